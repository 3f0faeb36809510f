"""The file of an arena's results: the settings, then a line of JSON for each game.

Every game is written as soon as it is over, and no game in the file is played again. So a stopped
run can be resumed, and players or games can be added.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from thaumata.game import ThaumataError
from thaumata.players.arena.played import Played
from thaumata.players.arena.schedule import Fixture
from thaumata.players.arena.settings import Settings

VERSION: Final = 1

_T = TypeVar("_T")


class _Head(msgspec.Struct, frozen=True):
    """The first line."""

    arena: int
    settings: Settings


class Results:
    """The games that were played, in memory and in a file."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Open or create the file; raise if it has other settings."""
        self.path = path
        self.played: dict[Fixture, Played] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size:
            self._load(settings)
        else:
            self._write(msgspec.json.encode(_Head(VERSION, settings)))

    def add(self, played: Played) -> None:
        """Add a game to the file."""
        self.played[played.fixture] = played
        self._write(msgspec.json.encode(played))

    def _write(self, line: bytes) -> None:
        with self.path.open("ab") as file:
            file.write(line + b"\n")

    def _load(self, settings: Settings) -> None:
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        head, *lines = whole.splitlines() or [text]
        found = self._read(head, 1, _Head)
        if found.arena != VERSION:
            raise ThaumataError("error-results-version", path=str(self.path), version=found.arena)
        for name, was, wanted in _differences(found.settings, settings):
            raise ThaumataError(
                "error-results-settings", path=str(self.path), name=name, found=was, wanted=wanted
            )
        for number, line in enumerate(lines, 2):
            played = self._read(line, number, Played)
            self.played.setdefault(played.fixture, played)
        if len(whole) < len(text):  # a run was stopped in the middle of a line
            os.truncate(self.path, len(whole))

    def _read(self, line: bytes, number: int, struct: type[_T]) -> _T:
        try:
            return msgspec.json.decode(line, type=struct)
        except msgspec.DecodeError:
            raise ThaumataError("error-results-line", path=str(self.path), number=number) from None


def _differences(found: Settings, wanted: Settings) -> Iterator[tuple[str, str, str]]:
    """Return the settings that differ."""
    for name in Settings.__struct_fields__:
        was, now = getattr(found, name), getattr(wanted, name)
        if was != now:
            yield name, _shown(was), _shown(now)


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={chosen}" for name, chosen in value.items()) or "-"
    return "-" if value is None else str(value)
