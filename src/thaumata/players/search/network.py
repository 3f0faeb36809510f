"""A small neural network in integers: the same result on every machine, compiled or not.

The binary features of a position select rows of weights, which add up to the first layer. The
weights are 16 bits wide, four to a 64-bit word (SIMD within a register), so that one addition adds
four: a word is the sum of its lanes, each shifted to its place. The weights of the second layer are
two to a word. The two heads, the value of the position and the logits of actions, are plain dot
products. Units that are 0 are skipped.
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

PAIR: Final = 2
_WIDE: Final = 32
_WIDE_MIDDLE: Final = 2**31
_WIDE_LANE: Final = 2**32 - 1

BLOCK: Final = 8
"""Words that are added at a time; the rows of both layers are multiples of it."""

ONE: Final = 512
"""The fixed-point 1 of both layers."""

WEIGHT_ONE: Final = 256
"""The fixed-point 1 of the weights of the second layer and the heads."""


class Network:
    """The weights of a network, its inputs in the order of a variant's features."""

    words: i64
    """The words in a row of the first layer."""

    pairs: i64
    """The words in a row of the second layer."""

    first: Final[vec[i64]]
    """The row of each feature, and one more row with the biases."""

    second: Final[vec[i64]]
    """The row of each unit of the first layer, and one more row with the biases."""

    value: Final[vec[i64]]
    value_bias: i64
    policy: Final[vec[i64]]
    """The weights of each part of an action."""

    policy_bias: Final[vec[i64]]
    _active: i64
    _units: Final[vec[i64]]
    _amounts: Final[vec[i64]]
    """The units of the first layer that are not 0, and their outputs."""

    _top_active: i64
    _top_units: Final[vec[i64]]
    _top_amounts: Final[vec[i64]]
    """The units of the second layer that are not 0, and their outputs."""

    def __init__(
        self,
        first: list[int],
        second: list[int],
        hidden: int,
        value: list[int],
        value_bias: int,
        policy: list[int],
        policy_bias: list[int],
    ) -> None:
        """Take the weights as they are stored, both layers in words."""
        self.pairs = hidden // PAIR
        self.words = (len(second) // (hidden // PAIR) - 1) // LANES
        self.first = vec[i64](first)
        self.second = vec[i64](second)
        self.value = vec[i64](value)
        self.value_bias = value_bias
        self.policy = vec[i64](policy)
        self.policy_bias = vec[i64](policy_bias)
        self._active = 0
        self._units = vec[i64]([0] * int(LANES * self.words))
        self._amounts = vec[i64]([0] * int(LANES * self.words))
        self._top_active = 0
        self._top_units = vec[i64]([0] * hidden)
        self._top_amounts = vec[i64]([0] * hidden)

    def evaluate(self, true: vec[i64], n: i64) -> float:
        """Evaluate n features, and return the value of the position from -1 to 1."""
        self._add_up(true, n)
        self._combine()
        value = self.value
        total = self.value_bias
        i: i64 = 0
        while i < self._top_active:
            total += self._top_amounts[i] * value[self._top_units[i]]
            i += 1
        worth = float(total) / 131072.0  # ONE * WEIGHT_ONE
        return worth / (1.0 + (worth if worth > 0.0 else -worth))

    def _add_up(self, true: vec[i64], n: i64) -> None:
        """Add up the rows of the features."""
        words = self.words
        first = self.first
        self._active = 0
        block: i64 = 0
        while block < words:
            place = len(first) - words + block
            a = first[place]
            b = first[place + 1]
            c = first[place + 2]
            d = first[place + 3]
            e = first[place + 4]
            f = first[place + 5]
            g = first[place + 6]
            h = first[place + 7]
            i: i64 = 0
            while i < n:
                place = true[i] * words + block
                a += first[place]
                b += first[place + 1]
                c += first[place + 2]
                d += first[place + 3]
                e += first[place + 4]
                f += first[place + 5]
                g += first[place + 6]
                h += first[place + 7]
                i += 1
            unit = block * LANES
            self._take_lanes(a, unit)
            self._take_lanes(b, unit + 4)
            self._take_lanes(c, unit + 8)
            self._take_lanes(d, unit + 12)
            self._take_lanes(e, unit + 16)
            self._take_lanes(f, unit + 20)
            self._take_lanes(g, unit + 24)
            self._take_lanes(h, unit + 28)
            block += BLOCK

    def _take_lanes(self, word: i64, unit: i64) -> None:
        """Split a word into its four units."""
        word += _MIDDLES
        self._take((word & 65535) - _MIDDLE, unit)
        word = word >> _LANE
        self._take((word & 65535) - _MIDDLE, unit + 1)
        word = word >> _LANE
        self._take((word & 65535) - _MIDDLE, unit + 2)
        self._take(word >> _LANE, unit + 3)

    def _take(self, amount: i64, unit: i64) -> None:
        """Store the output of a unit, clipped to 0 and 1."""
        if amount > 0:
            if amount > ONE:
                amount = ONE
            self._units[self._active] = unit
            self._amounts[self._active] = amount
            self._active += 1

    def _combine(self) -> None:
        """Compute the second layer."""
        pairs = self.pairs
        second = self.second
        units = self._units
        amounts = self._amounts
        n = self._active
        self._top_active = 0
        block: i64 = 0
        while block < pairs:
            place = len(second) - pairs + block
            a = second[place]
            b = second[place + 1]
            c = second[place + 2]
            d = second[place + 3]
            e = second[place + 4]
            f = second[place + 5]
            g = second[place + 6]
            h = second[place + 7]
            i: i64 = 0
            while i < n:
                amount = amounts[i]
                place = units[i] * pairs + block
                a += amount * second[place]
                b += amount * second[place + 1]
                c += amount * second[place + 2]
                d += amount * second[place + 3]
                e += amount * second[place + 4]
                f += amount * second[place + 5]
                g += amount * second[place + 6]
                h += amount * second[place + 7]
                i += 1
            unit = block * PAIR
            self._take_pair(a, unit)
            self._take_pair(b, unit + 2)
            self._take_pair(c, unit + 4)
            self._take_pair(d, unit + 6)
            self._take_pair(e, unit + 8)
            self._take_pair(f, unit + 10)
            self._take_pair(g, unit + 12)
            self._take_pair(h, unit + 14)
            block += BLOCK

    def _take_pair(self, word: i64, unit: i64) -> None:
        """Split a word into its two units."""
        word += _WIDE_MIDDLE
        self._take_top(((word & _WIDE_LANE) - _WIDE_MIDDLE) >> 8, unit)
        self._take_top((word >> _WIDE) >> 8, unit + 1)

    def _take_top(self, amount: i64, unit: i64) -> None:
        """Store the output of a unit of the second layer."""
        if amount > 0:
            if amount > ONE:
                amount = ONE
            self._top_units[self._top_active] = unit
            self._top_amounts[self._top_active] = amount
            self._top_active += 1

    def logit(self, row: i64) -> i64:
        """Return the logit of a part of an action in the position evaluated last."""
        units = self._top_units
        amounts = self._top_amounts
        policy = self.policy
        n = self._top_active
        total = self.policy_bias[row]
        base = row * PAIR * self.pairs
        i: i64 = 0
        while i < n:
            total += amounts[i] * policy[base + units[i]]
            i += 1
        return total


def word_of(lanes: list[int]) -> int:
    """Pack four weights into a word."""
    return sum(lane * 2 ** (_LANE * n) for n, lane in enumerate(lanes))


def pair_of(lanes: list[int]) -> int:
    """Pack two weights of the second layer into a word."""
    return sum(lane * 2 ** (_WIDE * n) for n, lane in enumerate(lanes))
