"""The lines of a game: actions of seats and of nature, and steps back, numbered from 1.

A service has many tables in memory, and a table hundreds of lines: they are stored compactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple, overload

UNDO: Final[Literal["undo"]] = "undo"
"""The line that goes back to the number of moves that follows it."""

RETRACT: Final[Literal["retract"]] = "retract"
"""The line that takes back what its seat has sealed."""

RESIGN: Final[Literal["resign"]] = "resign"
"""The line with which a seat resigns."""

LineKind = Literal["action", "undo", "retract", "resign"]
"""The kind of a line."""


class GameLine(NamedTuple):
    """One line of a game."""

    number: int
    """From 1."""

    seat: int
    text: str
    """An action such as ``build baths``, or a step back: ``undo 17``, ``retract``."""

    key: str = ""
    """The sender's name for it, so that it is not played twice; empty where there is no sender."""

    mark: str = ""
    """Where the action ended an age, the hash of the position after it."""

    @property
    def kind(self) -> LineKind:
        """The kind of the line: an action, or a step back."""
        if self.text == RETRACT:
            return RETRACT
        if self.text == RESIGN:
            return RESIGN
        return UNDO if self.text.startswith(f"{UNDO} ") else "action"


class GameLines(Sequence[GameLine]):
    """A sequence of lines, the first with number 1; each is put together on access."""

    def __init__(self, lines: Iterable[GameLine] = ()) -> None:
        self._seats = bytearray()
        self._texts: list[str] = []
        self._keys: list[str] = []
        self._marks: dict[int, str] = {}
        for line in lines:
            self.append(line)

    def append(self, line: GameLine) -> None:
        """Add a line; it gets the next number, whichever it came with."""
        self._seats.append(line.seat)
        self._texts.append(line.text)
        self._keys.append(line.key)
        if line.mark:
            self._marks[len(self)] = line.mark

    def number_of(self, seat: int, key: str) -> int | None:
        """Return the number of the line that a seat sent under a key; None where there is none."""
        place = -1
        for _ in range(self._keys.count(key) if key else 0):
            place = self._keys.index(key, place + 1)
            if self._seats[place] == seat:
                return place + 1
        return None

    def __len__(self) -> int:
        """Return the number of lines, which is that of the last."""
        return len(self._texts)

    @overload
    def __getitem__(self, place: int) -> GameLine: ...
    @overload
    def __getitem__(self, place: slice) -> list[GameLine]: ...
    def __getitem__(self, place: int | slice) -> GameLine | list[GameLine]:
        """Return a line by its index, which is one less than its number, or several."""
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        number = range(1, len(self) + 1)[place]
        seat, text, key = self._seats[place], self._texts[place], self._keys[place]
        return GameLine(number, seat, text, key, self._marks.get(number, ""))

    def __eq__(self, other: object) -> bool:
        """Return whether two sequences have the same lines."""
        return isinstance(other, GameLines) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # lines are added
