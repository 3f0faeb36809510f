"""Icons that act once, when their component is gained: shields, symbols, coins, turns, choices."""

from mypy_extensions import i64

from thaumata.duel import military, science
from thaumata.duel.happenings import PLAY_AGAIN
from thaumata.duel.names import COLORS, DISCARD_CARD, SYMBOLS
from thaumata.duel.points import COUNTED, OWN, WHOSE, counted
from thaumata.duel.state import DuelState
from thaumata.kit.bits import BITS
from thaumata.kit.counts import ONES
from thaumata.kit.effects import Effect, Form


class Shields(Effect[DuelState]):
    """Moves the conflict pawn at once (D53)."""

    shields: i64
    on_red_card: bool
    """Whether Strategy adds to it, as on red cards only (D58)."""

    def __init__(self, shields: int, on_red_card: bool = True) -> None:
        super().__init__()
        self.shields = shields
        self.on_red_card = on_red_card

    def gain(self, state: DuelState, seat: i64) -> None:
        """Move the conflict pawn."""
        shields = self.shields
        if self.on_red_card:
            shields += state.city(seat).shield_bonus
        military.advance(state, seat, shields)

    def form(self) -> Form:
        return ("shields", int(self.shields))


class Science(Effect[DuelState]):
    """A science symbol (D59, D60)."""

    symbol: i64

    def __init__(self, symbol: str) -> None:
        super().__init__()
        self.symbol = SYMBOLS.index(symbol)

    def gain(self, state: DuelState, seat: i64) -> None:
        """Add the symbol to the city: it may win the game or complete a pair."""
        science.gain_symbol(state, seat, self.symbol)

    def hold(self, state: DuelState, seat: i64) -> None:
        """Count the symbol."""
        state.city(seat).symbols += ONES[self.symbol]

    def lose(self, state: DuelState, seat: i64) -> None:
        """Remove the symbol; past gains from it are kept (D232)."""
        state.city(seat).symbols -= ONES[self.symbol]

    def form(self) -> Form:
        return ("science", SYMBOLS[self.symbol])


def symbol_on(state: DuelState, card: i64) -> i64:
    """Return the science symbol of a green card."""
    for effect in state.catalog.effects[card]:
        if isinstance(effect, Science):
            return effect.symbol
    raise ValueError(card)


class Coins(Effect[DuelState]):
    """Coins from the bank, once (D75)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def gain(self, state: DuelState, seat: i64) -> None:
        """Take the coins."""
        state.give(seat, self.amount)

    def form(self) -> Form:
        return ("coins", int(self.amount))


class CoinsPer(Effect[DuelState]):
    """Coins for each piece of a kind, counted when the card is built (D75-D77)."""

    what: i64
    amount: i64
    whose: i64

    def __init__(self, what: int, amount: int, whose: int = OWN) -> None:
        super().__init__()
        self.what = what
        self.amount = amount
        self.whose = whose

    def gain(self, state: DuelState, seat: i64) -> None:
        """Take the coins."""
        state.give(seat, self.amount * counted(state, seat, self.what, self.whose))

    def form(self) -> Form:
        return ("coins_per", COUNTED[self.what], int(self.amount), WHOSE[self.whose])


class OpponentLosesCoins(Effect[DuelState]):
    """The opponent loses coins to the bank, but no more than the treasury has (D41)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def gain(self, state: DuelState, seat: i64) -> None:
        """Take the coins from the opponent."""
        state.fine(1 - seat, self.amount)

    def form(self) -> Form:
        return ("opponent_loses_coins", int(self.amount))


class PlayAgain(Effect[DuelState]):
    """One extra turn (D38-D40)."""

    def gain(self, state: DuelState, seat: i64) -> None:
        """Grant the extra turn."""
        promise_extra_turn(state, seat)

    def form(self) -> Form:
        return ("play_again",)


def promise_extra_turn(state: DuelState, seat: i64) -> None:
    """Grant the active player an extra turn; several in one turn count as one (D230)."""
    if state.extra_turn == 0:
        state.extra_turn = 1
        state.tell(PLAY_AGAIN, seat)


class DiscardOpponentCard(Effect[DuelState]):
    """Discard one card of a color from the opponent's city (D42, D43)."""

    color: i64

    def __init__(self, color: int) -> None:
        super().__init__(asks=True)
        self.color = color

    def gain(self, state: DuelState, seat: i64) -> None:
        """Ask which card."""
        state.ask(DISCARD_CARD, self.color, BITS[seat])

    def form(self) -> Form:
        return ("discard_opponent_card", COLORS[self.color])


class TokenFromBox(Effect[DuelState]):
    """A choice among progress tokens drawn from the box (D45)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        super().__init__(asks=True)
        self.amount = amount

    def gain(self, state: DuelState, seat: i64) -> None:
        """Draw, then ask which to keep."""
        science.draw_from_box(state, seat, self.amount)

    def form(self) -> Form:
        return ("token_from_box", int(self.amount))
