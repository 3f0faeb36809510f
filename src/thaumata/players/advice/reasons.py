"""The main reason for an action, and the main drawback of another.

Reasons are weighed by numbers of the search and of its futures alone. Those that any game may have
are here: how the game will be won or lost, and with how many points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from thaumata.players.advice.case import Case, Voice
from thaumata.players.advice.prospects import Prospect
from thaumata.players.advice.themes import Reason
from thaumata.wording.message import Argument, Message, message, player

_CLOSE: Final = 0.015
"""Actions that differ by less are about as good."""

_CLEAR: Final = 0.12
"""An action that is so much better than the next has no rival."""

_SURE: Final = 0.85
"""What happens in so many games is said to happen."""

_NOTABLE: Final = 0.12
"""So many more games in a hundred make a way to win or lose worth naming."""

_SOON: Final = 10
"""An end that is more turns away is not worth naming: much can happen until then."""

_POINT: Final = 0.012
"""About what a point more at the end is worth, in chances to win."""

_TOGETHER: Final = 0.6
"""A row that has so much of the points is named instead of all of them."""

_FEW: Final = 2.0
"""Fewer points than these are not worth naming."""

_WEAKEST: Final = 0.02
"""A reason that explains less is not worth naming either."""


def main_reason(voices: Sequence[Voice], case: Case) -> Message | None:
    """Return the main reason for the best action."""
    if not case.others:
        return message("reason-only")
    if case.one.wins_at_once:
        kind = next(iter(case.one.kinds(won=True)))
        return message("reason-wins-now", kind=kind)
    found = [*_ends(voices, case), *_points(voices, case)]
    found += [
        reason
        for voice in voices
        for theme in voice.themes
        for reason in theme.reasons(case.one, case.others)
    ]
    found += [each for voice in voices for speak in voice.reasons for each in speak(case)]
    best = max(found, key=lambda reason: reason.strength, default=None)
    if best and best.strength >= _WEAKEST:
        return best.message
    return _fall_back(case, in_games=voices[0].is_for_victory)


def main_drawback(voices: Sequence[Voice], case: Case) -> Message | None:
    """Return what speaks most against an action that is not the best."""
    (better,) = case.others
    if better.searched - case.one.searched < _CLOSE:
        return message("drawback-none")
    if better.wins_at_once:
        return message("drawback-win")
    found = [*_losses(voices, case), *_fewer_points(voices, case)]
    found += [
        reason
        for voice in voices
        for theme in voice.themes
        for reason in theme.drawbacks(case.one, better)
    ]
    found += [each for voice in voices for speak in voice.drawbacks for each in speak(case)]
    best = max(found, key=lambda reason: reason.strength, default=None)
    if best and best.strength >= _WEAKEST:
        return best.message
    if not voices[0].is_for_victory:
        return message("drawback-behind")
    return message("drawback-less", percent=round(100 * (better.searched - case.one.searched)))


def _fall_back(case: Case, *, in_games: bool) -> Message:
    """Say how the action compares where nothing else can be said, if possible in games won."""
    second = max(case.others, key=lambda each: each.searched)
    gap = case.one.searched - second.searched
    if gap >= _CLEAR:
        return message("reason-clear", other=second.action.message)
    if gap < _CLOSE:
        return message("reason-close", other=second.action.message)
    if not in_games:
        return message("reason-ahead", other=second.action.message)
    return message("reason-better", percent=round(100 * gap), other=second.action.message)


# How the game ends


def _supremacies(voices: Iterable[Voice]) -> list[str]:
    return [kind for voice in voices for kind in voice.supremacies]


def _ends(voices: Sequence[Voice], case: Case) -> Iterator[Reason]:
    """Name the victory that the action leads to, and the defeat that it averts."""
    for kind in _supremacies(voices):
        rate = case.one.kinds(won=True).get(kind, 0.0)
        more = case.more(_rate_of(kind, won=True))
        turns = case.one.turns_to(kind, won=True)
        if more >= _NOTABLE and turns <= _SOON:
            id = "reason-wins" if rate >= _SURE else "reason-aims"
            yield Reason(more, message(id, kind=kind, turns=max(1, turns)))
        fewer = -case.more(_rate_of(kind, won=False))
        if fewer >= _NOTABLE:
            worst = max(case.others, key=_rate_of(kind, won=False))
            turns = worst.turns_to(kind, won=False)
            if turns <= _SOON:
                yield Reason(fewer, _defeat("reason-stops", case, kind, turns))


def _losses(voices: Sequence[Voice], case: Case) -> Iterator[Reason]:
    """Name the defeat that an action leads to, and the victory that it gives away."""
    for kind in _supremacies(voices):
        more = case.more(_rate_of(kind, won=False))
        turns = case.one.turns_to(kind, won=False)
        if more >= _NOTABLE and turns <= _SOON:
            yield Reason(more, _defeat("drawback-loses", case, kind, turns))
        fewer = -case.more(_rate_of(kind, won=True))
        if fewer >= _NOTABLE:
            yield Reason(fewer, message("drawback-misses", kind=kind))


def _rate_of(kind: str, *, won: bool) -> Callable[[Prospect], float]:
    """Return what tells how often games end in a way."""
    return lambda prospect: prospect.kinds(won=won).get(kind, 0.0)


def _defeat(id: str, case: Case, kind: str, turns: int) -> Message:
    return message(id, kind=kind, turns=max(1, turns), player=player(case.one.rivals[0]))


# Points


def _points(voices: Sequence[Voice], case: Case) -> Iterator[Reason]:
    """Name the row of the score sheet in which the action brings, or takes, the most points."""
    yield from _rows(voices, case, 1, "reason-points", "reason-points-theirs")
    yield from _all_rows(case, 1, "reason-total")


def _fewer_points(voices: Sequence[Voice], case: Case) -> Iterator[Reason]:
    yield from _rows(voices, case, -1, "drawback-points", "drawback-points-theirs")
    yield from _all_rows(case, -1, "drawback-total")


def _all_rows(case: Case, sign: int, id: str) -> Iterator[Reason]:
    """Tell the points of all rows together, where no row has most of them."""
    more = sign * case.more(lambda each: sum(each.rows[each.seat].values()))
    if more >= _FEW:
        yield Reason(more * _POINT * _TOGETHER, message(id, points=round(more)))


def _rows(
    voices: Sequence[Voice], case: Case, sign: int, mine: str, theirs: str
) -> Iterator[Reason]:
    prefix = voices[0].category
    rivals = case.one.rivals
    for seat in (case.seat, *rivals):
        good = sign if seat == case.seat else -sign
        for category in case.one.game.categories:
            more = good * case.more(_row_of(seat, category))
            if more >= _FEW:
                told: dict[str, Argument] = {
                    "points": round(more),
                    "category": Message(f"{prefix}-{category}"),
                }
                id = mine
                if seat != case.seat:
                    told["player"] = player(seat)
                    id = theirs
                share = 1 if seat == case.seat else 1 / len(rivals)
                yield Reason(more * _POINT * share, Message(id, told))


def _row_of(seat: int, category: str) -> Callable[[Prospect], float]:
    """Return what tells the points of a seat in a row of the sheet."""
    return lambda prospect: prospect.rows[seat][category]
