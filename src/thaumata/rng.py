"""A small seeded generator: the same numbers on every machine, compiled or not.

The method is Doty-Humphrey's sfc32: three chained words and a counter, with additions and shifts
alone, so that nothing can overflow a 64-bit integer.
"""

from typing import Any, Final

from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF


class Rng:
    """A stream of uniformly distributed numbers, fixed by a seed and a stream number."""

    _a: i64
    _b: i64
    _c: i64
    _counter: i64

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        """Start the stream with this number of this seed."""
        self._a = 0
        self._b = 0
        self._c = 0
        self._counter = 1
        self.reseed(seed, stream)

    def __reduce__(self) -> tuple[Any, ...]:
        """Support copying and pickling: the copy continues with the same numbers."""
        return resumed, (int(self._a), int(self._b), int(self._c), int(self._counter))

    def reseed(self, seed: i64, stream: i64 = 0) -> None:
        """Restart as a new generator with this seed and stream."""
        self._a = seed & _WORD
        self._b = (seed >> 32) & _WORD
        self._c = stream & _WORD
        self._counter = 1
        mixed: i64 = 0
        while mixed < 12:
            self.word()
            mixed += 1

    def word(self) -> i64:
        """Return the next 32-bit word."""
        a = self._a
        b = self._b
        c = self._c
        result = (a + b + self._counter) & _WORD
        self._counter = (self._counter + 1) & _WORD
        self._a = b ^ (b >> 9)
        self._b = (c + ((c << 3) & _WORD)) & _WORD
        self._c = ((((c << 21) & _WORD) | (c >> 11)) + result) & _WORD
        return result

    def below(self, limit: i64) -> i64:
        """Return a uniformly distributed number from 0 up to, not including, the limit.

        The limit is 2**31 at most: beyond it the product below would not fit an ``i64``.
        """
        product = self.word() * limit
        if (product & _WORD) < limit:
            # Reject the few words that would favor some numbers.
            unfair = (0x100000000 - limit) % limit
            while (product & _WORD) < unfair:
                product = self.word() * limit
        return product >> 32


def resumed(a: i64, b: i64, c: i64, counter: i64) -> Rng:
    """Return a generator that continues from this internal state."""
    rng = Rng(0)
    rng._a = a
    rng._b = b
    rng._c = c
    rng._counter = counter
    return rng
