"""How far many games are, on the error stream, where somebody looks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from thaumata.wording.words import Words


class Advance(Protocol):
    """Is told how many more games were played, and what there is to tell about them."""

    def __call__(self, played: int, told: str = "") -> None:
        """Let the bar grow."""


@contextmanager
def games_bar(words: Words, games: int) -> Iterator[Advance]:
    """Show a bar that grows with the number of games played."""
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
