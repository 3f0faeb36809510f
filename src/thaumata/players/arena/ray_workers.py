"""Play games of an arena on all machines of a Ray cluster.

Every machine needs the same version of the package, and the players' files and programs under the
same paths.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from typing import Any

from thaumata.game import ThaumataError
from thaumata.players.arena.played import Played
from thaumata.players.arena.schedule import Fixture
from thaumata.players.arena.settings import Settings
from thaumata.players.arena.workers import play_one


def play_on_ray(settings: Settings, fixtures: Iterable[Fixture], jobs: int) -> Generator[Played]:
    """Share games among the processors of a cluster, or of this machine if there is none.

    ``RAY_ADDRESS`` names the cluster; without one, ``jobs`` is the number of processes.
    """
    ray = _ray()
    has_begun = ray.is_initialized()
    if not has_begun:
        _begin(ray, jobs)
    try:
        yield from _play(ray, settings, iter(fixtures))
    finally:
        if not has_begun:
            ray.shutdown()


def _play(ray: Any, settings: Settings, waiting: Iterator[Fixture]) -> Iterator[Played]:
    play = ray.remote(play_one)
    most = 2 * int(ray.cluster_resources().get("CPU", 1))
    running = [play.remote(settings, fixture) for fixture in islice(waiting, most)]
    while running:
        finished, running = ray.wait(running)
        running += [play.remote(settings, each) for each in islice(waiting, len(finished))]
        yield from ray.get(finished)


def _begin(ray: Any, jobs: int) -> None:
    """Join the cluster, or start one on this machine."""
    quiet = {"configure_logging": False, "log_to_driver": False}
    if _has_cluster():
        ray.init(**quiet)
    else:
        ray.init(num_cpus=jobs, include_dashboard=False, **quiet)


def _has_cluster() -> bool:
    return "RAY_ADDRESS" in os.environ


def _ray() -> Any:
    """Import Ray, which reads its settings from the environment when it is imported.

    Usage statistics are off, and a cluster started here does not listen to other machines.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # it warns on start otherwise
    if not _has_cluster() and "ray" not in sys.modules:
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    try:
        import ray
    except ImportError:
        raise ThaumataError("error-no-ray", install='pip install "thaumata[ray]"') from None
    return ray
