"""Conspiracies about tokens, the track and the senate, one after the other."""

import pytest

from tests.rules.agora.table import agora, controlled, cubes_of, plot, written
from tests.rules.duel.table import (
    coins,
    deal,
    deal_all,
    pawn,
    play,
    points,
    price,
    table,
    texts,
    tokens,
    victory,
    waits_for,
    wonder_price,
)
from thaumata import NATURE

# Obscurantism


def test_a_token_of_the_board_the_opponent_or_the_box_is_locked() -> None:
    """D201, D261: but not one's own."""
    state = plot(
        "obscurantism",
        board=("law",),
        progress=(("economy",), ("masonry",)),
        box=("theology", "urbanism"),
    )
    assert waits_for(state) == ("obscurantism", 0)
    assert set(texts(state)) == {f"lock {id}" for id in ("law", "masonry", "theology", "urbanism")}


def test_a_token_locked_from_the_board_is_gone_for_the_game() -> None:
    """D201."""
    state = plot("obscurantism", board=("law", "strategy"), box=())
    play(state, "lock law")
    assert table(state)["board"] == ["strategy"]
    assert written(state)["locked"] == {"token": "law", "by": 0, "suspects": []}
    assert tokens(state, 0) == tokens(state, 1) == set()


LOCK_CASES: list[tuple[str, str, str]] = [
    ("D201 points", "philosophy", "progress"),
    ("D201 points", "mathematics", "progress"),
    ("D201 points, not coins", "agriculture", "progress"),
]


@pytest.mark.parametrize(("ruling", "token", "row"), LOCK_CASES)
def test_a_token_locked_from_the_opponent_is_worth_nothing_any_more(
    ruling: str, token: str, row: str
) -> None:
    """D201: coins already received are kept."""
    state = plot("obscurantism", progress=((), (token,)), box=())
    assert points(state, row)[1] > 0
    play(state, f"lock {token}")
    assert points(state, row) == (0, 0)
    assert tokens(state, 1) == set()
    assert coins(state) == (7, 7)


def test_the_lasting_effects_of_a_locked_token_end() -> None:
    """D201."""
    state = plot("obscurantism", progress=((), ("architecture",)), wonders=((), ("pyramids",)))
    assert wonder_price(state, 1, "pyramids") == 4
    play(state, "lock architecture")
    assert wonder_price(state, 1, "pyramids") == 8
    state = plot("obscurantism", progress=((), ("law",)))
    assert state.second_city.symbols != 0
    play(state, "lock law")
    assert state.second_city.symbols == 0
    state = plot(
        "obscurantism",
        progress=((), ("corruption",)),
        built=((), ("politician_left_1",)),
        open=("conspirator_1", "tavern"),
    )
    assert price(state, 1, "conspirator_1") == 0
    play(state, "lock corruption")
    assert price(state, 1, "conspirator_1") == 1
    state = plot(
        "obscurantism",
        progress=((), ("organized_crime",)),
        open=("conspirator_1", "tavern", "quarry"),
    )
    play(state, "lock organized_crime", "discard tavern", "build conspirator_1", "conspire")
    deal(state, "coup", "treason")
    assert waits_for(state) == ("keep_conspiracy", 1)


def test_which_token_of_the_box_is_locked_need_not_be_shown() -> None:
    """D261."""
    state = plot("obscurantism", box=("law", "masonry", "theology"))
    play(state, "lock masonry")
    assert table(state)["box"] == ["law", "theology"]
    assert written(state, 0)["locked"]["token"] == "masonry"
    hidden = state.known_to(1)
    assert written(hidden)["locked"]["token"] == "?"
    assert table(hidden)["box"] == ["law", "masonry", "theology"]


def test_a_token_locked_from_board_or_opponent_is_no_secret() -> None:
    """D201."""
    state = plot("obscurantism", board=("law",), box=("masonry",))
    play(state, "lock law")
    assert written(state, 1)["locked"]["token"] == "law"


def test_without_a_token_nothing_is_locked() -> None:
    """D201, D197."""
    state = plot("obscurantism", progress=(("law",), ()), box=())
    assert waits_for(state) == ("turn", 0)
    assert written(state)["locked"] is None


# Coup


@pytest.mark.parametrize("seat", [0, 1])
def test_coup_brings_two_shields(seat: int) -> None:
    """D202, D58: Strategy adds nothing."""
    state = plot("coup", seat=seat, progress=(("strategy",), ("strategy",)))
    assert pawn(state) == (2 if seat == 0 else -2)


def test_coup_fires_tokens_and_wins() -> None:
    """D202."""
    state = plot("coup", pawn=1)
    assert waits_for(state) == ("place_cube", 0)
    state = plot("coup", pawn=7, military_tokens=((), ()))
    assert victory(state) == ("military", (0,))


# Political Maneuver


def test_political_maneuver_places_removes_and_may_move() -> None:
    """D205."""
    state = plot("political_maneuver", cubes=({}, {3: 1, 5: 1}))
    assert waits_for(state) == ("place_cube", 0)
    play(state, "place 5")
    assert controlled(state, 0) == set()
    assert texts(state) == ["remove 3", "remove 5"]
    play(state, "remove 5")
    assert controlled(state, 0) == {5}
    assert waits_for(state) == ("move_cube", 0)
    play(state, "move 5 6")
    deal(state, "income_red")
    assert cubes_of(state, 0) == {6: 1}
    assert waits_for(state) == ("turn", 0)


MANEUVER_CASES: list[tuple[str, dict[int, int], dict[int, int], list[str]]] = [
    ("D205 all three", {1: 1}, {1: 1}, ["place_cube", "remove_cube", "move_cube"]),
    ("D205 nothing to place", {1: 12}, {1: 1}, ["remove_cube", "move_cube"]),
    ("D205 nothing to remove", {1: 1}, {}, ["place_cube", "move_cube"]),
    ("D205 only the cube just placed", {}, {}, ["place_cube", "move_cube"]),
    ("D205 only to move", {1: 12}, {}, ["move_cube"]),
]


@pytest.mark.parametrize(("ruling", "mine", "theirs", "asked"), MANEUVER_CASES)
def test_parts_of_political_maneuver_that_cannot_be_done_are_left_out(
    ruling: str, mine: dict[int, int], theirs: dict[int, int], asked: list[str]
) -> None:
    """D205, D197."""
    state = plot("political_maneuver", cubes=(mine, theirs))
    found = []
    while state.decision() != "turn":
        found.append(state.decision())
        play(state, texts(state)[0])
        if state.decision() == "deal_decree":
            deal_all(state)
    assert found == asked


# Espionage


def test_espionage_takes_any_token_of_the_box() -> None:
    """D206."""
    state = plot("espionage", box=("agriculture", "law", "masonry", "strategy", "urbanism"))
    assert waits_for(state) == ("espionage", 0)
    assert len(texts(state)) == 5
    play(state, "take agriculture")
    assert tokens(state, 0) == {"agriculture"}
    assert coins(state) == (13, 7)
    assert set(table(state)["box"]) == {"law", "masonry", "strategy", "urbanism"}


def test_a_token_from_espionage_can_win_or_make_nothing_more() -> None:
    """D206, D65."""
    five = ("scriptorium", "pharmacist", "workshop", "apothecary", "university")
    state = plot("espionage", built=(five, ()), box=("law",))
    play(state, "take law")
    assert victory(state) == ("scientific", (0,))


def test_an_empty_box_has_nothing_for_espionage() -> None:
    """D206, D197."""
    assert waits_for(plot("espionage", box=())) == ("turn", 0)


def test_a_locked_token_is_not_in_the_box_any_more() -> None:
    """D201, D206."""
    state = plot(
        "espionage",
        seat=1,
        box=("masonry",),
        locked={"token": "law", "by": 0, "suspects": ["law", "masonry"]},
    )
    assert texts(state) == ["take masonry"]
    assert written(state, 1)["locked"]["token"] == "law", "who looks through the box knows"


# Embezzlement

EMBEZZLEMENT_CASES: list[tuple[str, int, int, tuple[int, int], tuple[int, int]]] = [
    ("D208", 3, 2, (7, 7), (10, 5)),
    ("D208 none of both", 0, 0, (7, 7), (7, 7)),
    ("D208 no more than there is", 0, 5, (0, 3), (0, 0)),
    ("D208 all twelve", 12, 12, (0, 20), (12, 8)),
]


@pytest.mark.parametrize(("ruling", "mine", "theirs", "before", "after"), EMBEZZLEMENT_CASES)
def test_embezzlement_counts_the_cubes_of_both(
    ruling: str, mine: int, theirs: int, before: tuple[int, int], after: tuple[int, int]
) -> None:
    """D208."""
    state = plot("embezzlement", cubes=({1: mine}, {3: theirs}), coins=before)
    assert coins(state) == after
    assert waits_for(state) == ("turn", 0)


# Insider Influence


def test_insider_influence_lays_a_decree_under_another() -> None:
    """D212."""
    state = plot(
        "insider_influence",
        decrees={1: "trade_brown", 2: "income_red", 3: "trade_grey"},
        cubes=({1: 1}, {}),
    )
    assert waits_for(state) == ("insider_influence", 0)
    assert len(texts(state)) == 6 * 5
    play(state, "decree 3 1")
    assert written(state)["chambers"] == [1, 2, 1, 4, 5, 6]
    assert waits_for(state) == ("move_cube", 0)
    prices = state.first_city.prices
    assert [prices >> 8 * place & 255 for place in range(5)] == [1] * 5


def test_an_emptied_chamber_still_scores_and_counts() -> None:
    """D212, D173."""
    five = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
    state = plot(
        "insider_influence",
        cubes=({**five, 5: 2}, {}),
        decrees={6: "income_red"},
    )
    play(state, "decree 6 1")
    assert points(state, "senate") == (11, 0)
    play(state, "move 5 6")
    assert victory(state) == ("political", (0,))


SHIFT_CASES: list[tuple[str, dict[int, int], dict[int, int], int]] = [
    # cubes of both, and where the pawn goes when the shield decree moves from chamber 1 to 3
    ("D213 to the opponent", {1: 1}, {3: 1}, -2),
    ("D213 from the opponent", {3: 1}, {1: 1}, 2),
    ("D213 to nobody", {1: 1}, {}, -1),
    ("D213 from nobody", {3: 1}, {}, 1),
    ("D263 one controls both", {1: 1, 3: 1}, {}, 0),
    ("D263 nobody controls either", {}, {}, 0),
]


@pytest.mark.parametrize(("ruling", "mine", "theirs", "moved"), SHIFT_CASES)
def test_a_shifted_shield_decree_moves_the_pawn(
    ruling: str, mine: dict[int, int], theirs: dict[int, int], moved: int
) -> None:
    """D213, D263."""
    state = plot("insider_influence", decrees={1: "shield"}, cubes=(mine, theirs))
    play(state, "decree 1 3")
    assert pawn(state) == moved


def test_a_shifted_shield_decree_can_win() -> None:
    """D213, D182."""
    state = plot(
        "insider_influence",
        decrees={1: "shield"},
        cubes=({3: 1}, {1: 1}),
        pawn=7,
        military_tokens=((), ()),
    )
    play(state, "decree 1 3")
    assert victory(state) == ("military", (0,))


def test_a_face_down_decree_is_turned_up_in_a_controlled_chamber() -> None:
    """D213."""
    state = plot("insider_influence", cubes=({1: 1}, {}))
    play(state, "decree 2 1")
    assert waits_for(state) == ("deal_decree", NATURE)
    deal(state, "shield")
    assert pawn(state) == 1
    assert written(state)["decrees"][1] == "shield"


def test_a_face_down_decree_stays_so_in_a_chamber_without_control() -> None:
    """D213."""
    for cubes in (({}, {}), ({1: 1}, {1: 1})):
        state = plot("insider_influence", cubes=cubes)
        play(state, "decree 2 1")
        assert written(state)["decrees"][1] == "?"
        assert state.decision() != "deal_decree"


def test_a_face_down_decree_is_turned_up_when_a_cube_leaves_its_rival_in_control() -> None:
    """D213, D165: control is won without a cube having entered."""
    state = agora(
        plots=((("political_maneuver", "logging_camp"),), ()),
        chambers=(1, 1, 3, 4, 5, 6),
        decrees={1: "income_red", 2: "?"},
        cubes=({1: 1}, {1: 1}),
    )
    play(state, "trigger political_maneuver", "place 3", "remove 1")
    assert waits_for(state) == ("deal_decree", NATURE)
    deal(state, "shield")
    assert controlled(state, 0) == {1, 3}
    assert pawn(state) == 1
