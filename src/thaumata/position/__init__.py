"""Positions as JSON: complete, or as known to a seat; loading restores them exactly.

``dump`` returns plain data; ``load`` reads it and refuses an impossible table, with the reason. The
fields are those of ``duel/position.py`` and ``classic/position.py``; the checks are in ``proof``.
"""

from __future__ import annotations

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from thaumata.game import MOST_ACTIONS, Game, State, ThaumataError, need_state
from thaumata.position.families import FAMILIES, Format, format_of
from thaumata.position.fingerprints import hash_of
from thaumata.position.malformed import Malformed, malformed, no_json, no_object
from thaumata.position.plain import write_plain
from thaumata.proof.families import soundness_of
from thaumata.proof.soundness import Unsound, check_can_act

__all__ = ["Malformed", "Unsound", "dump", "dumps", "fingerprint", "load", "schema"]


class _Head(msgspec.Struct):
    """The fields that identify the game of a position."""

    variant: str = next(iter(FAMILIES))
    options: dict[str, str] = {}


def dump(state: State, seat: int | None = None) -> dict[str, Any]:
    """Return a position as plain data; with a seat, only what that seat may know.

    A user's own game that is not built on one of our families is written plainly and cannot be
    loaded.
    """
    need_state(state)
    known = state if seat is None else state.known_to(seat)
    form = format_of(state.game)
    position: Any = form.write(known) if form else write_plain(known)
    position.whole = _is_whole(known)
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    return data


def _is_whole(state: State) -> bool:
    """Return whether a table is that of a game, and not a puzzle with pieces missing."""
    try:
        soundness_of(state.game, has_secrets=True).check(state)
    except ThaumataError:
        return False
    return True


def dumps(state: State, seat: int | None = None) -> str:
    """Return a position as JSON text."""
    return msgspec.json.format(msgspec.json.encode(dump(state, seat)), indent=1).decode()


def fingerprint(state: State) -> str:
    """Return a short hash of the written position, as used in records.

    It does not change with the memory layout of states. For a game without positions it is the hash
    of the state's numbers.
    """
    return hash_of(dump(state)) if format_of(state.game) else state.fingerprint()


def load(data: dict[str, Any] | str | bytes, *, is_checked: bool = True) -> State:
    """Load a position; raise ``Unsound`` or another ``ThaumataError`` with the error in it.

    Without checking, a table may be impossible, as some tests need.
    """
    plain = _plain(data)
    head = _convert(plain, _Head)
    game = Game(head.variant, options=head.options)
    form = format_of(game)
    if form is None:
        raise ThaumataError("error-no-positions", variant=game.variant)
    if "variant" not in plain:
        _look_for_another_family(plain, form)
    position = _convert(plain, form.struct)
    if not is_checked:
        return form.read(game, position, _trust)
    soundness = soundness_of(game, position.whole, has_secrets=True)
    state = form.read(game, position, soundness.check)
    if state.pending and soundness.knows_all(state):
        check_can_act(state, vec[i64]([0] * MOST_ACTIONS))
    return state


def _trust(state: State) -> None:
    """Skip the checks."""


def _convert(plain: dict[str, Any], struct: type[Any]) -> Any:
    try:
        return msgspec.convert(plain, struct)
    except msgspec.ValidationError as error:
        raise malformed(error, plain) from None


def _look_for_another_family(plain: dict[str, Any], form: Format) -> None:
    """Refuse a position without a variant that has a field of another family."""
    others = {field for other in FAMILIES.values() for field in other.struct.__struct_fields__}
    for field in plain:
        if field in others - {*form.struct.__struct_fields__}:
            raise Malformed("variant", "error-field-variant", name=field)


def _plain(data: dict[str, Any] | str | bytes) -> dict[str, Any]:
    if isinstance(data, str | bytes):
        text = data
        try:
            data = msgspec.json.decode(text)
            msgspec.json.encode(data)  # half a surrogate pair can be decoded, but not encoded
        except (msgspec.DecodeError, UnicodeError, RecursionError, ArithmeticError) as error:
            raise no_json(error, text) from None
    if not isinstance(data, dict):
        raise no_object(data)
    return data


def schema() -> dict[str, Any]:
    """Return the JSON schema of a position of any family."""
    structs = [form.struct for form in FAMILIES.values()]
    schemas, definitions = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    return {"anyOf": list(schemas), "$defs": definitions}
