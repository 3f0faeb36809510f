"""Themes: happenings that an action makes more or less likely.

A theme finds a happening in a future, such as "a card is built". Numbers alone decide whether it is
a reason for an action: how much more often it happens after the action than after others, and how
much better futures with it are than futures of the same action without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from thaumata.players.advice.forecasts import ActionForecast
from thaumata.players.advice.futures import Future
from thaumata.rooms import home_of
from thaumata.wording.families import FAMILIES
from thaumata.wording.family import PLAIN
from thaumata.wording.message import Argument, Message, player

LEAST: Final = 0.2
"""The least difference in frequency of a reason: one game in five."""

_INBORN: Final = 0.1
"""The value of any theme before the futures show more."""

_DOUBT: Final = 16
"""The number of futures that weigh as much as the prior assumption."""

_PART: Final = 0.5
"""The part of a difference between actions that is credited to one reason. What one of several
rivals does gets a share of it."""

Key = tuple[int, int]
"""A seat, and the number of a piece."""


class Reason(NamedTuple):
    """A reason for or against an action."""

    strength: float
    """How much of the probability of winning it explains, from 0 to 1."""

    message: Message


class Theme:
    """A kind of happening, mentioned where an action makes it more or less likely."""

    kinds: tuple[int, ...] = ()
    """The numbers of the happenings."""

    piece: str = ""
    """The kind of piece that the first number names; empty if there is none."""

    within: int = 99
    """The turns of the seat within which it must happen."""

    is_good: bool = True
    """Whether it is good for the seat that does it."""

    # The messages: why an action is good, or not. A theme need not have all of them.

    mine: str = ""
    """The seat does it more often, or less often if that is good."""

    theirs: str = ""
    """A rival does it less often, or more often if that is good for the seat."""

    lost: str = ""
    """The seat does it less often."""

    let: str = ""
    """A rival does it more often."""

    def found(self, forecast: ActionForecast, future: Future) -> Iterator[Key]:
        """Yield the seat and the piece of each such happening in a future."""
        for kind, seat, first, second in forecast.happenings(future, self.within):
            if kind in self.kinds:
                yield self.key(kind, seat, first, second)

    def key(self, kind: int, seat: int, first: int, second: int) -> Key:
        """Return the seat and the piece of a happening."""
        return seat, first if self.piece else 0

    def message(self, id: str, forecast: ActionForecast, key: Key) -> Message | None:
        """Return the message about one piece; None if it says nothing new.

        What an action does itself is no reason for it.
        """
        if id == self.mine and self.is_done_by(forecast, key):
            return None
        return Message(id, self.arguments(forecast, key))

    def is_done_by(self, forecast: ActionForecast, key: Key) -> bool:
        """Return whether the action itself is about the piece."""
        if not self.piece:
            return False
        id = forecast.game.names[self.piece][key[1]]
        return id in [piece.id for piece in forecast.action.pieces]

    def arguments(self, forecast: ActionForecast, key: Key) -> dict[str, Argument]:
        """Return the arguments of the message."""
        seat, number = key
        told: dict[str, Argument] = {"player": player(seat)}
        if self.piece:
            words = home_of(forecast.game, FAMILIES, PLAIN)
            told[self.piece] = words.name(self.piece, forecast.game.names[self.piece][number])
        return told

    # Comparing

    def reasons(self, one: ActionForecast, others: Sequence[ActionForecast]) -> Iterator[Reason]:
        """Yield reasons for an action, compared with others."""
        yield from self._compared(one, others, self.mine, self.theirs, one)

    def drawbacks(self, one: ActionForecast, better: ActionForecast) -> Iterator[Reason]:
        """Yield drawbacks of an action, compared with a better one."""
        yield from self._compared(better, [one], self.lost, self.let, one)

    def _compared(
        self,
        one: ActionForecast,
        others: Sequence[ActionForecast],
        mine: str,
        theirs: str,
        about: ActionForecast,
    ) -> Iterator[Reason]:
        """Compare how often each thing happens after an action and after others."""
        here = [{*self.found(one, future)} for future in one.futures]
        there = [[{*self.found(each, future)} for future in each.futures] for each in others]
        gap = one.searched - fmean(each.searched for each in others)
        for key in sorted({key for found in (here, *there) for keys in found for key in keys}):
            id = mine if key[0] == one.seat else theirs
            if not id or key[0] not in (one.seat, *one.rivals):
                continue
            sign = 1 if (key[0] == one.seat) == self.is_good else -1
            elsewhere = fmean(_rate(key, found) for found in there)
            more = sign * (_rate(key, here) - elsewhere)
            if more < LEAST:
                continue
            tried = [(one, here), *zip(others, there, strict=True)]
            credit = _PART if key[0] == one.seat else _PART / len(one.rivals)
            worth = _effect(key, tried, sign, credit * gap)
            told = self.message(id, about, key)
            if told is not None:
                yield Reason(more * (_INBORN + max(0.0, worth)), told)


def _rate(key: Key, found: Sequence[set[Key]]) -> float:
    """Return the share of the futures in which something happens."""
    return sum(key in keys for keys in found) / len(found)


def _effect(
    key: Key, tried: Iterable[tuple[ActionForecast, Sequence[set[Key]]]], sign: int, credit: float
) -> float:
    """Return how much better futures are in which something happens, or does not (sign -1).

    Futures of the same action are compared with each other. The fewer there are to compare, the
    more it is credited with a part of the difference between the actions.
    """
    total = weight = 0.0
    for forecast, found in tried:
        pairs = list(zip(forecast.futures, found, strict=True))
        with_it = [each.worth for each, keys in pairs if key in keys]
        without = [each.worth for each, keys in pairs if key not in keys]
        fewer = min(len(with_it), len(without))
        if fewer:
            total += fewer * (fmean(with_it) - fmean(without)) / 2
            weight += fewer
    return (sign * total + _DOUBT * credit) / (weight + _DOUBT)
