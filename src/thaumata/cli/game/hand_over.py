"""Several people at one terminal: nobody sees what another one knows."""

from __future__ import annotations

from rich.console import Console

from thaumata.cli.console import wipe
from thaumata.wording.words import Words


class HandOver:
    """Calls whoever is to see a secret, and waits until they sit before the screen alone."""

    alone: int | None
    """The seat of whoever sits there alone; None while everybody may look."""

    def __init__(self, console: Console, words: Words, *, is_needed: bool) -> None:
        """Begin with everybody looking."""
        self._console = console
        self._words = words
        self._is_needed = is_needed
        self.alone = None

    def call(self, seat: int, player: str, *, has_secrets: bool) -> None:
        """Prepare the screen for a seat: for it alone where it sees what others may not."""
        wanted = seat if self._is_needed and has_secrets else None
        if wanted == self.alone:
            return
        wipe(self._console)
        self.alone = None
        if wanted is not None:
            input(self._words("label-hand-over", player=player) + " ")
            self.alone = wanted

    def leave(self) -> None:
        """Let everybody look again."""
        if self.alone is not None:
            wipe(self._console)
            self.alone = None

    def viewer(self, seat: int) -> int | None:
        """Return who is told what has happened: a seat, or everybody where everybody looks."""
        return seat if not self._is_needed or self.alone == seat else None
