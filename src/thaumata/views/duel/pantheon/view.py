"""The view of the Pantheon: gods on their spaces and in their decks, and the players' tokens."""

from __future__ import annotations

from msgspec import Struct

from thaumata.agenda import argument_of, kind_of
from thaumata.duel.pantheon.activating import cost_before_offerings
from thaumata.duel.pantheon.icons import EVERY_DECK
from thaumata.duel.pantheon.names import (
    FREE_GOD,
    GATE,
    GODS_EACH,
    HIDDEN,
    MYTHOLOGIES,
    OFFERINGS,
    ORDER_DECK,
    SHOW_GOD,
    SPACES,
)
from thaumata.duel.pantheon.part import (
    DECK_PLACES,
    EMPTY,
    EVERYBODY,
    NO_MINERVA,
    NO_SNAKE,
    PLACES,
    PantheonPart,
    mythology_of,
    pantheon_of,
)
from thaumata.duel.state import DuelState
from thaumata.duel.structure import SLOT_NAMES
from thaumata.kit.bits import members_of
from thaumata.views.reading import named


class PantheonSpace(Struct, frozen=True):
    """One of the six spaces."""

    space: str
    """Its name in actions: ``1`` next to seat 0, ``6`` next to seat 1."""

    god: str | None
    """The god there, ``gate`` for the Gate; None if it is empty, or the viewer may not know."""

    mythology: str | None
    """The mythology on the back of the card; None for the Gate and an empty space."""

    gate: bool
    empty: bool
    face_up: bool
    known: bool
    """Whether the viewer knows the god there, face up or not."""

    prices: tuple[int, ...]
    """The current cost of the activation for each seat, without offerings."""


class GodDeck(Struct, frozen=True):
    """The gods of a mythology left in their deck."""

    mythology: str
    left: int
    gods: tuple[str | None, ...]
    """From the top of the deck; None if the viewer may not know."""

    face_up: bool
    """Whether gods of it are face up now: those with a name."""


class SlotToken(Struct, frozen=True):
    """A token on a card of the structure."""

    slot: str
    token: str
    """Such as ``greek_1`` or ``offering_3``."""


class DivineSeat(Struct, frozen=True):
    """A player's part of the Pantheon."""

    seat: int
    mythology: tuple[str, ...]
    """Mythology tokens."""

    offerings: tuple[int, ...]
    """Offering tokens, by their discounts in coins."""

    gods: tuple[str, ...]
    """Activated gods, and the Gate."""

    astarte: int
    """Coins on Astarte, outside the treasury."""


class PantheonView(Struct, frozen=True):
    """The Pantheon, its decks and tokens."""

    spaces: tuple[PantheonSpace, ...]
    """From seat 0 to seat 1."""

    decks: tuple[GodDeck, ...]
    tokens: tuple[SlotToken, ...]
    """The tokens on cards of the structure."""

    seats: tuple[DivineSeat, ...]
    minerva: int | None
    """The space of Minerva on the conflict track, as for the pawn; None if she is not there."""

    snake: str | None
    """The card whose symbol the owner of Nisaba has copied."""

    enki: tuple[str, ...]
    """The progress tokens on Enki."""


def pantheon_view(state: DuelState) -> PantheonView:
    """Return the view of a Pantheon from which the viewer's unknowns have been erased."""
    part = pantheon_of(state)
    names = state.game.names
    lying_open = open_places(state)
    return PantheonView(
        spaces=tuple([_space(state, part, space, lying_open) for space in range(SPACES)]),
        decks=tuple([_deck(state, part, n, lying_open) for n in range(len(MYTHOLOGIES))]),
        tokens=_tokens(state, part),
        seats=tuple([_seat(state, part, seat) for seat in range(2)]),
        minerva=None if part.minerva == NO_MINERVA else part.minerva,
        snake=None if part.snake == NO_SNAKE else names["card"][part.snake],
        enki=named(part.enki, names["token"]),
    )


def open_places(state: DuelState) -> set[int]:
    """List the places with a face-up god.

    From Age II on gods in the Pantheon are face up, and those of a deck while one of them is
    chosen; but not those that nature is still to reveal.
    """
    agenda = [state.agenda[n] for n in range(state.depth)]
    shown = [_shown_places(kind_of(entry), argument_of(entry)) for entry in agenda]
    places = {place for some in shown for place in some}
    if state.age > 1:
        places |= set(range(DECK_PLACES, PLACES))
    waiting = {argument_of(entry) for entry in agenda if kind_of(entry) == SHOW_GOD}
    part = pantheon_of(state)
    return {
        place
        for place in places - waiting
        if part.god_at[place] != EMPTY and part.known_to[place] == EVERYBODY
    }


def _shown_places(kind: int, argument: int) -> range:
    """Return the places in decks that a decision on the agenda is about."""
    if kind == FREE_GOD and argument == EVERY_DECK:
        return range(0, DECK_PLACES, GODS_EACH)
    if kind in (FREE_GOD, ORDER_DECK):
        return range(argument * GODS_EACH, (argument + 1) * GODS_EACH)
    return range(0)


def _space(state: DuelState, part: PantheonPart, space: int, lying_open: set[int]) -> PantheonSpace:
    place = DECK_PLACES + space
    god = part.god_at[place]
    return PantheonSpace(
        space=state.game.names["space"][space],
        god=_god(state, god),
        mythology=None if god in (EMPTY, GATE) else MYTHOLOGIES[mythology_of(god)],
        gate=god == GATE,
        empty=god == EMPTY,
        face_up=place in lying_open,
        known=EMPTY < god < HIDDEN,
        prices=tuple([cost_before_offerings(part, seat, space) for seat in range(2)]),
    )


def _god(state: DuelState, god: int) -> str | None:
    return state.game.names["god"][god] if EMPTY < god < HIDDEN else None


def _deck(state: DuelState, part: PantheonPart, mythology: int, lying_open: set[int]) -> GodDeck:
    left = part.deck_size(mythology)
    places = range(mythology * GODS_EACH, mythology * GODS_EACH + left)
    return GodDeck(
        mythology=MYTHOLOGIES[mythology],
        left=left,
        gods=tuple([_god(state, part.god_at[place]) for place in places]),
        face_up=not lying_open.isdisjoint(places),
    )


def _tokens(state: DuelState, part: PantheonPart) -> tuple[SlotToken, ...]:
    names = state.game.names["divine_token"]
    return tuple(
        [
            SlotToken(SLOT_NAMES[part.facts.code_of(state.age, mark)], names[token])
            for mark in range(len(part.facts.mythology_slots))
            if (token := part.token_on(mark)) >= 0
        ]
    )


def _seat(state: DuelState, part: PantheonPart, seat: int) -> DivineSeat:
    names = state.game.names
    return DivineSeat(
        seat=seat,
        mythology=named(part.tokens_of(seat), names["divine_token"]),
        offerings=tuple([OFFERINGS[n] for n in members_of(part.offerings_of(seat))]),
        gods=named(part.gods_of(seat), names["god"]),
        astarte=state.city(seat).reserve,
    )
