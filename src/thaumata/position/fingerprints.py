"""A short hash of a position, for records, independent of the layout of states."""

from __future__ import annotations

import json
from hashlib import blake2s
from typing import Any, Final

_BYTES: Final = 4
_HEAD: Final = ("variant", "options", "whole")
"""Fields that are not part of the table: the head of a record has the game."""


def hash_of(position: dict[str, Any]) -> str:
    """Return eight hexadecimal digits.

    Empty fields of the table, of a city or of a part are skipped, so that a field can be added
    later without changing the hash of a position that does not use it. A number is never empty, and
    neither are values further inside, such as an unbuilt wonder.
    """
    table = {field: value for field, value in position.items() if field not in _HEAD}
    if "cities" in table:
        table["cities"] = [_telling(city) for city in table["cities"]]
    if "parts" in table:
        parts = {name: _telling(part) for name, part in table["parts"].items()}
        table["parts"] = _telling(parts)
    text = json.dumps(_telling(table), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2s(text.encode(), digest_size=_BYTES).hexdigest()


def _telling(fields: dict[str, Any]) -> dict[str, Any]:
    """Return the fields that are not empty."""
    return {field: value for field, value in fields.items() if not _is_silent(value)}


def _is_silent(value: Any) -> bool:
    return value is None or value is False or value in ("", [], {})
