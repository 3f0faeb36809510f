"""A city in a view: its cards, current prices and points."""

from tests.rules.duel.table import duel
from tests.views.duel.games import states
from thaumata.views import view
from thaumata.views.duel.structs import (
    ChainSymbol,
    ChoiceProducer,
    CityView,
    Discount,
    UnitPrice,
)
from thaumata.views.pieces import Piece


def card(id: str) -> Piece:
    return Piece("card", id)


def offered(city: CityView) -> dict[str, str]:
    return {offer.card: offer.status for offer in city.offers}


def test_cards_stand_by_color_in_table_order() -> None:
    city, _ = view(duel(built=(("tavern", "quarry", "brewery", "lumber_yard"), ()))).cities
    assert city.cards == {
        "brown": ("lumber_yard", "quarry"),
        "grey": (),
        "blue": (),
        "green": (),
        "yellow": ("tavern", "brewery"),
        "red": (),
        "purple": (),
    }


def test_production_is_counted_with_zeros() -> None:
    city, _ = view(duel(built=(("sawmill", "lumber_yard", "press"), ()))).cities
    assert city.production == {"wood": 3, "stone": 0, "clay": 0, "glass": 0, "papyrus": 1}


def test_producers_with_a_choice_name_what_they_offer() -> None:
    city, _ = view(duel(built=(("forum",), ()), raised=({"great_lighthouse": "altar"}, {}))).cities
    assert city.choices == (
        ChoiceProducer(Piece("wonder", "great_lighthouse"), ("wood", "stone", "clay")),
        ChoiceProducer(card("forum"), ("glass", "papyrus")),
    )


def test_a_unit_price_tells_its_reason() -> None:
    """D23, D27."""
    state = duel(built=(("stone_reserve",), ("shelf_quarry", "sawmill", "logging_camp")))
    prices = view(state).cities[0].prices
    assert prices["wood"] == UnitPrice(5, 3, None)
    assert prices["stone"] == UnitPrice(1, 0, card("stone_reserve"))
    assert prices["glass"] == UnitPrice(2, 0, None)


def test_discounts_name_the_token_behind_them() -> None:
    city, _ = view(duel(progress=(("masonry", "architecture"), ()))).cities
    assert city.discounts == (
        Discount(Piece("token", "architecture"), "wonder", 2),
        Discount(Piece("token", "masonry"), "blue", 2),
    )


def test_chain_symbols_name_the_card_that_shows_them() -> None:
    city, _ = view(duel(built=(("altar", "stable"), ()))).cities
    assert city.chains == (ChainSymbol("horseshoe", "stable"), ChainSymbol("moon", "altar"))


def test_science_symbols_are_counted_with_zeros() -> None:
    city, _ = view(duel(built=(("scriptorium", "library"), ()), progress=(("law",), ()))).cities
    assert city.symbols["quill"] == 2
    assert city.symbols["scales"] == 1
    assert city.symbols["sundial"] == 0
    assert len(city.symbols) == 7


def test_a_built_wonder_shows_its_card_and_a_waiting_one_its_price() -> None:
    state = duel(wonders=(("pyramids",), ()), raised=({"sphinx": "baths"}, {}), coins=(7, 7))
    waiting, built = view(state).cities[0].wonders
    assert (waiting.id, waiting.built, waiting.card) == ("pyramids", False, None)
    assert waiting.payment is not None
    assert (waiting.payment.total, waiting.payment.short_by, waiting.affordable) == (8, 1, False)
    assert (built.id, built.built, built.card, built.payment) == ("sphinx", True, "baths", None)


def test_a_wonder_that_can_be_paid_says_so() -> None:
    state = duel(wonders=(("pyramids",), ()), coins=(8, 7))
    assert view(state).cities[0].wonders[0].affordable


def test_the_sale_price_counts_yellow_cards() -> None:
    """D17."""
    state = duel(built=(("tavern", "brewery"), ()))
    assert [city.sale_price for city in view(state).cities] == [4, 2]


def test_offers_tell_the_four_states_of_a_card() -> None:
    state = duel(
        age=2,
        coins=(3, 7),
        built=(("altar", "quarry", "stone_pit"), ()),
        open=("walls", "temple", "brickyard", "school", "brewery"),
    )
    city, other = view(state).cities
    assert offered(city) == {
        "walls": "own",
        "temple": "chain",
        "brickyard": "trade",
        "school": "short",
        "brewery": "own",
    }
    school = city.offers[3]
    assert (school.slot, school.price, school.short_by) == ("r1c7", 6, 3)
    assert offered(other)["temple"] == "trade"


def test_points_are_shown_as_they_count_now() -> None:
    for state in states(6):
        totals = state.score_sheet().totals
        for city in view(state).cities:
            assert city.score.total == totals[city.seat] == sum(city.score.rows.values())
            assert tuple(city.score.rows) == state.game.categories
