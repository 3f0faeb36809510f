"""The base class of events: typed facts for a screen to animate and a log to print."""

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


class WithMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A struct with a message that is derived from its other fields."""

    message: Message = _UNTOLD
    """The message that describes it, to be formatted in any language."""


class Event(WithMessage, frozen=True, tag_field="event", tag=_name_of):
    """Something that happened. In JSON ``Built`` is ``{"event": "built", ...}``.

    A subclass has at most two more fields. One that bears the name of a kind of piece (``card``,
    ``wonder``, ...) or is listed in ``kinds`` holds the id of a piece, any other a number.
    """

    seat: int | None
    """The seat that did it; None if nature did or it has no author."""

    words: ClassVar[FamilyWords] = PLAIN
    """The words of the family."""

    has_seat: ClassVar[bool] = True
    """Whether it is the act of a seat."""

    place: ClassVar[int | None] = None
    """The order of events of the same seat in a simultaneous round: all events of one seat come
    first, the lowest place before the others. None for an event that happens alone."""

    kinds: ClassVar[Mapping[str, str]] = {}
    """The kinds of pieces in fields with another name."""

    is_laid_out: ClassVar[bool] = False
    """Whether nature lays something out in public: during set-up, a log leaves it out because the
    table shows it."""

    is_frequent: ClassVar[bool] = False
    """Whether it happens so often that a log may leave it out."""

    begins_round: ClassVar[bool] = False
    """Whether it begins a round; only a log needs it, since the table shows the round."""

    begins_laying: ClassVar[bool] = False
    """Whether nature lays things out from here on, until a seat acts."""

    def __post_init__(self) -> None:
        """Create the message, unless the event was decoded together with it."""
        if self.message == _UNTOLD:
            self.set_message(Message(self.message_id(), self.message_arguments()))

    def set_message(self, told: Message) -> None:
        """Set the message."""
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
        """List the fields of the event other than its seat and message."""
        return [field for field in cls.__struct_fields__ if field not in ("seat", "message")]

    @property
    def name(self) -> str:
        """The name of the event, such as ``coins_gained``."""
        return str(self.__struct_config__.tag)

    def message_id(self) -> str:
        """Return the id of the message that describes the event."""
        return f"event-{self.name}"

    def message_arguments(self) -> dict[str, Argument]:
        """Return the arguments of the message: names for ids, numbers unchanged."""
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
        """Return a single event for this one and a later one, or None if both are needed."""
        return None


def describe(event: Event, words: Words, players: Sequence[str]) -> str:
    """Format an event; ``players`` are names by seat."""
    return words.say(event.message, players)
