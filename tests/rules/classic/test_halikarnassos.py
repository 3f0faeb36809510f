"""Building from the discard pile: the stages of Halikarnassos (C82-C87)."""

import pytest

from tests.rules.classic.table import (
    RICH,
    act,
    cards_in,
    city,
    classic,
    deal_on,
    hand_of,
    has,
    legal,
    pile_of,
    play,
    points,
    seats_asked,
    tokens,
    treasuries,
    ways,
)
from thaumata.classic.state import ClassicState

Cards = tuple[str, ...]

PILE = ("palace", "aqueduct", "baths", "clay_pit")


def halikarnassos(**more: object) -> ClassicState:
    """Set up a table where Halikarnassos has everything for its next stage."""
    setting: dict[str, object] = {
        "boards": ("halikarnassos A", "gizah A", "rhodos A"),
        "hands": (("stockade", "barracks"), ("altar", "loom"), ("theater", "marketplace")),
        "stages": (1,),
        "built": (("foundry", "ore_vein", "brickyard", "clay_pool", "glassworks", "press"),),
        "coins": (0, 0, 0),
    }
    return classic(**{**setting, **more})  # type: ignore[arg-type]


STAGE_CASES: list[tuple[str, str, int, bool]] = [
    ("C82", "halikarnassos A", 0, False),
    ("C82", "halikarnassos A", 1, True),
    ("C82", "halikarnassos A", 2, False),
    ("C82", "halikarnassos B", 0, True),
    ("C82", "halikarnassos B", 1, True),
    ("C82", "halikarnassos B", 2, True),
]


@pytest.mark.parametrize(("ruling", "board", "stages", "builds"), STAGE_CASES)
def test_these_stages_build_from_the_discard_pile(
    ruling: str, board: str, stages: int, builds: bool
) -> None:
    """C82: stage 2 of side A, every stage of side B."""
    state = halikarnassos(
        boards=(board, "gizah A", "rhodos A"),
        stages=(stages,),
        built=((*RICH, "forum"),),
        discards=PILE,
    )
    play(state, "stage stockade", "build altar", "build theater")
    assert city(state, 0).stages == stages + 1
    assert (state.decision() == "raise") == builds
    assert seats_asked(state) == ([0] if builds else [0, 1, 2])


def test_any_card_of_the_whole_pile_is_built_for_nothing() -> None:
    """C82: of every age, without resources, coins or a chain."""
    state = halikarnassos(discards=PILE)
    play(state, "stage stockade", "build altar", "build theater")
    assert ways(state, 0, "build") == ["clay_pit", "baths", "aqueduct", "palace"]
    act(state, 0, "build palace")
    assert treasuries(state) == (0, 0, 0)
    assert has(state, 0, "palace")
    assert sorted(pile_of(state)) == sorted(set(PILE) - {"palace"})
    assert (state.round, state.decision()) == (2, "choose"), "one card only"


def test_the_player_may_build_nothing() -> None:
    """C82."""
    state = halikarnassos(discards=PILE)
    play(state, "stage stockade", "build altar", "build theater")
    assert legal(state, 0)[-1] == "pass"
    before = cards_in(state, 0)
    act(state, 0, "pass")
    assert cards_in(state, 0) == before
    assert sorted(pile_of(state)) == sorted(PILE)
    assert state.round == 2


def test_the_pile_is_looked_through_in_the_round_of_the_stage_alone() -> None:
    """C82: no other round brings a discard build."""
    state = halikarnassos(discards=PILE)
    play(state)
    assert (state.round, state.decision()) == (2, "choose")
    play(state, f"stage {hand_of(state, 0)[0]}")
    assert (state.round, state.decision()) == (2, "raise")
    act(state, 0, "build baths")
    play(state)
    assert (state.round, state.decision()) == (4, "choose")


def test_what_was_sold_in_this_round_is_already_in_the_pile() -> None:
    """C83: what lies under stages is not (C58)."""
    state = halikarnassos(built=(RICH[:-3], ("quarry",)))
    play(state, "stage stockade", "stage loom", "sell theater")
    assert ways(state, 0, "build") == ["theater"]


def test_what_was_left_over_in_the_last_round_is_already_in_the_pile() -> None:
    """C83: the own card too."""
    state = halikarnassos(round=6)
    play(state, "stage stockade", "build altar", "sell theater")
    assert set(ways(state, 0, "build")) == {"barracks", "loom", "theater", "marketplace"}


@pytest.mark.parametrize(
    ("built", "discards", "offered"),
    [
        ((), ("altar", "baths"), ["baths", "altar"]),
        (("altar",), ("altar", "baths"), ["baths"]),
        (("press",), ("press_2", "loom_2"), ["loom_2"]),
        (("press_2",), ("press", "loom"), ["loom"]),
    ],
)
def test_no_building_is_built_twice_from_the_pile(
    built: Cards, discards: Cards, offered: list[str]
) -> None:
    """C84, C50."""
    state = halikarnassos(built=(("foundry", "ore_vein", *built),), discards=discards)
    play(state, "stage stockade", "build loom", "build theater")
    assert ways(state, 0, "build") == offered


@pytest.mark.parametrize("discards", [(), ("foundry", "ore_vein", "ore_vein")])
def test_without_a_card_that_may_be_built_nothing_happens(discards: Cards) -> None:
    """C84: the stage stands nevertheless."""
    state = halikarnassos(discards=discards)
    play(state, "stage stockade", "build altar", "build theater")
    assert (state.round, state.decision()) == (2, "choose")
    assert city(state, 0).stages == 2


AT_ONCE_CASES: list[tuple[str, str, int]] = [
    ("C85", "tavern", 5),
    ("C85 four own brown cards and one of this round", "vineyard", 4 + 1),
    ("C85 two stages", "arena", 3 * 2),
    ("C85 own brown cards", "haven", 4),
    ("C85 own gray cards", "chamber_of_commerce", 2 * 2),
]


@pytest.mark.parametrize(("ruling", "card", "coins"), AT_ONCE_CASES)
def test_the_card_takes_effect_at_once_by_what_stands_then(
    ruling: str, card: str, coins: int
) -> None:
    """C85."""
    state = halikarnassos(
        hands=(("stockade",), ("lumber_yard",), ("theater",)), discards=(card, "palace")
    )
    play(state, "stage stockade", "build lumber_yard", "build theater")
    assert treasuries(state) == (0, 0, 0)
    act(state, 0, f"build {card}")
    assert treasuries(state) == (coins, 0, 0)


@pytest.mark.parametrize(
    ("card", "ways_to_pay"), [("sawmill", [""]), ("marketplace", [""]), ("baths", [])]
)
def test_a_producer_or_a_chain_from_the_pile_serves_in_the_next_round(
    card: str, ways_to_pay: list[str]
) -> None:
    """C85, C55: the Caravansery costs two wood, or nothing beside a Marketplace."""
    state = halikarnassos(age=2, hands=(("forum",), ("caravansery",)), discards=(card,))
    play(state, "stage forum")
    act(state, 0, f"build {card}")
    assert ways(state, 0, "build caravansery") == ways_to_pay


def test_the_card_takes_part_in_conflicts_and_scoring() -> None:
    """C85, C87: earned in the last round, it comes before the conflicts."""
    state = halikarnassos(round=6, discards=("walls",))
    play(state, "stage stockade", "build altar", "build theater")
    assert [tokens(state, seat) for seat in range(3)] == [[], [], []]
    act(state, 0, "build walls")
    assert [tokens(state, seat) for seat in range(3)] == [[1, 1], [-1], [-1]]


def test_a_discard_build_of_the_last_round_of_all_counts_in_the_end() -> None:
    """C85, C87."""
    state = halikarnassos(age=3, round=6, hands=(("arsenal",),), discards=("palace",))
    play(state, "stage arsenal")
    assert state.outcome() is None
    act(state, 0, "build palace")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sheet.rows["blue"] == (8, 0, 0)


@pytest.mark.parametrize("text", ["sell clay_pit", "pass"])
def test_babylons_last_card_goes_first_and_then_lies_in_the_pile(text: str) -> None:
    """C86."""
    state = halikarnassos(
        boards=("halikarnassos A", "babylon B", "gizah A"),
        hands=(("stockade", "barracks"), ("loom", "clay_pit"), ("theater", "marketplace")),
        stages=(1, 2),
        round=6,
    )
    play(state, "stage stockade", "build loom", "build theater")
    assert (state.decision(), seats_asked(state)) == ("last_card", [1])
    assert pile_of(state) == []
    act(state, 1, text)
    assert (state.decision(), seats_asked(state)) == ("raise", [0])
    assert ways(state, 0, "build") == ["clay_pit", "marketplace", "barracks"]


def test_a_card_that_babylon_builds_last_is_out_of_reach() -> None:
    """C86."""
    state = halikarnassos(
        boards=("halikarnassos A", "babylon B", "gizah A"),
        hands=(("stockade", "barracks"), ("loom", "altar"), ("theater", "marketplace")),
        stages=(1, 2),
        round=6,
    )
    play(state, "stage stockade", "build loom", "build theater")
    act(state, 1, "build altar")
    assert ways(state, 0, "build") == ["marketplace", "barracks"]
    act(state, 0, "build barracks")
    deal_on(state)
    assert points(state, 0)["military"] == 2
