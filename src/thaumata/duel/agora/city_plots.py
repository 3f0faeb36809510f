"""Conspiracies against the opponent's city: its wonders and cards (D210, D211, D214)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.duel.agora.happenings import (
    CARD_UNCOVERED,
    CARDS_SWAPPED,
    WONDER_RUINED,
)
from thaumata.duel.agora.names import RUIN, SWAP
from thaumata.duel.agora.part import agora_of
from thaumata.duel.building import move_to_city, take_down_wonder
from thaumata.duel.catalog import PER_AGE
from thaumata.duel.happenings import ENDED
from thaumata.duel.instant import symbol_on
from thaumata.duel.listing import fill_each
from thaumata.duel.names import BLUE, GREEN, SCIENTIFIC
from thaumata.duel.science import SUPREMACY, complete_pair, different_symbols
from thaumata.duel.state import DuelState
from thaumata.game import action_of, piece_of, target_of
from thaumata.kit.counts import count


class Sabotage(Decision[DuelState]):
    """Return one of the opponent's built wonders to the box for good (D214)."""

    def __init__(self) -> None:
        super().__init__("sabotage")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the opponent has built no wonder."""
        return state.rival(state.active).wonders_built == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the opponent's built wonders."""
        return fill_each(RUIN, state.rival(seat).wonders_built, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Remove the wonder and announce the card under it."""
        wonder = piece_of(action)
        card = take_down_wonder(state, 1 - seat, wonder)
        agora_of(state).ruined = wonder
        state.tell(WONDER_RUINED, 1 - seat, wonder)
        state.tell(CARD_UNCOVERED, 1 - seat, card)


class Coercion(Decision[DuelState]):
    """Swap a blue or green card of the opponent for one of the same color (D210)."""

    def __init__(self) -> None:
        super().__init__("coercion")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether no color has a card in both cities."""
        return not (_both_have(state, BLUE) or _both_have(state, GREEN))

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer each card to take with each card to give."""
        n = _fill_swaps(state, seat, BLUE, buffer, 0)
        return _fill_swaps(state, seat, GREEN, buffer, n)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Swap the cards without their effects; green ones may win or make pairs (D211)."""
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
    """Check for six different symbols in both cities, then for pairs (D211, D262)."""
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
    """Let a seat take a progress token if the symbol of a received card makes a pair."""
    symbol = symbol_on(state, card)
    if count(state.city(seat).symbols, symbol) >= 2:
        complete_pair(state, seat, symbol)
