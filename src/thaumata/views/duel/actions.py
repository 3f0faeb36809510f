"""The actions of a player in a duel, each with its cost and consequences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Union

from msgspec import Struct

from thaumata.events import Event, event_classes
from thaumata.views.duel.payment import Receipt
from thaumata.views.structs import Action, CityPreview

if TYPE_CHECKING:
    Change = Event
else:
    Change = Union[event_classes("duel")]  # noqa: UP007 # the JSON schema needs every class
"""Any event of a duel."""


class Uncovered(Struct, frozen=True):
    """A slot that becomes accessible."""

    slot: str
    face_down: bool
    """Whether nature will reveal its card, which is still unknown."""


class DuelPreview(CityPreview, frozen=True, kw_only=True):
    """The cost and consequences of an action, up to the next card that nature reveals."""

    payment: Receipt | None
    """The breakdown of the price; None if nothing is built."""

    changes: tuple[Change, ...]
    """All events in order."""

    pawn: int
    """The space of the conflict pawn afterwards."""

    uncovers: tuple[Uncovered, ...]
    """The slots that become accessible."""

    asks_about: str
    """The argument of the decision that the seat owes next within the same turn; often empty."""

    extra_turn: bool
    """Whether the acting seat plays again."""

    ends: str
    """The kind of victory if the game ends; empty if it goes on."""


class DuelAction(Action, frozen=True, kw_only=True):
    """A legal action of the viewer."""

    preview: DuelPreview
