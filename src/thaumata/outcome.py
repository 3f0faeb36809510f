"""How a game ended, and the points of everybody."""

from __future__ import annotations

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

    def __str__(self) -> str:
        """Say who has won, how, and with how many points."""
        winners = ", ".join(str(seat + 1) for seat in self.winners)
        points = " : ".join(str(total) for total in self.sheet.totals)
        return say(
            "outcome-line",
            {"kind": self.kind, "count": len(self.winners), "winners": winners, "points": points},
        )
