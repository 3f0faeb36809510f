"""``thaumata simulate``: many games, and how they ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Final

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from thaumata.cli.options import (
    AsJson,
    Expansions,
    Language,
    Options,
    Seats,
    Teams,
    Variant,
    make_game,
    whole_number,
)
from thaumata.cli.speaking import speaking
from thaumata.players.registry import split_names
from thaumata.players.simulation import Simulation
from thaumata.players.simulation import simulate as play_games
from thaumata.wording.words import Words

EXAMPLES: Final = """\
thaumata simulate duel --games 100000
thaumata simulate duel --players greedy,random --games 500 --seed 7
thaumata simulate duel --players greedy,mybot.py:MyBot --jobs 4
thaumata simulate duel --option wonders=first_game --json
thaumata simulate duel --expansions pantheon,agora --players greedy,random
thaumata simulate classic --seats 5 --players greedy --games 200
thaumata simulate classic-4 --expansions cities --teams --players greedy,greedy,random,random
"""

MOST_JOBS: Final = 512


def simulate(
    variant: Variant,
    players: Annotated[str, typer.Option(metavar="value-names", help="usage-players")] = "random",
    games: Annotated[str, typer.Option(metavar="value-number", help="usage-games")] = "1000",
    seed: Annotated[str, typer.Option(metavar="value-number", help="usage-seed")] = "0",
    jobs: Annotated[str, typer.Option(metavar="value-number", help="usage-jobs")] = "1",
    seats: Seats = None,
    expansions: Expansions = "",
    teams: Teams = False,
    option: Options = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Let computer players play many games and sum up how they ended."""
    with speaking(language) as words:
        game = make_game(variant, seats, expansions, option, teams=teams)
        names = split_names(players, game.seats)
        number = whole_number("--games", games, least=1)
        first = whole_number("--seed", seed)
        processes = whole_number("--jobs", jobs, least=1, most=MOST_JOBS)
        with _bar(words, number) as progress:
            result = play_games(
                game, names, games=number, seed=first, jobs=processes, progress=progress
            )
        if as_json:
            print(msgspec.json.encode(result).decode())
        else:
            _print_result(words, result)


@contextmanager
def _bar(words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """Show on the error stream how far the games are, where somebody looks."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(words("label-progress-simulating", games=games), total=games)
        yield lambda played: bar.advance(task, played)


def _print_result(words: Words, result: Simulation) -> None:
    console = Console(highlight=False)
    console.print(_seats(words, result))
    console.print(_victories(words, result))
    console.print(_facts(words, result))


def _seats(words: Words, result: Simulation) -> Table:
    """Lay out what each seat has reached."""
    table = Table(box=SIMPLE_HEAD, title=result.variant, padding=(0, 0, 0, 1), pad_edge=False)
    table.add_column(words("label-player"), no_wrap=True)
    for seat, name in enumerate(result.players, 1):
        table.add_column(f"{seat} {name}", justify="right")
    table.add_row(words("label-wins"), *map(str, result.wins.by_seat))
    table.add_row(words("label-average-points"), *map(_decimal, result.score.mean))
    for category, points in result.score.parts.items():
        is_temples = category == "purple" and "+pantheon" in result.variant  # they replace guilds
        name = "temples" if is_temples else category
        row = words(f"{_labels(result)}-category-{name}")
        table.add_row(f"  {row}", *map(_decimal, points))
    return table


def _victories(words: Words, result: Simulation) -> Table:
    """Lay out how the games were won."""
    table = Table(words("label-victories"), box=SIMPLE_HEAD)
    table.add_column(words("label-games"), justify="right")
    table.add_column("%", justify="right")
    for victory, games in result.victories.items():
        share = _decimal(100 * games / result.games)
        table.add_row(words(f"{_labels(result)}-victory-{victory}"), str(games), share)
    return table


def _labels(result: Simulation) -> str:
    """Return what the messages begin with that name rows and victories of a game."""
    return "classic" if result.variant.startswith("classic") else "label"


def _facts(words: Words, result: Simulation) -> Table:
    """Lay out the rest."""
    table = Table.grid(padding=(0, 2))
    core = words("label-compiled" if result.compiled else "label-interpreted")
    rate = result.first_player_win_rate
    if rate is not None:
        table.add_row(f"  {words('label-first-player-rate')}", f"{100 * rate:.1f} %")
    table.add_row(f"  {words('label-games-per-second')}", f"{result.games_per_second:.0f} ({core})")
    table.add_row(f"  {words('label-seed', seed=result.seed)}")
    return table


def _decimal(number: float | None) -> str:
    return "-" if number is None else f"{number:.1f}"
