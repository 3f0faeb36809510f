"""How a game ended, with the points of each seat."""

from __future__ import annotations

from typing import Any

from thaumata.errors import say


class ScoreSheet:
    """The points of each seat by category, laid out like the printed score pad."""

    rows: dict[str, tuple[int, ...]]
    """The points of each seat, for each category from the top of the pad."""

    def __init__(self, rows: dict[str, tuple[int, ...]]) -> None:
        self.rows = rows

    @property
    def totals(self) -> tuple[int, ...]:
        """Return each seat's total."""
        return tuple(sum(points) for points in zip(*self.rows.values(), strict=True))

    def __repr__(self) -> str:
        """Return the code that makes this sheet."""
        return f"ScoreSheet({self.rows})"

    def __eq__(self, other: object) -> bool:
        """Return whether two sheets have the same rows with the same points."""
        return self.rows == other.rows if isinstance(other, ScoreSheet) else NotImplemented

    def __hash__(self) -> int:
        """Hash consistently with ``==``."""
        return hash(frozenset(self.rows.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        """Support copying and pickling: a sheet is a value, unlike the game it comes from."""
        return ScoreSheet, (self.rows,)


class Outcome:
    """How a game ended."""

    kind: str
    """``civilian``, ``civilian_tiebreak``, ``military``, ``scientific``, ``shared``, ..."""

    winners: tuple[int, ...]
    """The winning seats; several if they share the victory."""

    sheet: ScoreSheet
    """The final points, counted even if the game was won by supremacy."""

    def __init__(self, kind: str, winners: tuple[int, ...], sheet: ScoreSheet) -> None:
        self.kind = kind
        self.winners = winners
        self.sheet = sheet

    def __repr__(self) -> str:
        """Return the code that makes this outcome."""
        return f"Outcome({self.kind!r}, {self.winners}, {self.sheet})"

    def __eq__(self, other: object) -> bool:
        """Return whether two games ended alike, with the same points."""
        if not isinstance(other, Outcome):
            return NotImplemented
        return (
            self.kind == other.kind and self.winners == other.winners and self.sheet == other.sheet
        )

    def __hash__(self) -> int:
        """Hash consistently with ``==``."""
        return hash((self.kind, self.winners, self.sheet))

    def __reduce__(self) -> tuple[Any, ...]:
        """Support copying and pickling: an outcome is a value, unlike the game it comes from."""
        return Outcome, (self.kind, self.winners, self.sheet)

    def __str__(self) -> str:
        """Return a line with the winners, the kind of victory and the points."""
        winners = ", ".join(str(seat + 1) for seat in self.winners)
        points = " : ".join(str(total) for total in self.sheet.totals)
        return say(
            "outcome-line",
            {"kind": self.kind, "count": len(self.winners), "winners": winners, "points": points},
        )
