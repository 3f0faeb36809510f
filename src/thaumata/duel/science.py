"""Science symbols, pairs, progress tokens, and scientific supremacy (D59-D65, D231)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Chance, Decision
from thaumata.duel.carrying_out import carry_out
from thaumata.duel.catalog import FIRST_TOKEN
from thaumata.duel.happenings import (
    ENDED,
    PAIR,
    TOKEN_DECLINED,
    TOKEN_DRAWN,
    TOKEN_TAKEN,
)
from thaumata.duel.listing import fill_each
from thaumata.duel.names import (
    DEAL_TOKEN,
    DRAW_TOKEN,
    LIBRARY,
    LIBRARY_POOL,
    PASS,
    SCIENTIFIC,
    TAKE,
    TAKE_TOKEN,
)
from thaumata.duel.state import DuelState
from thaumata.game import NATURE_BIT, action_of, piece_of, verb_of
from thaumata.kit.bits import BITS, nth, size
from thaumata.kit.counts import ONES, count
from thaumata.rng import Rng

SUPREMACY: Final = 6
"""The number of different symbols that wins at once (D65)."""


def different_symbols(symbols: i64) -> i64:
    """Count the different symbols in a row of counts."""
    n: i64 = 0
    while symbols != 0:
        if symbols & 255:
            n += 1
        symbols = symbols >> 8
    return n


def gain_symbol(state: DuelState, seat: i64, symbol: i64) -> None:
    """Add a symbol to a city: the sixth kind wins, the second of a kind earns a token."""
    city = state.city(seat)
    city.symbols += ONES[symbol]
    if different_symbols(city.symbols) >= SUPREMACY:
        state.tell(ENDED, seat, SCIENTIFIC, BITS[seat])
        state.end(SCIENTIFIC, BITS[seat])
    elif count(city.symbols, symbol) == 2:
        complete_pair(state, seat, symbol)


def complete_pair(state: DuelState, seat: i64, symbol: i64) -> None:
    """Award a progress token for a pair of symbols (D60)."""
    state.tell(PAIR, seat, symbol)
    state.ask(TAKE_TOKEN, 0, BITS[seat])


def gain_token(state: DuelState, seat: i64, token: i64) -> None:
    """Give a seat a progress token, with its effects (D62)."""
    city = state.city(seat)
    city.progress = city.progress | BITS[token]
    state.tell(TOKEN_TAKEN, seat, token)
    carry_out(state, seat, FIRST_TOKEN + token)


class TakeToken(Decision[DuelState]):
    """A pair earns one progress token from the board, if one is left (D60, D61)."""

    may_decline: bool
    """Whether the owner of the pair may decline (D231)."""

    def __init__(self, may_decline: bool) -> None:
        """Follow the option ``progress``."""
        super().__init__("take_token")
        self.may_decline = may_decline

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether no token is left on the board: then a pair earns nothing (D61)."""
        return state.board == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the tokens on the board."""
        n = fill_each(TAKE, state.board, buffer, 0)
        if self.may_decline:
            buffer[n] = action_of(PASS)
            n += 1
        return n

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Take the token; its place stays empty (D63)."""
        if verb_of(action) == PASS:
            state.tell(TOKEN_DECLINED, seat)
            return
        token = piece_of(action)
        state.board = state.board & ~BITS[token]
        gain_token(state, seat, token)


class TokenOfBox(Chance[DuelState]):
    """Nature draws a progress token from the box, each equally likely."""

    def pieces(self, state: DuelState, argument: i64) -> i64:
        return len(state.catalog.tokens)

    def is_there(self, state: DuelState, argument: i64, piece: i64) -> bool:
        """Return whether a token is in the box."""
        return state.box & BITS[piece] != 0

    def action(self, state: DuelState, argument: i64, piece: i64) -> i64:
        return action_of(DEAL_TOKEN, piece)

    def pick(self, state: DuelState, argument: i64, seat: i64, rng: Rng, buffer: vec[i64]) -> i64:
        return action_of(DEAL_TOKEN, nth(state.box, rng.below(size(state.box))))


class DrawToken(TokenOfBox):
    """Nature draws a token for the Great Library (D45)."""

    def __init__(self) -> None:
        super().__init__("draw_token")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the box is empty."""
        return state.box == 0

    def pool(self, state: DuelState, argument: i64) -> i64:
        """Return the order used for the library."""
        return LIBRARY_POOL

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Show the token for the choice."""
        token = piece_of(action)
        state.box = state.box & ~BITS[token]
        state.drawn = state.drawn | BITS[token]
        state.tell(TOKEN_DRAWN, state.active, token)
        for rule in state.moments.token_drawn:
            rule.on_token_drawn(state, token)


class Library(Decision[DuelState]):
    """Keep one of the drawn tokens; the others go back to the box (D45)."""

    def __init__(self) -> None:
        super().__init__("library")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether no token has been drawn."""
        return state.drawn == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the drawn tokens."""
        return fill_each(TAKE, state.drawn, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Keep one token and return the others."""
        token = piece_of(action)
        state.box = state.box | (state.drawn & ~BITS[token])
        state.drawn = 0
        gain_token(state, seat, token)


def draw_from_box(state: DuelState, seat: i64, tokens: i64) -> None:
    """Let a seat choose among tokens drawn from the box."""
    state.ask(LIBRARY, 0, BITS[seat])
    while tokens > 0:
        state.ask(DRAW_TOKEN, 0, NATURE_BIT)
        tokens -= 1
