"""``thaumata arena``: let players play each other, and rate them."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from thaumata.cli.arena_names import short_names
from thaumata.cli.arena_report import print_report
from thaumata.cli.console import print_json
from thaumata.cli.errors import print_error, reporting_errors
from thaumata.cli.expansions import InTeams, named_expansions
from thaumata.cli.options import (
    MOST_JOBS,
    AsJson,
    Expansions,
    Jobs,
    Language,
    Options,
    Seats,
    Seed,
    Variant,
    make_game,
    positive_number,
    whole_number,
)
from thaumata.cli.progress import games_bar
from thaumata.files import data_folder, new_file
from thaumata.game import Game, ThaumataError
from thaumata.players.arena.entrants import check_entrants, split_entrants
from thaumata.players.arena.report import Report, sum_up
from thaumata.players.arena.results import Results
from thaumata.players.arena.running import Runner, missing, play_missing, runner_for
from thaumata.players.arena.schedule import Schedule, sides_of
from thaumata.players.arena.settings import Settings
from thaumata.players.arena.shares import Shares
from thaumata.wording.words import Words

EXAMPLES: Final = """\
thaumata arena duel --players hard,medium,greedy,random --games 200 --pace 0.1 --jobs 2
thaumata arena duel --expansions agora --players mybot.py:MyBot,medium,easy --gauntlet
thaumata arena duel --players "exec:./mybot --fast,medium" --seconds 0.1
thaumata arena classic-4 --players expert,greedy --lone --pace 0.03
thaumata arena duel --players expert --games 100
thaumata arena duel --players hard,medium --results mine.jsonl --ray
"""

_INTERRUPTED: Final = 130


def arena(
    variant: Variant,
    players: Annotated[
        str, typer.Option(metavar="value-names", help="usage-arena-players")
    ] = "medium,greedy,random",
    games: Annotated[str, typer.Option(metavar="value-number", help="usage-arena-games")] = "100",
    is_gauntlet: Annotated[bool, typer.Option("--gauntlet", help="usage-arena-gauntlet")] = False,
    is_lone: Annotated[bool, typer.Option("--lone", help="usage-arena-lone")] = False,
    pace: Annotated[str, typer.Option(metavar="value-number", help="usage-arena-pace")] = "1",
    seconds: Annotated[str, typer.Option(metavar="value-number", help="usage-arena-seconds")] = "",
    seed: Seed = "0",
    results: Annotated[str, typer.Option(metavar="value-file", help="usage-arena-results")] = "",
    jobs: Jobs = "1",
    has_ray: Annotated[bool, typer.Option("--ray", help="usage-arena-ray")] = False,
    seats: Seats = None,
    expansions: Expansions = "",
    in_teams: InTeams = False,
    option: Options = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Let players meet in pairs on the same deals, and rate them."""
    with reporting_errors(language) as words:
        game = make_game(variant, seats, named_expansions(expansions, in_teams=in_teams), option)
        settings = Settings.of(
            game,
            seed=whole_number("--seed", seed),
            pace=positive_number("--pace", pace),
            seconds=positive_number("--seconds", seconds) if seconds else 0.0,
        )
        number = whole_number("--games", games, least=1)
        processes = whole_number("--jobs", jobs, least=1, most=MOST_JOBS)
        names = split_entrants(players)
        check_entrants(names, settings)
        sides = sides_of(game)
        if is_lone and len(sides) == 2:
            raise ThaumataError("error-lone", option="--lone")
        schedule = Schedule(names, sides, number, is_gauntlet=is_gauntlet, is_lone=is_lone)
        path = Path(results) if results else new_file(data_folder("arena"), game.variant, ".jsonl")
        kept = Results(path, settings)
        is_stopped = _play(words, settings, schedule, kept, runner_for(processes, has_ray=has_ray))
        report = sum_up(settings, schedule, game.victories, kept.played.values())
        _print(words, game, report, path, as_json=as_json)
        if is_stopped:
            _tell_how_to_go_on(words, report, path)
            raise typer.Exit(_INTERRUPTED)


def _play(
    words: Words, settings: Settings, schedule: Schedule, kept: Results, runner: Runner
) -> bool:
    """Play the missing games with a progress bar; return whether the user has interrupted it."""
    shares = Shares(schedule.sides)
    names = short_names(schedule.players)
    number = len(missing(schedule, kept))
    try:
        with _ended_like_an_interruption(), games_bar(words, number) as advance:
            for played in play_missing(settings, schedule, kept, runner):
                shares.add(played)
                advance(1, _told(shares, names))
    except KeyboardInterrupt:
        return True
    return False


def _told(shares: Shares, names: Mapping[str, str]) -> str:
    return "  ".join(f"{names[name]} {100 * share:.0f} %" for name, share in shares.ranking())


@contextmanager
def _ended_like_an_interruption() -> Iterator[None]:
    """Treat SIGTERM like Ctrl-C, so that the games played so far are still reported."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _print(words: Words, game: Game, report: Report, path: Path, *, as_json: bool) -> None:
    if as_json:
        print_json(report)
    elif report.games:
        print_report(words, game, report, path)


def _tell_how_to_go_on(words: Words, report: Report, path: Path) -> None:
    print_error(
        words(
            "label-arena-stopped",
            games=report.games,
            scheduled=report.scheduled,
            option=f"--results {path}",
        )
    )
