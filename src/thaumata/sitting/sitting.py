"""A game that people play at one terminal, alone against the computer or against each other.

No rule is here: nature is answered by the dealer, a seat by whoever has it, and a decision with one
possible answer by itself. Everything goes into a record, and undoing is playing the record again.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from thaumata.dealer import Dealer
from thaumata.game import NATURE, Game, State, ThaumataError
from thaumata.players.player import Player, Table
from thaumata.players.registry import make_player
from thaumata.record import RecordFile
from thaumata.rng import Rng
from thaumata.sitting.story import Before, Story, look_before

_PLAYER_STREAM: Final = 1000
"""The first stream of random numbers for players: the dealer has those below."""


class Computer:
    """A player that is asked anew for every move.

    What it does depends on the seed, the position and the number of the move alone: a game
    goes on after an interruption as it would have without.
    """

    def __init__(self, name: str, game: Game, seat: int, seed: int) -> None:
        self._name = name
        self._seed = seed
        self._rng = Rng(seed)
        self._player: Player = make_player(name)
        with self._blamed():
            self._player.begin(game, seat, self._rng)

    def choose(self, table: Table, number: int) -> int:
        """Ask for a move."""
        self._rng.reseed(self._seed, _PLAYER_STREAM + number)
        with self._blamed():
            action = self._player.choose(table)
        if action not in table.legal_actions:
            text = table.text(action) if isinstance(action, int) else repr(action)
            raise ThaumataError("error-player-illegal", player=self._name, text=text)
        return action

    @contextmanager
    def _blamed(self) -> Iterator[None]:
        """Name the player whose code goes wrong."""
        try:
            yield
        except Exception as problem:
            reason = f"{type(problem).__name__}: {problem}"
            raise ThaumataError(
                "error-player-failed", player=self._name, reason=reason
            ) from problem


class Sitting:
    """The game in hand: its state, its record in a file, its story, and who plays."""

    file: RecordFile
    state: State
    story: Story
    computers: dict[int, Computer]
    """Who plays the seats that no person has."""

    choices: list[int]
    """How many moves had been made when a person last had a choice, the last one at the end."""

    reveals: list[str]
    """For each move the message on why it cannot be undone; empty where it can."""

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
        self.reveals = []
        self._dealer = Dealer(seed)
        self.state = self._played_again()

    def _played_again(self) -> State:
        record = self.file.record
        state = record.game.start()
        self.story.listen(state)
        for move in record.moves:
            before = look_before(state, move.seat)
            state.perform(move.seat, move.action)
            self._note(state, before)
        return state

    def _note(self, state: State, before: Before) -> None:
        """Note what was played: whether a person chose it, and whether it revealed anything."""
        seat = before.seat
        if seat != NATURE and seat not in self.computers and not before.is_forced:
            self.choices.append(len(self.reveals))
        self.reveals.append(_revealed(state, before))
        self.story.note(state, before)

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at the terminal."""
        return self.state.game.seats - len(self.computers) > 1

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
        before = look_before(self.state, seat)
        self.file.record.play(self.state, seat, action)
        self._note(self.state, before)

    def settle(self) -> None:
        """Let everybody act until a person has a choice or the game is over.

        What has been played is kept, also where a computer player fails.
        """
        self.file.save()
        try:
            while not self.is_over and self._act(self.asked):
                pass
        finally:
            self.file.save()

    def _act(self, seat: int) -> bool:
        """Let a seat act; tell whether it needed nobody to choose."""
        if seat == NATURE:
            self.play(seat, int(self._dealer.choose(self.state)))
            return True
        legal = self.state.legal_actions(seat)
        if len(legal) == 1:
            self.play(seat, legal[0])
        elif seat in self.computers:
            table = Table(self.state, seat)
            self.play(seat, self.computers[seat].choose(table, len(self.file.record)))
        else:
            return False
        return True

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
