"""How an expansion's part of a table is written into a position, and read from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from thaumata.game import Part, State


class PartFormat(NamedTuple):
    """How one part is written and read; a ``ValueError`` names what makes no sense."""

    write: Callable[[Any, State], dict[str, Any]]
    read: Callable[[Any, State, dict[str, Any]], None]


def _write(part: Part, state: State) -> dict[str, Any]:
    return part.dump(state)


def _read(part: Part, state: State, data: dict[str, Any]) -> None:
    part.load(state, data)


_ITS_OWN: Final = PartFormat(_write, _read)
"""Somebody's own part says itself how it is written."""


def format_of(part: Part, table: Mapping[str, PartFormat]) -> PartFormat:
    """Return how a part is written and read."""
    return table.get(part.name, _ITS_OWN)
