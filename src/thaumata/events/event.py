"""What an event is: something that happened, for a screen to animate and a log to tell."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from thaumata.game import NATURE, Game
from thaumata.wording.family import PLAIN, FamilyWords
from thaumata.wording.message import Argument, Message, message, player
from thaumata.wording.words import Words

_UNTOLD = Message("")


def _name_of(class_name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """Something with a message that follows from its other fields."""

    message: Message = _UNTOLD
    """What is told about it, for whoever has the words."""


class Event(Told, frozen=True, tag_field="event", tag=_name_of):
    """Something that happened. In JSON ``Built`` is ``{"event": "built", ...}``.

    A subclass has at most two more fields. One that bears the name of a kind of piece (``card``,
    ``wonder``, ...) or is listed in ``kinds`` holds the id of a piece, any other a number.
    """

    seat: int | None
    """Who did it; None where nobody or nature did."""

    words: ClassVar[FamilyWords] = PLAIN
    """The words of the family."""

    has_seat: ClassVar[bool] = True
    """Whether it is anybody's doing."""

    place: ClassVar[int | None] = None
    """Where it is told among what several seats do at once: each seat's events follow each other,
    those of the lowest place first. None for what happens alone."""

    kinds: ClassVar[Mapping[str, str]] = {}
    """The kinds of pieces in fields that bear another name."""

    is_laid_out: ClassVar[bool] = False
    """Whether nature lays something out for everybody to see: while a table is being set up a
    reader looks at it instead."""

    is_usual: ClassVar[bool] = False
    """Whether it happens so often that it says nothing."""

    begins_round: ClassVar[bool] = False
    """Whether a round begins, which a log alone tells: elsewhere the table shows which it is."""

    begins_laying: ClassVar[bool] = False
    """Whether nature lays something out from now on, until somebody else acts."""

    def __post_init__(self) -> None:
        """Write the message, unless it has come with the event over a wire."""
        if self.message == _UNTOLD:
            self.tell(Message(self.message_id(), self.told_with()))

    def tell(self, told: Message) -> None:
        """Be told with a message."""
        msgspec.structs.force_setattr(self, "message", told)

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Event:
        """Make the event from the two numbers that the state noted."""
        kinds = [cls.kinds.get(field, field) for field in cls.fields()]
        values = [
            game.names[kind][number] if kind in game.names else number
            for kind, number in zip(kinds, numbers, strict=False)
        ]
        return cls(seat if cls.has_seat and seat != NATURE else None, *values)

    @classmethod
    def fields(cls) -> list[str]:
        """List what the event tells besides whose doing it is."""
        return [field for field in cls.__struct_fields__ if field not in ("seat", "message")]

    @property
    def name(self) -> str:
        """The name of the event, such as ``coins_gained``."""
        return str(self.__struct_config__.tag)

    def message_id(self) -> str:
        """Return the id of the message that tells the event."""
        return f"event-{self.name}"

    def told_with(self) -> dict[str, Argument]:
        """Return what the message is told with: names for ids, numbers as they are."""
        told: dict[str, Argument] = {}
        if self.seat is not None:
            told["player"] = player(self.seat)
        for field in self.fields():
            value = getattr(self, field)
            if field == "age":
                value = message(f"age-{value}")
            elif isinstance(value, str):
                value = self.words.name(self.kinds.get(field, field), value)
            told[field] = value
        return told

    def merged(self, later: Event) -> Event | None:
        """Return both events as one, if they can be told as one."""
        return None


def describe(event: Event, words: Words, players: Sequence[str]) -> str:
    """Put an event into words; the players are named by seat."""
    return words.say(event.message, players)
