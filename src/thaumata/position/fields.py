"""Reading the values of a position; an error names the field of the value that does not fit."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from thaumata.position.malformed import Malformed, type_name

_MOST_TOLD: Final = 10**15
"""The largest number that is shown in full."""

_MOST_NAMED: Final = 8
"""The largest number of known ids that an error lists."""


def number_in(value: object, field: str, least: int, most: int) -> int:
    """Return an integer within limits."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed(field, "error-field-type", expected="int", given=type_name(value))
    if not least <= value <= most:
        given = max(-_MOST_TOLD, min(_MOST_TOLD, value))
        raise Malformed(field, "error-field-range", given=given, least=least, most=most)
    return value


def flag_in(value: object, field: str) -> bool:
    """Return a boolean."""
    if not isinstance(value, bool):
        raise Malformed(field, "error-field-type", expected="bool", given=type_name(value))
    return value


def items_of(
    value: object, field: str, length: int | None = None, most: int | None = None
) -> list[tuple[str, Any]]:
    """Return the items of a list with their fields, checking its length if one is given."""
    if not isinstance(value, list | tuple):
        raise Malformed(field, "error-field-type", expected="array", given=type_name(value))
    if length is not None and len(value) != length:
        raise Malformed(field, "error-field-length", expected=length, given=len(value))
    if most is not None and len(value) > most:
        raise Malformed(field, "error-field-most", most=most, given=len(value))
    return [(f"{field}[{number}]", item) for number, item in enumerate(value)]


def fields_of(
    value: object, field: str, known: Collection[str] | None = None
) -> dict[str, tuple[str, Any]]:
    """Return the fields of an object by name, each with its full name."""
    if not isinstance(value, dict):
        raise Malformed(field, "error-field-type", expected="object", given=type_name(value))
    found: dict[str, tuple[str, Any]] = {}
    for name, item in value.items():
        if not isinstance(name, str):
            raise Malformed(field, "error-field-key")
        inside = f"{field}.{name}" if field else name
        if known is not None and name not in known:
            raise Malformed(inside, "error-field-unknown")
        found[name] = (inside, item)
    return found


def piece_in(ids: list[str], value: object, field: str, kind: str) -> int:
    """Return the number of a piece by its id."""
    if not isinstance(value, str):
        raise Malformed(field, "error-field-type", expected="str", given=type_name(value))
    if not value or value not in ids:
        known = ", ".join(ids) if len(ids) <= _MOST_NAMED else ""
        raise Malformed(field, "error-field-piece", kind=kind, id=value, known=known)
    return ids.index(value)


class Given:
    """The fields given for a part of a position; null counts as omitted."""

    def __init__(self, data: object, field: str, known: Collection[str]) -> None:
        """Refuse a field that the part does not have."""
        found = fields_of(data, field, known)
        self._found = {name: item for name, item in found.items() if item[1] is not None}
        self._field = field

    def __contains__(self, name: str) -> bool:
        return name in self._found

    def value(self, name: str, default: object = None) -> tuple[str, Any]:
        """Return the full name of a field, and its value."""
        return self._found.get(name, (f"{self._field}.{name}", default))

    def items(self, name: str, default: object, length: int | None = None) -> list[tuple[str, Any]]:
        """Return the items of a list with their fields."""
        field, value = self.value(name, default)
        return items_of(value, field, length)
