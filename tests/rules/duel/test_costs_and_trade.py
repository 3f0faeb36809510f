"""Costs and trade: producing, buying, fixed prices, choices (D22-D32, D228)."""

import pytest

from tests.rules.duel.table import (
    cards,
    coins,
    duel,
    play,
    price,
    sides,
    table,
    texts,
    to_bank,
    waits_for,
    wonder_price,
)

Cards = tuple[str, ...]

PRODUCER_CASES: list[tuple[str, Cards, dict[str, str], str, int]] = [
    ("D22 brown", ("lumber_yard",), {}, "stable", 2),
    ("D22 gray", ("glassworks",), {}, "apothecary", 2),
    ("D22 two symbols on one card", ("shelf_quarry",), {}, "walls", 4),
    ("D22 yellow, raw", ("caravansery",), {}, "garrison", 2),
    ("D22 yellow, manufactured", ("forum",), {}, "workshop", 2),
    ("D22 wonder, raw", (), {"great_lighthouse": "altar"}, "baths", 2),
    ("D22 wonder, manufactured", (), {"piraeus": "altar"}, "apothecary", 2),
]


@pytest.mark.parametrize(("ruling", "mine", "raised", "card", "bought"), PRODUCER_CASES)
def test_brown_and_gray_cards_some_yellow_cards_and_some_wonders_produce(
    ruling: str, mine: Cards, raised: dict[str, str], card: str, bought: int
) -> None:
    """D22."""
    with_it = duel(open=(card,), built=(mine, ()), raised=(raised, {}))
    without = duel(open=(card,))
    assert price(with_it, 0, card) == 0
    assert price(without, 0, card) == bought


def test_a_wonder_that_waits_produces_nothing() -> None:
    """D22."""
    state = duel(open=("baths",), wonders=(("great_lighthouse",), ()))
    assert price(state, 0, "baths") == 2


def test_the_opponents_resources_are_not_ones_own() -> None:
    """D22."""
    state = duel(open=("baths",), built=((), ("quarry",)))
    assert price(state, 0, "baths") == 3
    assert price(state, 1, "baths") == 0


@pytest.mark.parametrize(
    ("theirs", "unit"),
    [
        ((), 2),
        (("quarry",), 3),
        (("quarry", "stone_pit"), 4),
        (("shelf_quarry",), 4),
        (("quarry", "stone_pit", "shelf_quarry"), 6),
        (("lumber_yard", "clay_pool", "press", "glassworks"), 2),
    ],
)
def test_a_missing_unit_costs_two_coins_and_one_for_each_symbol_of_the_opponent(
    theirs: Cards, unit: int
) -> None:
    """D23."""
    enough = duel(open=("baths", "altar"), built=((), theirs), coins=(unit, 0))
    short = duel(open=("baths", "altar"), built=((), theirs), coins=(unit - 1, 0))
    assert price(enough, 0, "baths") == unit
    assert "build baths" not in texts(short)
    play(enough, "build baths")
    assert coins(enough) == (0, 0)
    assert cards(enough, 0) == {"baths"}


def test_gray_cards_raise_the_price_of_their_goods() -> None:
    """D23."""
    theirs = ("glassworks", "glass_blower", "press")
    state = duel(open=("apothecary", "workshop"), built=((), theirs))
    assert price(state, 0, "apothecary") == 4
    assert price(state, 0, "workshop") == 3


def test_ones_own_symbols_do_not_raise_ones_own_price() -> None:
    """D23."""
    state = duel(open=("walls",), built=(("quarry",), ()))
    assert price(state, 0, "walls") == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_a_price_rises_as_soon_as_the_opponent_builds(seat: int) -> None:
    """D23."""
    state = duel(open=("shelf_quarry", "baths", "altar"), age=2, seat=seat)
    assert price(state, 1 - seat, "baths") == 2
    play(state, "build shelf_quarry")
    assert price(state, 1 - seat, "baths") == 4
    assert price(state, seat, "baths") == 0


@pytest.mark.parametrize(
    ("theirs", "raised"),
    [
        (("caravansery", "forum"), {}),
        ((), {"great_lighthouse": "altar", "piraeus": "theater"}),
        (("stone_reserve", "customs_house"), {}),
    ],
)
def test_yellow_cards_and_wonders_of_the_opponent_make_nothing_dearer(
    theirs: Cards, raised: dict[str, str]
) -> None:
    """D24."""
    state = duel(open=("baths", "apothecary"), built=((), theirs), raised=({}, raised))
    assert price(state, 0, "baths") == 2
    assert price(state, 0, "apothecary") == 2


def test_money_for_resources_goes_to_the_bank() -> None:
    """D25."""
    state = duel(open=("baths", "altar"), built=((), ("quarry",)), coins=(5, 4))
    assert to_bank(state, "build baths") == 3
    assert coins(state) == (2, 4)


@pytest.mark.parametrize("seat", [0, 1])
def test_money_for_resources_goes_to_an_opponent_with_economy(seat: int) -> None:
    """D25, D69."""
    state = duel(
        open=("baths", "altar"),
        built=sides(seat, (), ("quarry",)),
        progress=sides(seat, (), ("economy",)),
        coins=sides(seat, 5, 4),
        seat=seat,
    )
    assert to_bank(state, "build baths") == 0
    assert coins(state) == sides(seat, 2, 7)


def test_any_number_of_units_may_be_bought_in_a_turn() -> None:
    """D25."""
    state = duel(open=("palace", "academy"), coins=(10, 7))
    assert price(state, 0, "palace") == 10
    play(state, "build palace")
    assert coins(state) == (0, 7)
    assert cards(state, 0) == {"palace"}


def test_all_units_of_a_resource_cost_the_same() -> None:
    """D26: three stone against two stone symbols come to 12 coins."""
    theirs = ("quarry", "stone_pit")
    state = duel(open=("aqueduct", "altar"), age=2, built=((), theirs), coins=(12, 7))
    assert price(state, 0, "aqueduct") == 12
    assert "build aqueduct" not in texts(
        duel(open=("aqueduct",), built=((), theirs), coins=(11, 7))
    )
    play(state, "build aqueduct")
    assert coins(state) == (0, 7)


def test_what_a_city_produces_is_taken_off_before_buying() -> None:
    """D26."""
    state = duel(open=("aqueduct",), built=(("quarry",), ("shelf_quarry",)))
    assert price(state, 0, "aqueduct") == 8


FIXED_PRICE_CASES: list[tuple[str, str, str, Cards, int, int]] = [
    ("D27 stone", "stone_reserve", "aqueduct", ("shelf_quarry", "quarry"), 3, 15),
    ("D27 clay", "clay_reserve", "statue", ("brickyard",), 2, 8),
    ("D27 wood", "wood_reserve", "stable", ("sawmill", "lumber_yard"), 1, 5),
    ("D27 glass", "customs_house", "laboratory", ("glassworks",), 4, 8),
    ("D27 papyrus", "customs_house", "school", ("press", "drying_room"), 4, 10),
]


@pytest.mark.parametrize(("ruling", "fixer", "card", "theirs", "fixed", "free"), FIXED_PRICE_CASES)
def test_a_reserve_or_the_customs_house_sells_its_resources_for_one_coin(
    ruling: str, fixer: str, card: str, theirs: Cards, fixed: int, free: int
) -> None:
    """D27."""
    assert price(duel(open=(card,), built=((fixer,), theirs)), 0, card) == fixed
    assert price(duel(open=(card,), built=((), theirs)), 0, card) == free


def test_a_fixed_price_helps_its_owner_alone_and_its_resource_alone() -> None:
    """D27."""
    theirs = ("quarry", "clay_pool")
    state = duel(open=("baths", "garrison"), built=(("stone_reserve",), theirs))
    assert price(state, 0, "baths") == 1
    assert price(state, 0, "garrison") == 3
    state = duel(open=("baths",), built=((), ("stone_reserve",)))
    assert price(state, 0, "baths") == 2


def test_a_fixed_price_stays_when_the_opponent_builds_more() -> None:
    """D27."""
    state = duel(open=("shelf_quarry", "walls"), built=((), ("stone_reserve",)), coins=(7, 7))
    assert price(state, 1, "walls") == 2
    play(state, "build shelf_quarry")
    assert price(state, 1, "walls") == 2


def test_a_fixed_price_begins_with_the_next_turn() -> None:
    """D28."""
    state = duel(open=("stone_reserve", "altar", "baths"), coins=(4, 7))
    assert price(state, 0, "baths") == 2
    play(state, "build stone_reserve", "discard altar")
    assert price(state, 0, "baths") == 1
    play(state, "build baths")
    assert coins(state)[0] == 0


def test_a_fixed_price_never_helps_the_build_that_brings_the_card() -> None:
    """D28: the Customs House comes out of the pile by a wonder that needs glass and papyrus."""
    state = duel(
        open=("altar", "apothecary", "workshop"),
        wonders=(("mausoleum",), ()),
        progress=(("theology",), ()),
        discards=("customs_house",),
        coins=(11, 7),
    )
    assert wonder_price(state, 0, "mausoleum") == 10
    play(state, "wonder mausoleum altar", "build customs_house")
    assert coins(state) == (1, 7)
    # Theology gives an extra turn, in which the price is fixed already.
    assert waits_for(state) == ("turn", 0)
    assert price(state, 0, "apothecary") == price(state, 0, "workshop") == 1
    play(state, "build workshop")
    assert coins(state) == (0, 7)


def test_one_build_may_draw_on_several_fixed_prices() -> None:
    """D29."""
    mine = ("stone_reserve", "wood_reserve", "customs_house")
    theirs = ("quarry", "lumber_yard", "glassworks")
    state = duel(open=("rostrum", "library", "palace"), age=3, built=(mine, theirs))
    assert price(state, 0, "rostrum") == 2
    assert price(state, 0, "library") == 3
    assert price(state, 0, "palace") == 1 + 1 + 2 + 2  # one coin each, but clay costs 2


RAW: dict[str, str] = {"great_lighthouse": "altar"}
MADE: dict[str, str] = {"piraeus": "theater"}

CHOICE_CASES: list[tuple[str, Cards, dict[str, str], str, int]] = [
    ("D30 one producer, one unit", ("caravansery",), {}, "walls", 2),
    ("D30 two producers, the same resource", ("caravansery",), RAW, "walls", 0),
    ("D30 two producers, different ones", ("caravansery",), RAW, "rostrum", 0),
    ("D30 two producers of goods, the same", ("forum",), MADE, "chamber_of_commerce", 0),
    ("D30 two producers of goods, different", ("forum",), MADE, "caravansery", 2),
    ("D30 raw materials only", ("caravansery",), {}, "apothecary", 2),
    ("D30 goods only", ("forum",), {}, "baths", 2),
    ("D30 all four", ("caravansery", "forum"), {**RAW, **MADE}, "palace", 2),
]


@pytest.mark.parametrize(("ruling", "mine", "raised", "card", "coins"), CHOICE_CASES)
def test_a_producer_with_a_choice_supplies_one_unit_for_each_build(
    ruling: str, mine: Cards, raised: dict[str, str], card: str, coins: int
) -> None:
    """D30."""
    assert price(duel(open=(card,), built=(mine, ()), raised=(raised, {})), 0, card) == coins


def test_a_producer_with_a_choice_chooses_anew_for_each_build() -> None:
    """D30."""
    state = duel(
        open=("baths", "altar", "stable", "theater"), built=(("caravansery",), ()), coins=(0, 0)
    )
    play(state, "build baths", "build altar", "build stable")
    assert cards(state, 0) == {"caravansery", "baths", "stable"}
    assert coins(state)[0] == 0


def test_choices_are_made_so_that_the_player_pays_least() -> None:
    """D31: one stone at price 4 and one wood at price 2 with one producer cost 2."""
    theirs = ("shelf_quarry",)
    state = duel(open=("rostrum",), built=(("caravansery",), theirs))
    assert price(duel(open=("rostrum",), built=((), theirs)), 0, "rostrum") == 4 + 2
    assert price(state, 0, "rostrum") == 2


def test_choices_fixed_prices_and_discounts_are_combined_for_the_least_price() -> None:
    """D31, D67."""
    mine = ("caravansery", "wood_reserve")
    theirs = ("quarry", "stone_pit", "brickyard", "lumber_yard")
    # Stone costs 4, clay 4, wood 1. Town Hall needs two wood and three stone.
    state = duel(open=("town_hall",), built=(mine, theirs))
    assert price(state, 0, "town_hall") == 1 + 1 + 4 + 4
    state = duel(open=("town_hall",), built=(mine, theirs), progress=(("masonry",), ()))
    assert price(state, 0, "town_hall") == 1 + 1


def test_coins_in_a_cost_go_to_the_bank() -> None:
    """D32."""
    state = duel(open=("customs_house", "brewery"), coins=(6, 4), progress=((), ("economy",)))
    assert to_bank(state, "build customs_house") == 4
    assert coins(state) == (2, 4)


@pytest.mark.parametrize(
    ("mine", "treasury", "is_offered"),
    [((), 5, True), ((), 4, False), (("clay_pool",), 3, True), (("clay_pool",), 2, False)],
)
def test_a_cost_of_coins_and_resources_demands_both(
    mine: Cards, treasury: int, is_offered: bool
) -> None:
    """D32: the Forum costs three coins and a clay."""
    state = duel(open=("forum", "altar"), age=2, built=(mine, ()), coins=(treasury, 7))
    assert ("build forum" in texts(state)) == is_offered
    if is_offered:
        play(state, "build forum")
        assert coins(state) == (0, 7)


INCOME_CASES: list[tuple[str, str, Cards, Cards, int, int]] = [
    # the card, what stands in the city, progress, its price, what it brings
    ("D228 its own effect", "port", ("lumber_yard", "glassworks", "quarry", "clay_pool"), (), 2, 6),
    ("D228 the effect of a guild", "scientists_guild", ("workshop", "school"), (), 8, 2),
]


@pytest.mark.parametrize(("ruling", "card", "mine", "progress", "cost", "income"), INCOME_CASES)
def test_coins_earned_by_a_build_come_too_late_to_pay_for_it(
    ruling: str, card: str, mine: Cards, progress: Cards, cost: int, income: int
) -> None:
    """D228."""
    short = duel(open=(card, "pretorium"), built=(mine, ()), coins=(cost - 1, 0))
    assert f"build {card}" not in texts(short)
    exact = duel(open=(card, "pretorium"), built=(mine, ()), coins=(cost, 0))
    play(exact, f"build {card}")
    assert coins(exact) == (income, 0)


def test_coins_of_a_wonder_come_too_late_to_pay_for_it() -> None:
    """D228: the Temple of Artemis costs 8 coins and brings 12."""
    cities = {"wonders": (("temple_of_artemis",), ()), "open": ("altar", "theater")}
    short = duel(coins=(7, 0), **cities)  # type: ignore[arg-type]
    assert "wonder temple_of_artemis altar" not in texts(short)
    exact = duel(coins=(8, 0), **cities)  # type: ignore[arg-type]
    play(exact, "wonder temple_of_artemis altar")
    assert coins(exact) == (12, 0)


def test_coins_of_economy_come_too_late_to_pay_with_them() -> None:
    """D228, D71: what I spend comes to my opponent, and nothing of it back to me."""
    state = duel(
        open=("baths", "altar"),
        coins=(2, 0),
        progress=((), ("economy",)),
    )
    play(state, "build baths")
    assert coins(state) == (0, 2)
    assert table(state)["active"] == 1
