"""Shortcuts in C have the meaning of the original code, and nothing else is changed."""

from scripts.mypyc_tuning.shortcuts import shorten
from thaumata.kit.bits import BITS, first
from thaumata.kit.counts import FULL, ONES

READING = """\
int64_t CPyDef_turns___mask(int64_t cpy_r_seat) {
    VecI64 cpy_r_r0;
    cpy_r_r0 = CPyStatic_bits___BITS;
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r2 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r3 = cpy_r_seat * 8;
    cpy_r_r4 = cpy_r_r2 + cpy_r_r3;
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    return cpy_r_r5;
}
"""

SHORT = """\
int64_t CPyDef_turns___mask(int64_t cpy_r_seat) {
    VecI64 cpy_r_r0;
    cpy_r_r0.len = 63;
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r5 = (int64_t)1 << cpy_r_seat;
    return cpy_r_r5;
}
"""


def test_an_entry_of_a_table_of_bits_is_a_shift() -> None:
    assert shorten(READING) == SHORT


def test_a_table_that_is_kept_stays_a_table() -> None:
    kept = READING.replace("    return", "    VEC_I64_INCREF(cpy_r_r0);\n    return")
    assert shorten(kept) == kept


def test_another_table_stays_as_it_is() -> None:
    other = READING.replace("BITS", "OTHER")
    assert shorten(other) == other


def test_an_index_within_bounds_is_expected_and_no_other_comparison() -> None:
    within = (
        "    cpy_r_r5 = (uint64_t)cpy_r_n < (uint64_t)cpy_r_r4;\n    if (cpy_r_r5) goto CPyL8;\n"
    )
    assert shorten(within) == within.replace("(cpy_r_r5) goto", "(likely(cpy_r_r5)) goto")
    either = within.replace("goto CPyL8;", "{\n        goto CPyL8;\n    } else\n")
    assert shorten(either) == either.replace("if (cpy_r_r5) {", "if (likely(cpy_r_r5)) {")
    signed = within.replace("(uint64_t)", "")
    assert shorten(signed) == signed


def test_the_tables_and_the_lowest_bit_are_what_they_say() -> None:
    for n in range(63):
        assert BITS[n] == 2**n
        assert first(BITS[n]) == n
        assert first(2**62 | 2**n) == n
    assert first(0) == 0
    assert [int(n) for n in ONES] == [256**n for n in range(8)]
    assert [int(n) for n in FULL] == [255 * 256**n for n in range(7)]
