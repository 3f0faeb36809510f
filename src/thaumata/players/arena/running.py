"""Play the games of an arena that have not been played yet."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import partial

from thaumata.players.arena.played import Played
from thaumata.players.arena.ray_workers import play_on_ray
from thaumata.players.arena.results import Results
from thaumata.players.arena.schedule import Fixture, Schedule
from thaumata.players.arena.settings import Settings
from thaumata.players.arena.workers import play_apart, play_here

Runner = Callable[[Settings, Iterable[Fixture]], Generator[Played]]
"""Plays games, which are yielded in any order."""


def runner_for(jobs: int, *, has_ray: bool = False) -> Runner:
    """Return a runner for this process, for several processes or for a cluster."""
    if has_ray:
        return partial(play_on_ray, jobs=jobs)
    return play_here if jobs == 1 else partial(play_apart, jobs=jobs)


def missing(schedule: Schedule, results: Results) -> list[Fixture]:
    """List the games that are still to be played."""
    return [fixture for fixture in schedule.fixtures() if fixture not in results.played]


def play_missing(
    settings: Settings, schedule: Schedule, results: Results, runner: Runner
) -> Iterator[Played]:
    """Play the missing games; store each as soon as it is over."""
    with closing(runner(settings, missing(schedule, results))) as games:
        for played in games:
            results.add(played)
            yield played
