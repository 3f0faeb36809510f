"""The course of a game: its record, where it stands, and its story.

Whoever hosts a game builds on it: at a terminal it is a ``LocalGame``, at a table whose players are
elsewhere a ``OnlineGame``. No rule is here: nature is answered by the dealer, and a decision with
one possible answer by itself. Undoing is playing the record again.
"""

from __future__ import annotations

from thaumata.dealer import Dealer
from thaumata.game import NATURE, State
from thaumata.play.story import ActionContext, Story, action_context
from thaumata.record import Record


class GameInPlay:
    """A game as it has gone so far."""

    record: Record
    state: State
    story: Story
    has_dealer: bool
    """Whether the computer deals. Else a person says what comes up, and nothing is a surprise."""

    choices: list[int]
    """How many moves had been made when somebody had a choice, the last one at the end."""

    reveals: list[str]
    """For each move the message on why it cannot be undone; empty where it can."""

    def __init__(self, record: Record, seed: int, *, has_dealer: bool = True) -> None:
        """Take up a record where it ends; the seed fixes what is dealt from now on."""
        self.record = record
        self.has_dealer = has_dealer
        self.story = Story()
        self.choices = []
        self.reveals = []
        self._seed = seed
        self.state = record.game.start()
        self.story.listen(self.state)
        for move in record.moves:
            before = action_context(self.state, move.seat, move.action)
            is_choice = self.is_choice(before)
            self.state.perform(move.seat, move.action)
            self._note(before, is_choice)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.pending == 0

    def is_choice(self, before: ActionContext) -> bool:
        """Tell whether what is about to be played is somebody's choice, to which undo goes back."""
        return before.seat != NATURE and not before.is_forced

    def play(self, seat: int, action: int) -> None:
        """Play an action and write it down; an illegal one changes nothing."""
        before = action_context(self.state, seat, action)
        is_choice = self.is_choice(before)
        self.record.play(self.state, seat, action)
        self._note(before, is_choice)

    def _note(self, before: ActionContext, is_choice: bool) -> None:
        """Note what was played: whether it was a choice, and whether it revealed anything."""
        if is_choice:
            self.choices.append(len(self.reveals))
        self.reveals.append(_revealed(self.state, before) if self.has_dealer else "")
        self.story.note(self.state, before)

    def answer_for(self, seat: int) -> int | None:
        """Return what follows by itself where a seat is asked: a deal, or the only legal action."""
        if seat == NATURE and self.has_dealer:
            # A dealer needs more room than the rest of a table, and its seed says it all.
            return int(Dealer(self._seed).choose(self.state))
        legal = self.state.legal_actions(seat)
        return legal[0] if len(legal) == 1 else None

    def go_back(self, length: int) -> None:
        """Go back to where so many moves had been made."""
        self.choices = [number for number in self.choices if number < length]
        del self.reveals[length:]
        self.state = self.record.undo(length)
        self.story.cut(length)
        self.story.listen(self.state)

    def retract(self, seat: int) -> None:
        """Take back what a seat has sealed while another still chooses, as if never played."""
        moves = self.record.moves
        self.record.retract(self.state, seat)
        left = {id(move) for move in self.record.moves}
        kept = [number for number, move in enumerate(moves) if id(move) in left]
        self.choices = [kept.index(number) for number in self.choices if number in kept]
        self.reveals = [self.reveals[number] for number in kept]
        self.story.keep(kept)


def _revealed(state: State, before: ActionContext) -> str:
    """Return the message on what the last action has revealed; empty where that is nothing."""
    if before.seat == NATURE:
        return "label-undo-refused"
    is_opened = before.is_sealed and state.sealed_counts == 0
    return "label-undo-round" if is_opened else ""
