"""Rate limits: an average number of messages a second for each sender."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

_BURST: Final = 5
"""The seconds of the average rate that a sender may use at once after a pause."""

_MOST_KNOWN: Final = 20_000
"""The number of senders that are remembered; the one that was quiet longest is forgotten."""


class RateLimit:
    """A token bucket for each sender."""

    def __init__(
        self, rate: float, clock: Callable[[], float] = monotonic, *, at_once: float = 0
    ) -> None:
        """Allow so many messages a second, and after a pause at least so many at once."""
        self._rate = rate
        self._at_once = max(at_once, rate * _BURST)
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, sender: str) -> bool:
        """Count a message; return whether it is allowed."""
        now = self._clock()
        left, when = self._left.pop(sender, (self._at_once, now))
        left = min(self._at_once, left + (now - when) * self._rate)
        is_allowed = left >= 1
        self._left[sender] = (left - 1 if is_allowed else left, now)
        if len(self._left) > _MOST_KNOWN:
            self._left.popitem(last=False)
        return is_allowed
