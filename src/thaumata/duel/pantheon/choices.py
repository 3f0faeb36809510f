"""Choices that gods give their owner: tokens, symbols, cards and wonders (D110-D130)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.duel.building import put_up_wonder, take_down_wonder
from thaumata.duel.catalog import PER_AGE
from thaumata.duel.happenings import WONDER_BUILT
from thaumata.duel.instant import symbol_on
from thaumata.duel.listing import fill_city_cards, fill_each
from thaumata.duel.names import GREEN, TAKE, WONDER
from thaumata.duel.pantheon.happenings import (
    SNAKE_LOST,
    SYMBOL_COPIED,
    WONDER_RUINED,
)
from thaumata.duel.pantheon.names import COPY, RUIN
from thaumata.duel.pantheon.part import NO_SNAKE, pantheon_of
from thaumata.duel.science import gain_symbol, gain_token
from thaumata.duel.state import DuelState
from thaumata.game import action_of, piece_of, target_of
from thaumata.kit.bits import BITS, first
from thaumata.kit.counts import ONES
from thaumata.rules import Rule


class TakeFromEnki(Decision[DuelState]):
    """Keep one of the two tokens on Enki; the other goes to the box (D110, D112)."""

    def __init__(self) -> None:
        super().__init__("take_from_enki")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether Enki has no tokens, since the box was empty."""
        return pantheon_of(state).enki == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the tokens on the card."""
        return fill_each(TAKE, pantheon_of(state).enki, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Keep one token and return the other."""
        part = pantheon_of(state)
        token = piece_of(action)
        state.box = state.box | (part.enki & ~BITS[token])
        part.enki = 0
        gain_token(state, seat, token)


class CopySymbol(Decision[DuelState]):
    """Nisaba: put the snake on a green card of the opponent to copy its symbol (D114, D115)."""

    def __init__(self) -> None:
        super().__init__("copy_symbol")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the opponent has no green card."""
        return state.rival(state.active).cards_of(GREEN) == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the opponent's green cards."""
        return fill_city_cards(state, COPY, 1 - seat, BITS[GREEN], buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Gain the symbol; the opponent keeps it too."""
        card = piece_of(action)
        pantheon_of(state).snake = card
        state.tell(SYMBOL_COPIED, seat, card)
        gain_symbol(state, seat, symbol_on(state, card))


class Snake(Rule[DuelState]):
    """The snake and its symbol leave with the card under it (D116)."""

    def on_left_city(self, state: DuelState, seat: i64, card: i64) -> None:
        """Take the symbol from the seat that copied it."""
        part = pantheon_of(state)
        if part.snake == card:
            part.snake = NO_SNAKE
            state.city(1 - seat).symbols -= ONES[symbol_on(state, card)]
            state.tell(SNAKE_LOST, 1 - seat, card)


class RuinWonder(Decision[DuelState]):
    """Anubis: dismantle a wonder of either player; it may be built again (D124-D128)."""

    def __init__(self) -> None:
        super().__init__("ruin_wonder")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether no wonder is built."""
        return state.first_city.wonders_built | state.second_city.wonders_built == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every wonder that is built."""
        wonders = state.first_city.wonders_built | state.second_city.wonders_built
        return fill_each(RUIN, wonders, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Dismantle the wonder; its owner may build it again."""
        wonder = piece_of(action)
        owner: i64 = 0 if state.first_city.wonders_built & BITS[wonder] else 1
        card = take_down_wonder(state, owner, wonder)
        state.city(owner).wonders |= BITS[wonder]
        state.tell(WONDER_RUINED, owner, wonder, card)


class WonderFromDiscard(Decision[DuelState]):
    """Isis: use a discarded card to build one of the owner's wonders for free (D129, D242)."""

    def __init__(self) -> None:
        super().__init__("wonder_from_discard")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether there is no unbuilt wonder or no discarded card."""
        discards = state.discards
        is_empty = discards[0] | discards[1] | discards[2] == 0
        return is_empty or state.city(state.active).wonders == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer each wonder with each discarded card."""
        wonders = state.city(seat).wonders
        n: i64 = 0
        while wonders != 0:
            wonder = first(wonders)
            wonders = wonders & (wonders - 1)
            age: i64 = 0
            while age < 3:
                cards = state.discards[age]
                while cards != 0:
                    buffer[n] = action_of(WONDER, wonder, age * PER_AGE + first(cards))
                    cards = cards & (cards - 1)
                    n += 1
                age += 1
        return n

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        card = target_of(action)
        state.discards[card >> 6] = state.discards[card >> 6] & ~BITS[card & 63]
        state.tell(WONDER_BUILT, seat, piece_of(action), card)
        put_up_wonder(state, seat, piece_of(action), card)
