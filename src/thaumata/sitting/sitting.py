"""A game that people play, against the computer or against each other.

No rule is here: nature is answered by the dealer, or by a person who deals at a real table, a seat
by whoever has it, and a decision with one possible answer by itself. Everything goes into a record,
and undoing is playing the record again. Screens and words are the business of whoever hosts it.
"""

from __future__ import annotations

import secrets

from thaumata.dealer import Dealer
from thaumata.game import NATURE, State, ThaumataError
from thaumata.players.player import Table
from thaumata.record import RecordFile
from thaumata.sitting.computer import Computer
from thaumata.sitting.story import Before, Story, look_before


class Sitting:
    """The game in hand: its state, its record in a file, its story, and who plays."""

    file: RecordFile
    state: State
    story: Story
    computers: dict[int, Computer]
    """Who plays the seats that no person has."""

    has_dealer: bool
    """Whether the computer deals. Else a person says what comes up, and nothing is a surprise."""

    choices: list[int]
    """How many moves had been made when a person last had a choice, the last one at the end."""

    failures: list[ThaumataError]
    """What went wrong with computer players in what was settled last: others stood in."""

    reveals: list[str]
    """For each move the message on why it cannot be undone; empty where it can."""

    def __init__(
        self, file: RecordFile, computers: dict[int, str], *, has_dealer: bool = True
    ) -> None:
        """Take up a record where it ends; the computers are named by seat."""
        record = file.record
        # Whoever knows a record without its seed goes on with another deal of what is unseen.
        seed = secrets.randbits(32) if record.seed is None else record.seed
        self.file = file
        self.computers = {
            seat: Computer(name, record.game, seat, seed) for seat, name in computers.items()
        }
        self.has_dealer = has_dealer
        self.story = Story()
        self.choices = []
        self.failures = []
        self.reveals = []
        self._dealer = Dealer(seed)
        self.state = self._played_again()

    def _played_again(self) -> State:
        record = self.file.record
        state = record.game.start()
        self.story.listen(state)
        for move in record.moves:
            before = look_before(state, move.seat, move.action)
            is_choice = self._is_choice(state, before)
            state.perform(move.seat, move.action)
            self._note(state, before, is_choice)
        return state

    def _is_choice(self, state: State, before: Before) -> bool:
        """Tell whether a person chooses what is about to be played."""
        if before.seat == NATURE:
            return not self.has_dealer and len(state.legal_actions(NATURE)) > 1
        return before.seat not in self.computers and not before.is_forced

    def _note(self, state: State, before: Before, is_choice: bool) -> None:
        """Note what was played: whether a person chose it, and whether it revealed anything."""
        if is_choice:
            self.choices.append(len(self.reveals))
        self.reveals.append(_revealed(state, before) if self.has_dealer else "")
        self.story.note(state, before)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.state.game.seats) if seat not in self.computers]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.pending == 0

    @property
    def asked(self) -> int:
        """The seat that owes a decision, which is nature's where it owes one."""
        return _lowest(int(self.state.pending))

    def play(self, seat: int, action: int) -> None:
        """Play an action and write it down."""
        before = look_before(self.state, seat, action)
        is_choice = self._is_choice(self.state, before)
        self.file.record.play(self.state, seat, action)
        self._note(self.state, before, is_choice)

    def settle(self) -> None:
        """Let everybody act until a person has a choice or the game is over.

        What has been played is kept, whatever happens.
        """
        self.failures = []
        self.file.save()
        try:
            while not self.is_over and self._act(self.asked):
                pass
        finally:
            self.file.save()

    def _act(self, seat: int) -> bool:
        """Let a seat act; tell whether it needed nobody to choose."""
        if seat == NATURE and self.has_dealer:
            self.play(seat, int(self._dealer.choose(self.state)))
            return True
        legal = self.state.legal_actions(seat)
        if len(legal) == 1:
            self.play(seat, legal[0])
        elif seat in self.computers:
            self._ask(seat, self.computers[seat])
        else:
            return False
        return True

    def _ask(self, seat: int, computer: Computer) -> None:
        """Let the computer choose, and note where somebody had to stand in for it."""
        table = Table(self.state.copy(), seat)
        action = computer.choose(table, len(self.file.record))
        if computer.failure is not None:
            self.failures.append(computer.failure)
        self.play(seat, action)

    def undo(self) -> None:
        """Go back to the last choice of a person, unless something has been revealed since.

        What the computer answered, or sealed, is taken back too.
        """
        if not self.choices:
            raise ThaumataError("label-undo-nothing")
        length = self.choices[-1]
        for refusal in filter(None, self.reveals[length:]):
            raise ThaumataError(refusal)
        self.choices.pop()
        del self.reveals[length:]
        self.state = self.file.record.undo(length)
        self.story.cut(length)
        self.story.listen(self.state)
        self.file.save()

    def last_choice_of(self, seat: int) -> int:
        """Return how many moves there were before the seat's own last choice; 0 if it had none."""
        moves = self.file.record.moves
        return next((number for number in reversed(self.choices) if moves[number].seat == seat), 0)


def _revealed(state: State, before: Before) -> str:
    """Return the message on what the last action has revealed; empty where that is nothing."""
    if before.seat == NATURE:
        return "label-undo-refused"
    is_opened = before.is_sealed and state.sealed_counts == 0
    return "label-undo-round" if is_opened else ""


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1
