"""What every view is made of, whatever the game: pieces, decisions, actions, points, the end.

All structs are frozen and go over a wire as they are. Pieces are named by the ids of the component
tables, seats count from 0, and nature is seat 7.
"""

from __future__ import annotations

from msgspec import Struct

from thaumata.events import Event
from thaumata.views.payment import Receipt
from thaumata.views.pieces import Piece


class Uncovered(Struct, frozen=True):
    """A slot that nothing covers any more."""

    slot: str
    face_down: bool
    """Whether nature will turn up its card, which nobody knows yet."""


class Preview(Struct, frozen=True):
    """What an action would cost and change, up to the next card that nature turns up."""

    price: int
    """All coins that the acting seat pays."""

    payment: Receipt | None
    """How the price comes about; None where nothing is built."""

    coins: tuple[int, ...]
    """The coins of each seat afterwards."""

    points: tuple[int, ...]
    """How the points of each seat change, counted as if the game ended now."""

    changes: tuple[Event, ...]
    """Everything that happens, in order."""

    pawn: int
    """Where the conflict pawn stands afterwards."""

    symbols: tuple[str, ...]
    """The science symbols that the acting seat gains."""

    uncovers: tuple[Uncovered, ...]
    """The slots that become accessible."""

    asks: str
    """The decision that the same seat owes next, before its turn is over; empty for none."""

    extra_turn: bool
    """Whether the acting seat plays again."""

    ends: str
    """The kind of victory if the game ends; empty while it goes on."""


class Action(Struct, frozen=True):
    """Something that the viewer may do now."""

    text: str
    """The action as it is sent back: ``build baths``."""

    verb: str
    pieces: tuple[Piece, ...]
    """What the words after the verb name."""

    preview: Preview


class Score(Struct, frozen=True):
    """The points of one seat."""

    rows: dict[str, int]
    """The points of each category, from the top of the pad."""

    total: int


class OutcomeView(Struct, frozen=True):
    """How the game ended."""

    kind: str
    """``civilian``, ``military``, ``scientific``, ..."""

    winners: tuple[int, ...]
    rows: dict[str, tuple[int, ...]]
    """For each category, from the top of the pad, the points of each seat."""

    totals: tuple[int, ...]
