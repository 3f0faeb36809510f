"""The folder of games that have no file of their own: one file each."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from thaumata.files import data_folder, new_file
from thaumata.game import Game, State
from thaumata.record import BrokenRecord, Record

_SUFFIX: Final = ".record"


class SavedGame(NamedTuple):
    """A game that was not played to its end."""

    path: Path
    record: Record
    state: State
    """The state at its end."""

    when: datetime
    """The time of the last action."""

    @property
    def name(self) -> str:
        """The name of the game: that of its file."""
        return self.path.name.removesuffix(_SUFFIX)


class SavedGames(NamedTuple):
    """The content of the folder."""

    saves: list[SavedGame]
    """The games that are not over, the one that was played last first."""

    unreadable: list[tuple[Path, BrokenRecord]]
    """The files that are no records, or of other rules, each with its problem."""


def folder() -> Path:
    """Return the folder, which may not exist yet."""
    return data_folder("games")


def new_path(game: Game, now: datetime | None = None) -> Path:
    """Return a new file, named by variant and date; its folder is made."""
    return new_file(folder(), game.variant, _SUFFIX, now)


def saved_games() -> SavedGames:
    """Read the folder. Finished games are left out: they can still be replayed."""
    kept = SavedGames([], [])
    for path in sorted(folder().glob(f"*{_SUFFIX}")):
        try:
            record = Record.parse(path.read_bytes().decode("utf-8", "replace"))
        except BrokenRecord as problem:
            kept.unreadable.append((path, problem))
            continue
        state = record.state()
        if state.pending:
            when = datetime.fromtimestamp(path.stat().st_mtime)
            kept.saves.append(SavedGame(path, record, state, when))
    kept.saves.sort(key=lambda save: save.path.stat().st_mtime_ns, reverse=True)
    return kept
