"""What an expansion has on the table, beside what the base game keeps in a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from thaumata.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """What an expansion adds to a state."""

    name: str
    """The name of the part in positions."""

    def __init__(self, name: str) -> None:
        self.name = name

    def copy_into(self, other: Part) -> None:
        """Make another part of the same class equal to this one."""

    def numbers(self) -> list[int]:
        """List everything that tells this part from another."""
        return []

    def hide_from(self, seat: i64) -> None:
        """Forget what a seat may not know; ``Rule.on_resample`` may guess it anew."""

    def dump(self, state: State) -> dict[str, Any]:
        """Write the part into a position of the state that it belongs to."""
        return {}

    def load(self, state: State, data: dict[str, Any]) -> None:
        """Read the part from a position; the cities of the state have been read already.

        A ``ValueError`` names what makes no sense; a ``KeyError``, an ``IndexError`` or a
        ``TypeError`` is taken for one.
        """
