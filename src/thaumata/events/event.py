"""What an event is: something that happened, for a screen to animate and a log to tell."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

import msgspec

from thaumata.game import NATURE, Game
from thaumata.wording.words import Words


def _name_of(class_name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_name_of):
    """Something that happened. In JSON ``Built`` is ``{"event": "built", ...}``.

    A subclass has at most two more fields. One that bears the name of a kind of piece (``card``,
    ``wonder``, ...) or is listed in ``kinds`` holds the id of a piece, any other a number.
    """

    seat: int | None
    """Who did it; None where nobody or nature did."""

    family: ClassVar[str] = ""
    """The family of games, as the ids of its words have it."""

    has_seat: ClassVar[bool] = True
    """Whether it is anybody's doing."""

    place: ClassVar[int | None] = None
    """Where it is told among what several seats do at once: each seat's events follow each other,
    those of the lowest place first. None for what happens alone."""

    kinds: ClassVar[Mapping[str, str]] = {}
    """The kinds of pieces in fields that bear another name."""

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Self:
        """Make the event from the two numbers that the state noted."""
        kinds = [cls.kinds.get(field, field) for field in cls.__struct_fields__[1:]]
        values = [
            game.names[kind][number] if kind in game.names else number
            for kind, number in zip(kinds, numbers, strict=False)
        ]
        return cls(seat if cls.has_seat and seat != NATURE else None, *values)

    @property
    def name(self) -> str:
        """The name of the event, such as ``coins_gained``."""
        return str(self.__struct_config__.tag)

    def message(self) -> str:
        """Return the id of the message that tells the event."""
        return f"event-{self.name}"

    def arguments(self, words: Words, players: Sequence[str]) -> dict[str, str | int]:
        """Return what the message is told with: names for ids, numbers as they are."""
        told: dict[str, str | int] = {}
        if self.seat is not None:
            told["player"] = self.name_of(self.seat, words, players)
        for field in self.__struct_fields__[1:]:
            value = getattr(self, field)
            if isinstance(value, str):
                value = self.word(self.kinds.get(field, field), value, words)
            told[field] = value
        return told

    def name_of(self, seat: int, words: Words, players: Sequence[str]) -> str:
        """Name the player at a seat."""
        return players[seat]

    def word(self, kind: str, piece: str, words: Words) -> str:
        """Put the id of a piece into words."""
        return words(f"{self.family}-{kind}-{piece}")

    def merged(self, later: Event) -> Event | None:
        """Return both events as one, if they can be told as one."""
        return None


def describe(event: Event, words: Words, players: Sequence[str]) -> str:
    """Put an event into words; the players are named by seat."""
    return words(event.message(), **event.arguments(words, players))
