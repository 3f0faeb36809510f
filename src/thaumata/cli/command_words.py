"""The words that a player types for a command, in their language or in English."""

from __future__ import annotations

from typing import Final

from thaumata.wording.words import LANGUAGES, Words

COMMANDS: Final = (
    "details",
    "hint",
    "undo",
    "score",
    "cities",
    "discards",
    "log",
    "save",
    "help",
    "quit",
)

WITH_ARGUMENT: Final = frozenset({"details", "undo", "save"})
"""The commands that take an argument."""


class CommandWords:
    """Looks up commands by word."""

    def __init__(self, words: Words) -> None:
        """Load the words: ``command-undo`` lists those for ``undo``, the preferred one first."""
        self._own = {command: words(f"command-{command}").split() for command in COMMANDS}
        english = Words(LANGUAGES[0])
        self._meanings: dict[str, str] = {}
        for command in COMMANDS:
            for word in [*self._own[command], *english(f"command-{command}").split()]:
                self._meanings.setdefault(word, command)

    def command(self, word: str) -> str:
        """Return the command for a word; empty if there is none."""
        return self._meanings.get(word.casefold(), "")

    def abbreviated(self, line: str) -> list[str]:
        """Return the commands whose first word the line may abbreviate."""
        word, _, rest = line.casefold().partition(" ")
        found = [command for each, command in self._meanings.items() if each.startswith(word)]
        return [each for each in dict.fromkeys(found) if each in WITH_ARGUMENT or not rest.strip()]

    def word(self, command: str) -> str:
        """Return the preferred word for a command."""
        return self._own[command][0]

    def listed(self) -> dict[str, str]:
        """Return all words of the language for each command, separated by commas."""
        return {command: ", ".join(self._own[command]) for command in COMMANDS}
