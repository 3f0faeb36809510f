"""How much one guest may ask for: so many messages a second, on the average."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

_BURST: Final = 5
"""For how many seconds' worth of messages somebody who was quiet may be quick."""

_MOST_KNOWN: Final = 20_000
"""How many senders are remembered; the one who was quiet longest is forgotten."""


class RateLimit:
    """Counts the messages of each sender."""

    def __init__(self, rate: float, clock: Callable[[], float] = monotonic) -> None:
        """Allow so many a second."""
        self._rate = rate
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, sender: str) -> bool:
        """Count a message; tell whether it is not one too many."""
        now = self._clock()
        most = self._rate * _BURST
        left, when = self._left.pop(sender, (most, now))
        left = min(most, left + (now - when) * self._rate)
        is_allowed = left >= 1
        self._left[sender] = (left - 1 if is_allowed else left, now)
        if len(self._left) > _MOST_KNOWN:
            self._left.popitem(last=False)
        return is_allowed
