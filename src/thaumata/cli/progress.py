"""Progress bars on the error stream, if it is a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from thaumata.wording.words import Words

_PATIENCE: Final = 2.0
"""The seconds after which a bar appears."""


class Advance(Protocol):
    """Reports how many more games were played, with a text beside the bar."""

    def __call__(self, played: int, told: str = "") -> None:
        """Advance the bar."""


@contextmanager
def games_bar(words: Words, games: int) -> Iterator[Advance]:
    """Show a bar that advances with the number of games played."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        TextColumn("{task.fields[told]}", markup=False),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(words("label-progress-simulating", games=games), total=games, told="")

        def advance(played: int, told: str = "") -> None:
            bar.update(task, advance=played, told=told)

        yield advance


@contextmanager
def work_bar(description: str) -> Iterator[Callable[[float], None]]:
    """Show a bar for a share of work from 0 to 1, once the work takes long."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    task = bar.add_task(description, total=1.0)
    begun = monotonic()

    def advance(done: float) -> None:
        bar.update(task, completed=done)
        if monotonic() - begun > _PATIENCE:
            bar.start()

    try:
        yield advance
    finally:
        bar.stop()
