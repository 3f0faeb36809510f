"""The head of a record: the game and its players, one field per line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from thaumata.game import Game, ThaumataError
from thaumata.record.source import RULES_VERSION, Source

_HEADER: Final = re.compile(r"(rules|variant|seed|nonce|option [a-z_]+|player [0-9]):(.*)")
_NUMBER: Final = re.compile(r"-?[0-9]{1,19}")

_FIRST: Final = ("rules", "variant")
"""The fields that every head begins with."""


class Head(NamedTuple):
    """The facts of a game before it starts."""

    game: Game
    players: Sequence[str]
    """The name of each seat's player; empty if none was given."""

    seed: int | None
    """The dealer's seed, if it is known."""

    nonce: str = ""
    """The text hashed with the seed, if the deal was fixed by a hash; else empty."""

    def lines(self) -> list[str]:
        """Return the lines of the head, up to the empty line that ends it."""
        lines = [f"rules: {RULES_VERSION}", f"variant: {self.game.variant}"]
        lines += [f"option {option}: {value}" for option, value in self.game.options.items()]
        lines += [f"player {seat}: {name}".rstrip() for seat, name in enumerate(self.players)]
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        if self.nonce:
            lines.append(f"nonce: {self.nonce}")
        return [*lines, ""]


class _Header(NamedTuple):
    """One line of the head."""

    value: str
    line: str
    number: int


def read_head(source: Source) -> Head:
    """Read the head and assemble the game."""
    headers = _read_headers(source)
    game = _read_game(source, headers)
    players = [""] * game.seats
    for name, header in headers.items():
        if name.startswith("player "):
            seat = int(name.removeprefix("player "))
            if seat >= game.seats:
                raise source.broken("error-record-header", line=header.line)
            players[seat] = header.value
    seed = int(headers["seed"].value) if "seed" in headers else None
    nonce = headers["nonce"].value if "nonce" in headers else ""
    return Head(game, players, seed, nonce)


def _read_headers(source: Source) -> dict[str, _Header]:
    """Read up to the first empty line; without one, the head was cut off."""
    headers: dict[str, _Header] = {}
    while (line := source.next_line()) is not None:
        if line:
            _read_header(source, headers, line)
        elif len(headers) >= len(_FIRST):
            return headers
        elif headers:
            break
    if source.cut and not source.cut.startswith("#"):
        _read_header(source, headers, source.cut)
    raise source.broken("error-record-empty")


def _read_header(source: Source, headers: dict[str, _Header], line: str) -> None:
    found = _HEADER.fullmatch(line)
    name, value = (found[1], found[2].strip()) if found else ("", "")
    expected = _FIRST[len(headers)] if len(headers) < len(_FIRST) else name
    is_number = name not in ("rules", "seed") or _NUMBER.fullmatch(value) is not None
    if name == "" or name != expected or name in headers or not is_number:
        raise source.broken("error-record-header", line=line)
    if name == "rules":
        source.note_version(int(value))
    headers[name] = _Header(value, line, source.number)


def _read_game(source: Source, headers: dict[str, _Header]) -> Game:
    variant = headers["variant"]
    options = {
        name.removeprefix("option "): header.value
        for name, header in headers.items()
        if name.startswith("option ")
    }
    try:
        return Game(variant.value, options=options)
    except ThaumataError as error:
        wrong = headers.get(f"option {error.arguments.get('option')}", variant)
        raise source.malformed(error, wrong.number) from error
