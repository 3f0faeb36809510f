"""Games of search against itself, and what is to be learned from each of their decisions."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from thaumata.dealer import Dealer
from thaumata.game import (
    MOST_ACTIONS,
    NATURE,
    NATURE_BIT,
    Game,
    State,
    piece_of,
    target_of,
    verb_of,
)
from thaumata.kit.bits import first
from thaumata.players.search.evaluator import Evaluator
from thaumata.players.search.families import Way
from thaumata.players.search.features import MOST_TRUE
from thaumata.players.search.learned import PIECES, action_parts
from thaumata.players.search.search import TreeSearch
from thaumata.rng import Rng

FIELDS: Final = (
    "statements",
    "statement_counts",
    "pieces",
    "targets",
    "tries",
    "action_counts",
    "results",
    "hopes",
)


class Pace(NamedTuple):
    """How long games of self-play think, and how boldly."""

    careful: int = 400
    """Descents for a decision from which the choice is learned, too."""

    quick: int = 80
    """Descents for any other."""

    share: int = 3
    """One in so many decisions is a careful one."""

    bold: int = 14
    """For so many decisions of a game the choice is left to chance, by how often each was tried."""

    noise: float = 0.25


class Examples:
    """What was seen, one entry for each decision, in flat arrays."""

    def __init__(self, statements: list[str], parts: list[str]) -> None:
        self.names = {"statements": statements, "parts": parts}
        self.statements = array("h")
        self.statement_counts = array("h")
        self.pieces = array("h")
        self.targets = array("h")
        self.tries = array("h")
        self.action_counts = array("h")
        self.results = array("h")
        """What the end of the game was worth to the seat, in thousandths."""

        self.hopes = array("h")
        """What the search thought of the position, in thousandths."""

    def write(self, path: Path) -> None:
        """Write a file: what numbers mean and how many there are, then all of them."""
        arrays = {field: getattr(self, field) for field in FIELDS}
        head = {**self.names, "lengths": {field: len(row) for field, row in arrays.items()}}
        unfinished = path.with_suffix(".part")
        with open(unfinished, "wb") as file:
            file.write(msgspec.json.encode(head) + b"\n")
            for row in arrays.values():
                row.tofile(file)
        unfinished.rename(path)


class SelfPlay:
    """Plays games of a variant against itself."""

    def __init__(self, game: Game, way: Way, pace: Pace) -> None:
        self.game = game
        self.pace = pace
        self._way = way
        self._ends = way.ends()
        self.features = way.features(game)
        self._true = vec[i64]([0] * MOST_TRUE)
        self._buffer = vec[i64]([0] * MOST_ACTIONS)
        _, self._piece_rows, self._target_rows = action_parts(game)

    def play(self, seed: int, evaluator: Evaluator, rng: Rng, examples: Examples) -> State:
        """Play the game with a seed, and add its decisions to the examples."""
        state = self.game.start()
        dealer = Dealer(seed)
        descents = max(self.pace.careful, self.pace.quick)
        search = self._way.search(state, evaluator, self._ends, rng, descents)
        seats: list[int] = []
        decisions = 0
        while state.pending:
            if state.pending == NATURE_BIT:
                state.perform(NATURE, dealer.choose(state))
                continue
            seat = int(first(state.pending))
            actions = state.legal_actions(seat)
            if len(actions) == 1:
                state.perform(seat, actions[0])
                continue
            decisions += 1
            is_careful = rng.below(self.pace.share) == 0
            search.begin(state.resample(seat, rng), seat)
            if is_careful:
                search.disturb(self.pace.noise)
            search.run(state, self.pace.careful if is_careful else self.pace.quick)
            tries = [search.tries(action) for action in actions]
            self._note(state, seat, search, actions, tries if is_careful else [], examples)
            seats.append(seat)
            if decisions <= self.pace.bold:
                chosen = _drawn(actions, tries, rng)
            else:
                chosen = int(search.best())
            state.perform(seat, chosen)
        examples.results.extend(round(1000 * self._ends.worth(state, seat)) for seat in seats)
        return state

    def _note(
        self,
        state: State,
        seat: int,
        search: TreeSearch,
        actions: list[int],
        tries: list[int],
        examples: Examples,
    ) -> None:
        n = self.features.fill(state, seat, self._true)
        examples.statements.extend(int(self._true[i]) for i in range(n))
        examples.statement_counts.append(n)
        best = int(search.best())
        examples.hopes.append(round(1000 * search.worth_of(best)))
        examples.action_counts.append(len(tries))
        for action, tried in zip(actions, tries, strict=False):
            verb = verb_of(action) * PIECES
            examples.pieces.append(self._piece_rows[verb + piece_of(action)])
            examples.targets.append(self._target_rows[verb + target_of(action)])
            examples.tries.append(tried)


def _drawn(actions: list[int], tries: list[int], rng: Rng) -> int:
    """Draw an action, as likely as it was tried."""
    place = int(rng.below(max(1, sum(tries))))
    for action, tried in zip(actions, tries, strict=True):
        place -= tried
        if place < 0:
            return action
    return actions[-1]
