"""Where games without a file of their own are kept: one file each, until somebody goes on."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from thaumata.files import data_folder, new_file
from thaumata.game import Game, State
from thaumata.record import BrokenRecord, Record

_SUFFIX: Final = ".record"


class SavedGame(NamedTuple):
    """A game that was left before its end."""

    path: Path
    record: Record
    state: State
    """Where it stands."""

    when: datetime
    """When somebody last played in it."""

    @property
    def name(self) -> str:
        """What the game is called by: the name of its file."""
        return self.path.name.removesuffix(_SUFFIX)


class SavedGames(NamedTuple):
    """What lies in the folder of games."""

    saves: list[SavedGame]
    """The games that are not over, the one that was played last first."""

    unreadable: list[tuple[Path, BrokenRecord]]
    """The files that are no records, or of other rules, each with what is wrong."""


def folder() -> Path:
    """Return the folder of games, which may not be there yet."""
    return data_folder("games")


def new_path(game: Game, now: datetime | None = None) -> Path:
    """Return a file that there is not yet, named by variant and date; its folder is made."""
    return new_file(folder(), game.variant, _SUFFIX, now)


def saved_games() -> SavedGames:
    """Look through the folder. A game that is over is left alone: it can still be replayed."""
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
