"""Random games that are checked after every action, all in compiled code."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import kind_of
from thaumata.game import MOST_ACTIONS, NATURE, Game, State, verb_of
from thaumata.kit.bits import first
from thaumata.players.playout_tally import Tally
from thaumata.proof.soundness import Soundness, Unsound, check_can_act
from thaumata.rng import Rng

_NUMBERS: Final = 256
"""An upper bound for the numbers of verbs and kinds of decisions."""


class CheckedPlayout:
    """Plays random games and checks everything.

    After every action, by default: the table is sound. After every action: exactly the pending
    seats have legal actions, all of them different, and the one picked at random is among them. At
    intervals: a copy is equal, and playing on with the copy does not change the original.
    """

    game: Game
    rng: Rng
    tally: Tally
    """The results of the games."""

    actions: i64
    """The number of actions so far, including nature's."""

    copies: i64
    """The number of copies compared."""

    kinds: vec[i64]
    """How often each kind of decision was asked."""

    verbs: vec[i64]
    """How often each verb was used."""

    _soundness: Soundness
    _copy_every: i64
    _digest: i64
    _buffer: vec[i64]
    _other_buffer: vec[i64]
    _used: State
    """A state that is copied into repeatedly: no old value may remain in it."""

    def __init__(
        self,
        game: Game,
        soundness: Soundness,
        seed: i64,
        copy_every: i64 = 7,
    ) -> None:
        """Fix the games by a seed; states are compared with copies at the given interval."""
        self.game = game
        self.rng = Rng(seed)
        self.tally = Tally(game)
        self.actions = 0
        self.copies = 0
        self.kinds = vec[i64]([0] * _NUMBERS)
        self.verbs = vec[i64]([0] * _NUMBERS)
        self._soundness = soundness
        self._copy_every = copy_every
        self._digest = 0x811C9DC5
        self._buffer = vec[i64]([0] * MOST_ACTIONS)
        self._other_buffer = vec[i64]([0] * MOST_ACTIONS)
        self._used = game.start()

    def play(self, games: i64) -> None:
        """Play a number of games from start to end."""
        while games > 0:
            state = self.game.start()
            self.tally.count(state, self.finish(state))
            games -= 1

    def finish(self, state: State) -> i64:
        """Play a state to its end, nature at random too, and check every position.

        Returns the number of decisions that the seats have made.
        """
        decisions: i64 = 0
        self._soundness.check(state)
        while state.pending != 0:
            seat = first(state.pending)
            action = self._choose(state, seat)
            if self.actions % self._copy_every == 0:
                self._check_copy(state, seat)
            self.kinds[kind_of(state.agenda[state.depth - 1])] += 1
            self.verbs[verb_of(action)] += 1
            self.actions += 1
            state.perform(seat, action)
            self._note(action)
            self._soundness.check(state)
            if seat != NATURE:
                decisions += 1
        self._check_over(state)
        return decisions

    def digest(self) -> str:
        """Return a short hash of all actions so far and of all results."""
        return f"{int(self._digest):08x}"

    def _note(self, number: i64) -> None:
        low = (self._digest ^ (number & 0xFFFFFFFF)) * 16777619
        self._digest = ((low & 0xFFFFFFFF) ^ (number >> 32)) & 0xFFFFFFFF

    def _choose(self, state: State, seat: i64) -> i64:
        """Return a random action, after checking the legal ones."""
        check_can_act(state, self._other_buffer)
        buffer = self._buffer
        n = state.fill_legal(seat, buffer)
        i: i64 = 0
        while i < n:
            j: i64 = 0
            while j < i:
                if buffer[i] == buffer[j]:
                    raise _broken(state, seat, "offers-twice")
                j += 1
            i += 1
        picked = state.pick(seat, self.rng, self._other_buffer)
        i = 0
        while i < n:
            if buffer[i] == picked:
                return picked
            i += 1
        raise _broken(state, seat, "picks-illegal")

    def _check_copy(self, state: State, seat: i64) -> None:
        """Compare a state with its copy, then play on with the copy."""
        before = state.numbers()
        if self.copies % 2 == 0:
            copy = state.copy()
        else:
            copy = self._used
            state.copy_into(copy)
        self.copies += 1
        if copy.numbers() != before:
            raise _broken(state, seat, "copy-differs")
        if copy.legal_actions(seat) != state.legal_actions(seat):
            raise _broken(state, seat, "copy-offers")
        moves: i64 = 1 + self.rng.below(8)
        played: i64 = 0
        while played < moves and copy.pending != 0:
            mover = first(copy.pending)
            copy.perform(mover, copy.pick(mover, self.rng, self._other_buffer))
            if played == 0 and copy.numbers() == before:
                raise _broken(state, seat, "changes-nothing")
            played += 1
        if state.numbers() != before:
            raise _broken(state, seat, "copy-shares")

    def _check_over(self, state: State) -> None:
        """Check that a finished game has a result."""
        outcome = state.outcome()
        if outcome is None or not outcome.winners:
            raise Unsound("impossible-over", "outcome")
        for number in state.numbers():
            self._note(number)


def _broken(state: State, seat: i64, promise: str) -> Unsound:
    """Return the error for a broken promise of the contract, with its place."""
    return Unsound(
        "impossible-contract",
        promise=promise,
        decision=state.decision(),
        seat=int(seat),
        print=state.fingerprint(),
    )
