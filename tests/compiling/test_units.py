"""The C of mypyc is cut so that a unit changes only with what it does."""

from pathlib import Path

from scripts.mypyc_tuning.units import cut

TYPES = """\
#ifndef MYPYC_NATIVE_thaumata_H
#define MYPYC_NATIVE_thaumata_H
#include <Python.h>
typedef struct {
    PyObject_HEAD
    int64_t _coins;
} thaumata___city___CityObject;
typedef struct {
    PyObject_HEAD
} thaumata___market___MarketObject;
#endif
"""

FUNCTIONS = """\
#ifndef MYPYC_LIBRT_INTERNAL_thaumata_H
#define MYPYC_LIBRT_INTERNAL_thaumata_H
#include <Python.h>
#include "__native_thaumata.h"

extern PyObject *CPyStatics[2];
extern PyObject *CPyStatic_city___globals;
extern int64_t CPyDef_city___coins(PyObject *cpy_r_city);
extern PyObject *CPyDef_market___price(PyObject *cpy_r_city);
#endif
"""

MAIN = """\
#include "__native_thaumata.h"
int CPyGlobalsInit(void)
{
    is_initialized = 1;
    return 0;
}
PyObject *CPyStatics[2];
"""

CITY = """\
#include "__native_thaumata.h"
int64_t CPyDef_city___coins(PyObject *cpy_r_city) {
    if (unlikely(!cpy_r_city)) {
        CPy_AddTraceback("city.py", "coins", LINE, CPyStatic_city___globals);
    }
    return ((thaumata___city___CityObject *)cpy_r_city)->_coins;
}
"""

MARKET = """\
#include "__native_thaumata.h"
PyObject *CPyDef_market___price(PyObject *cpy_r_city) {
    cpy_r_r0 = CPyStatics[INDEX]; /* 'clay' */
    return CPyDef_city___coins(cpy_r_city) ? cpy_r_r0 : NULL;
}
"""


def units(folder: Path, index: int = 0, line: int = 7) -> dict[str, str]:
    """Cut a game of two modules."""
    texts = {
        "__native_thaumata.h": TYPES,
        "__native_internal_thaumata.h": FUNCTIONS,
        "__native_thaumata.c": MAIN,
        "__native_thaumata___city.c": CITY.replace("LINE", str(line)),
        "__native_thaumata___market.c": MARKET.replace("INDEX", str(index)),
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return cut(sorted(folder.glob("*.c")), sorted(folder.glob("*.h")))


def test_a_unit_declares_only_what_it_uses(tmp_path: Path) -> None:
    made = units(tmp_path)
    assert "CityObject" in made["__native_thaumata___city"]
    assert "MarketObject" not in made["__native_thaumata___city"]
    assert "CPyDef_market___price" not in made["__native_thaumata___city"]


def test_a_short_function_of_another_module_is_there_for_inlining(tmp_path: Path) -> None:
    made = units(tmp_path)
    inlined = "extern inline __attribute__((gnu_inline)) int64_t CPyDef_city___coins("
    assert inlined in made["__native_thaumata___market"]
    assert inlined not in made["__native_thaumata___city"]


def test_a_literal_is_named_by_what_it_is(tmp_path: Path) -> None:
    first, second = units(tmp_path, index=0), units(tmp_path, index=1)
    assert first["__native_thaumata___market"] == second["__native_thaumata___market"]
    assert " = CPyStatics[1];" in second["__native_thaumata"]


def test_a_line_further_down_changes_only_its_own_module(tmp_path: Path) -> None:
    first, second = units(tmp_path, line=7), units(tmp_path, line=8)
    assert first["__native_thaumata___market"] == second["__native_thaumata___market"]
    assert "const int CPyLines_city___coins[] = {8};" in second["__native_thaumata___city"]
