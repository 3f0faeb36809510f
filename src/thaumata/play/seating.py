"""The players of a game, and how it begins or is resumed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from thaumata.game import Game, ThaumataError
from thaumata.players.registry import PLAYERS
from thaumata.record import Record, RecordFile

HUMAN: Final = "human"
"""A person in a seat, or as the dealer."""

COMPUTER: Final = "computer"
"""The dealer that follows the seed of a game."""

DEFAULT_OPPONENT: Final = "greedy"


class GameRequest(NamedTuple):
    """A game that the player asks for; None is the default, or what it was before."""

    game: Game | None
    """None if a record names the game."""

    options: Mapping[str, str]
    """The options that were named."""

    opponent: str | None = None
    seat: int | None = None
    """The player's own seat, from 0."""

    name: str | None = None
    seed: int | None = None
    dealer: str | None = None


def begin(wish: GameRequest, path: Path) -> RecordFile:
    """Return the record of a new game. One that a person deals has no seed."""
    assert wish.game is not None
    opponent = _known(wish.opponent or DEFAULT_OPPONENT)
    players = ["" if opponent == HUMAN else opponent] * wish.game.seats
    players[_seat_at(wish, wish.game)] = wish.name or ""
    seed = wish.seed
    if wish.dealer == HUMAN:
        if seed is not None:
            raise ThaumataError("error-dealer-seed")
    elif seed is None:
        seed = secrets.randbits(32)
    return RecordFile(path, Record(wish.game, players, seed))


def go_on(wish: GameRequest, path: Path) -> RecordFile:
    """Return the record of a game to resume, or refuse one that does not fit the request."""
    if not path.exists():
        raise ThaumataError("error-nothing-to-resume")
    file = RecordFile.load(path)
    record = file.record
    if wish.game is not None and record.game.variant != wish.game.variant:
        raise _other_game(path, record.game.variant, wish.game.variant)
    for option, value in wish.options.items():
        found = record.game.options.get(option, "-")
        if found != value:
            raise _other_game(path, f"{option}={found}", f"{option}={value}")
    if wish.seed is not None and wish.seed != record.seed:
        found = "-" if record.seed is None else str(record.seed)
        raise _other_game(path, f"--seed {found}", f"--seed {wish.seed}")
    if wish.dealer == HUMAN and record.seed is not None:
        raise _other_game(path, f"--dealer {COMPUTER}", f"--dealer {HUMAN}")
    _seat_players(record, wish)
    return file


def has_dealer(wish: GameRequest, record: Record) -> bool:
    """Return whether the computer deals; a game without a seed is dealt at a real table."""
    return record.seed is not None or wish.dealer == COMPUTER


def _seat_players(record: Record, wish: GameRequest) -> None:
    """Seat the same players as before, or those that the request names."""
    players = list(record.players)
    computers = computers_of(record)
    wanted = None if wish.seat is None else _seat_at(wish, record.game)
    if wish.opponent is None and len(computers) < len(players):
        people = [seat for seat in range(len(players)) if seat not in computers]
        mine = wanted if wanted in people else people[0]
    else:
        mine = wanted or 0
        for seat in range(len(players)):
            opponent = HUMAN if seat == mine else _known(wish.opponent or computers[seat])
            person = "" if seat in computers else players[seat]
            players[seat] = person if opponent == HUMAN else opponent
    if wish.name is not None:
        players[mine] = wish.name
    record.players = tuple(players)


def _seat_at(wish: GameRequest, game: Game) -> int:
    """Return the requested seat; refuse one that the game does not have."""
    seat = wish.seat or 0
    if seat >= game.seats:
        raise ThaumataError("error-no-seat", seat=seat + 1, seats=game.seats, variant=game.variant)
    return seat


def _known(opponent: str) -> str:
    """Return the name of an opponent, or refuse one that does not exist."""
    if opponent == HUMAN or is_computer(opponent):
        return opponent
    players = ", ".join([HUMAN, *PLAYERS])
    raise ThaumataError("error-unknown-player", player=opponent, players=players)


def is_computer(name: str) -> bool:
    """Return whether a name is that of a computer player."""
    return name in PLAYERS or name.rpartition(":")[0].endswith(".py")


def computers_of(record: Record) -> dict[int, str]:
    """Return the computer players by seat."""
    return {seat: name for seat, name in enumerate(record.players) if is_computer(name)}


def _other_game(path: Path, found: str, wanted: str) -> ThaumataError:
    return ThaumataError("error-other-game", path=str(path), found=found, wanted=wanted)
