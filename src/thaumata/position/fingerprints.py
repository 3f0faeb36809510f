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

    Fields that say nothing do not count, so that a field may be added later without changing the
    hash of a position that does not use it.
    """
    table = {field: value for field, value in position.items() if field not in _HEAD}
    text = json.dumps(_telling(table), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2s(text.encode(), digest_size=_BYTES).hexdigest()


def _telling(value: Any) -> Any:
    """Return a value without the fields that say nothing."""
    if isinstance(value, list):
        return [_telling(item) for item in value]
    if isinstance(value, dict):
        told = {field: _telling(item) for field, item in value.items()}
        return {
            field: item for field, item in told.items() if item not in (None, False, "", [], {})
        }
    return value
