"""What must be decided next: one class for each kind of decision.

The agenda of a state is a stack of numbers. Each entry packs the kind of decision, an argument
(a slot, a color, ...) and the seats that are asked. An entry that asks nobody is a step that
happens by itself: revealing cards, the next turn, the end of an age.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from thaumata.errors import IllegalAction

if TYPE_CHECKING:
    from thaumata.game import State
    from thaumata.rng import Rng

S = TypeVar("S", bound="State")

DEPTH: Final = 48
"""How many entries an agenda can hold."""

_ARGUMENT: Final = 256
_SEATS: Final = 1099511627776  # 2 ** 40


def entry_of(kind: i64, argument: i64, seats: i64) -> i64:
    """Pack an entry of the agenda."""
    return kind + argument * _ARGUMENT + seats * _SEATS


def kind_of(entry: i64) -> i64:
    """Return the kind of decision of an entry."""
    return entry & 255


def argument_of(entry: i64) -> i64:
    """Return the argument of an entry."""
    return (entry >> 8) & 0xFFFFFFFF


def seats_of(entry: i64) -> i64:
    """Return the mask of seats that an entry still asks."""
    return (entry >> 40) & 255


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One kind of decision: who may answer what, and what follows."""

    name: str
    """The name in positions and prompts, such as ``take_token``."""

    seals: bool
    """Whether answers are kept secret until every seat that is asked has answered."""

    def __init__(self, name: str, seals: bool = False) -> None:
        self.name = name
        self.seals = seals

    def fill(self, state: S, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Write the legal answers of a seat into the buffer and return their number."""
        return 0

    def apply(self, state: S, argument: i64, seat: i64, action: i64) -> None:
        """Carry out a legal answer. The entry has already left the agenda."""

    def is_void(self, state: S, argument: i64) -> bool:
        """Tell whether there is nothing to decide, so that nobody is asked."""
        return False

    def is_complete(self, state: S, argument: i64, seat: i64) -> bool:
        """Tell whether a seat has sealed its last choice of this entry."""
        return True

    def resolve(self, state: S, argument: i64) -> None:
        """Carry out what all seats have sealed. The entry has already left the agenda."""

    def run(self, state: S, argument: i64) -> None:
        """Carry out a step. The entry has already left the agenda."""

    def pick(self, state: S, argument: i64, seat: i64, rng: Rng, buffer: vec[i64]) -> i64:
        """Return one of the legal answers, each equally likely."""
        return buffer[rng.below(self.fill(state, argument, seat, buffer))]

    def weight(self, state: S, argument: i64, action: i64) -> i64:
        """Return how likely an answer of nature is, compared with the others."""
        return 1

    def why_not(self, state: S, argument: i64, seat: i64, action: i64) -> IllegalAction | None:
        """Tell why an answer that names real pieces is refused; None where it is just not asked.

        This is asked of what is not legal alone, and must not tell the seat a secret.
        """
        return None

    def secret_from(self, state: S, argument: i64, seat: i64, action: i64, viewer: i64) -> bool:
        """Tell whether a seat's answer names a piece that another does not get to see.

        A viewer below 0 looks on. What is sealed is judged as it will be opened.
        """
        return False

    def argument_text(self, state: S, argument: i64) -> str:
        """Write the argument for a position; empty where the kind has none."""
        return ""

    def read_argument(self, state: S, text: str) -> int:
        """Read what ``argument_text`` wrote; a ``ValueError`` where it makes no sense."""
        if text:
            raise ValueError(text)
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[S]):
    """Something that happens by itself when the agenda comes to it: see ``run``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """A decision of nature: which piece of a pool comes up next, each equally likely.

    The dealer shuffles each pool once. A draw takes the first piece that is still there; a slot
    of a structure has a place of its own in the order, so that it gets the same piece whatever
    was played before.
    """

    def pool(self, state: S, argument: i64) -> i64:
        """Return the number of the pool, below 32, that this draw is from."""
        return 0

    def pieces(self, state: S, argument: i64) -> i64:
        """Return how many pieces the pool had in the beginning, 64 at most."""
        return 0

    def place(self, state: S, argument: i64) -> i64:
        """Return the place in the shuffled pool that belongs to this draw, 0 for the first."""
        return 0

    def is_there(self, state: S, argument: i64, piece: i64) -> bool:
        """Tell whether a piece can still be drawn."""
        return False

    def action(self, state: S, argument: i64, piece: i64) -> i64:
        """Return the action by which nature brings up this piece."""
        return 0

    def fill(self, state: S, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """List every piece that is still there."""
        n: i64 = 0
        piece: i64 = 0
        pieces = self.pieces(state, argument)
        while piece < pieces:
            if self.is_there(state, argument, piece):
                buffer[n] = self.action(state, argument, piece)
                n += 1
            piece += 1
        return n

    def pick(self, state: S, argument: i64, seat: i64, rng: Rng, buffer: vec[i64]) -> i64:
        """Return how nature brings up one of the pieces that are still there."""
        n: i64 = 0
        piece: i64 = 0
        pieces = self.pieces(state, argument)
        while piece < pieces:
            if self.is_there(state, argument, piece):
                buffer[n] = piece
                n += 1
            piece += 1
        return self.action(state, argument, buffer[rng.below(n)])
