"""The file format of networks: names of inputs and action parts, then weights in 16 bits.

The first line is JSON: names, sizes, and the origin of the network. The rest are the weights, two
bytes each, little-endian: for each feature its row of the first layer, the biases, the second
layer, its biases, the value head with its bias, and the policy head with its biases.
"""

from __future__ import annotations

import sys
from array import array
from pathlib import Path

import msgspec

from thaumata.game import Game
from thaumata.players.search.features import Features
from thaumata.players.search.learned import LearnedEvaluator, action_parts
from thaumata.players.search.network import LANES, PAIR, WEIGHT_ONE, Network, pair_of, word_of


class Head(msgspec.Struct):
    """The first line of a file."""

    statements: list[str]
    parts: list[str]
    width: int
    hidden: int
    origin: dict[str, str | int | float] = {}


class Weights:
    """A stored network."""

    def __init__(self, head: Head, numbers: array[int]) -> None:
        self.head = head
        self.numbers = numbers

    @classmethod
    def read(cls, data: bytes) -> Weights:
        """Parse the content of a file."""
        line, _, rest = data.partition(b"\n")
        numbers = array("h", rest)
        if sys.byteorder == "big":
            numbers.byteswap()
        return cls(msgspec.json.decode(line, type=Head), numbers)

    @classmethod
    def load(cls, path: Path) -> Weights:
        """Read a file."""
        return cls.read(path.read_bytes())

    def write(self) -> bytes:
        """Return the content of a file."""
        numbers = self.numbers[:]
        if sys.byteorder == "big":
            numbers.byteswap()
        return msgspec.json.encode(self.head) + b"\n" + numbers.tobytes()

    def evaluator(self, game: Game, features: Features) -> LearnedEvaluator:
        """Return an evaluator for a variant; features unknown to the network have weight 0."""
        head = self.head
        width, hidden = head.width, head.hidden
        place = {name: n for n, name in enumerate(head.statements)}
        words = width // LANES
        rows = [
            self._words(place[name]) if name in place else [0] * words for name in features.names
        ]
        rows.append(self._words(len(head.statements)))
        start = (len(head.statements) + 1) * width
        second, start = self._take(start, width * hidden)
        second_bias, start = self._take(start, hidden)
        second_rows = [second[unit::width] for unit in range(width)]
        second_rows.append([bias * WEIGHT_ONE for bias in second_bias])
        value, start = self._take(start, hidden)
        value_bias, start = self._take(start, 1)
        policy, start = self._take(start, hidden * len(head.parts))
        policy_bias, start = self._take(start, len(head.parts))
        names, pieces, targets = action_parts(game)
        part_place = {name: n for n, name in enumerate(head.parts)}
        known = [part_place.get(name, -1) for name in names]
        network = Network(
            [word for row in rows for word in row],
            [pair_of(row[n : n + PAIR]) for row in second_rows for n in range(0, hidden, PAIR)],
            hidden,
            value,
            value_bias[0] * WEIGHT_ONE,
            [
                w
                for n in known
                for w in (policy[n * hidden : (n + 1) * hidden] if n >= 0 else [0] * hidden)
            ],
            [policy_bias[n] * WEIGHT_ONE if n >= 0 else 0 for n in known],
        )
        return LearnedEvaluator(features, network, pieces, targets)

    def _words(self, row: int) -> list[int]:
        width = self.head.width
        lanes = self.numbers[row * width : (row + 1) * width]
        return [word_of(list(lanes[n : n + LANES])) for n in range(0, width, LANES)]

    def _take(self, start: int, length: int) -> tuple[list[int], int]:
        return list(self.numbers[start : start + length]), start + length
