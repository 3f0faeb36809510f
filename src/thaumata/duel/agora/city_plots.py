"""Conspiracies against the opponent's city: its wonders and cards (D198, D209-D211, D214)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.duel.agora.happenings import (
    CARD_UNCOVERED,
    CARDS_SWAPPED,
    CITY_CARD_TAKEN,
    WONDER_RUINED,
    WONDER_TAKEN,
)
from thaumata.duel.agora.names import RUIN, SWAP, TAKE_CARD, TAKE_WONDER
from thaumata.duel.agora.part import agora_of
from thaumata.duel.building import move_to_city
from thaumata.duel.catalog import PER_AGE
from thaumata.duel.happenings import ENDED, PAIR
from thaumata.duel.instant import Science
from thaumata.duel.names import BLUE, BROWN, GREEN, GREY, SCIENTIFIC, TAKE_TOKEN
from thaumata.duel.science import SUPREMACY, different_symbols
from thaumata.duel.state import NO_CARD, DuelState
from thaumata.game import action_of, piece_of, target_of
from thaumata.kit.bits import BITS, first
from thaumata.kit.counts import count


class Extortion(Decision[DuelState]):
    """A wonder that waits to be built changes hands (D198)."""

    def __init__(self) -> None:
        """Name the decision."""
        super().__init__("extortion")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Where none waits, none can be taken."""
        return state.rival(state.active).wonders == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the opponent's wonders that wait."""
        return _fill_wonders(TAKE_WONDER, state.rival(seat).wonders, buffer)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Take the wonder: it is not picked, so it does nothing yet (D156)."""
        wonder = piece_of(action)
        rival = state.rival(seat)
        city = state.city(seat)
        rival.wonders = rival.wonders & ~BITS[wonder]
        city.wonders = city.wonders | BITS[wonder]
        state.tell(WONDER_TAKEN, seat, wonder)


class Sabotage(Decision[DuelState]):
    """A wonder that the opponent has built goes back to the box for good (D214)."""

    def __init__(self) -> None:
        """Name the decision."""
        super().__init__("sabotage")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Where none stands, none can fall."""
        return state.rival(state.active).wonders_built == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the opponent's wonders that stand."""
        return _fill_wonders(RUIN, state.rival(seat).wonders_built, buffer)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Let what lasts of it end; the card under it goes to the discard pile."""
        wonder = piece_of(action)
        rival = state.rival(seat)
        card = state.under[wonder]
        rival.wonders_built = rival.wonders_built & ~BITS[wonder]
        state.under[wonder] = NO_CARD
        state.discard(card)
        agora_of(state).ruined = wonder
        state.tell(WONDER_RUINED, 1 - seat, wonder)
        state.tell(CARD_UNCOVERED, 1 - seat, card)
        for effect in state.catalog.wonder_effects[wonder]:
            effect.lose(state, 1 - seat)


def _fill_wonders(verb: i64, wonders: i64, buffer: vec[i64]) -> i64:
    n: i64 = 0
    while wonders != 0:
        buffer[n] = action_of(verb, first(wonders))
        wonders = wonders & (wonders - 1)
        n += 1
    return n


class Foreclosure(Decision[DuelState]):
    """A brown or grey card of the opponent changes cities (D209)."""

    def __init__(self) -> None:
        """Name the decision."""
        super().__init__("foreclosure")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Without such a card there is nothing to take."""
        rival = state.rival(state.active)
        return rival.cards_of(BROWN) + rival.cards_of(GREY) == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the opponent's brown and grey cards."""
        color = state.catalog.color
        built = state.rival(seat).built
        n: i64 = 0
        age: i64 = 0
        while age < 3:
            cards = built[age]
            while cards != 0:
                card = age * PER_AGE + first(cards)
                cards = cards & (cards - 1)
                if color[card] == BROWN or color[card] == GREY:
                    buffer[n] = action_of(TAKE_CARD, card)
                    n += 1
            age += 1
        return n

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Let the card produce here from now on."""
        state.tell(CITY_CARD_TAKEN, seat, piece_of(action))
        move_to_city(state, seat, piece_of(action))


class Coercion(Decision[DuelState]):
    """A blue or green card of the opponent is swapped for one of the same color (D210)."""

    def __init__(self) -> None:
        """Name the decision."""
        super().__init__("coercion")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Both cities must have a card of the color."""
        return not (_both_have(state, BLUE) or _both_have(state, GREEN))

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer each card to take with each card to give."""
        n = _fill_swaps(state, seat, BLUE, buffer, 0)
        return _fill_swaps(state, seat, GREEN, buffer, n)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Swap the cards, which do not act again; green ones may win or make pairs (D211)."""
        taken = piece_of(action)
        given = target_of(action)
        state.tell(CARDS_SWAPPED, seat, taken, given)
        move_to_city(state, seat, taken)
        move_to_city(state, 1 - seat, given)
        if state.catalog.color[taken] == GREEN:
            _compare_symbols(state, seat, taken, given)


def _both_have(state: DuelState, color: i64) -> bool:
    return state.first_city.cards_of(color) > 0 and state.second_city.cards_of(color) > 0


def _fill_swaps(state: DuelState, seat: i64, color: i64, buffer: vec[i64], n: i64) -> i64:
    colors = state.catalog.color
    theirs: i64 = 0
    while theirs < 3 * PER_AGE:
        if colors[theirs] == color and state.rival(seat).has(theirs):
            mine: i64 = 0
            while mine < 3 * PER_AGE:
                if colors[mine] == color and state.city(seat).has(mine):
                    buffer[n] = action_of(SWAP, theirs, mine)
                    n += 1
                mine += 1
        theirs += 1
    return n


def _compare_symbols(state: DuelState, seat: i64, taken: i64, given: i64) -> None:
    """Look for six different symbols in both cities, then for pairs (D211, D262)."""
    winners: i64 = 0
    if different_symbols(state.first_city.symbols) >= SUPREMACY:
        winners = winners | 1
    if different_symbols(state.second_city.symbols) >= SUPREMACY:
        winners = winners | 2
    if winners != 0:
        state.tell(ENDED, seat, SCIENTIFIC, winners)
        state.end(SCIENTIFIC, winners)
        return
    _ask_for_pair(state, 1 - seat, given)
    _ask_for_pair(state, seat, taken)


def _ask_for_pair(state: DuelState, seat: i64, card: i64) -> None:
    """Ask a seat for a progress token where the symbol of a received card makes a pair."""
    for effect in state.catalog.effects[card]:
        if isinstance(effect, Science) and count(state.city(seat).symbols, effect.symbol) >= 2:
            state.tell(PAIR, seat, effect.symbol)
            state.ask(TAKE_TOKEN, 0, BITS[seat])
