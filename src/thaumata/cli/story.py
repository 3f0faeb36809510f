"""What has happened in a game, action by action, told in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from thaumata.agora_events import DecreeDealt
from thaumata.duel_events import AgeBegan, BackLaid, ProgressDealt, Revealed, WonderDealt
from thaumata.events import Event, describe, merge_moves, read_events
from thaumata.game import EVERYONE, NATURE, State
from thaumata.pantheon_events import EnkiToken, GatePlaced, GodRevealed, TokenLaid
from thaumata.record import Record
from thaumata.words import Words

_LAID_OUT = (
    BackLaid,
    DecreeDealt,
    EnkiToken,
    GatePlaced,
    GodRevealed,
    ProgressDealt,
    Revealed,
    TokenLaid,
    WonderDealt,
)
"""What nature lays out for everybody to see: a reader looks at the table instead."""


class Entry(NamedTuple):
    """One action and what came of it."""

    number: int
    """The number of the action in the record, from 1."""

    seat: int
    age: int
    """The age it was taken in; 0 is the set-up."""

    events: tuple[tuple[Event, ...], ...]
    """What each seat was told, and last what everybody was."""

    is_forced: bool
    """Whether there was no other choice."""

    is_laying: bool
    """Whether an age's structure was being laid out."""

    def told(self, viewer: int | None = None) -> list[Event]:
        """Return the events that are worth telling a seat, or everybody."""
        skipped = _LAID_OUT if self.is_laying or self.age == 0 else (BackLaid,)
        events = [
            event
            for event in self.events[-1 if viewer is None else viewer]
            if not isinstance(event, skipped)
        ]
        return merge_moves(events)

    def sentences(self, words: Words, players: Sequence[str], viewer: int | None = None) -> str:
        """Tell the entry to a seat, or to everybody; empty where nothing is worth telling."""
        told = [describe(event, words, players) for event in self.told(viewer)]
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
        public = tuple(read_events(state.game, raw))
        events = (public,) * (state.game.seats + 1)
        if any(audience != EVERYONE for *_, audience in raw):
            seats = range(state.game.seats)
            events = (*(tuple(read_events(state.game, raw, each)) for each in seats), public)
        state.log = []
        self.entries.append(
            Entry(len(self.entries) + 1, seat, age, events, is_forced, self._is_laying(seat))
        )

    def _is_laying(self, seat: int) -> bool:
        """Nature lays out an age from its beginning until somebody else acts."""
        if seat != NATURE or not self.entries:
            return False
        last = self.entries[-1]
        return last.is_laying or any(isinstance(event, AgeBegan) for event in last.events[-1])

    def cut(self, length: int) -> None:
        """Forget everything after the first so many actions."""
        del self.entries[length:]

    def told(
        self, words: Words, players: Sequence[str], since: int = 0, viewer: int | None = None
    ) -> Iterator[str]:
        """Tell a seat, or everybody, the actions after the first so many, one line each."""
        for entry in self.entries[since:]:
            if sentences := entry.sentences(words, players, viewer):
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
