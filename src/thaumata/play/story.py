"""The story of a game: the events of each action, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from thaumata.events import Event, describe, has_events, merge_moves, read_events
from thaumata.game import EVERYONE, NATURE, Game, State
from thaumata.play.plain_moves import MoveEvents, PlainMoves, describe_move
from thaumata.record import Record
from thaumata.wording.words import Words

RawHappening: TypeAlias = tuple[int, int, int, int, int]
"""A happening as a state notes it: kind, seat, two numbers, audience."""


class ActionContext(NamedTuple):
    """The facts about an action before it is played."""

    seat: int
    age: int
    """0 is the set-up."""

    is_forced: bool
    """Whether a player has no other choice."""

    is_sealed: bool
    """Whether it is hidden until everybody has chosen."""

    move: MoveEvents
    """The action as it is written; empty where events tell it."""


def action_context(state: State, seat: int, action: int) -> ActionContext:
    """Return the facts about an action that a seat is about to play."""
    is_forced = seat != NATURE and len(state.legal_actions(seat)) == 1
    move = () if has_events(state.game) else describe_move(state, seat, action)
    return ActionContext(seat, int(state.age), is_forced, state.asked.seals, move)


class StoryEntry(NamedTuple):
    """An action and its events."""

    number: int
    """The number of the action in the record, from 1."""

    seat: int
    age: int
    """The age of the action; 0 is the set-up."""

    game: Game
    noted: tuple[RawHappening, ...]
    """The happenings that the state has noted; numbers take little memory, and events are made on
    demand."""

    moves: tuple[MoveEvents, ...]
    """The events for each seat, and last for everybody, where the family defines none."""

    is_forced: bool
    """Whether there was no other choice."""

    is_laying: bool
    """Whether an age's structure was being laid out."""

    def events(self, viewer: int | None = None) -> list[Event]:
        """Return the events for a seat, or for everybody."""
        if self.moves:
            return list(self.moves[-1 if viewer is None else viewer])
        return read_events(self.game, self.noted, viewer)

    def all_events(self) -> list[Event]:
        """Return the events of the action with everything that any seat was told."""
        if not self.moves:
            public = [(*happening[:4], EVERYONE) for happening in self.noted]
            return read_events(self.game, public)
        return [
            self.moves[-1 if event.seat is None else event.seat][place]
            for place, event in enumerate(self.moves[-1])
        ]

    def told(self, viewer: int | None = None, *, has_rounds: bool = False) -> list[Event]:
        """Return the events that a log shows to a seat, or to everybody.

        Rounds begin in a log alone: elsewhere the table shows which it is.
        """
        is_set_up = self.is_laying or self.age == 0
        events = [
            event
            for event in self.events(viewer)
            if not event.is_frequent
            and not (is_set_up and event.is_laid_out)
            and (has_rounds or not event.begins_round)
        ]
        return merge_moves(events)

    def lines(
        self,
        words: Words,
        players: Sequence[str],
        viewer: int | None = None,
        *,
        has_rounds: bool = False,
    ) -> Iterator[str]:
        """Yield the entry in words for a seat, or for everybody; often nothing.

        Simultaneous events of several seats have a line for each of them.
        """
        is_forced = self.is_forced
        for _, events in groupby(self.told(viewer, has_rounds=has_rounds), _whose_line):
            told = [describe(event, words, players) for event in events]
            if is_forced:
                told.insert(1, words("label-forced"))
                is_forced = False
            yield " ".join(told)


def _whose_line(event: Event) -> int | None:
    return None if event.place is None else event.seat


class Story:
    """The entries of a game so far, noted after each action."""

    entries: list[StoryEntry]

    def __init__(self) -> None:
        self.entries = []
        self._length = 0
        self._moves = PlainMoves()

    def listen(self, state: State) -> None:
        """Make a state note its happenings."""
        state.log = []

    def note(self, state: State, before: ActionContext) -> None:
        """Add the entry of the last action."""
        noted = tuple(state.log or ())
        moves = self._moves.note(state, before.move) if before.move else ()
        state.log = []
        # What is sealed is told with the choices of all others: one excuse would be out of place.
        is_excused = before.is_forced and not before.is_sealed
        is_laying = self._is_laying(before.seat)
        self._length += 1
        entry = StoryEntry(
            self._length,
            before.seat,
            before.age,
            state.game,
            noted,
            moves,
            is_excused,
            is_laying,
        )
        self.entries.append(entry)

    def _is_laying(self, seat: int) -> bool:
        """Return whether nature is laying out an age: until another seat acts."""
        if seat != NATURE or not self.entries:
            return False
        last = self.entries[-1]
        return last.is_laying or any(event.begins_laying for event in last.events())

    def cut(self, length: int) -> None:
        """Forget everything after a number of actions."""
        self.entries = [entry for entry in self.entries if entry.number <= length]
        self._length = length
        self._moves.cut(length)

    def keep(self, places: Sequence[int]) -> None:
        """Keep the actions at these places, and number them anew."""
        numbers = {place + 1: number for number, place in enumerate(places, 1)}
        self.entries = [
            entry._replace(number=numbers[entry.number])
            for entry in self.entries
            if entry.number in numbers
        ]
        self._length = len(places)
        self._moves.keep(places)

    def forget(self) -> None:
        """Forget all entries but the last, which the next one needs."""
        self.entries = self.entries[-1:]

    def told(
        self, words: Words, players: Sequence[str], since: int = 0, viewer: int | None = None
    ) -> Iterator[str]:
        """Yield the actions after a number in words, for a seat or for everybody."""
        for entry in self.entries[since:]:
            yield from entry.lines(words, players, viewer)


def retell(record: Record) -> Story:
    """Return the story of a recorded game."""
    story = Story()
    state = record.game.start()
    story.listen(state)
    for move in record.moves:
        before = action_context(state, move.seat, move.action)
        state.perform(move.seat, move.action)
        story.note(state, before)
    return story
