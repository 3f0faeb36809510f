"""The end of a game, as an event of any family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from thaumata.events.event import Event
from thaumata.game import Game
from thaumata.wording.message import Argument, list_of, player


class EndedEvent(Event, frozen=True):
    """The game is over."""

    kind: str
    """The kind of victory, as in ``Outcome``."""

    winners: tuple[int, ...]

    has_seat: ClassVar[bool] = False

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Event:
        kind, mask = numbers
        winners = tuple(seat for seat in range(game.seats) if mask >> seat & 1)
        return cls(None, game.victories[kind - 1], winners)

    def message_arguments(self) -> dict[str, Argument]:
        winners = list_of([player(seat) for seat in self.winners])
        return {"kind": self.kind, "player": winners}
