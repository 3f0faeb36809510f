"""A game whose players are elsewhere: lines arrive one by one, and every line is kept.

A line is an action of a seat or of nature, or a step back. Lines are numbered and never changed, so
that whoever has them all has the game; the number of the last one is the number of the state.
What is told, and to whom, follows from the lines alone.
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
"""With more lines than this nothing is taken back any more: no game needs a third of them."""


class BrokenLines(ThaumataError):
    """Lines that no longer fit the rules."""


class LineEvents(NamedTuple):
    """What a line brought for one who looks on."""

    number: int
    seat: int
    kind: LineKind
    events: list[Event]


class OnlineGame(GameInPlay):
    """A game by its lines."""

    lines: GameLines
    resigned: int | None
    """The seat that has given up a game of two."""

    def __init__(self, game: Game, seed: int, lines: Iterable[GameLine] = ()) -> None:
        """Begin a game, or play its lines again; ``BrokenLines`` where they break the rules.

        What was dealt is not dealt anew: chance stands in the lines.
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
        """Whether the game has ended, or one of two has given it up."""
        return self.resigned is not None or super().is_over

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a decision; nature never does for long."""
        return () if self.is_over else self.state.pending_seats

    # What is old and what was done already

    def done_as(self, seat: int, key: str) -> int | None:
        """Return the number of the line that a seat sent under a key; None where there is none."""
        return self.lines.number_of(seat, key)

    def is_current(self, seat: int, number: int) -> bool:
        """Tell whether a seat still decides the same as in the state with a number.

        Others may have sealed their choices since, or opened them again.
        """
        return self._decision_numbers[seat] <= number <= self.number

    # Playing

    def begin(self) -> None:
        """Deal what comes before the first choice."""
        self._settle()

    def act(self, seat: int, text: str, key: str = "") -> None:
        """Play the action of a seat and all that follows by itself, or refuse it."""
        self._check_runs()
        self._play(seat, self.record.game.parse(self.state, seat, text), key)
        self._settle()

    def step_back(self, seat: int, people: Collection[int]) -> str:
        """Return the line with which a seat may take back its last choice, or refuse it.

        What is sealed can be taken back while others still choose; another choice until nature
        reveals something or another of the people acts. What a computer answered goes with it.
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
        """Carry out a line that takes something back."""
        if line.kind == RETRACT:
            self.retract(line.seat)
        else:
            self.go_back(int(line.text.removeprefix(UNDO)))
        self._write(line, None, [line.seat] if line.kind == RETRACT else None)

    def resign(self, seat: int, key: str = "") -> None:
        """Give up a game of two: the other one has won."""
        self._check_runs()
        self.resigned = seat
        self._write(GameLine(self.number + 1, seat, RESIGN, key), None)

    def _check_runs(self) -> None:
        if self.is_over:
            raise ThaumataError("error-over")

    def _settle(self) -> None:
        """Let nature deal, and play what is possible in one way alone."""
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
        """Add a line; the seats are those for which the question has changed, None is all."""
        self.lines.append(line)
        self._entries.append(entry)
        for each in range(len(self._decision_numbers)) if seats is None else seats:
            self._decision_numbers[each] = line.number

    # Playing again

    def follow(self, line: GameLine) -> None:
        """Do what the next line says that somebody else has written; nothing follows by itself."""
        if line.kind in (RETRACT, UNDO):
            self._go_back(line)
        elif line.kind == RESIGN:
            self.resign(line.seat, line.key)
        else:
            action = self.record.game.parse(self.state, line.seat, line.text)
            self._play(line.seat, action, line.key)
        if self.lines[-1] != line:
            raise ThaumataError("error-table-hash")

    # Telling

    def told(self, since: int, viewer: int | None) -> Iterator[LineEvents]:
        """Tell a seat, or everybody, what the lines after a number have brought."""
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
        """Let go of what was told: whoever asks for it later is told from the lines."""
        self._first_entry = self.number
        self._entries = []
        self.story.forget()
