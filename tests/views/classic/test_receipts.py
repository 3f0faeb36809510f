"""Receipts of Classic: each way to pay is explained, producer by producer."""

from collections import Counter

import pytest

from tests.rules.classic.table import act, classic, play
from tests.views.classic.games import moments
from thaumata.actions import left_coins, right_coins
from thaumata.classic.state import ClassicState
from thaumata.views import ClassicAction, ClassicView, view
from thaumata.views.classic.payment import BoughtFrom, ClassicReceipt, FreeBuild, ToNeighbor
from thaumata.views.payment import Chain, Choice, Free, PrintedCoins, Produced, ToBank
from thaumata.views.pieces import Piece

TABLES = [(seed, seats) for seed in range(3) for seats in (2, 3, 4, 5)] + [(3, 7)]
SIZES = {"left": "to_left", "right": "to_right"}


def card(id: str) -> Piece:
    return Piece("card", id)


def board(id: str) -> Piece:
    return Piece("board", id)


def receipts(state: ClassicState, begin: str, seat: int = 0) -> list[ClassicReceipt]:
    """Return the receipts of a seat's actions that begin with these words."""
    actions = [each for each in view(state, seat).actions if each.text.startswith(begin)]
    found = [each.preview.payment for each in actions]
    return [receipt for receipt in found if receipt is not None]


def receipt(state: ClassicState, text: str, seat: int = 0) -> ClassicReceipt:
    """Return the receipt of one action."""
    (found,) = [each.preview.payment for each in view(state, seat).actions if each.text == text]
    assert found is not None
    return found


# Every payment


def cost_of(state: ClassicState, shown: ClassicView, action: ClassicAction) -> Counter[str]:
    """Return the resources that an action has to cover."""
    if action.verb.endswith("stage"):
        stage = next(stage for stage in shown.cities[action.seat].stages if not stage.built)
        return Counter(stage.resources)
    number = state.game.names["card"].index(str(action.card))
    printed = state.catalog.cards[number]
    assert printed is not None
    return Counter(printed.cost.resources)


def check(state: ClassicState, shown: ClassicView, action: ClassicAction) -> None:
    """Add up the lines of a receipt and check every producer it names."""
    payment = action.preview.payment
    assert payment is not None
    number = state.game.parse(state, shown.seat or 0, action.text)
    assert (payment.to_left, payment.to_right) == (left_coins(number), right_coins(number))
    assert payment.total == payment.to_bank + payment.to_left + payment.to_right
    assert payment.total == action.preview.price
    lines = payment.lines
    if isinstance(lines[0], Chain | FreeBuild | Free):
        assert (len(lines), payment.total) == (1, 0)
        return
    covered: Counter[str] = Counter()
    used: Counter[tuple[int, Piece]] = Counter()
    paid = {"left": 0, "right": 0}
    city = shown.cities[action.seat]
    for line in lines:
        match line:
            case Produced() | Choice():
                covered[line.resource] += line.amount
                used[(city.seat, line.source)] += line.amount
                made_by = {each.source: each for each in city.production}[line.source]
                assert line.resource in made_by.resources
                assert isinstance(line, Choice) == (len(made_by.resources) > 1)
            case BoughtFrom():
                covered[line.resource] += line.amount
                used[(line.seat, line.source)] += line.amount
                assert line.seat == (city.left if line.neighbor == "left" else city.right)
                sold_by = {each.source: each for each in shown.cities[line.seat].production}
                assert sold_by[line.source].for_sale
                assert line.resource in sold_by[line.source].resources
                prices = city.prices[line.neighbor]
                is_made = line.resource in ("glass", "cloth", "papyrus")
                assert line.unit_price == (prices.made if is_made else prices.raw)
                assert line.coins == line.amount * line.unit_price
                assert (line.cheaper_by is not None) == (line.unit_price == 1)
                paid[line.neighbor] += line.coins
            case ToBank():
                assert line.coins == payment.to_bank
            case ToNeighbor():
                assert line.coins == getattr(payment, SIZES[line.neighbor])
    assert covered == cost_of(state, shown, action)
    assert paid == {"left": payment.to_left, "right": payment.to_right}
    assert sum(line.coins for line in lines if isinstance(line, PrintedCoins)) == payment.to_bank
    for (seat, source), amount in used.items():
        units = {each.source: each.units for each in shown.cities[seat].production}[source]
        assert amount <= units


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "seats"), TABLES)
def test_every_payment_of_a_game_is_explained_to_the_coin(seed: int, seats: int) -> None:
    """C206, C207."""
    explained = 0
    for state, seat in moments(seed, seats):
        if state.decision() not in ("choose", "last_card"):
            continue
        shown = view(state, seat)
        for action in shown.actions:
            if action.preview.payment is not None:
                check(state, shown, action)
                explained += 1
            else:
                assert action.verb.split()[-1] in ("sell", "pass")
    assert explained > 50


@pytest.mark.parametrize(("seed", "seats"), TABLES[:4])
def test_plans_for_the_same_use_of_a_card_are_numbered_cheapest_first(
    seed: int, seats: int
) -> None:
    for state, seat in moments(seed, seats):
        groups: dict[tuple[str, str | None], list[ClassicAction]] = {}
        for action in view(state, seat).actions:
            groups.setdefault((action.verb, action.card), []).append(action)
        for group in groups.values():
            if group[0].verb == "side":
                continue
            assert [action.plan for action in group] == [*range(1, len(group) + 1)]
            prices = [each.preview.price for each in group if len(each.pieces) == 1]
            assert prices == sorted(prices)


# Line by line


def test_own_goods_are_named_and_the_rest_is_bought() -> None:
    """C37."""
    state = classic(
        boards=("olympia A", "rhodos A", "gizah A"),
        built=(("lumber_yard",),),
        hands=(("altar",), (), ()),
        coins=(9, 0, 0),
    )
    assert receipt(state, "stage altar").lines == (
        Produced("wood", 1, board("olympia")),
        Produced("wood", 1, card("lumber_yard")),
    )
    state = classic(
        age=2,
        boards=("olympia A", "rhodos A", "gizah A"),
        built=((), ("ore_vein",)),
        hands=(("statue",), (), ()),
        coins=(9, 0, 0),
    )
    assert receipts(state, "build statue") == [
        ClassicReceipt(
            total=4,
            to_bank=0,
            to_left=4,
            to_right=0,
            lines=(
                Produced("wood", 1, board("olympia")),
                BoughtFrom("ore", 1, "left", 1, board("rhodos"), 2, 2, None),
                BoughtFrom("ore", 1, "left", 1, card("ore_vein"), 2, 2, None),
                ToNeighbor("left", 1, 4),
            ),
        )
    ]


def test_two_units_of_one_producer_are_one_line() -> None:
    """C26, C35."""
    state = classic(
        age=2,
        boards=("olympia A", "gizah A", "ephesos A"),
        built=((), ("foundry",)),
        hands=(("statue",), (), ()),
        coins=(9, 0, 0),
    )
    (way,) = receipts(state, "build statue")
    assert way.lines[1] == BoughtFrom("ore", 2, "left", 1, card("foundry"), 2, 4, None)


def test_both_sellers_are_explained() -> None:
    """C42, C209."""
    state = classic(
        age=2,
        boards=("gizah A", "babylon A", "rhodos A"),
        built=(("west_trading_post",), ("clay_pool",), ("excavation",)),
        hands=(("forum",), (), ()),
        coins=(9, 0, 0),
    )
    assert receipt(state, "build forum").lines == (Chain("west_trading_post"),)
    state = classic(
        age=3,
        boards=("olympia A", "babylon A", "rhodos A"),
        built=(("west_trading_post",), ("clay_pool",), ("excavation",)),
        hands=(("gardens",), (), ()),
        coins=(9, 0, 0),
    )
    west = card("west_trading_post")
    left, both = receipts(state, "build gardens")
    assert (left.to_left, left.to_right) == (2, 0)
    assert left.lines[1:] == (
        BoughtFrom("clay", 1, "left", 1, board("babylon"), 1, 1, west),
        BoughtFrom("clay", 1, "left", 1, card("clay_pool"), 1, 1, west),
        ToNeighbor("left", 1, 2),
    )
    assert (both.to_left, both.to_right) == (1, 2)
    assert both.lines[1:] == (
        BoughtFrom("clay", 1, "left", 1, board("babylon"), 1, 1, west),
        BoughtFrom("clay", 1, "right", 2, card("excavation"), 2, 2, None),
        ToNeighbor("left", 1, 1),
        ToNeighbor("right", 2, 2),
    )


def test_an_own_choice_is_kept_for_what_nobody_sells() -> None:
    """C25, C41."""
    state = classic(
        age=2,
        boards=("gizah A", "olympia A", "ephesos A"),
        built=(("forest_cave",),),
        hands=(("archery_range",), (), ()),
        coins=(9, 0, 0),
    )
    assert receipts(state, "build archery_range") == []
    state.cities[1].coins = 9
    state = classic(
        age=2,
        boards=("gizah A", "olympia A", "ephesos A"),
        built=(("forest_cave",), ("lumber_yard",)),
        hands=(("archery_range",), (), ()),
        coins=(9, 0, 0),
    )
    (way,) = receipts(state, "build archery_range")
    assert way.lines == (
        Choice("ore", 1, card("forest_cave")),
        BoughtFrom("wood", 1, "left", 1, board("olympia"), 2, 2, None),
        BoughtFrom("wood", 1, "left", 1, card("lumber_yard"), 2, 2, None),
        ToNeighbor("left", 1, 4),
    )


def test_printed_coins_go_to_the_bank() -> None:
    """C22."""
    state = classic(hands=(("clay_pit",), (), ()))
    assert receipt(state, "build clay_pit") == ClassicReceipt(
        1, 1, 0, 0, (PrintedCoins(1), ToBank(1))
    )


def test_a_free_card_is_free() -> None:
    """C21."""
    assert receipt(classic(hands=(("altar",), (), ())), "build altar").lines == (Free(),)


def test_a_chain_names_the_earlier_building() -> None:
    """C52."""
    state = classic(age=2, built=(("baths",),), hands=(("aqueduct",), (), ()))
    assert receipt(state, "build aqueduct").lines == (Chain("baths"),)


def test_olympias_power_is_the_last_plan() -> None:
    """C74, C213."""
    state = classic(
        boards=("olympia A", "rhodos A", "gizah A"), stages=(2,), hands=(("baths",), (), ())
    )
    bought, free = [each for each in view(state, 0).actions if each.text.startswith("build baths")]
    assert (bought.plan, free.plan) == (1, 2)
    assert free.text == "build baths olympia"
    assert free.preview.payment is not None
    assert free.preview.payment.lines == (FreeBuild(Piece("stage", "olympia_A_2")),)
    assert free.preview.price == 0


def test_a_stage_can_be_what_makes_trade_cheap() -> None:
    """C46."""
    state = classic(
        boards=("olympia B", "rhodos A", "gizah A"), stages=(1,), hands=(("barracks",), (), ())
    )
    (bought, _) = receipt(state, "build barracks left 1").lines
    assert isinstance(bought, BoughtFrom)
    assert bought.cheaper_by == Piece("stage", "olympia_B_1")


def test_what_was_built_in_this_round_makes_nothing_cheaper_yet() -> None:
    """C45, C211."""
    state = classic(
        boards=("babylon B", "rhodos A", "gizah A"),
        round=6,
        stages=(2,),
        hands=(("west_trading_post", "barracks"), (), ()),
        coins=(6, 0, 0),
    )
    play(state, "build west_trading_post")
    assert state.decision() == "last_card"
    (bought, _) = receipt(state, "build barracks left 2").lines
    assert isinstance(bought, BoughtFrom)
    assert (bought.unit_price, bought.cheaper_by) == (2, None)


def test_the_free_city_buys_from_both_players() -> None:
    """C120."""
    state = classic(
        seats=2,
        boards=("rhodos A", "gizah A", "ephesos A"),
        hands=(("altar", "baths"), ()),
        coins=(0, 0, 5),
    )
    act(state, 0, "sell altar")
    (bought, _) = receipt(state, "city build baths right 2").lines
    assert bought == BoughtFrom("stone", 1, "right", 1, board("gizah"), 2, 2, None)
