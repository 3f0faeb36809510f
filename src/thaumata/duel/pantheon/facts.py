"""Facts about the variant that Pantheon is part of."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.structure import Layout


class PantheonFacts:
    """The marked slots of the structures, and the chain symbols of the mythologies."""

    mythology_slots: vec[i64]
    offering_slots: vec[i64]
    """The marked slots of Age I and of Age II (D89)."""

    mythology_marks: vec[i64]
    offering_marks: vec[i64]
    """The number of each slot's mark, or -1."""

    mythology_codes: list[int]
    offering_codes: list[int]
    first_chain: i64
    """The number of the first mythology among the chain symbols."""

    def __init__(
        self,
        layouts: list[Layout],
        mythology_slots: tuple[str, ...],
        offering_slots: tuple[str, ...],
        first_chain: int,
    ) -> None:
        """Find the marked slots in the structures."""
        first = [layouts[0].names.index(name) for name in mythology_slots]
        second = [layouts[1].names.index(name) for name in offering_slots]
        self.mythology_slots = vec[i64](first)
        self.offering_slots = vec[i64](second)
        self.mythology_marks = vec[i64]([first.index(n) if n in first else -1 for n in range(32)])
        self.offering_marks = vec[i64]([second.index(n) if n in second else -1 for n in range(32)])
        self.mythology_codes = [int(layouts[0].codes[slot]) for slot in first]
        self.offering_codes = [int(layouts[1].codes[slot]) for slot in second]
        self.first_chain = first_chain

    def mark_of(self, age: i64, slot: i64) -> i64:
        """Return the number of a slot's mark in an age, or -1."""
        if age == 1:
            return self.mythology_marks[slot]
        if age == 2:
            return self.offering_marks[slot]
        return -1

    def slot_of(self, age: i64, mark: i64) -> i64:
        """Return the slot of a mark in an age."""
        return self.mythology_slots[mark] if age == 1 else self.offering_slots[mark]

    def code_of(self, age: i64, mark: i64) -> int:
        """Return row and column of a mark as one number, as in actions and events."""
        return self.mythology_codes[mark] if age == 1 else self.offering_codes[mark]
