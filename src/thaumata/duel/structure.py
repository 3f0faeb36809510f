"""The structures: their slots, which slots cover others, and which cards start face up.

Rows count from the far end, columns are half a card wide. A card is covered by the two cards of the
next row that overlap it. Odd rows are face up, even rows face down (D11, D12).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.kit.bits import BITS

AGE_I: Final = (
    (5, 7),
    (4, 6, 8),
    (3, 5, 7, 9),
    (2, 4, 6, 8, 10),
    (1, 3, 5, 7, 9, 11),
)

AGE_II: Final = (
    (1, 3, 5, 7, 9, 11),
    (2, 4, 6, 8, 10),
    (3, 5, 7, 9),
    (4, 6, 8),
    (5, 7),
)

AGE_III: Final = (
    (5, 7),
    (4, 6, 8),
    (3, 5, 7, 9),
    (4, 8),
    (3, 5, 7, 9),
    (4, 6, 8),
    (5, 7),
)

_COLUMNS: Final = 16
_CODES: Final = 8 * _COLUMNS
SLOT_NAMES: Final = [f"r{code // _COLUMNS}c{code % _COLUMNS}" for code in range(_CODES)]
"""Names of slots in actions and positions: row and column."""


class Layout:
    """The slots of one age's structure, numbered in reading order."""

    rows: list[int]
    columns: list[int]
    names: list[str]
    codes: Final[vec[i64]]
    """The row and column of each slot in one number, the same in every layout."""

    slot_at: Final[vec[i64]]
    """The slot of each such number."""

    size: i64
    every_slot: i64
    face_up: i64
    """The slots whose cards are dealt face up."""

    open_at_first: i64
    """The slots that nothing covers at first."""

    covered_by: Final[vec[i64]]
    """The set of slots that cover each slot."""

    covers: Final[vec[i64]]
    """The set of slots that each slot covers."""

    def __init__(self, rows: tuple[tuple[int, ...], ...]) -> None:
        """Compute from the columns of each row which slots cover which."""
        slots = [(row, column) for row, columns in enumerate(rows, 1) for column in columns]
        self.rows = [row for row, _ in slots]
        self.columns = [column for _, column in slots]
        self.names = [f"r{row}c{column}" for row, column in slots]
        codes = [row * _COLUMNS + column for row, column in slots]
        self.codes = vec[i64](codes)
        self.slot_at = vec[i64]([codes.index(c) if c in codes else -1 for c in range(_CODES)])
        self.size = len(slots)
        self.every_slot = BITS[self.size] - 1
        covered_by = [0] * 32
        covers = [0] * 32
        face_up = 0
        open_at_first = 0
        for slot, (row, column) in enumerate(slots):
            for neighbor in (column - 1, column + 1):
                if (row + 1, neighbor) in slots:
                    above = slots.index((row + 1, neighbor))
                    covered_by[slot] |= 2**above
                    covers[above] |= 2**slot
            if row % 2 == 1:
                face_up |= 2**slot
            if covered_by[slot] == 0:
                open_at_first |= 2**slot
        self.face_up = face_up
        self.open_at_first = open_at_first
        self.covered_by = vec[i64](covered_by)
        self.covers = vec[i64](covers)
