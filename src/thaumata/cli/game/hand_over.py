"""Several players at one terminal: the screen is handed over when it shows secrets."""

from __future__ import annotations

from rich.console import Console

from thaumata.cli.console import wipe
from thaumata.wording.words import Words


class HandOver:
    """Asks for the player whose secrets are to be shown, and waits until they sit there alone."""

    alone: int | None
    """The seat whose secrets are on the screen; None if everyone may look."""

    def __init__(self, console: Console, words: Words, *, is_enabled: bool) -> None:
        """Begin with a screen that everyone may see."""
        self._console = console
        self._words = words
        self._is_enabled = is_enabled
        self.alone = None

    def hand_to(self, seat: int, player: str, *, has_secrets: bool) -> None:
        """Clear the screen for a seat, and wait for its player if it has secrets."""
        wanted = seat if self._is_enabled and has_secrets else None
        if wanted == self.alone:
            return
        wipe(self._console)
        self.alone = None
        if wanted is not None:
            input(self._words("label-hand-over", player=player) + " ")
            self.alone = wanted

    def leave(self) -> None:
        """Clear the screen of secrets, so that everyone may look again."""
        if self.alone is not None:
            wipe(self._console)
            self.alone = None

    def viewer(self, seat: int) -> int | None:
        """Return the seat that the story is told for, or None to leave nothing out for anyone."""
        return seat if not self._is_enabled or self.alone == seat else None
