"""``thaumata simulate``: play many games between computer players and sum them up."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from thaumata.cli.console import print_json
from thaumata.cli.errors import reporting_errors
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
    whole_number,
)
from thaumata.cli.progress import games_bar
from thaumata.game import Game
from thaumata.players.characters import called
from thaumata.players.registry import split_names
from thaumata.players.simulation import Simulation
from thaumata.players.simulation import simulate as play_games
from thaumata.wording.describe import describe_score_row, describe_victory
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


def simulate(
    variant: Variant,
    players: Annotated[str, typer.Option(metavar="value-names", help="usage-players")] = "random",
    games: Annotated[str, typer.Option(metavar="value-number", help="usage-games")] = "1000",
    seed: Seed = "0",
    jobs: Jobs = "1",
    seats: Seats = None,
    expansions: Expansions = "",
    in_teams: InTeams = False,
    option: Options = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Let computer players play many games and print how they ended."""
    with reporting_errors(language) as words:
        named = named_expansions(expansions, in_teams=in_teams)
        game = make_game(variant, seats, named, option)
        names = [called(words, name) for name in split_names(players, game.seats)]
        number = whole_number("--games", games, least=1)
        first = whole_number("--seed", seed)
        processes = whole_number("--jobs", jobs, least=1, most=MOST_JOBS)
        with games_bar(words, number) as progress:
            result = play_games(
                game, names, games=number, seed=first, jobs=processes, progress=progress
            )
        if as_json:
            print_json(result)
        else:
            _print_result(words, game, result)


def _print_result(words: Words, game: Game, result: Simulation) -> None:
    console = Console(highlight=False)
    console.print(_seats(words, game, result))
    is_all = result.score.games == result.games
    message = "label-averages-all" if is_all else "label-averages"
    console.print(words(message, scored=result.score.games, games=result.games))
    console.print(_victories(words, game, result))
    console.print(_facts(words, result))


def _seats(words: Words, game: Game, result: Simulation) -> Table:
    """Lay out the wins and points of each seat."""
    score = result.score
    table = Table(box=SIMPLE_HEAD, title=result.variant, padding=(0, 0, 0, 1), pad_edge=False)
    table.add_column(words("label-player"), no_wrap=True)
    for seat, name in enumerate(result.players, 1):
        table.add_column(f"{seat} {name}", justify="right")
    table.add_row(words("label-wins"), *map(str, result.wins.by_seat))
    table.add_row(words("label-average-points"), *map(_decimal, score.mean))
    for category, points in score.parts.items():
        row = describe_score_row(words, game, category)
        table.add_row(f"  {row}", *map(_decimal, points))
    return table


def _victories(words: Words, game: Game, result: Simulation) -> Table:
    """Lay out the kinds of victory."""
    table = Table(words("label-victories"), box=SIMPLE_HEAD)
    table.add_column(words("label-games"), justify="right")
    table.add_column("%", justify="right")
    for victory, games in result.victories.items():
        share = _decimal(100 * games / result.games)
        table.add_row(describe_victory(words, game, victory), str(games), share)
    return table


def _facts(words: Words, result: Simulation) -> Table:
    """Lay out the speed, the seed and the share of the first player."""
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
