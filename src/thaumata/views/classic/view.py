"""The view of a seat in a game of Classic.

Hands, sealed choices, the cards under wonders and the discard pile are secrets. A view is made from
a copy of the state from which everything that the viewer may not know has been erased.
"""

from __future__ import annotations

from thaumata.classic.knowledge.deeds import NOBODY
from thaumata.classic.knowledge.memory import remembered
from thaumata.classic.state import ClassicState
from thaumata.game import NATURE, State
from thaumata.kit.bits import members_of
from thaumata.views.classic.actions import ClassicPreview
from thaumata.views.classic.city import city_of
from thaumata.views.classic.offers import fights_in, market_of, unavailable_to
from thaumata.views.classic.past import discard_pile, last_round, pile_size
from thaumata.views.classic.preview import Previewer
from thaumata.views.classic.structs import ClassicView, Direction, ForSale, HandView
from thaumata.views.reading import asked_about, known_to, outcome_of
from thaumata.wording.classic.actions import question


def classic_view(state: State, seat: int | None) -> ClassicView:
    """Return the view of a seat, or of a spectator."""
    seen = seen_by(state, seat)
    catalog = seen.catalog
    viewer = NOBODY if seat is None else seat
    hands = _hands(seen, viewer)
    previewer = None if seat is None else Previewer(seen, seat)
    actions = previewer.actions() if previewer else ()
    pending = tuple(members_of(state.pending))  # it is public who has sealed, but not what
    return ClassicView(
        variant=seen.game.variant,
        options=dict(seen.game.options),
        seat=seat,
        age=seen.age,
        round=seen.round,
        rounds=catalog.rounds,
        direction=_direction(seen),
        pending=pending,
        decision=seen.decision(),
        argument=asked_about(seen),
        prompt=question(seen, seat, pending, actions) if pending else None,
        controller=seen.controller if _has_controller(seen) else None,
        cities=tuple([city_of(seen, city, viewer) for city in range(catalog.cities)]),
        hand=() if seat is None or not hands else hands[seat].cards,
        hands=hands,
        pile=pile_size(seen),
        discards=discard_pile(seen),
        fights=fights_in(seen),
        market=_market(seen, previewer, seat),
        unavailable=tuple(unavailable_to(seen, seat, seen.legal_actions(seat)))
        if seat is not None
        else (),
        sealed=previewer.sealed() if previewer else (),
        ready=_ready(state),
        last_round=last_round(seen, viewer),
        outcome=outcome_of(seen),
        actions=actions,
    )


def classic_preview(state: State, seat: int, action: int) -> ClassicPreview:
    """Return the preview of one legal action of a seat."""
    return Previewer(seen_by(state, seat), seat).preview(action)


def seen_by(state: State, seat: int | None) -> ClassicState:
    """Return a copy of a state without what a seat may not know."""
    seen = known_to(state, seat)
    assert isinstance(seen, ClassicState)
    return seen


def _market(
    state: ClassicState, previewer: Previewer | None, seat: int | None
) -> tuple[ForSale, ...]:
    """List the goods that the viewer's city may buy, or the Free City in the viewer's hands."""
    if previewer is None or state.age == 0:
        return ()
    buyers = [city for city in range(state.catalog.cities) if state.decider(city) == seat]
    return tuple(
        [each for city in buyers for each in market_of(state, city, previewer.cashier(city))]
    )


def _direction(state: ClassicState) -> Direction | None:
    if state.age == 0:
        return None
    if state.catalog.players == 2:
        return "exchange"
    return "right" if state.age == 2 else "left"


def _has_controller(state: ClassicState) -> bool:
    return state.catalog.cities > state.catalog.players and state.round > 0


def _ready(state: State) -> tuple[int, ...]:
    """List the seats that have sealed everything asked of them."""
    if state.pending == 0 or state.pending >> NATURE & 1 or not state.asked.seals:
        return ()
    return tuple([seat for seat in range(state.game.seats) if not state.pending >> seat & 1])


def _hands(state: ClassicState, viewer: int) -> tuple[HandView, ...]:
    """Return all hands as far as the viewer remembers them, cards by color."""
    color = state.catalog.color
    names = state.game.names["card"]
    shown = []
    for holder, hand in enumerate(remembered(state, viewer)):
        cards = sorted(hand.cards if hand.size else [], key=lambda card: (color[card], card))
        named = tuple([names[card] for card in cards])
        shown.append(HandView(holder, hand.size, named, min(hand.unseen, hand.size)))
    return tuple(shown)
