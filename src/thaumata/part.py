"""The parts that expansions add to a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from thaumata.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """The pieces and facts that an expansion adds to a state."""

    name: str
    """The name of the part in positions."""

    def __init__(self, name: str) -> None:
        self.name = name

    def copy_into(self, other: Part) -> None:
        """Make another part of the same class equal to this one."""

    def numbers(self) -> list[int]:
        """List all numbers in which two parts of this class can differ."""
        return []

    def hide_from(self, seat: i64) -> None:
        """Erase what a seat may not know; ``Rule.on_resample`` may fill it in with a guess."""

    def dump(self, state: State) -> dict[str, Any]:
        """Return the part as it stands in a position, given its state."""
        return {}

    def load(self, state: State, data: dict[str, Any]) -> None:
        """Read the part from a position; the cities of the state have been read already.

        Raises ``ValueError`` with the part of the data that makes no sense; ``KeyError``,
        ``IndexError`` and ``TypeError`` count as one.
        """
