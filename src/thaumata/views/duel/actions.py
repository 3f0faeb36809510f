"""What a player may do in a duel, and what each action would cost and change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Union

from msgspec import Struct

from thaumata.events import Event, event_classes
from thaumata.views.duel.payment import Receipt
from thaumata.views.structs import Action, CityPreview

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


class DuelPreview(CityPreview, frozen=True, kw_only=True):
    """What an action would cost and change, up to the next card that nature turns up."""

    payment: Receipt | None
    """How the price comes about; None where nothing is built."""

    changes: tuple[Change, ...]
    """Everything that happens, in order."""

    pawn: int
    """Where the conflict pawn stands afterwards."""

    uncovers: tuple[Uncovered, ...]
    """The slots that become accessible."""

    asks_about: str
    """What the decision is about that the seat owes next within the same turn; often empty."""

    extra_turn: bool
    """Whether the acting seat plays again."""

    ends: str
    """The kind of victory if the game ends; empty while it goes on."""


class DuelAction(Action, frozen=True, kw_only=True):
    """Something that the viewer may do now."""

    preview: DuelPreview
