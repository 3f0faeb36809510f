"""A game whose players are elsewhere: a sequence of lines, each of which is stored.

A line is an action of a seat or of nature, or a step back. Lines are numbered and never changed, so
that the lines are the game; the number of the last one is the number of the state. The events for
each seat follow from the lines alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple

from thaumata.events import Event, merge_moves
from thaumata.game import NATURE, Game, ThaumataError
from thaumata.play.game_in_play import GameInPlay
from thaumata.play.lines import RESIGN, RETRACT, UNDO, GameLine, GameLines, LineKind
from thaumata.play.story import StoryEntry
from thaumata.record import Record

MOST_LINES: Final = 5000
"""The number of lines after which nothing is taken back: no game needs a third of them."""


class BrokenLines(ThaumataError):
    """The lines break the rules."""


class LineEvents(NamedTuple):
    """The events of a line for one viewer."""

    number: int
    seat: int
    kind: LineKind
    events: list[Event]


class OnlineGame(GameInPlay):
    """A game by its lines."""

    lines: GameLines
    resigned: int | None
    """The seat that has resigned a game of two."""

    def __init__(self, game: Game, seed: int, lines: Iterable[GameLine] = ()) -> None:
        """Begin a game, or replay its lines; raise ``BrokenLines`` where they break the rules.

        Nothing is dealt anew: the deals are lines, too.
        """
        super().__init__(Record(game, seed=seed), seed)
        self.lines = GameLines()
        self.resigned = None
        self._entries: list[StoryEntry | None] = []
        self._first_entry = 0
        self._decision_numbers = [0] * game.seats
        for line in lines:
            try:
                self.follow(line)
            except ValueError as error:  # such as a ThaumataError
                raise BrokenLines(
                    "error-table-line", line=line.number, reason=str(error)
                ) from error

    @property
    def number(self) -> int:
        """The number of the state: that of the last line."""
        return len(self.lines)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or one of two has resigned."""
        return self.resigned is not None or super().is_over

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a decision; nature never does for long."""
        return () if self.is_over else self.state.pending_seats

    # Repeated and stale messages

    def done_as(self, seat: int, key: str) -> int | None:
        """Return the number of the line that a seat sent under a key; None where there is none."""
        return self.lines.number_of(seat, key)

    def is_current(self, seat: int, number: int) -> bool:
        """Return whether a seat still has the decision of the state with a number.

        Others may have sealed their choices since, or opened them again.
        """
        return self._decision_numbers[seat] <= number <= self.number

    # Playing

    def begin(self) -> None:
        """Deal until the first choice."""
        self._settle()

    def act(self, seat: int, text: str, key: str = "") -> None:
        """Play the action of a seat and everything that has no choice after it, or refuse it."""
        self._check_runs()
        self._play(seat, self.record.game.parse(self.state, seat, text), key)
        self._settle()

    def step_back(self, seat: int, people: Collection[int]) -> str:
        """Return the line that takes a seat's last choice back, or refuse it.

        A sealed choice can be taken back while others still choose; another one until nature
        reveals something or another person acts. The answers of computer players go with it.
        """
        self._check_runs()
        moves = self.record.moves
        own = (number for number in reversed(self.choices) if moves[number].seat == seat)
        last = next(own, None)
        if last is None or len(self.lines) >= MOST_LINES:
            raise ThaumataError("label-undo-nothing")
        since = moves[last:]
        if sealed := len(self.state.sealed_by(seat)):
            if sum(move.seat == seat for move in since) > sealed:
                raise ThaumataError("label-undo-nothing")
            return RETRACT
        if any(move.seat != seat and move.seat in people for move in since):
            raise ThaumataError("label-undo-other")
        for refusal in filter(None, self.reveals[last:]):
            raise ThaumataError(refusal)
        return f"{UNDO} {last}"

    def take_back(self, seat: int, people: Collection[int], key: str = "") -> None:
        """Take back the last choice of a seat, or refuse it."""
        text = self.step_back(seat, people)
        self._go_back(GameLine(self.number + 1, seat, text, key))

    def _go_back(self, line: GameLine) -> None:
        """Take back what a line says."""
        if line.kind == RETRACT:
            self.retract(line.seat)
        else:
            self.go_back(int(line.text.removeprefix(UNDO)))
        self._write(line, None, [line.seat] if line.kind == RETRACT else None)

    def resign(self, seat: int, key: str = "") -> None:
        """Resign a game of two: the other one has won."""
        self._check_runs()
        self.resigned = seat
        self._write(GameLine(self.number + 1, seat, RESIGN, key), None)

    def _check_runs(self) -> None:
        if self.is_over:
            raise ThaumataError("error-over")

    def _settle(self) -> None:
        """Deal, and play what has no choice."""
        while not self.is_over:
            for seat in self.state.pending_seats:
                action = self.answer_for(seat)
                if action is not None:
                    self._play(seat, action)
                    break
            else:
                return

    def _play(self, seat: int, action: int, key: str = "") -> None:
        self.play(seat, action)
        move = self.record.moves[-1]
        is_sealed = self.state.sealed_counts != 0 and seat != NATURE
        line = GameLine(self.number + 1, seat, move.text, key, move.mark)
        self._write(line, self.story.entries[-1], [seat] if is_sealed else None)

    def _write(
        self, line: GameLine, entry: StoryEntry | None, seats: Iterable[int] | None = None
    ) -> None:
        """Add a line that has changed the decision of some seats; None is all of them."""
        self.lines.append(line)
        self._entries.append(entry)
        for each in range(len(self._decision_numbers)) if seats is None else seats:
            self._decision_numbers[each] = line.number

    # Replaying

    def follow(self, line: GameLine) -> None:
        """Play a line as it was stored; nothing else is played after it."""
        if line.kind in (RETRACT, UNDO):
            self._go_back(line)
        elif line.kind == RESIGN:
            self.resign(line.seat, line.key)
        else:
            action = self.record.game.parse(self.state, line.seat, line.text)
            self._play(line.seat, action, line.key)
        if self.lines[-1] != line:
            raise ThaumataError("error-table-hash")

    # Events

    def told(self, since: int, viewer: int | None) -> Iterator[LineEvents]:
        """Yield the events of the lines after a number, for a seat or for everybody."""
        if since < self._first_entry:
            again = OnlineGame(self.record.game, 0, self.lines)
            yield from again.told(since, viewer)
            return
        entries = self._entries[since - self._first_entry :]
        for line, entry in zip(self.lines[since:], entries, strict=True):
            events = [] if entry is None else merge_moves(entry.events(viewer))
            yield LineEvents(line.number, line.seat, line.kind, events)

    def everything(self) -> Iterator[LineEvents]:
        """Yield the events of all lines, secrets included; for a game that is over."""
        for line, entry in zip(self.lines, self._entries, strict=True):
            events = [] if entry is None else merge_moves(entry.all_events())
            yield LineEvents(line.number, line.seat, line.kind, events)

    def forget_told(self) -> None:
        """Free the events so far; they are replayed from the lines if they are asked for later."""
        self._first_entry = self.number
        self._entries = []
        self.story.forget()
