"""Variables that cannot go away are not reference-counted for reads, but for everything else."""

import pytest

from scripts.mypyc_tuning.borrowing import borrow

HEADERS = """\
typedef struct {
    PyObject_HEAD
    PyObject *_city;
    VecI64 _slots;
    PyObject *_asked;
} StateObject;

typedef struct {
    PyObject_HEAD
    PyObject *_city;
    VecI64 _slots;
    PyObject *_asked;
    int64_t _pawn;
} DuelStateObject;

typedef struct {
    PyObject_HEAD
    PyObject *_city;
    VecI64 _slots;
    PyObject *_asked;
    int64_t _other;
} AnotherObject;

typedef struct {
    PyObject_HEAD
    PyObject *_city;
    VecI64 _slots;
    PyObject *_asked;
} look_envObject;
"""

TABLES = """\
state___State_get_city(StateObject *self, void *closure);
state___State_get_slots(StateObject *self, void *closure);
state___State_get_asked(StateObject *self, void *closure);
another___Another_get_city(AnotherObject *self, void *closure);
    {"city",
     (getter)state___State_get_city, NULL,
     NULL, NULL},
    {"slots",
     (getter)state___State_get_slots, NULL,
     "By number.", NULL},
    {"asked",
     (getter)state___State_get_asked, (setter)state___State_set_asked,
     NULL, NULL},
    {"city",
     (getter)another___Another_get_city, (setter)another___Another_set_city,
     NULL, NULL},
"""

LOOKING = """\
int64_t CPyDef_turns___look(PyObject *cpy_r_state, int64_t cpy_r_n) {
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    cpy_r_r0 = ((StateObject *)cpy_r_state)->_city;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_city___coins(cpy_r_r0, cpy_r_n);
    CPy_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
"""

UNCOUNTED = """\
int64_t CPyDef_turns___look(PyObject *cpy_r_state, int64_t cpy_r_n) {
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    cpy_r_r0 = ((StateObject *)cpy_r_state)->_city;
    cpy_r_r1 = CPyDef_city___coins(cpy_r_r0, cpy_r_n);
    return cpy_r_r1;
}
"""

PICKING = """\
PyObject *CPyDef_state___State___city(PyObject *cpy_r_self, int64_t cpy_r_seat) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = cpy_r_seat == 0;
    if (!cpy_r_r0) goto CPyL2;
    cpy_r_r1 = ((StateObject *)cpy_r_self)->_city;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = cpy_r_r1;
CPyL2: ;
    return cpy_r_r2;
}
"""

ASKING = """\
int64_t CPyDef_turns___ask(PyObject *cpy_r_state, int64_t cpy_r_seat) {
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    cpy_r_r0 = CPyDef_state___State___city(cpy_r_state, cpy_r_seat);
    if (unlikely(cpy_r_r0 == NULL)) {
        goto CPyL3;
    }
    cpy_r_r1 = ((CityObject *)cpy_r_r0)->_coins;
    CPy_DECREF(cpy_r_r0);
    return cpy_r_r1;
CPyL3: ;
    return -113;
}
"""


def borrowed(*functions: str) -> str:
    """Spare a module with these functions, and leave out its tables."""
    texts, _ = borrow([TABLES + "".join(functions)], HEADERS)
    return texts[0].removeprefix(TABLES)


def test_a_final_attribute_of_an_argument_is_not_counted_where_it_is_looked_at() -> None:
    assert borrowed(LOOKING) == UNCOUNTED


def test_one_of_a_class_that_derives_is_not_counted_either() -> None:
    assert borrowed(LOOKING.replace("State", "DuelState")) == UNCOUNTED.replace(
        "State", "DuelState"
    )


@pytest.mark.parametrize(
    ("what", "instead"),
    [
        ("StateObject *)cpy_r_state)->_city", "StateObject *)cpy_r_state)->_asked"),
        ("StateObject", "AnotherObject"),
        ("StateObject", "look_envObject"),
        ("    cpy_r_r0 = ", "    cpy_r_state = cpy_r_n;\n    cpy_r_r0 = "),
        ("    cpy_r_r0 = ", "    cpy_r_r0 = cpy_r_n;\n    cpy_r_r0 = "),
        ("    cpy_r_r0 = ", "    if (cpy_r_n)\n        cpy_r_state = cpy_r_n;\n    cpy_r_r0 = "),
        ("    cpy_r_r1 = ", "    cpy_r_r0.len = 3;\n    cpy_r_r1 = "),
        ("    CPy_DECREF(cpy_r_r0);\n    return cpy_r_r1;", "    return cpy_r_r0;"),
        ("    CPy_DECREF(cpy_r_r0);\n", "    ((OwnerObject *)cpy_r_state)->_city = cpy_r_r0;\n"),
        ("    CPy_DECREF(cpy_r_r0);\n", "    cpy_r_r2 = cpy_r_r0;\n"),
        ("CPyDef_city___coins", "PyList_Append"),
        ("    CPy_INCREF(cpy_r_r0);\n", "    CPy_INCREF(cpy_r_r0);\n" * 2),
    ],
    ids=[
        "an attribute that can be set",
        "one of an unrelated class with the same beginning",
        "one of a function within a function",
        "the argument is set anew",
        "the variable is set twice",
        "the argument is set anew at times",
        "a part of the variable is set",
        "returned",
        "stored",
        "moved",
        "given to something unknown",
        "counted twice",
    ],
)
def test_anything_else_stays_as_it_is(what: str, instead: str) -> None:
    function = LOOKING.replace(what, instead)
    assert function != LOOKING
    assert borrowed(function) == function


def test_a_vec_and_what_it_is_taken_from_are_not_counted() -> None:
    text = LOOKING.replace("_city;\n", "_slots;\n").replace("PyObject *cpy_r_r0", "VecI64 cpy_r_r0")
    text = text.replace("CPy_INCREF", "VEC_I64_INCREF").replace("CPy_DECREF", "VEC_I64_DECREF")
    text = text.replace("CPyDef_city___coins(cpy_r_r0, cpy_r_n)", "(int64_t)cpy_r_r0.len")
    assert "INCREF" in text
    assert "CREF" not in borrowed(text)


def test_whoever_only_looks_at_what_is_picked_is_lent_it() -> None:
    texts, twins = borrow([TABLES + PICKING, ASKING], HEADERS)
    assert texts[0] == TABLES + PICKING  # for everybody else
    assert "cpy_r_r0 = CPyLend_state___State___city(cpy_r_state, cpy_r_seat);" in texts[1]
    assert "CREF" not in texts[1]
    twin = twins["CPyLend_state___State___city"]
    assert twin.startswith("static inline PyObject *CPyLend_state___State___city(")
    assert "CREF" not in twin


def test_what_is_picked_and_kept_is_not_lent() -> None:
    kept = ASKING.replace("return cpy_r_r1", "return cpy_r_r0")
    texts, _ = borrow([TABLES + PICKING, kept], HEADERS)
    assert texts[1] == kept


@pytest.mark.parametrize(
    ("what", "instead"),
    [
        ("->_city", "->_asked"),
        (")cpy_r_self)->", ")cpy_r_other)->"),
        ("    return cpy_r_r2", "    return cpy_r_self"),
        ("CPyL2: ;\n", "CPyL2: ;\n    cpy_r_r2 = CPyDef_state___State___other(cpy_r_self);\n"),
    ],
    ids=[
        "it can be set",
        "it is another argument's",
        "something else is returned",
        "something else is made",
    ],
)
def test_a_function_that_does_more_than_pick_has_no_twin(what: str, instead: str) -> None:
    picking = PICKING.replace("cpy_r_seat)", "cpy_r_seat, PyObject *cpy_r_other)")
    assert borrow([TABLES + picking], HEADERS)[1]
    function = picking.replace(what, instead)
    assert function != picking
    assert borrow([TABLES + function], HEADERS)[1] == {}
