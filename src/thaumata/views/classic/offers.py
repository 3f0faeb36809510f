"""The context of a choice in Classic: fights, goods for sale, and builds that are not possible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from thaumata.classic.conflicts import conflicts_of, tokens_for
from thaumata.classic.names import BUILD, FOR_FREE_CITY, FREE_CITY, STAGE
from thaumata.classic.state import ClassicState
from thaumata.game import action_of, piece_of, verb_of
from thaumata.kit.bits import members_of
from thaumata.views.classic.receipt import LEFT, RIGHT, Cashier
from thaumata.views.classic.structs import Fight, ForSale, Unavailable
from thaumata.wording.message import Message


def fights_in(state: ClassicState) -> tuple[Fight, ...]:
    """List the fights that would take place if the age ended now, with their tokens (C97-C101)."""
    if state.age == 0:
        return ()
    pairs = conflicts_of(state.game).fights(state)
    return tuple([Fight(pair, tokens_for(state, *pair)) for pair in pairs])


def market_of(state: ClassicState, city: int, cashier: Cashier) -> Iterator[ForSale]:
    """List the goods that a city may buy from its neighbors, with their prices (C28-C46)."""
    catalog = state.catalog
    for place, producer, price in cashier.stocks:
        if place == LEFT:
            seller = int(catalog.left[city])
            resources, units = producer.resources, producer.units
            yield ForSale(city, "left", seller, producer.source, resources, units, price)
        elif place == RIGHT:
            seller = int(catalog.right[city])
            resources, units = producer.resources, producer.units
            yield ForSale(city, "right", seller, producer.source, resources, units, price)


def unavailable_to(state: ClassicState, seat: int, legal: Iterable[int]) -> Iterator[Unavailable]:
    """List the cards of the hand and the stage that cannot be built now, with the reasons."""
    if state.decision() != "choose":
        return
    possible = {(verb_of(action), piece_of(action)) for action in legal}
    cards = [state.card(kind) for kind in members_of(state.hands[state.hand_at(seat)])]
    if not possible or not cards:
        return
    is_for_free_city = min(possible)[0] >= FOR_FREE_CITY
    offset, city = (FOR_FREE_CITY, FREE_CITY) if is_for_free_city else (0, seat)
    names = state.game.names["card"]
    for card in cards:
        if (offset + BUILD, card) not in possible:
            yield from _refusal(state, seat, city, action_of(offset + BUILD, card), names[card])
    if (offset + STAGE, cards[0]) not in possible:
        yield from _refusal(state, seat, city, action_of(offset + STAGE, cards[0]), None)


def _refusal(
    state: ClassicState, seat: int, city: int, action: int, card: str | None
) -> Iterator[Unavailable]:
    refusal = state.why_not(seat, action)
    if refusal is not None:
        reason = Message(refusal.message_id, {**refusal.arguments})
        yield Unavailable(city, state.game.verbs[verb_of(action)].word, card, reason)
