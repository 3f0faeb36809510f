"""A small network in whole numbers: the same answer on every machine, compiled or not.

Statements about a position switch on rows of weights, which add up to the first layer. Its weights
are 16 bits wide and lie four to a word, so that one addition does the work of four: a word is the
sum of its lanes, each shifted to its place, and sums of words are words of sums. The second layer
and the two heads, how good the position is and how promising each action, are plain products.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LANES: Final = 4
_LANE: Final = 16
_MIDDLE: Final = 32768
_MIDDLES: Final = _MIDDLE + _MIDDLE * 2**16 + _MIDDLE * 2**32
"""Added to a word, it makes the lower three lanes positive, so that they can be cut off."""

ONE: Final = 512
"""What 1 is in both layers."""

WEIGHT_ONE: Final = 256
"""What 1 is among the weights of the second layer and the heads."""


class Network:
    """The weights of a network, its inputs in the order of a variant's statements."""

    words: i64
    """How many words the first layer has."""

    hidden: i64
    """How many units the second layer has."""

    first: vec[i64]
    """For each statement its row of words; one more row with the biases."""

    second: vec[i64]
    second_bias: vec[i64]
    value: vec[i64]
    value_bias: i64
    policy: vec[i64]
    """For each part of an action its row of weights."""

    policy_bias: vec[i64]
    _layer: vec[i64]
    _top: vec[i64]

    def __init__(
        self,
        first: list[int],
        second: list[int],
        second_bias: list[int],
        value: list[int],
        value_bias: int,
        policy: list[int],
        policy_bias: list[int],
    ) -> None:
        """Take the weights as they are stored, the first layer in words."""
        self.hidden = len(second_bias)
        self.words = len(second) // len(second_bias) // LANES
        self.first = vec[i64](first)
        self.second = vec[i64](second)
        self.second_bias = vec[i64](second_bias)
        self.value = vec[i64](value)
        self.value_bias = value_bias
        self.policy = vec[i64](policy)
        self.policy_bias = vec[i64](policy_bias)
        self._layer = vec[i64]([0] * int(LANES * self.words))
        self._top = vec[i64]([0] * int(self.hidden))

    def look(self, true: vec[i64], n: i64) -> float:
        """Take in n true statements and return what the position is worth, from -1 to 1."""
        self._add_up(true, n)
        self._combine()
        top = self._top
        value = self.value
        total = self.value_bias
        unit: i64 = 0
        while unit < self.hidden:
            total += top[unit] * value[unit]
            unit += 1
        worth = float(total) / 131072.0  # ONE * WEIGHT_ONE
        return worth / (1.0 + (worth if worth > 0.0 else -worth))

    def _add_up(self, true: vec[i64], n: i64) -> None:
        """Add up the rows of the true statements, and cut the sums to 0 at least, 1 at most."""
        words = self.words
        first = self.first
        layer = self._layer
        bias = len(first) - words
        word: i64 = 0
        while word < words:
            total = first[bias + word]
            i: i64 = 0
            while i < n:
                total += first[true[i] * words + word]
                i += 1
            total += _MIDDLES
            lane: i64 = 0
            while lane < LANES:
                part = (total & 65535) - _MIDDLE if lane < 3 else total
                layer[word * LANES + lane] = cut(part)
                total = total >> _LANE
                lane += 1
            word += 1

    def _combine(self) -> None:
        """Work out the second layer."""
        layer = self._layer
        top = self._top
        second = self.second
        width = LANES * self.words
        unit: i64 = 0
        while unit < self.hidden:
            total = self.second_bias[unit]
            base = unit * width
            i: i64 = 0
            while i < width:
                total += layer[i] * second[base + i]
                i += 1
            top[unit] = cut(total >> 8)
            unit += 1

    def promise(self, row: i64) -> i64:
        """Return how promising a part of an action looks in the position last looked at."""
        top = self._top
        policy = self.policy
        hidden = self.hidden
        total = self.policy_bias[row]
        base = row * hidden
        unit: i64 = 0
        while unit < hidden:
            total += top[unit] * policy[base + unit]
            unit += 1
        return total


def cut(amount: i64) -> i64:
    """Return what a unit passes on: nothing below 0, and 1 at most."""
    if amount < 0:
        return 0
    if amount > ONE:
        return ONE
    return amount


def word_of(lanes: list[int]) -> int:
    """Put the four weights of a word together."""
    return sum(lane * 2 ** (_LANE * n) for n, lane in enumerate(lanes))
