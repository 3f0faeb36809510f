"""Statistics of futures: what to expect after an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from statistics import fmean, median

from msgspec import Struct

from thaumata.game import EVERYONE, Game
from thaumata.players.advice.futures import Future
from thaumata.views.structs import Action, View

Note = tuple[int, int, int, int]
"""A happening: its kind, the seat, and two numbers."""


class Forecast:
    """The statistics of futures from one position."""

    def __init__(self, game: Game, seat: int, futures: Sequence[Future]) -> None:
        """Take the futures of a seat."""
        self.game = game
        self.seat = seat
        self.futures = futures

    @cached_property
    def chance(self) -> float:
        """The probability that the seat wins; a victory of all seats counts half."""
        return fmean(self._won(future) for future in self.futures)

    def _won(self, future: Future) -> float:
        if not future.winners >> self.seat & 1:
            return 0.0
        return 0.5 if future.winners == (1 << self.game.seats) - 1 else 1.0

    @cached_property
    def worth(self) -> float:
        """The average value of the futures, from 0 to 1."""
        return (fmean(future.worth for future in self.futures) + 1) / 2

    def kinds(self, *, won: bool) -> dict[str, float]:
        """Return the share of each kind of ending among the games won, or lost."""
        ends = Counter(
            self.game.victories[future.ended - 1]
            for future in self.futures
            if bool(future.winners >> self.seat & 1) == won
        )
        return {kind: n / len(self.futures) for kind, n in ends.most_common()}

    def turns_to(self, kind: str, *, won: bool) -> int:
        """Return the median number of turns until an ending of a kind."""
        number = self.game.victories.index(kind) + 1
        turns = [
            int(future.turns)
            for future in self.futures
            if future.ended == number and bool(future.winners >> self.seat & 1) == won
        ]
        return round(median(turns)) if turns else 0

    @cached_property
    def rows(self) -> list[dict[str, float]]:
        """The average points of each seat by category."""
        names = self.game.categories
        width = len(names)
        means = [fmean(column) for column in zip(*[each.points for each in self.futures])]
        return [
            dict(zip(names, means[seat * width : (seat + 1) * width], strict=True))
            for seat in range(self.game.seats)
        ]

    @property
    def points(self) -> tuple[int, ...]:
        """The average points of each seat."""
        return tuple(round(sum(rows.values())) for rows in self.rows)

    @cached_property
    def place(self) -> float:
        """The average place of the seat, from 1; winners are first, whatever their points."""
        return fmean(self._place(future) for future in self.futures)

    def _place(self, future: Future) -> int:
        if future.winners >> self.seat & 1:
            return 1
        width = len(self.game.categories)
        totals = [
            sum(future.points[seat * width : (seat + 1) * width]) for seat in range(self.game.seats)
        ]
        ahead = [
            seat
            for seat, total in enumerate(totals)
            if future.winners >> seat & 1 or total > totals[self.seat]
        ]
        return 1 + len(set(ahead) - {self.seat})


class ActionForecast(Forecast):
    """The statistics of futures after one action of the seat."""

    def __init__(
        self,
        game: Game,
        view: View,
        action: Action,
        futures: Sequence[Future],
        searched: float | None,
    ) -> None:
        """Take the futures of one of the actions in a view.

        ``searched`` is the value of the action by the search, from 0 to 1; None if it has too few
        visits, so that the futures decide.
        """
        assert view.seat is not None
        super().__init__(game, view.seat, futures)
        self.view = view
        self.action = action
        self.searched = self.worth if searched is None else searched

    @property
    def rivals(self) -> list[int]:
        """The seats that do not win together with this one."""
        cities: Sequence[Struct] = getattr(self.view, "cities", ())
        ally = getattr(cities[self.seat], "ally", None) if cities else None
        return [seat for seat in range(self.game.seats) if seat not in (self.seat, ally)]

    @property
    def wins_at_once(self) -> bool:
        """Whether the action itself wins the game."""
        return all(
            future.choices == 0 and future.winners >> self.seat & 1 for future in self.futures
        )

    def happenings(self, future: Future, turns: int) -> Iterator[Note]:
        """Yield the happenings before so many more turns of the seat have begun.

        What the seat would not be told is left out.
        """
        starts = future.starts
        end = starts[turns - 1] if len(starts) >= turns else len(future.log)
        for kind, seat, first, second, audience in future.log[:end]:
            if audience == EVERYONE or audience >> self.seat & 1:
                yield kind, seat, first, second

    def mean(self, amounts: Iterable[float]) -> float:
        """Return the average of an amount for each future."""
        return fmean(amounts)
