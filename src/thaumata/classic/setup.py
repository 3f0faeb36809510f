"""The set-up: coins, boards and their sides (C5-C9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Chance, Decision
from thaumata.classic.happenings import BOARD_DEALT, SIDE_CHOSEN
from thaumata.classic.names import (
    BEGIN_AGE,
    BOARD_POOL,
    CHOOSE_SIDE,
    DEAL_BOARD,
    DEAL_BOARDS,
    SIDE,
    SIDES,
)
from thaumata.classic.state import ClassicState
from thaumata.game import NATURE_BIT, action_of, piece_of, target_of
from thaumata.kit.bits import BITS
from thaumata.rules import Rule

START_COINS: Final = 3
"""The coins each city starts with (C7, C114)."""


class SetUp(Rule[ClassicState]):
    """The set-up before the first age."""

    chooses: bool
    """Whether the players choose the sides of their boards."""

    def __init__(self, chooses: bool) -> None:
        """Follow the option ``sides``."""
        self.chooses = chooses

    def on_start(self, state: ClassicState) -> None:
        """Give out coins and put the set-up on the agenda, the first step last."""
        for city in state.cities:
            city.coins = START_COINS
        state.then(BEGIN_AGE)
        if self.chooses:
            state.ask(SIDE, 0, BITS[state.game.seats] - 1)
        city_number: i64 = state.catalog.cities
        while city_number > 0:
            city_number -= 1
            state.ask(DEAL_BOARDS, city_number, NATURE_BIT)


def turn_board(state: ClassicState, city: i64, side: i64) -> None:
    """Put a side of a board in a city, with its resource produced and for sale (C24, C29)."""
    state.cities[city].board = side
    state.catalog.sides[side].resource.hold(state, city)


class DealBoard(Chance[ClassicState]):
    """Nature deals a board to a city, no two alike, with its side (C5, C6)."""

    sides: i64
    """The set of sides allowed by the option ``sides``."""

    chooses: bool

    def __init__(self, option: str) -> None:
        """Follow the option ``sides``; the argument is the city."""
        super().__init__("deal_board")
        self.sides = BITS[SIDES.index(option)] if option in SIDES else 3
        self.chooses = option == "choose"

    def argument_text(self, state: ClassicState, argument: i64) -> str:
        return str(argument)

    def read_argument(self, state: ClassicState, text: str) -> int:
        return [str(city) for city in range(state.catalog.cities)].index(text)

    def is_chosen(self, state: ClassicState, city: i64) -> bool:
        """Return whether a player will choose the side."""
        return self.chooses and city < state.game.seats

    def pool(self, state: ClassicState, argument: i64) -> i64:
        """Return the pool of boards."""
        return BOARD_POOL

    def pieces(self, state: ClassicState, argument: i64) -> i64:
        return len(state.catalog.sides)

    def is_there(self, state: ClassicState, argument: i64, piece: i64) -> bool:
        """Return whether a board is left and this side is allowed."""
        if state.boards_left & BITS[piece >> 1] == 0:
            return False
        if self.is_chosen(state, argument):
            return piece & 1 == 0
        return self.sides & BITS[piece & 1] != 0

    def action(self, state: ClassicState, argument: i64, piece: i64) -> i64:
        """Return the action that deals the board, with its side unless a player chooses it."""
        side: i64 = 0
        if not self.is_chosen(state, argument):
            side = (piece & 1) + 1
        return action_of(DEAL_BOARD, piece >> 1, side)

    def apply(self, state: ClassicState, argument: i64, seat: i64, action: i64) -> None:
        """Give the board to the city."""
        board = piece_of(action)
        side = target_of(action)
        state.boards_left = state.boards_left & ~BITS[board]
        state.tell(BOARD_DEALT, argument, board, side)
        if side == 0:
            state.cities[argument].board = 2 * board
        else:
            turn_board(state, argument, 2 * board + side - 1)


class ChooseSide(Decision[ClassicState]):
    """All players choose a side of their boards at once (C5)."""

    def __init__(self) -> None:
        super().__init__("choose_side", seals=True)

    def fill(self, state: ClassicState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer both sides."""
        buffer[0] = action_of(CHOOSE_SIDE, 1)
        buffer[1] = action_of(CHOOSE_SIDE, 2)
        return 2

    def resolve(self, state: ClassicState, argument: i64) -> None:
        """Turn all boards."""
        seat: i64 = 0
        while seat < state.game.seats:
            side = piece_of(state.sealed_choice(seat, 0))
            board = state.cities[seat].board >> 1
            turn_board(state, seat, 2 * board + side - 1)
            state.tell(SIDE_CHOSEN, seat, board, side)
            seat += 1
