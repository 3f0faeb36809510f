"""The action itself as an event, for a game whose family has no events."""

from __future__ import annotations

from thaumata.events.event import Event
from thaumata.game import NATURE, State
from thaumata.wording.message import Argument


class Played(Event, frozen=True):
    """The seat plays an action; a seat of None is nature."""

    text: str
    """The text of the action, such as ``bid 3``, with ``?`` for a secret piece."""

    def message_id(self) -> str:
        return "event-played" if self.seat is not None else "event-played_by_nature"

    def message_arguments(self) -> dict[str, Argument]:
        return {**super().message_arguments(), "text": self.text}


def played(state: State, viewer: int | None, seat: int, action: int) -> Played:
    """Return the event of an action that is about to be played, as a viewer may see it."""
    is_secret = state.is_secret_from(viewer, seat, action)
    text = state.game.text(state, seat, action, is_secret=is_secret)
    return Played(None if seat == NATURE else seat, text)
