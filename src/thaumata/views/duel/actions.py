"""What a player may do in a duel, and what each action would cost and change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Union

from msgspec import Struct

from thaumata.events import Event, event_classes
from thaumata.views.actions import WrittenAction
from thaumata.views.duel.payment import Receipt

if TYPE_CHECKING:
    Change = Event
else:
    Change = Union[event_classes("duel")]  # noqa: UP007  # whoever reads JSON needs every class
"""Any event of a duel."""


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

    changes: tuple[Change, ...]
    """Everything that happens, in order."""

    pawn: int
    """Where the conflict pawn stands afterwards."""

    symbols: tuple[str, ...]
    """The science symbols that the acting seat gains."""

    uncovers: tuple[Uncovered, ...]
    """The slots that become accessible."""

    asks: str
    """The decision that the seat owes next within the same turn; empty for none."""

    asks_about: str
    """What that decision is about: a color, a section of the Senate, ...; often empty."""

    extra_turn: bool
    """Whether the acting seat plays again."""

    ends: str
    """The kind of victory if the game ends; empty while it goes on."""


class Action(WrittenAction, frozen=True):
    """Something that the viewer may do now."""

    preview: Preview
