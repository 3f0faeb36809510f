"""A game at one terminal, against computer players or among people.

Nature is answered by the dealer, or by a person who deals at a real table. Everything is recorded
in a file. Screens and words are up to the caller.
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
    """A game in a file, with its players."""

    file: RecordFile
    computers: dict[int, ComputerSeat]
    """The computer players by seat."""

    failures: list[ThaumataError]
    """The failures of computer players since the last choice; stand-ins have played."""

    def __init__(
        self, file: RecordFile, computers: dict[int, str], *, has_dealer: bool = True
    ) -> None:
        """Continue a record where it ends; the computer players are named by seat."""
        record = file.record
        # A record without its seed continues with another deal of what is unseen.
        seed = secrets.randbits(32) if record.seed is None else record.seed
        self.file = file
        self.computers = {
            seat: ComputerSeat(name, record.game, seat, seed) for seat, name in computers.items()
        }
        self.failures = []
        super().__init__(record, seed, has_dealer=has_dealer)

    def is_choice(self, before: ActionContext) -> bool:
        """Return whether a person chooses what is about to be played."""
        if before.seat == NATURE:
            return not self.has_dealer and len(self.state.legal_actions(NATURE)) > 1
        return before.seat not in self.computers and not before.is_forced

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.state.game.seats) if seat not in self.computers]

    @property
    def asked(self) -> int:
        """The seat that owes a decision; nature's comes last."""
        return _lowest(int(self.state.pending))

    def settle(self) -> None:
        """Play until a person has a choice or the game is over.

        The record is saved even if that fails.
        """
        self.failures = []
        self.file.save()
        try:
            while not self.is_over and self._act(self.asked):
                pass
        finally:
            self.file.save()

    def _act(self, seat: int) -> bool:
        """Play for a seat; return whether it needed no choice of a person."""
        action = self.answer_for(seat)
        if action is None and seat in self.computers:
            action = self._ask(seat, self.computers[seat])
        if action is None:
            return False
        self.play(seat, action)
        return True

    def _ask(self, seat: int, computer: ComputerSeat) -> int:
        """Return a computer player's choice, and note where a stand-in made it."""
        action = computer.choose(Table(self.state.copy(), seat), len(self.record))
        if computer.failure is not None:
            self.failures.append(computer.failure)
        return action

    def undo(self) -> None:
        """Go back to the last choice of a person, unless something was revealed since.

        The answers of computer players are taken back too.
        """
        if not self.choices:
            raise ThaumataError("label-undo-nothing")
        length = self.choices[-1]
        for refusal in filter(None, self.reveals[length:]):
            raise ThaumataError(refusal)
        self.go_back(length)
        self.file.save()

    def last_choice_of(self, seat: int) -> int:
        """Return the number of moves before the seat's last choice; 0 if it had none."""
        moves = self.record.moves
        return next((number for number in reversed(self.choices) if moves[number].seat == seat), 0)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1
