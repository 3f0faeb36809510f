"""How a game ended, and the points of everybody."""

from __future__ import annotations

from typing import Any

from thaumata.errors import say


class ScoreSheet:
    """The points of each seat by category, as the printed pad has them."""

    rows: dict[str, tuple[int, ...]]
    """For each category, from the top of the pad, the points of each seat."""

    def __init__(self, rows: dict[str, tuple[int, ...]]) -> None:
        self.rows = rows

    @property
    def totals(self) -> tuple[int, ...]:
        """Add up each seat's points."""
        return tuple(sum(points) for points in zip(*self.rows.values(), strict=True))

    def __repr__(self) -> str:
        """Write the sheet as code that makes it."""
        return f"ScoreSheet({self.rows})"

    def __eq__(self, other: object) -> bool:
        """Tell whether two sheets have the same rows with the same points."""
        return self.rows == other.rows if isinstance(other, ScoreSheet) else NotImplemented

    def __hash__(self) -> int:
        """Agree with ``==``."""
        return hash(frozenset(self.rows.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        """Let a sheet be copied and pickled: it is a value, unlike the game it comes from."""
        return ScoreSheet, (self.rows,)


class Outcome:
    """How a game ended."""

    kind: str
    """``civilian``, ``civilian_tiebreak``, ``military``, ``scientific``, ``shared``, ..."""

    winners: tuple[int, ...]
    """The winning seats: more than one share the victory."""

    sheet: ScoreSheet
    """The final points, counted whatever way the game was won."""

    def __init__(self, kind: str, winners: tuple[int, ...], sheet: ScoreSheet) -> None:
        self.kind = kind
        self.winners = winners
        self.sheet = sheet

    def __repr__(self) -> str:
        """Write the outcome as code that makes it."""
        return f"Outcome({self.kind!r}, {self.winners}, {self.sheet})"

    def __eq__(self, other: object) -> bool:
        """Tell whether two games ended alike, with the same points."""
        if not isinstance(other, Outcome):
            return NotImplemented
        return (
            self.kind == other.kind and self.winners == other.winners and self.sheet == other.sheet
        )

    def __hash__(self) -> int:
        """Agree with ``==``."""
        return hash((self.kind, self.winners, self.sheet))

    def __reduce__(self) -> tuple[Any, ...]:
        """Let an outcome be copied and pickled: it is a value, unlike the game it comes from."""
        return Outcome, (self.kind, self.winners, self.sheet)

    def __str__(self) -> str:
        """Say who has won, how, and with how many points."""
        winners = ", ".join(str(seat + 1) for seat in self.winners)
        points = " : ".join(str(total) for total in self.sheet.totals)
        return say(
            "outcome-line",
            {"kind": self.kind, "count": len(self.winners), "winners": winners, "points": points},
        )
