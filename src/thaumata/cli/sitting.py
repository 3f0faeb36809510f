"""A game that people play at one terminal, alone against the computer or against each other.

No rule is here: nature is answered by the dealer, a seat by whoever has it, and a decision with one
possible answer by itself. Everything goes into a record, and undoing is playing the record again.
"""

from __future__ import annotations

import secrets
from typing import Final

from thaumata.cli.story import Story
from thaumata.dealer import Dealer
from thaumata.game import NATURE, Game, State, ThaumataError
from thaumata.players.player import Player, Table
from thaumata.players.registry import make_player
from thaumata.record import RecordFile
from thaumata.rng import Rng

_PLAYER_STREAM: Final = 1000
"""The first stream of random numbers for players: the dealer has those below."""


class Computer:
    """A player that is asked anew for every move.

    What it does depends on the seed, the position and the number of the move alone: a game
    goes on after an interruption as it would have without.
    """

    def __init__(self, name: str, game: Game, seat: int, seed: int) -> None:
        """Let a player sit down."""
        self._name = name
        self._seed = seed
        self._rng = Rng(seed)
        self._player: Player = make_player(name)
        self._player.begin(game, seat, self._rng)

    def choose(self, table: Table, number: int) -> int:
        """Ask for a move."""
        self._rng.reseed(self._seed, _PLAYER_STREAM + number)
        action = self._player.choose(table)
        if action not in table.legal_actions:
            text = table.text(action) if isinstance(action, int) else repr(action)
            raise ThaumataError("error-player-illegal", player=self._name, text=text)
        return action


class Sitting:
    """The game in hand: its state, its record in a file, its story, and who plays."""

    file: RecordFile
    state: State
    story: Story
    computers: dict[int, Computer]
    """Who plays the seats that no person has."""

    choices: list[int]
    """How many moves had been made when a person last had a choice, the last one at the end."""

    def __init__(self, file: RecordFile, computers: dict[int, str]) -> None:
        """Take up a record where it ends; the computers are named by seat."""
        record = file.record
        # Whoever knows a record without its seed goes on with another deal of what is unseen.
        seed = secrets.randbits(32) if record.seed is None else record.seed
        self.file = file
        self.computers = {
            seat: Computer(name, record.game, seat, seed) for seat, name in computers.items()
        }
        self.story = Story()
        self.choices = []
        self._dealer = Dealer(seed)
        self.state = self._played_again()

    def _played_again(self) -> State:
        record = self.file.record
        state = record.game.start()
        self.story.listen(state)
        for number, move in enumerate(record.moves):
            is_forced = self._count(state, move.seat, number)
            age = int(state.age)
            state.perform(move.seat, move.action)
            self.story.note(state, move.seat, age, is_forced=is_forced)
        return state

    def _count(self, state: State, seat: int, number: int) -> bool:
        """Note a person's choice; tell whether there is none."""
        is_forced = seat != NATURE and len(state.legal_actions(seat)) == 1
        if seat != NATURE and seat not in self.computers and not is_forced:
            self.choices.append(number)
        return is_forced

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
        record = self.file.record
        is_forced = self._count(self.state, seat, len(record))
        age = int(self.state.age)
        record.play(self.state, seat, action)
        self.story.note(self.state, seat, age, is_forced=is_forced)

    def settle(self) -> None:
        """Let everybody act until a person has a choice or the game is over."""
        self.file.save()
        while not self.is_over:
            seat = self.asked
            if seat == NATURE:
                self.play(seat, int(self._dealer.choose(self.state)))
                continue
            legal = self.state.legal_actions(seat)
            if len(legal) == 1:
                self.play(seat, legal[0])
            elif seat in self.computers:
                table = Table(self.state, seat)
                self.play(seat, self.computers[seat].choose(table, len(self.file.record)))
            else:
                break
        self.file.save()

    def undo(self) -> None:
        """Go back to the last choice of a person, unless nature has revealed something since.

        What the computer answered is taken back too.
        """
        if not self.choices:
            raise ThaumataError("label-undo-nothing")
        length = self.choices[-1]
        if any(move.seat == NATURE for move in self.file.record.moves[length:]):
            raise ThaumataError("label-undo-refused")
        self.choices.pop()
        self.state = self.file.record.undo(length)
        self.story.cut(length)
        self.story.listen(self.state)
        self.file.save()

    def last_choice_of(self, seat: int) -> int:
        """Return how many moves there were before the seat's own last choice; 0 if it had none."""
        moves = self.file.record.moves
        return next((number for number in reversed(self.choices) if moves[number].seat == seat), 0)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1
