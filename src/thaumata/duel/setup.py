"""The set-up: first player, progress tokens, and the draft of wonders (D1-D8, D225)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Chance, Decision, Step
from thaumata.duel.commerce import set_prices
from thaumata.duel.happenings import PROGRESS_DEALT, WONDER_DEALT, WONDER_PICKED
from thaumata.duel.listing import fill_each
from thaumata.duel.names import (
    BEGIN_AGE,
    BEGINS,
    DEAL_PROGRESS,
    DEAL_WONDER,
    DRAFT,
    FIRST_PLAYER,
    FIRST_PLAYER_POOL,
    LAY_OUT,
    PICK,
    PICK_WONDER,
    PROGRESS_POOL,
    SHOW_WONDER,
    WONDER_POOL,
)
from thaumata.duel.progress import ON_BOARD
from thaumata.duel.science import TokenOfBox
from thaumata.duel.state import DuelState
from thaumata.duel.wonders import FIRST_GAME
from thaumata.game import NATURE_BIT, action_of, piece_of
from thaumata.kit.bits import BITS, nth, size
from thaumata.rng import Rng
from thaumata.rules import Rule

START_COINS: Final = 7
"""The coins each player starts with (D4)."""

PICKS: Final = ((0, 1, 1, 0), (1, 0, 0, 1))
"""The picking player for each of four wonders in both groups: 0 is the first player (D6)."""

_PICKS: Final = vec[i64]([second for group in PICKS for second in group])

_TO_DRAFT: Final = 2
"""The argument of a wonder that is shown for the draft, not dealt to a seat."""


class SetUp(Rule[DuelState]):
    """The set-up before the first age."""

    structure_first: bool
    """Whether the first structure is laid out before the wonders are drafted."""

    def __init__(self, structure_first: bool = False) -> None:
        """Follow the order of the variant."""
        self.structure_first = structure_first

    def on_start(self, state: DuelState) -> None:
        """Give out coins and put the set-up on the agenda, the first step last."""
        for seat in range(2):
            state.city(seat).coins = START_COINS
            set_prices(state, seat)
        state.then(BEGIN_AGE)
        if self.structure_first:
            state.then(DRAFT, 1)
            state.then(LAY_OUT, 1)
        else:
            state.then(LAY_OUT, 1)
            state.then(DRAFT, 1)
        for _ in range(ON_BOARD):
            state.ask(DEAL_PROGRESS, 0, NATURE_BIT)
        state.ask(FIRST_PLAYER, 0, NATURE_BIT)


class FirstPlayer(Chance[DuelState]):
    """Nature decides who goes first (D5)."""

    allowed: i64
    """The set of seats allowed by the option ``first``."""

    def __init__(self, option: str) -> None:
        """Follow the option ``first``."""
        super().__init__("first_player")
        self.allowed = 3 if option == "random" else BITS[int(option)]

    def pool(self, state: DuelState, argument: i64) -> i64:
        """Return the pool of seats."""
        return FIRST_PLAYER_POOL

    def pieces(self, state: DuelState, argument: i64) -> i64:
        return 2

    def is_there(self, state: DuelState, argument: i64, piece: i64) -> bool:
        """Return whether a seat may go first."""
        return self.allowed & BITS[piece] != 0

    def action(self, state: DuelState, argument: i64, piece: i64) -> i64:
        """Return the action that makes the seat first player."""
        return action_of(BEGINS, piece)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        state.first = piece_of(action)
        state.active = state.first


class DealProgress(TokenOfBox):
    """Nature places a progress token on the board (D3)."""

    def __init__(self) -> None:
        super().__init__("deal_progress")

    def pool(self, state: DuelState, argument: i64) -> i64:
        """Return the pool of progress tokens."""
        return PROGRESS_POOL

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        token = piece_of(action)
        state.box = state.box & ~BITS[token]
        state.board = state.board | BITS[token]
        state.tell(PROGRESS_DEALT, seat, token)


class Draft(Step[DuelState]):
    """Distribute the wonders: by draft, by the first game's sets, or at random (D6, D7)."""

    method: str

    def __init__(self, method: str) -> None:
        """Follow the option ``wonders``; the argument is the number of the group."""
        super().__init__("draft")
        self.method = method

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return str(argument)

    def read_argument(self, state: DuelState, text: str) -> int:
        if text not in ("1", "2"):
            raise ValueError(text)
        return int(text)

    def run(self, state: DuelState, argument: i64) -> None:
        """Put a group of four wonders, or all that the players get, on the agenda."""
        if self.method == "first_game":
            for second, wonders in enumerate(FIRST_GAME):
                self._give_set(state, state.first if second == 0 else 1 - state.first, wonders)
        elif self.method == "random":
            for _ in range(4):
                state.ask(SHOW_WONDER, 1 - state.first, NATURE_BIT)
                state.ask(SHOW_WONDER, state.first, NATURE_BIT)
        else:
            if argument == 1:
                state.then(DRAFT, 2)
            pick: i64 = 3
            while pick >= 0:
                seat = state.first ^ _PICKS[(argument - 1) * 4 + pick]
                state.ask(PICK_WONDER, 0, BITS[seat])
                pick -= 1
            for _ in range(4):
                state.ask(SHOW_WONDER, _TO_DRAFT, NATURE_BIT)

    def _give_set(self, state: DuelState, seat: i64, wonders: tuple[str, ...]) -> None:
        ids = [wonder.id for wonder in state.catalog.wonders]
        for wonder in wonders:
            number = ids.index(wonder)
            state.wonder_pool = state.wonder_pool & ~BITS[number]
            get_wonder(state, seat, number)


def picking_order(first: int) -> tuple[int, ...]:
    """Return the seats in the order in which they pick the eight wonders (D6)."""
    return tuple([first ^ pick for group in PICKS for pick in group])


def get_wonder(state: DuelState, seat: i64, wonder: i64) -> None:
    """Give a wonder to a player, to be built later."""
    city = state.city(seat)
    city.wonders = city.wonders | BITS[wonder]
    state.tell(WONDER_PICKED, seat, wonder)
    for rule in state.moments.wonder_picked:
        rule.on_wonder_picked(state, seat, wonder)


class ShowWonder(Chance[DuelState]):
    """Nature shows a wonder for the draft, or deals it to a seat."""

    def __init__(self) -> None:
        """Its argument is the seat, or 2 for the draft."""
        super().__init__("deal_wonder")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return "draft" if argument == _TO_DRAFT else str(argument)

    def read_argument(self, state: DuelState, text: str) -> int:
        return ("0", "1", "draft").index(text)

    def pool(self, state: DuelState, argument: i64) -> i64:
        """Return the pool of wonders."""
        return WONDER_POOL

    def pieces(self, state: DuelState, argument: i64) -> i64:
        return len(state.catalog.wonders)

    def is_there(self, state: DuelState, argument: i64, piece: i64) -> bool:
        """Return whether a wonder has not been dealt."""
        return state.wonder_pool & BITS[piece] != 0

    def action(self, state: DuelState, argument: i64, piece: i64) -> i64:
        return action_of(DEAL_WONDER, piece)

    def pick(self, state: DuelState, argument: i64, seat: i64, rng: Rng, buffer: vec[i64]) -> i64:
        pool = state.wonder_pool
        return action_of(DEAL_WONDER, nth(pool, rng.below(size(pool))))

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Show the wonder, or give it to the seat."""
        wonder = piece_of(action)
        state.wonder_pool = state.wonder_pool & ~BITS[wonder]
        state.tell(WONDER_DEALT, seat, wonder)
        if argument == _TO_DRAFT:
            state.shown = state.shown | BITS[wonder]
        else:
            get_wonder(state, argument, wonder)


class PickWonder(Decision[DuelState]):
    """A player picks one of the wonders shown; the last pick is forced, but still a pick (D225)."""

    def __init__(self) -> None:
        super().__init__("pick_wonder")

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the wonders shown."""
        return fill_each(PICK, state.shown, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        wonder = piece_of(action)
        state.shown = state.shown & ~BITS[wonder]
        get_wonder(state, seat, wonder)
