"""A short hash of a position, for records: it outlives changes of how a state is laid out."""

from __future__ import annotations

import json
from hashlib import blake2s
from typing import Any, Final

_BYTES: Final = 4
_HEAD: Final = ("variant", "options", "whole")
"""What does not lie on the table: the head of a record says which game it is."""


def hash_of(position: dict[str, Any]) -> str:
    """Return eight hexadecimal digits.

    Fields of the table, of a city or of a part that say nothing do not count, so that one may be
    added later without changing the hash of a position that does not use it. A number always says
    something, and so does whatever stands further inside, such as a wonder that waits.
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
    """Return the fields that say something."""
    return {field: value for field, value in fields.items() if not _is_silent(value)}


def _is_silent(value: Any) -> bool:
    return value is None or value is False or value in ("", [], {})
