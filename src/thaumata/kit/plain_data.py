"""Reading an expansion's part of a position; a ``ValueError`` names what makes no sense."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any


def refuse_unknown(data: dict[str, Any], fields: Collection[str]) -> None:
    """Refuse a field that the part does not have."""
    for field in data:
        if field not in fields:
            raise ValueError(field)


def number_of(names: list[str], id: object) -> int:
    """Return the number of a piece by its id."""
    if not isinstance(id, str) or not id or id not in names:
        raise ValueError(str(id))
    return names.index(id)


def list_of(value: object, length: int | None = None) -> list[Any]:
    """Return a list; if a length is given, the list must have it."""
    if not isinstance(value, list | tuple) or length not in (None, len(value)):
        raise ValueError(str(value))
    return list(value)


def dict_of(value: object) -> dict[str, Any]:
    """Return a mapping whose keys are words."""
    if not isinstance(value, dict):
        raise ValueError(str(value))
    return {str(key): item for key, item in value.items()}


def amount_of(value: object, most: int) -> int:
    """Return a number from 0 to the most that there can be."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ValueError(str(value))
    return value
