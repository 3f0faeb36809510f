"""Training examples, one for each decision, in flat arrays."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from thaumata.game import Game, State, piece_of, target_of, verb_of
from thaumata.players.search.features import MOST_TRUE, Features
from thaumata.players.search.learned import PIECES, action_parts

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
"""The arrays in the order of the file; ``fitting.py`` reads them."""


class Examples:
    """The decisions of some games of a variant."""

    def __init__(self, game: Game, features: Features) -> None:
        self.features = features
        parts, self._piece_rows, self._target_rows = action_parts(game)
        self._names = {"statements": features.names, "parts": parts}
        self._true = vec[i64]([0] * MOST_TRUE)
        self.statements = array("h")
        self.statement_counts = array("h")
        self.pieces = array("h")
        self.targets = array("h")
        self.tries = array("h")
        self.action_counts = array("h")
        self.results = array("h")
        """The value of the final result for the seat, in thousandths."""

        self.hopes = array("h")
        """The value that the search gave the position, in thousandths."""

    def add(
        self, state: State, seat: int, actions: Sequence[int], tries: Sequence[int], hope: float
    ) -> None:
        """Add a decision; its visits are empty if only its value is learned."""
        n = self.features.fill(state, seat, self._true)
        self.statements.extend(int(self._true[i]) for i in range(n))
        self.statement_counts.append(n)
        self.hopes.append(round(1000 * hope))
        self.action_counts.append(len(tries))
        for action, tried in zip(actions, tries, strict=False):
            verb = verb_of(action) * PIECES
            self.pieces.append(self._piece_rows[verb + piece_of(action)])
            self.targets.append(self._target_rows[verb + target_of(action)])
            self.tries.append(tried)

    def write(self, path: Path) -> None:
        """Write a file: a header with names and sizes, then all arrays."""
        arrays = {field: getattr(self, field) for field in FIELDS}
        head = {**self._names, "lengths": {field: len(row) for field, row in arrays.items()}}
        unfinished = path.with_suffix(".part")
        with open(unfinished, "wb") as file:
            file.write(msgspec.json.encode(head) + b"\n")
            for row in arrays.values():
                row.tofile(file)
        unfinished.rename(path)
