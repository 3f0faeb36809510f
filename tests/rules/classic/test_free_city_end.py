"""Two players: conflicts, what a wonder lets the Free City choose, the end (C126-C128)."""

import pytest

from tests.rules.classic.table import (
    RICH,
    act,
    cards_in,
    city,
    classic,
    deal_on,
    hand_of,
    legal,
    nature,
    pile_of,
    play,
    points,
    seats_asked,
    tokens,
    treasuries,
    ways,
)
from tests.rules.classic.two_players import choosing, for_free_city
from thaumata import NATURE
from thaumata.classic.names import FREE_CITY
from thaumata.classic.state import ClassicState
from thaumata.views.classic.city import city_score

Cards = tuple[str, ...]


def last_round(*, age: int = 1, **more: object) -> ClassicState:
    """Set up the sixth round; in Ages I and III seat 1 controls it."""
    return classic(2, age=age, round=6, **more)  # type: ignore[arg-type]


def end_age(state: ClassicState) -> None:
    """Sell with all seats, and answer for nature with the last card of the pile."""
    play(state)
    nature(state, state.game.text(state, NATURE, state.legal_actions(NATURE)[0]))


# A city like any other


@pytest.mark.parametrize(
    ("built", "taken"),
    [
        (((), (), ("walls",)), [[-1], [-1], [1, 1]]),
        ((("walls",), ("walls",), ()), [[1], [1], [-1, -1]]),
        ((("arsenal",), (), ("walls",)), [[1, 1], [-1, -1], [1, -1]]),
        ((("walls",), (), ("walls",)), [[1], [-1, -1], [1]]),
    ],
)
def test_the_free_city_fights_in_the_conflicts(
    built: tuple[Cards, ...], taken: list[list[int]]
) -> None:
    """C126."""
    state = last_round(built=built)
    end_age(state)
    assert [tokens(state, here) for here in range(3)] == taken


@pytest.mark.parametrize("seat", [0, 1])
def test_the_free_city_is_a_neighbor_for_guilds(seat: int) -> None:
    """C126: its cards, stages and Defeat tokens count."""
    built: list[Cards] = [(), (), ("ore_vein", "quarry", "stockade")]
    built[seat] = ("workers_guild", "strategists_guild", "builders_guild", "spies_guild")
    state = classic(2, age=3, built=built, stages=(0, 0, 2), tokens=((), (), [-1] * 3))
    assert points(state, seat)["guilds"] == 2 + 3 + 2 + 1


def test_the_free_city_is_a_neighbor_for_the_vineyard() -> None:
    """C126: in either direction."""
    state = classic(
        2,
        age=2,
        hands=(("vineyard",), ("statue", "loom_2")),
        built=((), (), ("ore_vein", "clay_pool")),
        coins=(0, 0, 0),
    )
    play(state, "build vineyard", "sell statue + city build loom_2")
    assert treasuries(state) == (2, 3, 0)
    state = classic(
        2,
        age=2,
        boards=("rhodos A", "ephesos A", "gizah A"),
        hands=((), ("statue", "vineyard")),
        built=(("ore_vein", "clay_pool"), ("stone_pit",)),
        coins=(0, 0, 0),
    )
    play(state, "", "sell statue + city build vineyard")
    assert treasuries(state) == (3, 3, 3)


def test_a_guild_of_the_free_city_can_be_copied() -> None:
    """C126: by a player with Olympia (side B)."""
    state = classic(
        2,
        age=3,
        boards=("olympia B",),
        stages=(3,),
        built=((), ("ore_vein",), ("workers_guild", "quarry")),
    )
    assert points(state, 0)["guilds"] == 2


# The end

WINNER_CASES: list[tuple[str, tuple[Cards, ...], tuple[int, ...], str, tuple[int, ...]]] = [
    ("C127 points", ((), ("altar",), ()), (0, 0, 0), "civilian", (1,)),
    ("C127 coins", (("altar",), ("altar",), ()), (2, 1, 0), "civilian_tiebreak", (0,)),
    ("C127 both", (("altar",), ("altar",), ()), (1, 1, 0), "shared", (0, 1)),
    ("C127 not the Free City", (("altar",), (), ("palace",)), (0, 0, 50), "civilian", (0,)),
    ("C127 nor level with it", (("altar",), (), ("altar",)), (0, 0, 0), "civilian", (0,)),
    ("C127 nor its coins", (("altar",), ("altar",), ()), (1, 1, 99), "shared", (0, 1)),
]


@pytest.mark.parametrize(("ruling", "built", "coins", "kind", "winners"), WINNER_CASES)
def test_one_player_wins_or_both_do_and_never_the_free_city(
    ruling: str,
    built: tuple[Cards, ...],
    coins: tuple[int, ...],
    kind: str,
    winners: tuple[int, ...],
) -> None:
    """C127."""
    poor = ("gizah A", "babylon A", "olympia A")  # whose next stages nobody can pay
    hands = (("study", "lodge"), ("observatory", "university", "academy"))
    state = last_round(age=3, boards=poor, built=built, coins=coins, hands=hands)
    end_age(state)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.winners) == (kind, winners)
    assert len(outcome.sheet.totals) == 2


# Choices of the Free City by a wonder


@pytest.mark.parametrize("card", ["stockade", "baths", "guard_tower", "barracks"])
def test_the_controller_chooses_the_resource_of_alexandria(card: str) -> None:
    """C128: any raw material, for the card that is chosen."""
    state = choosing(
        card, boards=("halikarnassos A", "ephesos A", "alexandria A"), stages=(0, 0, 2)
    )
    assert for_free_city(state) == [f"build {card}"]


@pytest.mark.parametrize(("round", "controller"), [(1, 0), (2, 1)])
def test_the_controller_of_the_round_chooses_the_discard_build(round: int, controller: int) -> None:
    """C128."""
    state = classic(
        2,
        round=round,
        boards=("rhodos A", "ephesos A", "halikarnassos A"),
        stages=(0, 0, 1),
        built=((), (), ("foundry", "ore_vein")),
        discards=("palace", "tavern"),
        coins=(0, 0, 0),
    )
    play(state, *(own_and_stage(state, seat) for seat in (0, 1)))
    assert (state.decision(), seats_asked(state)) == ("raise", [controller])
    assert {"city build palace", "city build tavern", "pass"} <= set(legal(state, controller))
    act(state, controller, "city build tavern")
    assert "tavern" in cards_in(state, FREE_CITY)
    assert treasuries(state)[FREE_CITY] == 5


def own_and_stage(state: ClassicState, seat: int) -> str:
    """Sell a card with a seat, and build a stage of the Free City with the controller."""
    first, second = hand_of(state, seat)[:2]
    return f"sell {first}" + (f" + city stage {second}" if seat == state.controller else "")


def babylon() -> ClassicState:
    """Play the last round of Age I with Babylon (side B) as the Free City, up to its last card."""
    state = last_round(
        boards=("rhodos A", "ephesos A", "babylon B"),
        hands=(("loom", "press"), ("theater", "glassworks", "altar")),
        stages=(0, 0, 2),
        built=((), (), RICH),
        coins=(0, 0, 0),
    )
    play(state, "build loom", "build glassworks + city build altar")
    nature(state, "deal scriptorium")
    return state


LAST_CARD_CASES: list[tuple[str, str, Cards, int, int]] = [
    ("C128 built", "city build scriptorium", ("scriptorium",), 2, 0),
    ("C128 for stage 3", "city stage scriptorium", (), 3, 0),
    ("C128 sold", "city sell scriptorium", (), 2, 3),
    ("C128 declined", "pass", (), 2, 0),
]


@pytest.mark.parametrize(("ruling", "text", "built", "stages", "coins"), LAST_CARD_CASES)
def test_the_last_card_of_the_free_city_is_the_last_one_of_the_pile(
    ruling: str, text: str, built: Cards, stages: int, coins: int
) -> None:
    """C128: the controller of the round plays it; those of the players are left over (C125)."""
    state = babylon()
    assert (state.decision(), seats_asked(state)) == ("last_card", [1])
    assert legal(state, 1) == [text for _, text, *_ in LAST_CARD_CASES]
    act(state, 1, text)
    assert cards_in(state, FREE_CITY) == {*RICH, "altar", *built}
    assert city(state, FREE_CITY).stages == stages
    assert treasuries(state) == (0, 0, coins)
    discarded = {"scriptorium"} if text in ("city sell scriptorium", "pass") else set()
    assert set(pile_of(state)) == {"press", "theater"} | discarded
    deal_on(state)
    assert (state.age, state.round) == (2, 1)


def test_a_last_card_that_a_chain_makes_free_is_built_by_it_or_left() -> None:
    """C121, C128."""
    state = last_round(
        age=2,
        boards=("rhodos A", "ephesos A", "babylon B"),
        hands=(("caravansery", "forum", "walls"), ("dispensary", "laboratory")),
        stages=(0, 0, 2),
        built=((), (), (*RICH, "scriptorium")),
        coins=(0, 0, 0),
    )
    play(state, "sell caravansery + city build forum", "sell dispensary")
    nature(state, "deal courthouse")
    assert legal(state, 0) == ["city build courthouse", "pass"]


def test_a_player_with_babylon_plays_the_last_card_of_the_own_hand() -> None:
    """C128: the last one of the pile is left over then."""
    state = last_round(
        boards=("babylon B", "rhodos A", "ephesos A"),
        hands=(("loom", "press"), ("theater", "glassworks", "altar")),
        stages=(2,),
    )
    play(state, "build loom", "build glassworks + city build altar")
    deal_on(state)
    assert (state.decision(), seats_asked(state)) == ("last_card", [0])
    assert ways(state, 0, "build") == ["press"]
    act(state, 0, "build press")
    assert cards_in(state, 0) == {"loom", "press"}


@pytest.mark.parametrize(
    ("guilds", "worth"),
    [
        ((("workers_guild",), ("magistrates_guild",)), 3),
        ((("workers_guild", "traders_guild"), ("spies_guild",)), 3),
        ((("traders_guild",), ("spies_guild",)), 1),
        (((), ()), 0),
    ],
)
def test_a_guild_copied_by_the_free_city_is_the_one_worth_most(
    guilds: tuple[Cards, Cards], worth: int
) -> None:
    """C128: three brown cards beside it, a blue, a yellow and no red one."""
    state = classic(
        2,
        age=3,
        boards=("rhodos A", "ephesos A", "olympia B"),
        stages=(0, 0, 3),
        built=(
            ("ore_vein", "quarry", "altar", *guilds[0]),
            ("sawmill", "tavern", *guilds[1]),
        ),
    )
    assert city_score(state, FREE_CITY).rows["guilds"] == worth
