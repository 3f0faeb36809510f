"""The progress tokens, one after the other (D62, D66-D74)."""

import pytest

from tests.rules.duel.table import (
    DATA,
    cards,
    coins,
    deal,
    duel,
    play,
    points,
    price,
    texts,
    tokens,
    victory,
    waits_for,
    wonder_price,
    wonders,
)
from thaumata.duel.state import DuelState

Cards = tuple[str, ...]


def pair_for(token: str, **given: object) -> DuelState:
    """Complete a pair by chain, without a coin, and take a token."""
    fitting = {"built": (("scriptorium",), ()), "coins": (0, 7), **given}
    state = duel(
        open=("library", "altar", "statue", "baths", "walls"),
        age=2,
        board=(token, "philosophy"),
        **fitting,  # type: ignore[arg-type]
    )
    play(state, "build library", f"take {token}")
    return state


@pytest.mark.parametrize("token", ["agriculture", "urbanism"])
def test_agriculture_and_urbanism_pay_six_coins_when_gained_for_a_pair(token: str) -> None:
    """D66."""
    state = pair_for(token)
    assert coins(state) == (6, 7)
    play(state, "discard altar")
    play(state, "discard baths")
    assert coins(state) == (8, 9)  # one time only


@pytest.mark.parametrize("token", ["agriculture", "urbanism"])
def test_agriculture_and_urbanism_pay_six_coins_when_found_in_the_box(token: str) -> None:
    """D66."""
    state = duel(
        open=("altar", "theater"), wonders=(("great_library",), ()), box=(token,), coins=(10, 7)
    )
    play(state, "wonder great_library altar")
    deal(state, token)
    play(state, f"take {token}")
    assert coins(state) == (6, 7)


@pytest.mark.parametrize(
    "token", sorted({token["id"] for token in DATA["progress"]} - {"agriculture", "urbanism"})
)
def test_no_other_token_pays_coins(token: str) -> None:
    """D66."""
    state = duel(open=("library", "altar"), age=2, built=(("scriptorium",), ()), board=(token,))
    play(state, "build library", f"take {token}")
    assert coins(state) == (7, 7)
    assert tokens(state, 0) == {token}


def test_agriculture_is_worth_four_points_and_philosophy_seven() -> None:
    """D66, D81."""
    state = duel(progress=(("agriculture",), ("philosophy",)))
    assert points(state, "progress") == (4, 7)


@pytest.mark.parametrize(
    ("wonder", "full", "lowered"),
    [
        ("pyramids", 8, 4),
        ("sphinx", 8, 4),
        ("appian_way", 10, 6),
        ("mausoleum", 10, 6),
    ],
)
def test_architecture_lowers_the_cost_of_a_wonder_by_two_units(
    wonder: str, full: int, lowered: int
) -> None:
    """D67."""
    assert wonder_price(duel(wonders=((wonder,), ())), 0, wonder) == full
    with_it = duel(wonders=((wonder,), ()), progress=(("architecture",), ()), coins=(lowered, 7))
    assert wonder_price(with_it, 0, wonder) == lowered
    play(with_it, f"wonder {wonder} altar")
    assert coins(with_it)[0] == {"appian_way": 3}.get(wonder, 0)
    short = duel(wonders=((wonder,), ()), progress=(("architecture",), ()), coins=(lowered - 1, 7))
    assert f"wonder {wonder} altar" not in texts(short)


@pytest.mark.parametrize(
    ("card", "full", "lowered"),
    [("aqueduct", 6, 2), ("town_hall", 10, 6), ("palace", 10, 6), ("statue", 4, 0)],
)
def test_masonry_lowers_the_cost_of_a_blue_building_by_two_units(
    card: str, full: int, lowered: int
) -> None:
    """D67."""
    assert price(duel(open=(card,)), 0, card) == full
    with_it = duel(open=(card,), progress=(("masonry",), ()))
    assert price(with_it, 0, card) == lowered
    theirs = duel(open=(card,), progress=((), ("masonry",)))
    assert price(theirs, 0, card) == full


def test_the_units_that_save_the_most_coins_are_dropped() -> None:
    """D67."""
    theirs = ("shelf_quarry", "glassworks")
    # Palace: wood 2, stone 4, clay 2 and two glass at 3 each.
    state = duel(open=("palace",), built=((), theirs), progress=(("masonry",), ()))
    assert price(duel(open=("palace",), built=((), theirs)), 0, "palace") == 2 + 4 + 2 + 3 + 3
    assert price(state, 0, "palace") == 2 + 2 + 3
    # Pyramids: three stone at 4 and a papyrus at 2.
    state = duel(built=((), theirs), progress=(("architecture",), ()))
    assert wonder_price(state, 0, "pyramids") == 4 + 2


def test_only_missing_units_are_dropped() -> None:
    """D67: what the city produces itself needs no discount."""
    state = duel(
        open=("palace",), built=(("lumber_yard", "quarry"), ()), progress=(("masonry",), ())
    )
    assert price(state, 0, "palace") == 2  # clay and two glass are missing


@pytest.mark.parametrize("card", ["walls", "library", "arena", "builders_guild", "forum"])
def test_masonry_and_architecture_help_no_other_card(card: str) -> None:
    """D67: coins in a cost stay as they are too."""
    plain = duel(open=(card,))
    helped = duel(open=(card,), progress=(("masonry", "architecture"), ()))
    assert price(helped, 0, card) == price(plain, 0, card) > 0


def test_masonry_does_not_help_wonders_nor_architecture_blue_buildings() -> None:
    """D67."""
    assert wonder_price(duel(progress=(("masonry",), ())), 0, "pyramids") == 8
    assert price(duel(open=("aqueduct",), progress=(("architecture",), ())), 0, "aqueduct") == 6


def test_a_discount_begins_with_the_builds_after_it() -> None:
    """D67."""
    state = pair_for("masonry", built=(("scriptorium", "clay_pool"), ()))
    assert price(state, 0, "statue") == 0
    play(state, "discard altar", "build statue")
    assert cards(state, 0) == {"scriptorium", "clay_pool", "library", "statue"}
    assert coins(state)[0] == 0


def test_the_rest_of_a_discount_is_lost() -> None:
    """D68: Baths lack one stone, and nothing is paid back."""
    state = duel(open=("baths", "altar"), progress=(("masonry",), ()), coins=(3, 7))
    assert price(state, 0, "baths") == 0
    play(state, "build baths")
    assert coins(state) == (3, 7)
    state = duel(
        wonders=(("pyramids",), ()),
        built=(("shelf_quarry", "quarry"), ()),
        progress=(("architecture",), ()),
        coins=(3, 7),
    )
    assert wonder_price(state, 0, "pyramids") == 0
    play(state, "wonder pyramids altar")
    assert coins(state) == (3, 7)


ECONOMY_CASES: list[tuple[str, str, Cards, Cards, int, int]] = [
    # the card that seat 0 builds, what both cities hold, its price, what comes to seat 1
    ("D69 trade", "walls", (), ("quarry",), 6, 6),
    ("D69 a reduced price", "walls", ("stone_reserve",), ("quarry",), 2, 2),
    ("D69 coins printed in the cost", "customs_house", (), (), 4, 0),
    ("D69 both", "forum", (), ("clay_pool",), 6, 3),
    ("D69 nothing bought", "walls", ("shelf_quarry",), ("quarry",), 0, 0),
    ("D69 a producer's choice", "walls", ("caravansery",), ("quarry",), 3, 3),
    ("D69 a free card", "altar", (), (), 0, 0),
    ("D69 a chain", "aqueduct", ("baths",), ("quarry",), 0, 0),
]


@pytest.mark.parametrize(("ruling", "card", "mine", "theirs", "cost", "income"), ECONOMY_CASES)
def test_economy_gives_exactly_what_the_opponent_spends_on_resources(
    ruling: str, card: str, mine: Cards, theirs: Cards, cost: int, income: int
) -> None:
    """D69."""
    state = duel(
        open=(card, "brewery"),
        age=2,
        built=(mine, theirs),
        progress=((), ("economy",)),
        coins=(cost, 0),
    )
    play(state, f"build {card}")
    assert coins(state) == (0, income)


def test_economy_collects_for_wonders_too() -> None:
    """D69."""
    state = duel(
        open=("altar", "theater"),
        wonders=(("pyramids",), ()),
        built=((), ("quarry",)),
        progress=((), ("economy",)),
        coins=(11, 0),
    )
    play(state, "wonder pyramids altar")
    assert coins(state) == (0, 11)


def test_economy_collects_what_is_left_after_a_discount() -> None:
    """D69."""
    state = duel(
        open=("aqueduct", "brewery"),
        progress=(("masonry",), ("economy",)),
        coins=(2, 0),
    )
    play(state, "build aqueduct")
    assert coins(state) == (0, 2)


def test_economy_does_not_collect_from_its_owner() -> None:
    """D69."""
    state = duel(open=("baths", "altar"), progress=(("economy",), ()), coins=(2, 0))
    play(state, "build baths")
    assert coins(state) == (0, 0)


def test_economy_collects_no_fine_and_no_lost_coins() -> None:
    """D69, D70: only what is spent on resources."""
    state = duel(
        open=("altar", "theater"),
        wonders=(("appian_way",), ()),
        progress=(("economy",), ()),
        coins=(10, 7),
    )
    play(state, "wonder appian_way altar")
    assert coins(state) == (3, 4)


def test_economy_does_not_change_the_price() -> None:
    """D71."""
    for progress in (((), ()), ((), ("economy",))):
        state = duel(open=("walls",), built=((), ("quarry",)), progress=progress)
        assert price(state, 0, "walls") == 6


def test_economy_pays_when_the_purchase_is_done() -> None:
    """D71, D41: Appian Way is paid first, then takes three of the coins just received."""
    state = duel(
        open=("altar", "theater"),
        wonders=(("appian_way",), ()),
        progress=((), ("economy",)),
        coins=(10, 0),
    )
    play(state, "wonder appian_way altar")
    assert coins(state) == (3, 7)


@pytest.mark.parametrize(
    ("others", "worth"),
    [((), 3), (("law",), 6), (("law", "strategy", "economy"), 12)],
)
def test_mathematics_is_worth_three_points_for_each_own_token(others: Cards, worth: int) -> None:
    """D72."""
    state = duel(progress=(("mathematics", *others), ("masonry", "theology")))
    assert points(state, "progress") == (worth, 0)


def test_with_theology_each_later_wonder_lets_one_play_again() -> None:
    """D73."""
    state = duel(
        open=("altar", "theater", "quarry"),
        wonders=(("pyramids", "colossus"), ()),
        progress=(("theology",), ()),
        coins=(20, 7),
    )
    play(state, "wonder pyramids altar")
    assert waits_for(state) == ("turn", 0)
    play(state, "wonder colossus theater")
    assert waits_for(state) == ("turn", 0)
    play(state, "build quarry")


def test_theology_helps_its_owner_alone() -> None:
    """D73."""
    state = duel(
        open=("altar", "theater", "quarry"),
        wonders=(("pyramids",), ()),
        progress=((), ("theology",)),
        coins=(20, 7),
    )
    play(state, "wonder pyramids altar")
    assert waits_for(state) == ("turn", 1)


def test_a_wonder_that_plays_again_anyway_gives_no_second_extra_turn() -> None:
    """D73."""
    state = duel(
        open=("altar", "theater", "quarry", "tavern"),
        wonders=(("temple_of_artemis",), ()),
        progress=(("theology",), ()),
        coins=(20, 7),
    )
    play(state, "wonder temple_of_artemis altar", "discard theater")
    assert waits_for(state) == ("turn", 1)


def test_wonders_built_before_theology_gain_nothing() -> None:
    """D73."""
    state = pair_for("theology", raised=({"pyramids": "theater"}, {}))
    assert waits_for(state) == ("turn", 1)
    play(state, "build altar")
    assert waits_for(state) == ("turn", 0)
    play(state, "discard statue")
    assert waits_for(state) == ("turn", 1)


def test_the_wonder_that_brings_theology_does_not_play_again() -> None:
    """D73: only wonders built afterwards do."""
    state = duel(
        open=("altar", "theater"),
        wonders=(("great_library",), ()),
        box=("theology",),
        coins=(20, 7),
    )
    play(state, "wonder great_library altar")
    deal(state, "theology")
    play(state, "take theology")
    assert waits_for(state) == ("turn", 1)
    assert wonders(state, 0) == {"great_library": "altar"}


def test_urbanism_pays_four_coins_for_each_card_built_free_through_a_chain() -> None:
    """D74."""
    state = duel(
        open=("statue", "altar", "aqueduct", "theater"),
        age=2,
        built=(("theater", "baths"), ()),
        progress=(("urbanism",), ()),
        coins=(0, 0),
    )
    play(state, "build statue")
    assert coins(state) == (4, 0)
    play(state, "build altar", "build aqueduct")
    assert coins(state) == (8, 0)


URBANISM_CASES: list[tuple[str, str, Cards, Cards, int]] = [
    ("D74 free as printed", "altar", (), (), 0),
    ("D74 free by production", "walls", ("shelf_quarry",), (), 0),
    ("D74 free by a discount", "statue", (), ("masonry",), 0),
    ("D74 paid", "walls", (), (), -4),
    ("D74 chained", "statue", ("theater",), (), 4),
    ("D74 chained, though a discount would do", "statue", ("theater",), ("masonry",), 4),
    ("D74 chained, though production would do", "statue", ("theater", "brickyard"), (), 4),
]


@pytest.mark.parametrize(("ruling", "card", "mine", "more", "change"), URBANISM_CASES)
def test_cards_that_are_free_for_another_reason_bring_no_coins(
    ruling: str, card: str, mine: Cards, more: Cards, change: int
) -> None:
    """D74."""
    state = duel(
        open=(card, "brewery"),
        age=2,
        built=(mine, ()),
        progress=(("urbanism", *more), ()),
        coins=(4, 7),
    )
    play(state, f"build {card}")
    assert coins(state) == (4 + change, 7)


def test_urbanism_pays_its_owner_alone() -> None:
    """D74."""
    state = duel(open=("statue", "brewery"), built=(("theater",), ()), progress=((), ("urbanism",)))
    play(state, "build statue")
    assert coins(state) == (7, 7)


def test_urbanism_pays_nothing_for_the_chain_that_brings_it() -> None:
    """D74, D66: the card was built before the token came."""
    assert coins(pair_for("urbanism")) == (6, 7)


def test_law_counts_for_the_victory_by_science() -> None:
    """D62, D65."""
    five = ("scriptorium", "pharmacist", "workshop", "apothecary", "academy")
    state = pair_for("law", built=(five, ()))
    assert victory(state) == ("scientific", (0,))
