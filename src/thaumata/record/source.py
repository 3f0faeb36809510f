"""The text that a record is read from, and what can be wrong with it."""

from __future__ import annotations

from typing import Final

from thaumata.game import ThaumataError

RULES_VERSION: Final = 1
"""Grows with every correction of a rule after which an older record may not replay."""


class BrokenRecord(ThaumataError):
    """A text that is not a record, or one that no longer replays. Nothing of it is lost."""

    text: str = ""
    """The whole text, as it was given."""

    version: int = 0
    """The version of the rules that it was written under; 0 where it does not say."""


class Source:
    """The lines of a text, read one after the other."""

    text: str
    version: int
    lines: list[str]
    """Every line that has its end."""

    cut: str
    """What stands after the last end of a line."""

    number: int
    """The number of the line in hand; the first is 1."""

    comments: list[str]
    """The comments met so far that belong to no move yet."""

    def __init__(self, text: str) -> None:
        writable = text.removeprefix("\ufeff").encode("utf-8", "replace").decode("utf-8")
        *lines, cut = (line.strip() for line in writable.split("\n"))
        self.text = text
        self.version = 0
        self.lines = lines
        self.cut = cut
        self.number = 0
        self.comments = []

    def next_line(self) -> str | None:
        """Return the next line that is not a comment; None after the last."""
        while self.number < len(self.lines):
            line = self.lines[self.number]
            self.number += 1
            if not line.startswith("#"):
                return line
            self.comments.append(line)
        return None

    def note_version(self, version: int) -> None:
        """Note the version of the rules, or refuse one that is not known here."""
        self.version = version
        if not 1 <= version <= RULES_VERSION:
            raise self.broken("error-record-version", version=version)

    def malformed(self, error: ThaumataError, number: int | None = None) -> BrokenRecord:
        """Say why a line, or else the one in hand, does not fit.

        A record from before a correction of the rules is told so.
        """
        line = number or self.number
        if self.version < RULES_VERSION:
            return self.broken(
                "error-record-version", version=self.version, line=line, reason=str(error)
            )
        return self.broken("error-record-line", line=line, reason=str(error))

    def broken(self, message_id: str, **arguments: str | int) -> BrokenRecord:
        """Make an error that keeps the text."""
        error = BrokenRecord(message_id, **arguments)
        error.text = self.text
        error.version = self.version
        return error
