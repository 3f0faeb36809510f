"""Play games of an arena in this process or in several."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait as wait_for

from thaumata.game import ThaumataError
from thaumata.players.arena.conversation import end_all
from thaumata.players.arena.played import Played
from thaumata.players.arena.referee import Referee
from thaumata.players.arena.schedule import Fixture
from thaumata.players.arena.settings import Settings


def play_here(settings: Settings, fixtures: Iterable[Fixture]) -> Generator[Played]:
    """Play games one after the other."""
    referee = Referee(settings)
    for fixture in fixtures:
        yield referee.play(fixture)


def play_apart(settings: Settings, fixtures: Iterable[Fixture], jobs: int) -> Generator[Played]:
    """Share games among processes; they are yielded in the order in which they end.

    When the caller stops iterating, the processes and the programs of their players are killed.
    """
    waiting = iter(fixtures)
    others = {*active_children()}
    with ProcessPoolExecutor(jobs, get_context("spawn"), _prepare) as pool:
        try:
            running = {pool.submit(play_one, settings, each) for each in islice(waiting, 2 * jobs)}
            while running:
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                more = islice(waiting, len(finished))
                running |= {pool.submit(play_one, settings, fixture) for fixture in more}
                for done in finished:
                    yield done.result()
        except BrokenProcessPool:
            raise ThaumataError("error-worker-ended") from None
        except BaseException:
            for process in {*active_children()} - others:
                process.terminate()
            raise


_referees: dict[str, Referee] = {}
"""The referees of a worker process, by settings."""


def play_one(settings: Settings, fixture: Fixture) -> Played:
    """Play a game in this process."""
    key = repr(settings)
    if key not in _referees:
        _referees[key] = Referee(settings)
    return _referees[key].play(fixture)


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends the others
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_leave_with_the_first, daemon=True).start()


def _leave_with_the_first() -> None:
    """Exit if the first process has been killed."""
    first = parent_process()
    assert first is not None
    wait_for([first.sentinel])
    _leave()


def _leave(*_: object) -> None:
    end_all()
    os._exit(1)
