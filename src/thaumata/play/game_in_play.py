"""A game in play: its record, its state, and its story.

``LocalGame`` and ``OnlineGame`` build on it. No rule is here: nature is answered by the dealer, and
a decision with one possible answer is played at once. Undoing replays the record.
"""

from __future__ import annotations

from thaumata.dealer import Dealer
from thaumata.game import NATURE, State
from thaumata.play.story import ActionContext, Story, action_context
from thaumata.record import Record


class GameInPlay:
    """A game as far as it was played."""

    record: Record
    state: State
    story: Story
    has_dealer: bool
    """Whether the computer deals. Else a person names what comes up, and nothing is a surprise."""

    choices: list[int]
    """The numbers of moves before each choice of a player, in order."""

    reveals: list[str]
    """For each move the message that refuses to undo it; empty where it can be undone."""

    def __init__(self, record: Record, seed: int, *, has_dealer: bool = True) -> None:
        """Continue a record where it ends; the seed fixes what is dealt from now on."""
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
        """Return whether an action is a choice of a player, to which undo goes back."""
        return before.seat != NATURE and not before.is_forced

    def play(self, seat: int, action: int) -> None:
        """Play an action and record it; an illegal one changes nothing."""
        before = action_context(self.state, seat, action)
        is_choice = self.is_choice(before)
        self.record.play(self.state, seat, action)
        self._note(before, is_choice)

    def _note(self, before: ActionContext, is_choice: bool) -> None:
        """Note an action: whether it was a choice, and whether it revealed anything."""
        if is_choice:
            self.choices.append(len(self.reveals))
        self.reveals.append(_revealed(self.state, before) if self.has_dealer else "")
        self.story.note(self.state, before)

    def answer_for(self, seat: int) -> int | None:
        """Return the action that a seat has no choice about: a deal, or the only legal action."""
        if seat == NATURE and self.has_dealer:
            # A dealer needs more memory than the rest of a table; the seed makes it anew.
            return int(Dealer(self._seed).choose(self.state))
        legal = self.state.legal_actions(seat)
        return legal[0] if len(legal) == 1 else None

    def go_back(self, length: int) -> None:
        """Go back to a number of moves."""
        self.choices = [number for number in self.choices if number < length]
        del self.reveals[length:]
        self.state = self.record.undo(length)
        self.story.cut(length)
        self.story.listen(self.state)

    def retract(self, seat: int) -> None:
        """Take back what a seat has sealed while another still chooses."""
        moves = self.record.moves
        self.record.retract(self.state, seat)
        left = {id(move) for move in self.record.moves}
        kept = [number for number, move in enumerate(moves) if id(move) in left]
        self.choices = [kept.index(number) for number in self.choices if number in kept]
        self.reveals = [self.reveals[number] for number in kept]
        self.story.keep(kept)


def _revealed(state: State, before: ActionContext) -> str:
    """Return the message that refuses to undo the last action; empty where it revealed nothing."""
    if before.seat == NATURE:
        return "label-undo-refused"
    is_opened = before.is_sealed and state.sealed_counts == 0
    return "label-undo-round" if is_opened else ""
