"""The lines of a record's text, and errors in them."""

from __future__ import annotations

from typing import Final

from thaumata.game import ThaumataError

RULES_VERSION: Final = 1
"""Incremented with every rule fix after which an older record may not replay."""


class BrokenRecord(ThaumataError):
    """A text that is not a record, or no longer replays. It is kept whole."""

    text: str = ""
    """The complete text, as given."""

    version: int = 0
    """The version of the rules it was written under; 0 if it does not say."""


class Source:
    """The lines of a text, read one after the other."""

    text: str
    version: int
    lines: list[str]
    """Every line that has a line end."""

    cut: str
    """The text after the last line end."""

    number: int
    """The number of the current line; the first is 1."""

    comments: list[str]
    """The comments read so far that belong to no move yet."""

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
        """Note the version of the rules; refuse an unknown one."""
        self.version = version
        if not 1 <= version <= RULES_VERSION:
            raise self.broken("error-record-version", version=version)

    def malformed(self, error: ThaumataError, number: int | None = None) -> BrokenRecord:
        """Return the error for a line, by default the current one.

        For a record from before a rule fix, the error says so.
        """
        line = number or self.number
        if self.version < RULES_VERSION:
            return self.broken(
                "error-record-version", version=self.version, line=line, reason=str(error)
            )
        return self.broken("error-record-line", line=line, reason=str(error))

    def broken(self, message_id: str, **arguments: str | int) -> BrokenRecord:
        """Return an error that keeps the text."""
        error = BrokenRecord(message_id, **arguments)
        error.text = self.text
        error.version = self.version
        return error
