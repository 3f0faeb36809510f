"""How far many games are, on the error stream, where somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from thaumata.wording.words import Words


@contextmanager
def games_bar(words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar that grows with the number of games played."""
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
