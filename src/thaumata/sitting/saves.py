"""Where games are kept, and how one begins or goes on."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from thaumata.game import Game, ThaumataError
from thaumata.players.registry import PLAYERS
from thaumata.record import BrokenRecord, Record, RecordFile
from thaumata.wording.words import Words

HUMAN: Final = "human"
"""Opponents who are people at the same terminal."""

DEFAULT_OPPONENT: Final = "greedy"

_LAST: Final = "last.record"
_PREVIOUS: Final = "previous.record"


class Wish(NamedTuple):
    """What somebody wants to play; None is whatever is usual, or was before."""

    game: Game
    options: Mapping[str, str]
    """The options that were named."""

    opponent: str | None = None
    seat: int | None = None
    name: str | None = None
    seed: int | None = None


def last_path() -> Path:
    """Return the file of the game that was played last without a file of its own."""
    base = os.environ.get("XDG_STATE_HOME", "")
    folder = Path(base) if os.path.isabs(base) else Path(os.path.expanduser("~"), ".local", "state")
    return folder / "thaumata" / _LAST


def keep_previous() -> Path | None:
    """Put the last game aside if it is not over, and return where; a new one takes its place."""
    path = last_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        return None
    try:
        if RecordFile.load(path).record.state().pending == 0:
            return None
    except BrokenRecord:
        pass  # nobody knows what it is: better kept
    aside = path.with_name(_PREVIOUS)
    os.replace(path, aside)
    return aside


def begin(wish: Wish, path: Path) -> RecordFile:
    """Open the record of a new game."""
    opponent = _known(wish.opponent or DEFAULT_OPPONENT)
    seat = wish.seat or 0
    players = ["" if opponent == HUMAN else opponent] * wish.game.seats
    players[seat] = wish.name or ""
    seed = secrets.randbits(32) if wish.seed is None else wish.seed
    return RecordFile(path, Record(wish.game, players, seed))


def go_on(wish: Wish, path: Path) -> RecordFile:
    """Open the record of a game that was begun before, as far as that is what is wanted."""
    if not path.exists():
        raise ThaumataError("error-nothing-to-resume")
    file = RecordFile.load(path)
    record = file.record
    if record.game.variant != wish.game.variant:
        raise _other_game(path, record.game.variant, wish.game.variant)
    for option, value in wish.options.items():
        if record.game.options[option] != value:
            raise _other_game(path, f"{option}={record.game.options[option]}", f"{option}={value}")
    if wish.seed is not None and wish.seed != record.seed:
        raise _other_game(path, f"--seed {record.seed}", f"--seed {wish.seed}")
    _seat_players(record, wish)
    return file


def _seat_players(record: Record, wish: Wish) -> None:
    """Let the same people sit down again, or those who are named."""
    players = list(record.players)
    computers = computers_of(record)
    if wish.opponent is None and len(computers) < len(players):
        people = [seat for seat in range(len(players)) if seat not in computers]
        mine = wish.seat if wish.seat in people else people[0]
    else:
        mine = wish.seat or 0
        for seat in range(len(players)):
            opponent = HUMAN if seat == mine else _known(wish.opponent or computers[seat])
            person = "" if seat in computers else players[seat]
            players[seat] = person if opponent == HUMAN else opponent
    if wish.name is not None:
        players[mine] = wish.name
    record.players = tuple(players)


def _known(opponent: str) -> str:
    """Return the name of an opponent, or refuse one that does not exist."""
    if opponent == HUMAN or is_computer(opponent):
        return opponent
    players = ", ".join([HUMAN, *PLAYERS])
    raise ThaumataError("error-unknown-player", player=opponent, players=players)


def is_computer(name: str) -> bool:
    """Tell whether a name is that of a player the computer has."""
    return name in PLAYERS or name.rpartition(":")[0].endswith(".py")


def computers_of(record: Record) -> dict[int, str]:
    """Return the seats that the computer plays, by the names of its players."""
    return {seat: name for seat, name in enumerate(record.players) if is_computer(name)}


def names_of(words: Words, record: Record) -> list[str]:
    """Return what the players are called on the screen, each by another name."""
    computers = computers_of(record)
    names = [
        words("label-computer")
        if seat in computers
        else "".join(filter(str.isprintable, name)) or words("seat", number=seat + 1)
        for seat, name in enumerate(record.players)
    ]
    return [
        f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def _other_game(path: Path, found: str, wanted: str) -> ThaumataError:
    return ThaumataError("error-other-game", path=str(path), found=found, wanted=wanted)
