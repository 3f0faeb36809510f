"""Play many games and sum up how they ended.

A game is fixed by the simulation's seed, its own number and the players, so that any number of
processes gives the same result.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier

import msgspec

from thaumata.build_info import is_compiled
from thaumata.game import Game, ThaumataError
from thaumata.own_files import load_variant, own_games
from thaumata.players.player import Player
from thaumata.players.playout_tally import Tally
from thaumata.players.registry import split_names
from thaumata.players.series import Series

Progress = Callable[[int], None]
"""Called after each chunk with its number of games."""

Answer = list[int] | tuple[str, dict[str, str | int]]
"""The sums of a chunk, or the message of an error: errors cannot be sent between processes."""


class Wins(msgspec.Struct, frozen=True):
    """The games that each seat won, alone or with an ally, and the shared ones."""

    by_seat: list[int]
    by_player: dict[str, int]
    shared: int


class Score(msgspec.Struct, frozen=True):
    """Average points of each seat in games that were decided by points; None if there are none."""

    games: int
    """The number of these games."""

    mean: list[float | None]
    parts: dict[str, list[float | None]]


class Simulation(msgspec.Struct, frozen=True):
    """The result of a simulation."""

    variant: str
    players: list[str]
    seed: int
    games: int
    jobs: int
    compiled: bool
    seconds: float
    """Playing time, without the start of processes."""

    games_per_second: float
    decisions: int
    """Actions of seats, including forced ones, without those of nature."""

    decisions_per_second: float
    wins: Wins
    victories: dict[str, int]
    score: Score
    first_player_win_rate: float | None
    """A shared victory counts half. None if all play at once."""


def simulate(
    game: Game | str,
    players: str | Sequence[str | type[Player]] = "random",
    *,
    games: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Simulation:
    """Play games between players, listed by seat; a single name fills every seat.

    The game may be given by the name of its variant, ``"classic-4"`` or ``"mine.py:RichDuel"``.
    Players are named as on the command line, ``"greedy,mybot.py:MyBot"``, or listed by name or
    class: ``["greedy", MyBot]``.
    """
    if games < 1:
        raise ThaumataError("error-number-least", option="games", value=str(games), least=1)
    if jobs < 1:
        raise ThaumataError("error-number-least", option="jobs", value=str(jobs), least=1)
    if isinstance(game, str):
        game = Game(load_variant(game))
    if not isinstance(game, Game):
        raise TypeError(f"A game or the name of a variant is needed, not {type(game).__name__}")
    seated = split_names(players, game.seats) if isinstance(players, str) else players
    if len(seated) != game.seats:
        raise ThaumataError("error-player-count", wanted=game.seats, given=len(seated))
    series = Series(game, seated, seed)
    tally = Tally(game)
    jobs_used = min(jobs, games)
    chunks = _chunks(games, series.chunk, jobs_used)
    if jobs_used == 1:
        seconds = _play_here(series, tally, chunks, progress)
    else:
        seconds = _play_apart(series, tally, chunks, jobs_used, progress)
    return _summary(series, tally, jobs, seconds)


def _chunks(games: int, size: int, jobs: int) -> Iterator[tuple[int, int]]:
    """Divide the numbers of games into chunks, enough for every process."""
    size = max(1, min(size, games // (4 * jobs)))
    for begin in range(0, games, size):
        yield begin, min(begin + size, games)


# One process


def _play_here(
    series: Series, tally: Tally, chunks: Iterator[tuple[int, int]], progress: Progress | None
) -> float:
    started = time.perf_counter()
    for begin, end in chunks:
        series.play(tally, begin, end)
        if progress is not None:
            progress(end - begin)
    return time.perf_counter() - started


# Several processes: each makes a series of its own.


def _play_apart(
    series: Series,
    tally: Tally,
    chunks: Iterator[tuple[int, int]],
    jobs: int,
    progress: Progress | None,
) -> float:
    context = get_context("spawn")
    game = series.game
    facts = (own_games(), game.variant, game.options, series.players, series.seed)
    barrier = context.Barrier(jobs)
    with ProcessPoolExecutor(jobs, context, _prepare, (barrier, *facts)) as pool:
        try:
            for ready in [pool.submit(_wait) for _ in range(jobs)]:
                ready.result()
            started = time.perf_counter()
            running = {pool.submit(_play, *chunk) for chunk in islice(chunks, 4 * jobs)}
            while running:
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(_play, *chunk) for chunk in islice(chunks, len(finished))}
                for done in finished:
                    _add(tally, done.result(), progress)
            return time.perf_counter() - started
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _add(tally: Tally, answer: Answer, progress: Progress | None) -> None:
    if isinstance(answer, tuple):
        raise ThaumataError(answer[0], **answer[1])
    tally.add(answer)
    if progress is not None:
        progress(answer[0])


_here: list[Series] = []
"""The series of a worker process."""

_start: list[Barrier] = []


def _prepare(
    barrier: Barrier,
    own: list[str],
    variant: str,
    options: dict[str, str],
    players: list[str | type[Player]],
    seed: int,
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends the others
    for name in own:
        load_variant(name)
    _here.append(Series(Game(variant, options=options), players, seed))
    _start.append(barrier)


def _wait() -> None:
    _start[0].wait(timeout=60)


def _play(begin: int, end: int) -> Answer:
    series = _here[0]
    tally = Tally(series.game)
    try:
        series.play(tally, begin, end)
    except ThaumataError as problem:
        return problem.message_id, problem.arguments
    return tally.numbers()


# The summary


def _summary(series: Series, tally: Tally, jobs: int, seconds: float) -> Simulation:
    game = series.game
    wins = [int(n) for n in tally.wins]
    by_player = dict.fromkeys(series.names, 0)
    for name, won in zip(series.names, wins, strict=True):
        by_player[name] += won
    return Simulation(
        variant=game.variant,
        players=series.names,
        seed=series.seed,
        games=int(tally.games),
        jobs=jobs,
        compiled=is_compiled(),
        seconds=round(seconds, 6),
        games_per_second=round(int(tally.games) / seconds, 1),
        decisions=int(tally.decisions),
        decisions_per_second=round(int(tally.decisions) / seconds, 1),
        wins=Wins(by_seat=wins, by_player=by_player, shared=int(tally.shared)),
        victories={name: int(n) for name, n in zip(game.victories, tally.victories, strict=True)},
        score=_score(game, tally),
        first_player_win_rate=_mean(tally.first_halves, 2 * tally.opened),
    )


def _score(game: Game, tally: Tally) -> Score:
    width = len(game.categories)
    columns = [
        [int(tally.points[seat * width + row]) for row in range(width)]
        for seat in range(game.seats)
    ]
    return Score(
        games=int(tally.scored),
        mean=[_mean(sum(column), tally.scored) for column in columns],
        parts={
            category: [_mean(column[row], tally.scored) for column in columns]
            for row, category in enumerate(game.categories)
        },
    )


def _mean(total: int, number: int) -> float | None:
    return round(total / number, 4) if number else None
