"""The words that a player may type instead of an action, in their language or in English."""

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

CONTINUED: Final = frozenset({"details", "undo", "save"})
"""The commands that more may follow."""


class CommandWords:
    """Knows the words of every command."""

    def __init__(self, words: Words) -> None:
        """Look the words up: ``command-undo`` holds all that mean ``undo``, the best first."""
        self._own = {command: words(f"command-{command}").split() for command in COMMANDS}
        english = Words(LANGUAGES[0])
        self._meanings: dict[str, str] = {}
        for command in COMMANDS:
            for word in [*self._own[command], *english(f"command-{command}").split()]:
                self._meanings.setdefault(word, command)

    def command(self, word: str) -> str:
        """Return the command that a word means; empty where it means none."""
        return self._meanings.get(word.casefold(), "")

    def begun(self, line: str) -> list[str]:
        """Return the commands that a line may mean whose first word is cut short."""
        word, _, rest = line.casefold().partition(" ")
        begun = [command for each, command in self._meanings.items() if each.startswith(word)]
        return [each for each in dict.fromkeys(begun) if each in CONTINUED or not rest.strip()]

    def word(self, command: str) -> str:
        """Return the word for a command."""
        return self._own[command][0]

    def listed(self) -> dict[str, str]:
        """Return for each command all its words in the language, separated by commas."""
        return {command: ", ".join(self._own[command]) for command in COMMANDS}
