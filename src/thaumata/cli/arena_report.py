"""The report of an arena as tables in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from thaumata.cli.arena_names import short_names
from thaumata.cli.console import make_console
from thaumata.game import Game
from thaumata.players.arena.played import FORFEIT
from thaumata.players.arena.report import Meeting, Report, Standing
from thaumata.wording.describe import describe_victory
from thaumata.wording.words import Words

_NAMES: Final = frozenset(
    {
        "label-player",
        "label-arena-against",
        "label-arena-alone",
        "label-arena-among",
        "label-victories",
    }
)
"""The columns that hold names, aligned to the left; all others hold numbers."""


def print_report(words: Words, game: Game, report: Report, path: Path) -> None:
    """Print the standings, the pairings, the kinds of victory and the forfeits."""
    console = make_console()
    console.print(_headline(words, game, report))
    console.print(_standings(words, report))
    console.print(words("label-arena-times"))
    if report.meetings:
        console.print(_meetings(words, report))
    console.print(_victories(words, game, report))
    _print_rest(words, console, report, path)


def _headline(words: Words, game: Game, report: Report) -> str:
    settings = report.settings
    return words(
        "label-arena",
        game=str(game),
        games=report.games,
        pace=f"{settings.pace:g}",
        seed=settings.seed,
        limit=f"{settings.seconds:g}" if settings.seconds else 0,
    )


def _table(words: Words, *columns: str) -> Table:
    """Make an empty table, names aligned to the left and numbers to the right."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 0, 0, 1), pad_edge=False)
    for column in columns:
        head = words(column) if column.startswith("label-") else column
        if column in _NAMES:
            table.add_column(head, overflow="fold")
        else:
            table.add_column(head, justify="right", no_wrap=True)
    return table


def _standings(words: Words, report: Report) -> Table:
    """Lay out the ratings and the thinking times."""
    times = ("label-arena-median", "label-arena-p99")
    table = _table(words, "label-player", "label-elo", "95 %", "label-games", *times)
    names = short_names([standing.player for standing in report.standings])
    for standing in report.standings:
        table.add_row(
            names[standing.player],
            *_rating(standing),
            str(standing.games),
            _time(words, standing.times.median),
            _time(words, standing.times.p99),
        )
    return table


def _rating(standing: Standing) -> tuple[str, str]:
    if standing.elo is None or standing.elo_low is None or standing.elo_high is None:
        return "-", "-"
    return f"{standing.elo:+.0f}", f"{standing.elo_low:+.0f}…{standing.elo_high:+.0f}"


def _meetings(words: Words, report: Report) -> Table:
    """Lay out the pairings; with more than two sides, also the share that chance would give."""
    is_duel = report.sides == 2
    who = (
        ("label-player", "label-arena-against")
        if is_duel
        else ("label-arena-alone", "label-arena-among")
    )
    numbers = ("label-games", "label-arena-won", "label-arena-shared", "%", "95 %")
    chance = () if is_duel else ("label-arena-chance",)
    table = _table(words, *who, *numbers, *chance)
    names = short_names([standing.player for standing in report.standings])
    for meeting in report.meetings:
        share = () if is_duel else (_percent(meeting.chance),)
        table.add_row(names[meeting.player], names[meeting.against], *_numbers(meeting), *share)
    return table


def _numbers(meeting: Meeting) -> tuple[str, ...]:
    reach = f"{_percent(meeting.low)}…{_percent(meeting.high)}"
    return str(meeting.games), str(meeting.won), str(meeting.shared), _percent(meeting.share), reach


def _victories(words: Words, game: Game, report: Report) -> Table:
    table = _table(words, "label-victories", "label-games", "%")
    for victory, games in report.victories.items():
        is_forfeit = victory == FORFEIT
        name = words("label-forfeit") if is_forfeit else describe_victory(words, game, victory)
        table.add_row(name, str(games), _percent(games / report.games))
    return table


def _print_rest(words: Words, console: Console, report: Report, path: Path) -> None:
    rate = report.first_player_win_rate
    if rate is not None:
        console.print(f"{words('label-first-player-rate')}: {_percent(rate)} %")
    for line in forfeits(words, report):
        console.print(line)
    console.print(words("label-arena-results", path=str(path)))


def forfeits(words: Words, report: Report) -> list[str]:
    """Return the reasons for forfeits, each once, with the number of games."""
    told: dict[tuple[str, str], int] = {}
    for each in report.forfeits:
        reason = words(each.fault.message, **each.fault.arguments)
        told[each.player, reason] = told.get((each.player, reason), 0) + 1
    return [
        words("label-arena-forfeits", player=player, games=games, reason=reason)
        for (player, reason), games in told.items()
    ]


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _time(words: Words, seconds: float | None) -> str:
    if seconds is None:
        return "-"
    if seconds < 1:
        return words("label-milliseconds", number=f"{1000 * seconds:.3g}")
    return words("label-seconds", number=f"{seconds:.2f}")
