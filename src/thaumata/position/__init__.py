"""Positions as JSON: complete, or as known to a seat, and back exactly.

``dump`` writes plain data; ``load`` reads it and refuses an impossible position with the reason.
The fields are those of ``thaumata.position.duel.DuelPosition``; the schema is in the docs.
"""

from __future__ import annotations

from typing import Any

import msgspec

from thaumata.game import Game, State, ThaumataError
from thaumata.position.duel import DuelPosition, read_duel, write_duel
from thaumata.position.impossible import Impossible

__all__ = ["Impossible", "dump", "dumps", "load", "schema"]


def dump(state: State, seat: int | None = None) -> dict[str, Any]:
    """Write a position as plain data; with a seat, only what that seat may know."""
    known = state if seat is None else state.known_to(seat)
    data: dict[str, Any] = msgspec.to_builtins(write_duel(known))
    return data


def dumps(state: State, seat: int | None = None) -> str:
    """Write a position as JSON text."""
    return msgspec.json.format(msgspec.json.encode(dump(state, seat)), indent=1).decode()


def load(data: dict[str, Any] | str | bytes, *, is_checked: bool = True) -> State:
    """Read a position; ``Impossible`` or another ``ThaumataError`` says what is wrong with it.

    Unchecked, a table may hold what no game leads to, as a puzzle or a test may want.
    """
    plain = _plain(data)
    try:
        position = msgspec.convert(plain, DuelPosition)
    except msgspec.ValidationError as error:
        raise ThaumataError("error-position", reason=str(error)) from None
    game = Game(position.variant, options=position.options)
    return read_duel(game, position, is_checked)


def _plain(data: dict[str, Any] | str | bytes) -> dict[str, Any]:
    if isinstance(data, str | bytes):
        try:
            data = msgspec.json.decode(data)
            msgspec.json.encode(data)  # half a character is read, but cannot be written
        except (msgspec.DecodeError, UnicodeError, RecursionError, ArithmeticError) as error:
            reason = str(error) or type(error).__name__
            raise ThaumataError("error-not-json", reason=reason) from None
    if not isinstance(data, dict):
        raise ThaumataError("error-not-json", reason=f"{data!r:.40}")
    return data


def schema() -> dict[str, Any]:
    """Return the JSON schema of a position."""
    return msgspec.json.schema(DuelPosition)
