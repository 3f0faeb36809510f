"""Positions as JSON: complete, or as known to a seat, and back exactly.

``dump`` writes plain data; ``load`` reads it and refuses an impossible position with the reason.
The fields are those of ``DuelPosition`` in ``duel.py`` and ``ClassicPosition`` in ``classic.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from thaumata.game import Game, State
from thaumata.position.classic.position import ClassicPosition, write_classic
from thaumata.position.classic.reading import read_classic
from thaumata.position.duel.position import DuelPosition, read_duel, write_duel
from thaumata.position.impossible import Impossible
from thaumata.position.malformed import malformed, no_json, no_object

__all__ = ["Impossible", "dump", "dumps", "load", "schema"]


class _Format(NamedTuple):
    """How the positions of a family are written and read."""

    struct: type[msgspec.Struct]
    write: Callable[[State], msgspec.Struct]
    read: Callable[[Game, Any, bool], State]


_FORMATS: Final[Mapping[str, _Format]] = {
    "duel": _Format(DuelPosition, write_duel, read_duel),
    "classic": _Format(ClassicPosition, write_classic, read_classic),
}
"""The families of games; a position that names none is of the first."""


def dump(state: State, seat: int | None = None) -> dict[str, Any]:
    """Write a position as plain data; with a seat, only what that seat may know."""
    known = state if seat is None else state.known_to(seat)
    data: dict[str, Any] = msgspec.to_builtins(_FORMATS[state.game.family.name].write(known))
    return data


def dumps(state: State, seat: int | None = None) -> str:
    """Write a position as JSON text."""
    return msgspec.json.format(msgspec.json.encode(dump(state, seat)), indent=1).decode()


def load(data: dict[str, Any] | str | bytes, *, is_checked: bool = True) -> State:
    """Read a position; ``Impossible`` or another ``ThaumataError`` says what is wrong with it.

    Unchecked, a table may hold what no game leads to, as a puzzle or a test may want.
    """
    plain = _plain(data)
    form = _format_of(plain)
    try:
        position: Any = msgspec.convert(plain, form.struct)
    except msgspec.ValidationError as error:
        raise malformed(error) from None
    game = Game(position.variant, options=position.options)
    return form.read(game, position, is_checked)


def _format_of(plain: dict[str, Any]) -> _Format:
    first, *_ = _FORMATS
    base = str(plain.get("variant", first)).partition("+")[0]
    return _FORMATS.get(base.partition("-")[0], _FORMATS[first])


def _plain(data: dict[str, Any] | str | bytes) -> dict[str, Any]:
    if isinstance(data, str | bytes):
        try:
            data = msgspec.json.decode(data)
            msgspec.json.encode(data)  # half a character is read, but cannot be written
        except (msgspec.DecodeError, UnicodeError, RecursionError, ArithmeticError) as error:
            raise no_json(error) from None
    if not isinstance(data, dict):
        raise no_object(data)
    return data


def schema() -> dict[str, Any]:
    """Return the JSON schema of a position, of whatever family."""
    structs = [form.struct for form in _FORMATS.values()]
    schemas, definitions = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    return {"anyOf": list(schemas), "$defs": definitions}
