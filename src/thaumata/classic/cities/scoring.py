"""Points of black cards and debts, science with copied symbols (C143, C167-C169, C180, C240)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.cities.part import part_of
from thaumata.classic.names import BLACK, COMPASS, GEAR, TABLET
from thaumata.classic.science import science_points
from thaumata.classic.scoring import SciencePoints
from thaumata.classic.state import ClassicState
from thaumata.kit.counts import ONES, count
from thaumata.kit.points import add_buildings, rows_of
from thaumata.rules import Rule


class BlackPoints(Rule[ClassicState]):
    """Points on black cards, in a row of their own (C180)."""

    rows: vec[i64]

    def __init__(self, row: int) -> None:
        self.rows = rows_of({BLACK: row})

    def score(self, state: ClassicState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Add up the black cards of the city."""
        built = state.cities[seat].built
        catalog = state.catalog
        add_buildings(state, seat, built, catalog.color, catalog.effects, self.rows, sheet, row)


class DebtPoints(Rule[ClassicState]):
    """Minus a point for each debt (C143)."""

    row: i64

    def __init__(self, row: int) -> None:
        self.row = row

    def score(self, state: ClassicState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Subtract the debts."""
        sheet[row + self.row] -= part_of(state).debts[seat]


class CopiedScience(SciencePoints):
    """Symbols may be copied from neighbors' green cards, each card once (C167, C168, C240)."""

    def science(self, state: ClassicState, seat: i64, more: i64) -> i64:
        """Return the most points over all ways to copy and to choose symbols."""
        copies = part_of(state).copies[seat]
        best = super().science(state, seat, more)
        if copies == 0:
            return best
        city = state.cities[seat]
        choices = city.any_symbols + more
        catalog = state.catalog
        # The symbols on the neighbors' green cards; nothing else gives fixed symbols.
        nearby = (
            state.cities[catalog.left[seat]].symbols + state.cities[catalog.right[seat]].symbols
        )
        compasses: i64 = 0
        while compasses <= copies and compasses <= count(nearby, COMPASS):
            gears: i64 = 0
            while compasses + gears <= copies and gears <= count(nearby, GEAR):
                tablets = copies - compasses - gears
                if tablets > count(nearby, TABLET):
                    tablets = count(nearby, TABLET)
                symbols = (
                    city.symbols
                    + compasses * ONES[COMPASS]
                    + gears * ONES[GEAR]
                    + tablets * ONES[TABLET]
                )
                points = science_points(symbols, choices)
                if points > best:
                    best = points
                gears += 1
            compasses += 1
        return best
