"""What has happened in a game, action by action, told in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from thaumata.duel_events import AgeBegan, BackLaid, ProgressDealt, Revealed, WonderDealt
from thaumata.events import Event, describe, merge_moves, read_events
from thaumata.game import NATURE, State
from thaumata.record import Record
from thaumata.words import Words

_LAID_OUT = (BackLaid, ProgressDealt, Revealed, WonderDealt)
"""What nature lays out for everybody to see: a reader looks at the table instead."""


class Entry(NamedTuple):
    """One action and what came of it."""

    number: int
    """The number of the action in the record, from 1."""

    seat: int
    age: int
    """The age it was taken in; 0 is the set-up."""

    events: tuple[Event, ...]
    is_forced: bool
    """Whether there was no other choice."""

    is_laying: bool
    """Whether an age's structure was being laid out."""

    def told(self) -> list[Event]:
        """Return the events that are worth telling."""
        skipped = _LAID_OUT if self.is_laying or self.age == 0 else (BackLaid,)
        events = [event for event in self.events if not isinstance(event, skipped)]
        return merge_moves(events)

    def sentences(self, words: Words, players: Sequence[str]) -> str:
        """Tell the entry; empty where nothing is worth telling."""
        told = [describe(event, words, players) for event in self.told()]
        if told and self.is_forced:
            told.insert(1, words("label-forced"))
        return " ".join(told)


class Story:
    """The entries of a game so far. Listens to a state and is told after each action."""

    entries: list[Entry]

    def __init__(self) -> None:
        """Begin with nothing."""
        self.entries = []

    def listen(self, state: State) -> None:
        """Have a state note what happens."""
        state.log = []

    def note(self, state: State, seat: int, age: int, *, is_forced: bool = False) -> None:
        """Write down what the last action did; the age is the one before it."""
        raw = state.log or []
        events = tuple(read_events(state.game, raw))
        state.log = []
        self.entries.append(
            Entry(len(self.entries) + 1, seat, age, events, is_forced, self._is_laying(seat))
        )

    def _is_laying(self, seat: int) -> bool:
        """Nature lays out an age from its beginning until somebody else acts."""
        if seat != NATURE or not self.entries:
            return False
        last = self.entries[-1]
        return last.is_laying or any(isinstance(event, AgeBegan) for event in last.events)

    def cut(self, length: int) -> None:
        """Forget everything after the first so many actions."""
        del self.entries[length:]

    def told(self, words: Words, players: Sequence[str], since: int = 0) -> Iterator[str]:
        """Tell the actions after the first so many, one line each."""
        for entry in self.entries[since:]:
            if sentences := entry.sentences(words, players):
                yield sentences


def retell(record: Record) -> Story:
    """Tell a recorded game from its beginning."""
    story = Story()
    state = record.game.start()
    story.listen(state)
    for move in record.moves:
        is_forced = move.seat != NATURE and len(state.legal_actions(move.seat)) == 1
        age = int(state.age)
        state.perform(move.seat, move.action)
        story.note(state, move.seat, age, is_forced=is_forced)
    return story
