"""Cities and teams in views: tokens and rights of cities, and every payment to the coin."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import msgspec
import pytest

from tests.rules.classic.table import act, classic, legal
from thaumata import NATURE, Dealer, Game, view
from thaumata.actions import left_coins, right_coins
from thaumata.classic.cities.names import RIGHTS
from thaumata.classic.names import BLACK, MADE, SELL
from thaumata.classic.state import ClassicState
from thaumata.game import piece_of, verb_of
from thaumata.rng import Rng
from thaumata.views import ClassicAction, ClassicView
from thaumata.views.classic.cities import Rebate, ResourcesWaived
from thaumata.views.classic.payment import BoughtFrom, FreeBuild, ToNeighbor
from thaumata.views.payment import Chain, Choice, Free, PrintedCoins, Produced
from thaumata.views.pieces import Piece

GAMES = ((108, 2), (103, 3), (116, 4), (117, 5), (112, 6), (113, 7))
"""Seeds of games in which black cards of all kinds are paid with, and their players."""

ADDED = {"debts", "diplomacy", "loss", "copied_symbols", "rights", "next_rights"}


def moments(variant: str, seed: int) -> Iterator[tuple[ClassicState, int]]:
    """Yield the decisions of players in a random game in which black cards are preferred."""
    game = Game(variant)
    state = cast(ClassicState, game.start())
    color = state.catalog.color
    dealer, rng = Dealer(seed), Rng(seed)
    while state.pending:
        if state.pending >> NATURE & 1:
            dealer.answer(state)
            continue
        asked = [seat for seat in range(game.seats) if state.pending >> seat & 1]
        seat = asked[rng.below(len(asked))]
        yield state, seat
        actions = state.legal_actions(seat)
        if state.decision() == "choose":
            used = [each for each in actions if verb_of(each) & 3 != SELL]
            black = [each for each in used if color[piece_of(each)] == BLACK]
            actions = black or used or actions
        state.perform(seat, actions[rng.below(len(actions))])


# Payments


def cost_of(state: ClassicState, shown: ClassicView, action: ClassicAction) -> Counter[str]:
    """Return the resources that an action has to cover."""
    if action.verb.endswith("stage"):
        stage = next(stage for stage in shown.cities[action.seat].stages if not stage.built)
        return Counter(stage.resources)
    printed = state.catalog.cards[state.game.names["card"].index(str(action.card))]
    assert printed is not None
    return Counter(printed.cost.resources)


def check(state: ClassicState, shown: ClassicView, action: ClassicAction) -> set[str]:
    """Add up the lines of a receipt; return the rights involved."""
    payment = action.preview.payment
    assert payment is not None
    number = state.game.parse(state, shown.seat or 0, action.text)
    assert (payment.to_left, payment.to_right) == (left_coins(number), right_coins(number))
    assert payment.total == payment.to_bank + payment.to_left + payment.to_right
    if isinstance(payment.lines[0], Chain | FreeBuild | Free):
        assert (len(payment.lines), payment.total) == (1, 0)
        return set()
    city = shown.cities[action.seat]
    assert city.rights is not None
    covered: Counter[str] = Counter()
    used: Counter[tuple[int, Piece]] = Counter()
    paid = {"left": 0, "right": 0}
    rights = set()
    for line in payment.lines:
        match line:
            case Produced() | Choice():
                covered[line.resource] += line.amount
                used[(city.seat, line.source)] += line.amount
                made_by = {each.source: each for each in city.production}[line.source]
                assert line.resource in made_by.resources
                assert isinstance(line, Choice) == (len(made_by.resources) > 1)
                if line.source.id in ("secret_warehouse", "black_market"):
                    rights.add(line.source.id.split("_")[1])
            case BoughtFrom():
                covered[line.resource] += line.amount
                used[(line.seat, line.source)] += line.amount
                prices = city.prices[line.neighbor]
                price = prices.made if line.resource in MADE else prices.raw
                assert (line.cheaper_by is not None) == (price == 1)
                is_cut = line.source.kind == "board" and "cache" in city.rights
                assert (line.board_cut_by == Piece("card", "smugglers_cache")) == is_cut
                assert line.unit_price == price - is_cut
                assert line.coins == line.amount * line.unit_price
                paid[line.neighbor] += line.coins
                rights |= {"cache"} if is_cut else set()
            case Rebate():
                assert f"wharf_{line.neighbor}" in city.rights
                assert line.coins == 1
                paid[line.neighbor] -= line.coins
                rights.add(f"wharf_{line.neighbor}")
            case ResourcesWaived():
                assert "architects" in city.rights
                assert action.verb.endswith("stage")
                covered.update(line.resources)
                rights.add("architects")
            case ToNeighbor():
                assert (
                    line.coins
                    == {"left": payment.to_left, "right": payment.to_right}[line.neighbor]
                )
            case PrintedCoins():
                assert line.coins == payment.to_bank
    assert covered == cost_of(state, shown, action)
    assert paid == {"left": payment.to_left, "right": payment.to_right}
    for (seat, source), amount in used.items():
        units = {each.source: each.units for each in shown.cities[seat].production}[source]
        assert amount <= units
    return rights


@pytest.mark.slow
def test_every_payment_with_black_cards_is_explained_to_the_coin() -> None:
    """C171-C175, C236-C238."""
    met = set()
    for seed, seats in GAMES:
        for state, seat in moments(f"classic-{seats}+cities", seed):
            if state.decision() not in ("choose", "last_card"):
                continue
            shown = view(state, seat)
            for action in shown.actions:
                if action.preview.payment is not None:
                    met |= check(state, shown, action)
    assert met == {*RIGHTS}


def test_a_rebate_may_leave_nothing_to_pay() -> None:
    """C173, C236."""
    state = classic(
        expansions=("cities",),
        boards=("olympia A", "gizah A", "rhodos A"),
        built=(("west_trading_post", "west_clandestine_wharf", "smugglers_cache"),),
        hands=(("baths",), (), ()),
        coins=(0, 0, 0),
    )
    (way,) = [each for each in view(state, 0).actions if each.text == "build baths"]
    assert way.preview.payment is not None
    (bought,) = way.preview.payment.lines
    assert isinstance(bought, BoughtFrom)
    assert (bought.unit_price, bought.coins) == (0, 0)
    assert bought.cheaper_by == Piece("card", "west_trading_post")
    assert bought.board_cut_by == Piece("card", "smugglers_cache")


def test_coins_of_a_stage_are_paid_even_with_architects() -> None:
    """C175, C176."""
    state = classic(
        expansions=("cities",),
        boards=("petra A", "gizah A", "rhodos A"),
        built=(("architect_firm",),),
        stages=(1,),
        hands=(("baths",), (), ()),
        coins=(5, 0, 0),
    )
    (way,) = [each for each in view(state, 0).actions if each.text == "stage baths"]
    assert way.preview.price == 5


# Cities


def test_a_city_shows_its_tokens_and_rights() -> None:
    """C139, C147, C173."""
    state = classic(
        expansions=("cities",),
        built=(("secret_warehouse",), ("architect_firm", "pigeonhole")),
        hands=(("west_clandestine_wharf",), (), ()),
        debts=(2,),
        diplomacy=(0, 1),
    )
    first, second, _ = view(state, None).cities
    assert (first.debts, first.diplomacy, first.loss) == (2, 0, 0)
    assert (second.debts, second.diplomacy, second.copied_symbols) == (0, 1, 1)
    assert (first.rights, second.rights) == (("warehouse",), ("architects",))
    assert first.cards["black"] == ("secret_warehouse",)
    assert first.production[-1].source == Piece("card", "secret_warehouse")
    assert not first.production[-1].for_sale
    assert first.ally is None


def test_a_right_that_begins_with_the_next_round_is_told_apart() -> None:
    """C173."""
    state = classic(
        expansions=("cities",),
        boards=("babylon B", "gizah A", "rhodos A"),
        round=7,
        stages=(2,),
        hands=(("west_clandestine_wharf", "baths"), (), ()),
    )
    act(state, 0, "build west_clandestine_wharf")
    for seat in (1, 2):
        act(state, seat, next(text for text in legal(state, seat) if text.startswith("sell ")))
    assert state.decision() == "last_card"
    city = view(state, 0).cities[0]
    assert (city.rights, city.next_rights) == ((), ("wharf_left",))


def test_a_game_without_cities_has_none_of_its_fields() -> None:
    (city, *_) = msgspec.to_builtins(view(classic(), 0))["cities"]
    assert not {*city} & {*ADDED, "ally"}
    assert "black" not in city["cards"]
    (city, *_) = msgspec.to_builtins(view(classic(expansions=("cities",), debts=(1,)), 0))["cities"]
    assert {*city} & {*ADDED, "ally"} == ADDED


@pytest.mark.parametrize("seats", [4, 6])
def test_allies_sit_side_by_side(seats: int) -> None:
    """C182, C194."""
    shown = view(classic(seats, expansions=("cities", "teams")), None)
    assert [city.ally for city in shown.cities] == [1, 0, 3, 2, 5, 4][:seats]
