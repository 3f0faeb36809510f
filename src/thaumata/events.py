"""What happened, as typed events made from the numbers that a state notes in its log.

Attach a list to ``state.log``, play, and read the list here. Events tell a story: they animate a
screen and fill a log. The truth about a position is its view. Each family of games has a module of
events, such as ``duel_events.py``, and each of its expansions another, such as ``agora_events.py``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import ClassVar, Self

import msgspec

from thaumata.game import EVERYONE, NATURE, Game
from thaumata.words import Words


def _name_of(class_name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_name_of):
    """Something that happened. In JSON ``Built`` is ``{"event": "built", ...}``.

    A subclass has at most two more fields. One that bears the name of a kind of piece (``card``,
    ``wonder``, ...) or is listed in ``kinds`` holds the id of a piece, any other a number.
    """

    seat: int | None
    """Whose doing it is; None where it is nobody's, or nature's."""

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
        """Name whoever has a seat."""
        return players[seat]

    def word(self, kind: str, piece: str, words: Words) -> str:
        """Put the id of a piece into words."""
        return words(f"{self.family}-{kind}-{piece}")

    def merged(self, later: Event) -> Event | None:
        """Return both events as one, if they can be told as one."""
        return None


@cache
def _families() -> Mapping[str, Mapping[str, Mapping[int, type[Event]]]]:
    """Return for each family the events of its base game, without a name, and of its expansions."""
    # Built on this module, so not before somebody asks.
    from thaumata import (
        agora_events,
        cities_events,
        classic_events,
        duel_events,
        pantheon_events,
    )

    return {
        "duel": {
            "": duel_events.KINDS,
            "pantheon": pantheon_events.KINDS,
            "agora": agora_events.KINDS,
        },
        # Teams tell nothing that the others do not.
        "classic": {"": classic_events.KINDS, "cities": cities_events.KINDS, "teams": {}},
    }


@cache
def _kinds(family: str, expansions: tuple[str, ...]) -> Mapping[int, type[Event]]:
    """Return the events of a variant by number."""
    parts = _families()[family]
    return {number: kind for part in ("", *expansions) for number, kind in parts[part].items()}


def event_classes(family: str) -> tuple[type[Event], ...]:
    """Return every class of events of a family and its expansions, each once."""
    expansions = tuple(part for part in _families()[family] if part)
    return tuple(dict.fromkeys(_kinds(family, expansions).values()))


def read_events(
    game: Game, raw: Iterable[tuple[int, int, int, int, int]], viewer: int | None = None
) -> list[Event]:
    """Read what a state has noted, as far as a seat may see it; a spectator sees no secrets."""
    kinds = _kinds(game.family.name, game.expansions)
    return [
        kinds[kind].read(game, seat, numbers)
        for kind, seat, *numbers, audience in raw
        if audience == EVERYONE or (viewer is not None and audience >> viewer & 1)
    ]


def merge_moves(events: Iterable[Event]) -> list[Event]:
    """Tell events that follow each other as one where that loses nothing.

    The conflict pawn moves space by space, and a reader wants to know how far. What several seats
    do at once is told seat by seat.
    """
    merged: list[Event] = []
    for event in _seat_by_seat(events):
        both = merged[-1].merged(event) if merged else None
        if both is None:
            merged.append(event)
        else:
            merged[-1] = both
    return merged


def _seat_by_seat(events: Iterable[Event]) -> list[Event]:
    """Put what happens at once in order: all that one seat does, then all that the next does."""
    told: list[Event] = []
    for is_at_once, together in groupby(events, lambda event: event.place is not None):
        run = list(together)
        told += sorted(run, key=lambda event: (event.seat, event.place)) if is_at_once else run
    return told


def describe(event: Event, words: Words, players: Sequence[str]) -> str:
    """Put an event into words; the players are named by seat."""
    return words(event.message(), **event.arguments(words, players))
