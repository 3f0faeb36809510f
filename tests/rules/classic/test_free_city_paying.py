"""Two players: payments of the Free City, and their order (C120-C122, C225, C226)."""

import pytest

from tests.rules.classic.table import (
    RICH,
    act,
    cards_in,
    classic,
    deal_on,
    play,
    treasuries,
    ways,
)
from tests.rules.classic.two_players import choosing, finish, for_free_city
from thaumata.classic.names import FREE_CITY
from thaumata.classic.state import ClassicState

Cards = tuple[str, ...]


def test_the_free_city_buys_from_both_neighbors_and_the_controller_picks_the_seller() -> None:
    """C120."""
    for seller, coins in (("left", (2, 0)), ("right", (0, 2))):
        state = choosing("barracks", built=((), ("ore_vein",)), coins=(0, 0, 2))
        assert for_free_city(state) == ["build barracks right 2", "build barracks left 2"]
        finish(state, f"build barracks {seller} 2")
        assert treasuries(state) == (3 + coins[0], coins[1], 0)
        assert cards_in(state, FREE_CITY) == {"barracks"}


@pytest.mark.parametrize(
    ("post", "offered"),
    [
        ("east_trading_post", {"right 1", "left 2"}),
        ("west_trading_post", {"right 2", "left 1"}),
        ("marketplace", {"right 2", "left 2"}),
    ],
)
def test_the_free_city_pays_the_usual_prices_and_may_buy_from_the_dearer_seller(
    post: str, offered: set[str]
) -> None:
    """C120, C225: its own discounts count; the own city of the controller sits to its left."""
    state = choosing("barracks", built=((), ("ore_vein",), (post,)), coins=(0, 0, 9))
    assert set(ways(state, 0, "city build barracks")) == offered


def test_the_free_city_makes_itself_what_it_can() -> None:
    """C225: it is not offered to buy its own stone, or more than is missing."""
    state = choosing(
        "baths", "barracks", built=(("stone_pit",), ("stone_pit",), ("clay_pit",)), coins=(0, 0, 9)
    )
    assert for_free_city(state)[:2] == ["build baths", "build barracks"]


def test_a_card_that_a_chain_makes_free_is_offered_to_the_free_city_for_that_alone() -> None:
    """C121: there is no paying although it could, and no stage although it could pay that too."""
    state = chaining(("ore_vein",))
    assert set(for_free_city(state)) == {"build gardens"}
    state = chaining(("quarry", "stone_pit", "ore_vein"))
    assert for_free_city(state) == ["build gardens"]


def test_other_cards_may_still_go_under_a_stage_of_the_free_city() -> None:
    """C119, C121: also the same building once more, which no chain can help."""
    state = choosing(
        "gardens", "palace", age=3, built=((), (), ("statue", "quarry")), coins=(0, 0, 0)
    )
    assert for_free_city(state) == ["build gardens", "stage palace"]
    state = choosing(
        "gardens", age=3, built=((), (), ("statue", "gardens", "quarry")), coins=(0, 0, 0)
    )
    assert for_free_city(state) == ["stage gardens"]


def chaining(built: Cards) -> ClassicState:
    """Offer Gardens to a Free City with a Statue, which could also buy everything for them."""
    return choosing(
        "gardens",
        age=3,
        built=(("clay_pool", "brickyard"), ("lumber_yard",), ("statue", *built)),
        coins=(0, 0, 20),
    )


def test_a_chain_is_used_before_olympias_free_build() -> None:
    """C121."""
    state = choosing(
        "gardens",
        age=3,
        boards=("gizah A", "ephesos A", "olympia A"),
        built=((), (), ("statue",)),
        stages=(0, 0, 2),
    )
    assert for_free_city(state) == ["build gardens"]


# The order


def second_age(*hands: Cards) -> ClassicState:
    """Make seat 1 the controller of the first round of Age II; all have a coin."""
    boards = ("rhodos A", "ephesos A", "gizah A")
    state = classic(2, age=2, boards=boards, hands=hands, coins=(1, 1, 1))
    assert state.controller == 1
    return state


def test_the_free_citys_card_is_carried_out_before_those_of_the_players() -> None:
    """C122, C89: its Vineyard does not count what they build in this round."""
    state = second_age(("sawmill",), ("quarry", "vineyard"))
    play(state, "build sawmill", "build quarry + city build vineyard")
    assert treasuries(state) == (0, 0, 1)


def test_the_players_cards_find_what_the_free_city_has_built() -> None:
    """C122: their Vineyard counts its new card, and that of the other player (C89)."""
    state = second_age(("vineyard",), ("quarry", "foundry"))
    play(state, "build vineyard", "build quarry + city build foundry")
    assert treasuries(state) == (1 + 2, 0, 0)


def test_the_controller_cannot_spend_what_the_free_city_pays_in_the_same_round() -> None:
    """C122, C39: the controller."""
    state = classic(
        2,
        boards=("rhodos A", "ephesos A", "gizah A"),
        hands=(("barracks", "clay_pit"), ("altar",)),
        coins=(0, 0, 2),
        pile=("baths",),
    )
    assert ways(state, 0, "build clay_pit") == []
    play(state, "sell baths + city build barracks left 2", "build altar")
    assert treasuries(state) == (3 + 2, 0, 0)


def test_the_other_player_cannot_spend_what_the_free_city_pays_either() -> None:
    """C122, C39: not even when the choice for the Free City is sealed already."""
    state = classic(
        2,
        boards=("ephesos A", "rhodos A", "gizah A"),
        hands=(("barracks", "altar"), ("clay_pit", "theater")),
        coins=(0, 0, 2),
    )
    act(state, 0, "sell altar")
    act(state, 0, "city build barracks right 2")
    assert ways(state, 1, "build clay_pit") == []
    act(state, 1, "build theater")
    assert treasuries(state) == (3, 2, 0)


# Its coins


def test_the_coins_of_the_free_city_stay_with_it_from_age_to_age() -> None:
    """C226."""
    state = classic(
        2,
        boards=("rhodos A", "ephesos A", "gizah A"),
        round=6,
        hands=(("loom", "press"), ("theater", "stockade", "altar")),
        coins=(0, 0, 17),
    )
    play(state, "build loom", "sell stockade + city build theater")
    deal_on(state)
    assert (state.age, state.round) == (2, 1)
    assert treasuries(state) == (0, 3, 17)


def test_trade_and_effects_bring_the_free_city_coins() -> None:
    """C226."""
    state = classic(
        2,
        boards=("rhodos A", "gizah A", "ephesos A"),
        hands=(("stockade", "altar"), ("scriptorium",)),
        built=((), (), RICH),
        stages=(0, 0, 1),
        coins=(0, 2, 0),
    )
    play(state, "sell stockade + city stage altar", "build scriptorium left 2")
    assert treasuries(state) == (3, 0, 2 + 9)


def test_the_free_city_pays_for_nobody_else() -> None:
    """C226: a player without coins buys nothing, however rich it is."""
    state = classic(
        2, boards=("rhodos A", "ephesos A", "gizah A"), hands=(("baths",),), coins=(1, 9, 99)
    )
    assert ways(state, 0, "build baths") == []
