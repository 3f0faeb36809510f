"""A game at one terminal, against the computer or against each other.

Nature is answered by the dealer, or by a person who deals at a real table, a seat by whoever has
it. Everything goes into a record on the disk. Screens and words are the business of whoever hosts
it.
"""

from __future__ import annotations

import secrets

from thaumata.game import NATURE, ThaumataError
from thaumata.play.computer_seat import ComputerSeat
from thaumata.play.game_in_play import GameInPlay
from thaumata.play.story import ActionContext
from thaumata.players.player import Table
from thaumata.record import RecordFile


class LocalGame(GameInPlay):
    """The game in hand, in a file, and who plays."""

    file: RecordFile
    computers: dict[int, ComputerSeat]
    """Who plays the seats that no person has."""

    failures: list[ThaumataError]
    """What went wrong with computer players in what was settled last: others stood in."""

    def __init__(
        self, file: RecordFile, computers: dict[int, str], *, has_dealer: bool = True
    ) -> None:
        """Take up a record where it ends; the computers are named by seat."""
        record = file.record
        # Whoever knows a record without its seed goes on with another deal of what is unseen.
        seed = secrets.randbits(32) if record.seed is None else record.seed
        self.file = file
        self.computers = {
            seat: ComputerSeat(name, record.game, seat, seed) for seat, name in computers.items()
        }
        self.failures = []
        super().__init__(record, seed, has_dealer=has_dealer)

    def is_choice(self, before: ActionContext) -> bool:
        """Tell whether a person chooses what is about to be played."""
        if before.seat == NATURE:
            return not self.has_dealer and len(self.state.legal_actions(NATURE)) > 1
        return before.seat not in self.computers and not before.is_forced

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.state.game.seats) if seat not in self.computers]

    @property
    def asked(self) -> int:
        """The seat that owes a decision, which is nature's where it owes one."""
        return _lowest(int(self.state.pending))

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
        action = self.answer_for(seat)
        if action is None and seat in self.computers:
            action = self._ask(seat, self.computers[seat])
        if action is None:
            return False
        self.play(seat, action)
        return True

    def _ask(self, seat: int, computer: ComputerSeat) -> int:
        """Let the computer choose, and note where somebody had to stand in for it."""
        action = computer.choose(Table(self.state.copy(), seat), len(self.record))
        if computer.failure is not None:
            self.failures.append(computer.failure)
        return action

    def undo(self) -> None:
        """Go back to the last choice of a person, unless something has been revealed since.

        What the computer answered, or sealed, is taken back too.
        """
        if not self.choices:
            raise ThaumataError("label-undo-nothing")
        length = self.choices[-1]
        for refusal in filter(None, self.reveals[length:]):
            raise ThaumataError(refusal)
        self.go_back(length)
        self.file.save()

    def last_choice_of(self, seat: int) -> int:
        """Return how many moves there were before the seat's own last choice; 0 if it had none."""
        moves = self.record.moves
        return next((number for number in reversed(self.choices) if moves[number].seat == seat), 0)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1
