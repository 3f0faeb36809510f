"""The agenda of decisions: one class for each kind of decision.

The agenda of a state is a stack of numbers. Each entry packs the kind of decision, an argument (a
slot, a color, ...) and the seats that are asked. An entry that asks no seat is a step that runs by
itself: revealing cards, the next turn, the end of an age.
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
"""The maximum number of entries on an agenda."""

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
    """One kind of decision: its legal answers, and their consequences."""

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
        """Carry out a legal answer. Its entry has already been removed from the agenda."""

    def is_void(self, state: S, argument: i64) -> bool:
        """Return whether there is nothing to decide, so that the decision is skipped."""
        return False

    def is_complete(self, state: S, argument: i64, seat: i64) -> bool:
        """Return whether a seat has sealed its last choice of this entry."""
        return True

    def resolve(self, state: S, argument: i64) -> None:
        """Carry out the sealed choices of all seats. Their entry has already been removed."""

    def run(self, state: S, argument: i64) -> None:
        """Carry out a step. Its entry has already been removed from the agenda."""

    def pick(self, state: S, argument: i64, seat: i64, rng: Rng, buffer: vec[i64]) -> i64:
        """Return one of the legal answers, chosen evenly at random."""
        return buffer[rng.below(self.fill(state, argument, seat, buffer))]

    def weight(self, state: S, argument: i64, action: i64) -> i64:
        """Return the relative weight of an answer of nature."""
        return 1

    def why_not(self, state: S, argument: i64, seat: i64, action: i64) -> IllegalAction | None:
        """Return why an answer that names real pieces is refused; None if it is just not on offer.

        Called only for actions that are not legal. The error must not reveal a secret to the seat.
        """
        return None

    def secret_from(self, state: S, argument: i64, seat: i64, action: i64, viewer: i64) -> bool:
        """Return whether a seat's answer names a piece that the viewer may not see.

        A negative viewer is a spectator. A sealed choice is judged as it will be when it is opened.
        """
        return False

    def argument_text(self, state: S, argument: i64) -> str:
        """Write the argument for a position; empty if this kind has none."""
        return ""

    def read_argument(self, state: S, text: str) -> int:
        """Parse text written by ``argument_text``; raise ``ValueError`` if it makes no sense."""
        if text:
            raise ValueError(text)
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[S]):
    """A step that runs by itself when it is on top of the agenda: see ``run``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """A decision of nature: a random draw from a pool of pieces, each equally likely.

    The dealer shuffles each pool once. A draw takes the first piece that is still there. Each slot
    of a structure has its own place in the order, so it gets the same piece whatever was played
    before.
    """

    def pool(self, state: S, argument: i64) -> i64:
        """Return the number of the pool, below 32, that this draw is from."""
        return 0

    def pieces(self, state: S, argument: i64) -> i64:
        """Return how many pieces the full pool has, at most 64."""
        return 0

    def place(self, state: S, argument: i64) -> i64:
        """Return the place in the shuffled pool that belongs to this draw, 0 for the first."""
        return 0

    def is_there(self, state: S, argument: i64, piece: i64) -> bool:
        """Return whether a piece can still be drawn."""
        return False

    def action(self, state: S, argument: i64, piece: i64) -> i64:
        """Return the action that draws this piece."""
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
        """Return the draw of a random piece among those still there."""
        n: i64 = 0
        piece: i64 = 0
        pieces = self.pieces(state, argument)
        while piece < pieces:
            if self.is_there(state, argument, piece):
                buffer[n] = piece
                n += 1
            piece += 1
        return self.action(state, argument, buffer[rng.below(n)])
