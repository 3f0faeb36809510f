"""Writing and reading an expansion's part of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from thaumata.game import Part, State
from thaumata.position.fields import fields_of
from thaumata.position.malformed import Malformed


class PartFormat:
    """Writes and reads one part; by default the part of a user's game does so itself."""

    def write(self, part: Any, state: State) -> dict[str, Any]:
        """Return the part as plain data."""
        data: dict[str, Any] = part.dump(state)
        return data

    def read(self, part: Any, state: State, data: dict[str, Any], field: str) -> None:
        """Read the part from plain data, or raise ``Malformed`` with the field in it."""
        try:
            part.load(state, data)
        except (ValueError, LookupError, TypeError, ArithmeticError) as error:
            raise Malformed(field, "error-field-value", given=str(error)) from None


_ITS_OWN: Final = PartFormat()


def write_parts(state: State, table: Mapping[str, PartFormat]) -> dict[str, dict[str, Any]]:
    """Return the data of each expansion, by the name of its part."""
    return {part.name: _format(part, table).write(part, state) for part in state.parts}


def read_parts(
    state: State, data: dict[str, dict[str, Any]], table: Mapping[str, PartFormat]
) -> None:
    """Read the parts of the expansions; an omitted part is as at the start."""
    parts = {part.name: part for part in state.parts}
    fields_of(data, "parts", parts)
    for name, part in parts.items():
        _format(part, table).read(part, state, data.get(name, {}), f"parts.{name}")


def _format(part: Part, table: Mapping[str, PartFormat]) -> PartFormat:
    return table.get(part.name, _ITS_OWN)
