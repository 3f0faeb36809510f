"""A game in play: which seats owe a decision, their legal actions, and playing them.

Seats count from 0; nature, who deals cards and draws tokens, has a seat of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import DEPTH, Decision, argument_of, entry_of, kind_of, seats_of
from thaumata.errors import AmbiguousAction, IllegalAction, ThaumataError
from thaumata.kit.bits import BITS
from thaumata.kit.counts import FULL, ONES, count
from thaumata.outcome import Outcome, ScoreSheet
from thaumata.part import Part
from thaumata.rng import Rng
from thaumata.rules import Moments

if TYPE_CHECKING:
    from thaumata.game import Game

NATURE: Final = 7
"""The seat of nature."""

NATURE_BIT: Final = 128
"""Nature's bit in a mask of seats."""

MOST_ACTIONS: Final = 512
"""The most legal answers a decision can have: the length of a buffer for ``fill_legal``."""

LARGEST_ACTION: Final = 9223372036854775807
"""The largest action: an action is a 64-bit number."""

EVERYONE: Final = 255
"""The audience of an event that everyone may see."""

_ZEROS: Final = vec[i64]([0] * 256)

_SEALED_EACH: Final = 4
"""The most choices a seat can seal within one entry of the agenda."""


class State:
    """One game in play: which seats owe a decision, their legal actions, and playing them."""

    game: Final[Game]
    """The facts of the variant."""

    moments: Final[Moments]
    decisions: Final[vec[Decision[Any]]]
    """The rules and the kinds of decisions of the game, as they were when the state was made."""

    age: i64
    """0 during the set-up, then 1 to 3."""

    pending: i64
    """The seats that owe a decision: bit s is seat s, bit 7 nature; 0 when the game is over."""

    agenda: Final[vec[i64]]
    """The decisions and steps to come, packed into numbers."""

    depth: i64
    """The number of entries on the agenda; the last one comes next."""

    asked: Decision[Any]
    """The kind of decision that is pending."""

    ended: i64
    """0 while the game runs, then the number of the kind of victory, from 1."""

    winners: i64
    """The mask of winning seats."""

    sealed: Final[vec[i64]]
    sealed_counts: i64
    """The choices sealed for the current entry, and how many each seat has sealed."""

    _sheet: Final[vec[i64]]
    """The buffer that points are counted in, so that counting allocates nothing."""

    _is_counted: bool
    """Whether the sheet holds the points with which the game ended."""

    parts: Final[list[Part]]
    """The parts that expansions add to the table."""

    log: list[tuple[int, int, int, int, int]] | None
    """The list that events are appended to: kind, seat, two numbers, audience. None for no log."""

    def __init__(self, game: Game) -> None:
        """Make an empty state; use ``Game.start`` to start a game."""
        self.game = game
        self.moments = game.moments
        self.decisions = vec[Decision](game.decisions)  # type: ignore[type-arg]  # knows classes alone
        self.age = 0
        self.pending = 0
        self.agenda = _ZEROS[:DEPTH]
        self.depth = 0
        self.asked = self.decisions[0]
        self.ended = 0
        self.winners = 0
        self.sealed = _ZEROS[: _SEALED_EACH * game.seats if game.has_sealing else 0]
        self.sealed_counts = 0
        self._sheet = _ZEROS[: len(game.categories) * game.seats]
        self._is_counted = False
        self.parts = [make() for make in game.part_makers]
        self.log = None

    # Decisions and actions

    @property
    def pending_seats(self) -> tuple[int, ...]:
        """The seats that owe a decision; nature is ``NATURE``."""
        return tuple(seat for seat in range(NATURE + 1) if self.pending & BITS[seat])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.pending == 0

    def legal_actions(self, seat: i64) -> list[int]:
        """Return the legal actions of a seat; empty if it owes nothing."""
        buffer = vec[i64]([0] * MOST_ACTIONS)
        n = self.fill_legal(seat, buffer)
        return [int(buffer[i]) for i in range(n)]

    def fill_legal(self, seat: i64, buffer: vec[i64]) -> i64:
        """Write the legal actions of a seat into a buffer and return their number."""
        if seat < 0 or seat > NATURE or self.pending & BITS[seat] == 0:
            return 0
        argument = argument_of(self.agenda[self.depth - 1])
        return self.asked.fill(self, argument, seat, buffer)

    def pick(self, seat: i64, rng: Rng, buffer: vec[i64]) -> i64:
        """Return a legal action of a seat that owes a decision, chosen evenly at random."""
        argument = argument_of(self.agenda[self.depth - 1])
        return self.asked.pick(self, argument, seat, rng, buffer)

    def is_legal(self, seat: int, action: int) -> bool:
        """Return whether an action is legal for a seat now; any number may be passed."""
        # Interpreted code is as strict about numbers as compiled code.
        action = index(action)
        if seat < 0 or seat > NATURE or action < 0 or action > LARGEST_ACTION:
            return False
        wanted: i64 = action
        buffer = vec[i64]([0] * MOST_ACTIONS)
        n = self.fill_legal(seat, buffer)
        i: i64 = 0
        while i < n:
            if buffer[i] == wanted:
                return True
            i += 1
        return False

    def apply(self, seat: int, action: int) -> None:
        """Play an action, or raise ``IllegalAction`` and change nothing.

        Anything but an integer raises ``TypeError``.
        """
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise refusal
        self.perform(seat, action)

    def why_not(self, seat: int, action: int) -> IllegalAction | None:
        """Return the error with which an action is refused; None if it is legal."""
        return None if self.is_legal(seat, action) else self._refusal(seat, action)

    def play(self, text: str, seat: int | None = None) -> int:
        """Play an action by its text, such as ``build baths``, and return it.

        If several seats owe a decision, ``seat`` is required; otherwise it is the one that does.
        Raises the same errors as ``Game.parse``.
        """
        if seat is None:
            seat = self._only_seat(text)
        action = self.game.parse(self, seat, text)
        self.perform(seat, action)
        return action

    def _only_seat(self, text: str) -> int:
        seats = self.pending_seats
        if not seats:
            raise IllegalAction("error-over")
        if len(seats) > 1:
            asked = ", ".join(str(seat) for seat in seats)
            raise AmbiguousAction("error-which-seat", text=text, seats=asked)
        return seats[0]

    def _refusal(self, seat: int, action: int) -> IllegalAction:
        if self.pending == 0:
            return IllegalAction("error-over")
        if seat < 0 or seat > NATURE or self.pending & BITS[seat] == 0:
            return IllegalAction("error-not-asked", seat=seat + 1)
        if self.game.has_action(self, action):
            argument = argument_of(self.agenda[self.depth - 1])
            refusal = self.asked.why_not(self, argument, seat, action)
            if refusal is not None:
                return refusal
        text = self.game.text(self, seat, action)
        return IllegalAction("error-illegal", text=text, decision=self.decision())

    def perform(self, seat: i64, action: i64) -> None:
        """Play an action that is known to be legal, without checking it again."""
        top = self.depth - 1
        entry = self.agenda[top]
        if self.asked.seals:
            self._seal(entry, seat, action)
        else:
            self.depth = top
            self.asked.apply(self, argument_of(entry), seat, action)
        self.advance()

    def _seal(self, entry: i64, seat: i64, action: i64) -> None:
        decision = self.asked
        self.sealed[seat * _SEALED_EACH + count(self.sealed_counts, seat)] = action
        self.sealed_counts += ONES[seat]
        if not decision.is_complete(self, argument_of(entry), seat):
            return
        seats = seats_of(entry) & ~BITS[seat]
        self.agenda[self.depth - 1] = entry_of(kind_of(entry), argument_of(entry), seats)
        if seats == 0:
            self.depth -= 1
            decision.resolve(self, argument_of(entry))
            self.sealed_counts = 0

    def retract(self, seat: i64) -> None:
        """Take back everything a seat has sealed, while another seat still chooses."""
        if self.pending == 0 or not self.sealed_by(seat):
            raise IllegalAction("error-cannot-retract")
        self._reopen(seat)

    def _reopen(self, seat: i64) -> None:
        self.sealed_counts = self.sealed_counts & ~FULL[seat]
        top = self.depth - 1
        entry = self.agenda[top]
        seats = seats_of(entry) | BITS[seat]
        self.agenda[top] = entry_of(kind_of(entry), argument_of(entry), seats)
        self.pending = seats

    def sealed_by(self, seat: i64) -> list[int]:
        """Return the actions a seat has sealed for the current entry."""
        if seat < 0 or seat >= NATURE:
            return []
        start = seat * _SEALED_EACH
        return [int(self.sealed[start + i]) for i in range(count(self.sealed_counts, seat))]

    def sealed_choice(self, seat: i64, number: i64) -> i64:
        """Return one of the choices that a seat has sealed for the current entry."""
        return self.sealed[seat * _SEALED_EACH + number]

    def is_secret_from(self, viewer: int | None, seat: i64, action: i64) -> bool:
        """Return whether an action of the current decision hides its piece from a viewer.

        A seat has no secrets from itself; None asks for a spectator.
        """
        if viewer == seat:
            return False
        argument = argument_of(self.agenda[self.depth - 1])
        watching: i64 = -1 if viewer is None else viewer
        return self.asked.secret_from(self, argument, seat, action, watching)

    # The agenda

    def ask(self, kind: i64, argument: i64, seats: i64) -> None:
        """Put a decision on top of the agenda, before everything already there."""
        self.agenda[self.depth] = entry_of(kind, argument, seats)
        self.depth += 1

    def then(self, kind: i64, argument: i64 = 0) -> None:
        """Put a step that runs by itself on top of the agenda."""
        self.agenda[self.depth] = entry_of(kind, argument, 0)
        self.depth += 1

    def advance(self) -> None:
        """Carry out steps until a seat or nature must decide or the game is over."""
        decisions = self.decisions
        while self.depth > 0:
            entry = self.agenda[self.depth - 1]
            seats = seats_of(entry)
            decision = decisions[kind_of(entry)]
            if seats == 0:
                self.depth -= 1
                decision.run(self, argument_of(entry))
            elif decision.is_void(self, argument_of(entry)):
                self.depth -= 1
            else:
                self.pending = seats
                self.asked = decision
                return
        self.pending = 0

    def decision(self) -> str:
        """Return the name of the current decision; empty when the game is over."""
        return self.asked.name if self.pending else ""

    # The end

    def end(self, kind: i64, winners: i64, is_counted: bool = False) -> None:
        """End the game at once, whatever is still on the agenda.

        A caller that has just counted the points says so, and they are not counted again.
        """
        self._is_counted = is_counted
        self.ended = kind
        self.winners = winners
        self.depth = 0

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None if it is still running."""
        if self.ended == 0:
            return None
        winners = tuple(seat for seat in range(self.game.seats) if self.winners & BITS[seat])
        return Outcome(self.game.victories[self.ended - 1], winners, self.score_sheet())

    def score_sheet(self) -> ScoreSheet:
        """Count the points as they stand now."""
        sheet = self.count_points()
        width = len(self.game.categories)
        seats = range(self.game.seats)
        return ScoreSheet(
            {
                category: tuple(int(sheet[seat * width + row]) for seat in seats)
                for row, category in enumerate(self.game.categories)
            }
        )

    def count_points(self) -> vec[i64]:
        """Count the points as they stand now, all rows of a seat before those of the next.

        The result is overwritten by the next count.
        """
        sheet = self._sheet
        i: i64 = 0
        while i < len(sheet):
            sheet[i] = 0
            i += 1
        width: i64 = len(self.game.categories)
        seats: i64 = self.game.seats
        seat: i64 = 0
        while seat < seats:
            for rule in self.moments.score:
                rule.score(self, seat, sheet, seat * width)
            seat += 1
        return sheet

    def final_points(self) -> vec[i64]:
        """Return the points of a finished game, laid out as in ``count_points``."""
        return self._sheet if self._is_counted else self.count_points()

    # Chance, copies, samples

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return nature's possible actions with their probabilities."""
        if self.pending & NATURE_BIT == 0:
            return []
        argument = argument_of(self.agenda[self.depth - 1])
        weights = [
            (action, int(self.asked.weight(self, argument, action)))
            for action in self.legal_actions(NATURE)
        ]
        total = sum(weight for _, weight in weights)
        return [(action, weight / total) for action, weight in weights]

    def copy(self) -> State:
        """Return an equal, independent state without a log."""
        other = self.game.new_state()
        self.copy_into(other)
        return other

    def __copy__(self) -> State:
        """Copy as ``copy`` does: a shallow copy would share the table."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        """Copy as ``copy`` does: the facts of the game are shared."""
        return self.copy()

    def copy_into(self, other: State) -> None:
        """Make another state of the same game equal to this one."""
        other.age = self.age
        other.pending = self.pending
        other.depth = self.depth
        other.asked = self.asked
        other.ended = self.ended
        other.winners = self.winners
        other._is_counted = False  # the other state has a sheet of its own
        here = self.agenda
        there = other.agenda
        i: i64 = 0
        while i < self.depth:
            there[i] = here[i]
            i += 1
        if self.sealed_counts != 0 or other.sealed_counts != 0:
            other.sealed_counts = self.sealed_counts
            here = self.sealed
            there = other.sealed
            i = 0
            while i < len(here):
                there[i] = here[i]
                i += 1
        if self.parts:
            for mine, theirs in zip(self.parts, other.parts, strict=True):
                mine.copy_into(theirs)

    def known_to(self, seat: i64) -> State:
        """Return a copy without what the seat may not know.

        The sealed choices of other seats are open again, and the secrets of the parts erased.
        """
        if seat < -1 or seat >= self.game.seats:
            raise ValueError(f"{self.game.variant} has no seat {seat}")
        other = self.copy()
        other._forget(seat)
        return other

    def _forget(self, seat: i64) -> None:
        """Erase what a seat may not know."""
        for rival in range(self.game.seats):
            if rival != seat and count(self.sealed_counts, rival) > 0:
                self._reopen(rival)
        for rule in self.moments.hide:
            rule.on_hide(self, seat)
        for part in self.parts:
            part.hide_from(seat)

    def resample(self, seat: i64, rng: Rng) -> State:
        """Return a random state that is consistent with everything the seat knows.

        It depends on the seat's knowledge and the generator alone.
        """
        other = self.known_to(seat)
        other._imagine(seat, rng)
        return other

    def resample_into(self, other: State, seat: i64, rng: Rng) -> None:
        """Turn another state of the same game into one that ``resample`` could return."""
        self.copy_into(other)
        other._forget(seat)
        other._imagine(seat, rng)

    def _imagine(self, seat: i64, rng: Rng) -> None:
        """Fill in what was erased with a random guess that is consistent with the rest."""
        for rule in self.moments.resample:
            rule.on_resample(self, seat, rng)

    def numbers(self) -> list[int]:
        """List all numbers in which two states of the same game can differ."""
        everything = [int(self.age), int(self.pending), int(self.ended), int(self.winners)]
        everything.extend(int(self.agenda[i]) for i in range(self.depth))
        if self.sealed_counts != 0:
            everything.append(int(self.sealed_counts))
            for seat in range(self.game.seats):
                everything.extend(self.sealed_by(seat))
        for part in self.parts:
            everything.extend(part.numbers())
        return everything

    def __eq__(self, other: object) -> bool:
        """Return whether two states are the same position of the same variant and options.

        A state can change, so it has no hash: use ``fingerprint`` for that of a position.
        """
        if not isinstance(other, State):
            return NotImplemented
        mine = self.game
        theirs = other.game
        return (
            mine.variant == theirs.variant
            and mine.options == theirs.options
            and self.numbers() == other.numbers()
        )

    def __reduce__(self) -> str:
        """Refuse to be pickled: use a record or a position to store a game."""
        raise ThaumataError("error-pickle-state")

    def fingerprint(self) -> str:
        """Return a short hash of the numbers of this state: fast, for comparisons only.

        It changes with the layout of states; use ``position.fingerprint``, the hash of the written
        position, for anything that is stored.
        """
        low: i64 = 0x811C9DC5
        high: i64 = 0x811C9DC5
        for number in self.numbers():
            value: i64 = number
            low = ((low ^ (value & 0xFFFFFFFF)) * 16777619) & 0xFFFFFFFF
            high = ((high ^ ((value >> 32) & 0xFFFFFFFF) ^ low) * 16777619) & 0xFFFFFFFF
        return f"{int(low ^ high):08x}"

    # Text

    def __repr__(self) -> str:
        """Return the variant, the age, the decision with its seats, and the position's hash."""
        asked = f"{self.decision()} {self.pending_seats}" if self.pending else "over"
        return f"<State of {self.game}: age {self.age}, {asked}, {self.fingerprint()}>"

    def __str__(self) -> str:
        """Draw the table as plain text, if a drawing function has been set."""
        return _drawers[0](self) if _drawers else repr(self)

    # Events

    def tell(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Log an event that everyone may see, if there is a log."""
        if self.log is not None:
            self._note(kind, seat, first, second, EVERYONE)

    def tell_only(self, seats: i64, kind: i64, seat: i64, first: i64, second: i64 = 0) -> None:
        """Log an event that only some seats may see, if there is a log."""
        if self.log is not None:
            self._note(kind, seat, first, second, seats)

    def _note(self, kind: i64, seat: i64, first: i64, second: i64, seats: i64) -> None:
        if self.log is not None:
            self.log.append((int(kind), int(seat), int(first), int(second), int(seats)))


_drawers: list[Callable[[State], str]] = []


def need_state(given: object) -> None:
    """Raise a ``TypeError`` that explains what is expected: a game is easily passed instead."""
    if not isinstance(given, State):
        kind = type(given).__name__
        raise TypeError(f"A state is needed, not {kind}: game.start() begins one")


def draw_with(drawer: Callable[[State], str]) -> None:
    """Set the function that draws states: the engine itself cannot."""
    _drawers[:] = [drawer]
