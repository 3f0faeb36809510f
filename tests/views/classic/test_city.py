"""A city of Classic in a view: its cards, production and points."""

from tests.rules.classic.table import classic, hand_of, play, sell_on
from tests.views.classic.games import states
from thaumata.views import view
from thaumata.views.classic.structs import Icon, Producer, StageView, TradePrices
from thaumata.views.pieces import Piece


def card(id: str) -> Piece:
    return Piece("card", id)


def test_a_city_knows_its_board_and_its_neighbors() -> None:
    """C9, C195, C221."""
    first, _, third = view(classic(boards=("olympia B", "gizah A", "rhodos A"))).cities
    assert (first.board, first.side, first.resource) == ("olympia", "B", "wood")
    assert (first.seat, first.decider, first.left, first.right) == (0, 0, 1, 2)
    assert (third.left, third.right) == (0, 1)
    free_city = view(classic(seats=2)).cities[2]
    assert (free_city.seat, free_city.decider) == (2, 0)


def test_cards_stand_by_color_in_the_order_of_building() -> None:
    state = classic(hands=(("theater",), (), ("altar",)))
    kept = next(name for name in hand_of(state, 2) if name != "altar")
    play(state, "build theater", "", f"sell {kept}")
    play(state, "build altar")
    cards = view(state).cities[0].cards
    assert cards["blue"] == ("theater", "altar")
    assert list(cards) == ["brown", "grey", "blue", "yellow", "red", "green", "purple"]


def test_every_card_of_every_city_is_shown() -> None:
    for state in states(3, 4, sides="B"):
        for city, shown in zip(state.cities, view(state).cities, strict=True):
            names = {card for cards in shown.cards.values() for card in cards}
            numbers = [number for number, name in enumerate(state.game.names["card"]) if name]
            assert names == {state.game.names["card"][n] for n in numbers if city.has(n)}
            assert sum(stage.built for stage in shown.stages) == city.stages


def test_a_stage_shows_its_cost_and_its_icons() -> None:
    stages = view(classic(boards=("rhodos B",))).cities[0].stages
    assert stages[0] == StageView(
        stage=1,
        built=False,
        coins=0,
        resources={"stone": 3},
        icons=(Icon("shields", 1), Icon("coins", 3), Icon("points", 3)),
        age=None,
        card=None,
    )
    alexandria = view(classic(boards=("alexandria A",))).cities[0].stages
    choice = ("wood", "stone", "clay", "ore")
    assert alexandria[1].icons == (Icon("produces_one_of", resources=choice, for_sale=False),)
    olympia = view(classic(boards=("olympia B",))).cities[0].stages
    assert olympia[0].icons == (Icon("cheap_trade", goods="raw", seller="both"),)
    assert olympia[2].icons == (Icon("copies_guild"),)


def test_production_tells_what_is_for_sale() -> None:
    """C29, C30."""
    built = ("sawmill", "clay_pit", "forum")
    city = view(classic(boards=("alexandria B",), built=(built,), stages=(1,))).cities[0]
    assert city.production == (
        Producer(Piece("board", "alexandria"), ("glass",), 1, True),
        Producer(card("clay_pit"), ("clay", "ore"), 1, True),
        Producer(card("sawmill"), ("wood",), 2, True),
        Producer(card("forum"), ("glass", "cloth", "papyrus"), 1, False),
        Producer(Piece("stage", "alexandria_B_1"), ("wood", "stone", "clay", "ore"), 1, False),
    )


def test_prices_fall_with_trading_posts() -> None:
    """C31, C43, C44."""
    plain, east, market = view(classic(built=((), ("east_trading_post",), ("marketplace",)))).cities
    assert plain.prices == {"left": TradePrices(2, 2), "right": TradePrices(2, 2)}
    assert east.prices == {"left": TradePrices(2, 2), "right": TradePrices(1, 2)}
    assert market.prices == {"left": TradePrices(2, 1), "right": TradePrices(2, 1)}


def test_science_shields_and_tokens_are_counted() -> None:
    built = ("apothecary", "workshop", "dispensary", "stockade", "scientists_guild")
    state = classic(built=(built,))
    city = view(state).cities[0]
    assert city.symbols == {"compass": 2, "gear": 1, "tablet": 0}
    assert (city.any_symbols, city.shields, city.victories, city.defeats) == (1, 1, (), 0)
    sell_on(state, age=3)
    winner, loser, _ = view(state).cities
    assert (winner.victories, winner.defeats) == ((1, 1, 3, 3), 0)
    assert (loser.victories, loser.defeats) == ((), 2)


def test_olympias_power_is_ready_once_in_each_age() -> None:
    """C74, C75, C197."""
    state = classic(boards=("olympia A", "gizah A"), stages=(2,), hands=(("baths",), (), ()))
    assert [city.power for city in view(state).cities] == ["ready", "none", "none"]
    play(state, "build baths olympia")
    assert view(state).cities[0].power == "used"
    sell_on(state, age=2)
    assert view(state).cities[0].power == "ready"


def test_every_city_has_a_score_the_free_city_too() -> None:
    for seats in (2, 4):
        for state in states(0, seats):
            sheet = state.score_sheet()
            shown = view(state).cities
            for seat in range(seats):
                assert shown[seat].score.rows == {row: all[seat] for row, all in sheet.rows.items()}
                assert shown[seat].score.total == sheet.totals[seat]
    free_city = view(classic(seats=2, built=((), (), ("altar",)))).cities[2]
    assert (free_city.score.rows["blue"], free_city.score.total) == (2, 3)
