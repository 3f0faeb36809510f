"""The public view of a player's city, with current prices and points."""

from __future__ import annotations

from thaumata.duel import commerce
from thaumata.duel.names import COLORS, SYMBOLS, WONDERS
from thaumata.duel.state import DuelState
from thaumata.game import ScoreSheet
from thaumata.kit.bits import members_of
from thaumata.kit.counts import count
from thaumata.kit.payment import RAW, RESOURCES
from thaumata.views.duel.expansions import expansions_of
from thaumata.views.duel.payment import Receipt
from thaumata.views.duel.receipt import Cashier, price_reason
from thaumata.views.duel.sources import Sources, cards_of
from thaumata.views.duel.structs import (
    ChainSymbol,
    ChoiceProducer,
    CityView,
    Discount,
    Offer,
    OfferStatus,
    UnitPrice,
    WonderView,
)
from thaumata.views.reading import named, score_of


def city_of(state: DuelState, seat: int, cashier: Cashier, sheet: ScoreSheet) -> CityView:
    """Return the view of a city, given its cashier and the points of both cities."""
    city = state.city(seat)
    sources = cashier.sources
    choices = [ChoiceProducer(source, RESOURCES[:RAW]) for source in sources.raw]
    choices += [ChoiceProducer(source, RESOURCES[RAW:]) for source in sources.made]
    return CityView(
        seat=seat,
        coins=city.coins,
        reserve=city.reserve,
        cards=_cards(state, seat),
        production={good: count(city.production, place) for place, good in enumerate(RESOURCES)},
        choices=tuple(choices),
        prices={
            good: UnitPrice(count(city.prices, place), *price_reason(state, seat, sources, place))
            for place, good in enumerate(RESOURCES)
        },
        discounts=_discounts(sources),
        chains=_chains(state, sources),
        symbols={symbol: count(city.symbols, place) for place, symbol in enumerate(SYMBOLS)},
        wonders=_wonders(state, seat, cashier),
        progress=named(city.progress, state.game.names["token"]),
        sale_price=commerce.sale_price(state, seat),
        score=score_of(sheet, seat),
        offers=_offers(state, seat, cashier),
    )


def _cards(state: DuelState, seat: int) -> dict[str, tuple[str, ...]]:
    names = state.game.names["card"]
    color = state.catalog.color
    more = [family for each in expansions_of(state.game) for family in each.families]
    families = (*COLORS, *more)
    by_family: list[list[str]] = [[] for _ in families]
    for card in cards_of(state, seat):
        by_family[color[card]].append(names[card])
    return {family: tuple(cards) for family, cards in zip(families, by_family, strict=True)}


def _discounts(sources: Sources) -> tuple[Discount, ...]:
    """List the discounts in resource units."""
    units = [
        Discount(source, "wonder" if what == WONDERS else COLORS[what], amount)
        for source, what, amount in sources.discounts
    ]
    more = [each for expansion in sources.expansions for each in expansion.discounts(sources)]
    return (*units, *[Discount(*each) for each in more])


def _chains(state: DuelState, sources: Sources) -> tuple[ChainSymbol, ...]:
    names = state.catalog.chains
    return tuple(
        [
            ChainSymbol(names[symbol], source.id)
            if source.kind == "card"
            else ChainSymbol(names[symbol], None, source.id)
            for symbol, source in sources.chains
        ]
    )


def _wonders(state: DuelState, seat: int, cashier: Cashier) -> tuple[WonderView, ...]:
    city = state.city(seat)
    names = state.game.names
    shown = []
    for wonder in members_of(city.wonders | city.wonders_built):
        id = names["wonder"][wonder]
        if city.wonders_built >> wonder & 1:
            shown.append(WonderView(id, True, names["card"][state.under[wonder]], None, False))
        else:
            payment = cashier.for_wonder(wonder)
            shown.append(WonderView(id, False, None, payment, payment.short_by == 0))
    return tuple(shown)


def _offers(state: DuelState, seat: int, cashier: Cashier) -> tuple[Offer, ...]:
    offers = []
    for slot in members_of(state.accessible & state.known):
        card = state.slots[slot]
        chained = commerce.is_chained(state, seat, card)
        payment = cashier.for_card(card)
        offers.append(
            Offer(
                card=state.game.names["card"][card],
                slot=state.layout().names[slot],
                status="chain" if chained else _status(payment),
                price=payment.total,
                short_by=payment.short_by,
                chained=chained,
                payment=payment,
            )
        )
    return tuple(offers)


def _status(payment: Receipt) -> OfferStatus:
    if payment.total == 0:
        return "own"
    return "short" if payment.short_by else "trade"
