"""Choose the main reason for an action, and the main drawback of another.

Reasons are compared by the numbers of the search and its futures alone. This module has those of
any game: how the game will be won or lost, and with how many points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from thaumata.players.advice.comparison import Comparison, ReasonCatalog
from thaumata.players.advice.forecasts import ActionForecast
from thaumata.players.advice.themes import Reason
from thaumata.wording.families import words_of
from thaumata.wording.message import Argument, Message, message, player

_CLOSE: Final = 0.015
"""Actions whose values differ by less are about as good."""

_CLEAR: Final = 0.12
"""The lead in value with which an action is clearly the best."""

_SURE: Final = 0.85
"""The share of games from which on an ending is called certain."""

_NOTABLE: Final = 0.12
"""The least change in the share of an ending that is mentioned."""

_SOON: Final = 10
"""The most turns until an ending that is mentioned: later ones are uncertain."""

_POINT: Final = 0.012
"""The value of a point at the end, in probability of winning."""

_TOGETHER: Final = 0.6
"""The share of all points from which on a row is mentioned instead of the total."""

_FEW: Final = 2.0
"""The least points that are mentioned."""

_WEAKEST: Final = 0.02
"""The least strength of a reason that is mentioned."""


def main_reason(catalogs: Sequence[ReasonCatalog], comparison: Comparison) -> Message | None:
    """Return the main reason for the best action."""
    if not comparison.others:
        return message("reason-only")
    if comparison.one.wins_at_once:
        kind = next(iter(comparison.one.kinds(won=True)))
        return message("reason-wins-now", kind=kind)
    found = [*_ends(catalogs, comparison), *_points(comparison)]
    found += [
        reason
        for catalog in catalogs
        for theme in catalog.themes
        for reason in theme.reasons(comparison.one, comparison.others)
    ]
    found += [each for catalog in catalogs for find in catalog.reasons for each in find(comparison)]
    best = max(found, key=lambda reason: reason.strength, default=None)
    if best and best.strength >= _WEAKEST:
        return best.message
    return _fall_back(comparison, in_games=catalogs[0].is_for_victory)


def main_drawback(catalogs: Sequence[ReasonCatalog], comparison: Comparison) -> Message | None:
    """Return the main drawback of an action that is not the best."""
    (better,) = comparison.others
    if better.searched - comparison.one.searched < _CLOSE:
        return message("drawback-none")
    if better.wins_at_once:
        return message("drawback-win")
    found = [*_losses(catalogs, comparison), *_fewer_points(comparison)]
    found += [
        reason
        for catalog in catalogs
        for theme in catalog.themes
        for reason in theme.drawbacks(comparison.one, better)
    ]
    found += [
        each for catalog in catalogs for find in catalog.drawbacks for each in find(comparison)
    ]
    best = max(found, key=lambda reason: reason.strength, default=None)
    if best and best.strength >= _WEAKEST:
        return best.message
    if not catalogs[0].is_for_victory:
        return message("drawback-behind")
    return message(
        "drawback-less", percent=round(100 * (better.searched - comparison.one.searched))
    )


def _fall_back(comparison: Comparison, *, in_games: bool) -> Message:
    """Return the comparison with the second best action, if possible in games won."""
    second = max(comparison.others, key=lambda each: each.searched)
    gap = comparison.one.searched - second.searched
    if gap >= _CLEAR:
        return message("reason-clear", other=second.action.message)
    if gap < _CLOSE:
        return message("reason-close", other=second.action.message)
    if not in_games:
        return message("reason-ahead", other=second.action.message)
    return message("reason-better", percent=round(100 * gap), other=second.action.message)


# How the game ends


def _supremacies(catalogs: Iterable[ReasonCatalog]) -> list[str]:
    return [kind for catalog in catalogs for kind in catalog.supremacies]


def _ends(catalogs: Sequence[ReasonCatalog], comparison: Comparison) -> Iterator[Reason]:
    """Yield the victory that the action leads to, and the defeat that it averts."""
    for kind in _supremacies(catalogs):
        rate = comparison.one.kinds(won=True).get(kind, 0.0)
        more = comparison.more(_rate_of(kind, won=True))
        turns = comparison.one.turns_to(kind, won=True)
        if more >= _NOTABLE and turns <= _SOON:
            id = "reason-wins" if rate >= _SURE else "reason-aims"
            yield Reason(more, message(id, kind=kind, turns=max(1, turns)))
        fewer = -comparison.more(_rate_of(kind, won=False))
        if fewer >= _NOTABLE:
            worst = max(comparison.others, key=_rate_of(kind, won=False))
            turns = worst.turns_to(kind, won=False)
            if turns <= _SOON:
                yield Reason(fewer, _defeat("reason-stops", comparison, kind, turns))


def _losses(catalogs: Sequence[ReasonCatalog], comparison: Comparison) -> Iterator[Reason]:
    """Yield the defeat that an action leads to, and the victory that it gives away."""
    for kind in _supremacies(catalogs):
        more = comparison.more(_rate_of(kind, won=False))
        turns = comparison.one.turns_to(kind, won=False)
        if more >= _NOTABLE and turns <= _SOON:
            yield Reason(more, _defeat("drawback-loses", comparison, kind, turns))
        fewer = -comparison.more(_rate_of(kind, won=True))
        if fewer >= _NOTABLE:
            yield Reason(fewer, message("drawback-misses", kind=kind))


def _rate_of(kind: str, *, won: bool) -> Callable[[ActionForecast], float]:
    """Return a function for the share of an ending."""
    return lambda forecast: forecast.kinds(won=won).get(kind, 0.0)


def _defeat(id: str, comparison: Comparison, kind: str, turns: int) -> Message:
    return message(id, kind=kind, turns=max(1, turns), player=player(comparison.one.rivals[0]))


# Points


def _points(comparison: Comparison) -> Iterator[Reason]:
    """Yield the rows of the score sheet in which the action brings, or takes, points."""
    yield from _rows(comparison, 1, "reason-points", "reason-points-theirs")
    yield from _all_rows(comparison, 1, "reason-total")


def _fewer_points(comparison: Comparison) -> Iterator[Reason]:
    yield from _rows(comparison, -1, "drawback-points", "drawback-points-theirs")
    yield from _all_rows(comparison, -1, "drawback-total")


def _all_rows(comparison: Comparison, sign: int, id: str) -> Iterator[Reason]:
    """Yield the points of all rows together, if no row has most of them."""
    more = sign * comparison.more(lambda each: sum(each.rows[each.seat].values()))
    if more >= _FEW:
        yield Reason(more * _POINT * _TOGETHER, message(id, points=round(more)))


def _rows(comparison: Comparison, sign: int, mine: str, theirs: str) -> Iterator[Reason]:
    family = words_of(comparison.one.game)
    rivals = comparison.one.rivals
    for seat in (comparison.seat, *rivals):
        good = sign if seat == comparison.seat else -sign
        for category in comparison.one.game.categories:
            more = good * comparison.more(_row_of(seat, category))
            if more >= _FEW:
                told: dict[str, Argument] = {
                    "points": round(more),
                    "category": family.score_row(comparison.one.game, category),
                }
                id = mine
                if seat != comparison.seat:
                    told["player"] = player(seat)
                    id = theirs
                share = 1 if seat == comparison.seat else 1 / len(rivals)
                yield Reason(more * _POINT * share, Message(id, told))


def _row_of(seat: int, category: str) -> Callable[[ActionForecast], float]:
    """Return a function for the points of a seat in a row of the sheet."""
    return lambda forecast: forecast.rows[seat][category]
