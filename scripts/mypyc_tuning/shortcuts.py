"""Replaces long sequences of mypyc's C by short ones: a bit, the lowest bit of a set, type checks.

The rules read `BITS[n]` and `first(members)`, and take rules and icons out of lists. mypyc turns
these into table look-ups with bounds checks, a division and calls into other libraries; the C
compiler does each in an instruction or two. It is also told that an index is rarely out of bounds.
Results and errors are the same. C that is not written as expected stays as it is.
"""

import re

HELPERS = """\
static inline int is_a(PyObject *object, PyTypeObject *type) {
    PyTypeObject *kind = Py_TYPE(object);
    if (kind == type || kind->tp_base == type) return 1;
    Py_ssize_t above = Py_SIZE(kind->tp_mro) - Py_SIZE(type->tp_mro);
    if (above > 0 && PyTuple_GET_ITEM(kind->tp_mro, above) == (PyObject *)type) return 1;
    return PyType_IsSubtype(kind, type);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck is_a
#undef CPy_TypeCheck
#define CPy_TypeCheck(object, type) is_a(object, (PyTypeObject *)(type))

static inline PyObject *borrowed_item(PyObject *list, int64_t index) {
    if ((uint64_t)index < (uint64_t)PyList_GET_SIZE(list)) return PyList_GET_ITEM(list, index);
    return CPyList_GetItemInt64Borrow(list, index);
}
static inline PyObject *item(PyObject *list, int64_t index) {
    PyObject *found = borrowed_item(list, index);
    Py_XINCREF(found);
    return found;
}
#define CPyList_GetItemInt64Borrow borrowed_item
#define CPyList_GetItemInt64 item
"""
"""Stands at the beginning of each unit: inline functions for type checks and items of lists.

With single inheritance a class is as far from the end of a subclass's MRO as of its own.
"""

TABLES = {
    "CPyStatic_bits___BITS": ("63", r"(int64_t)1 << \3"),
    "CPyStatic_counts___ONES": ("8", r"(int64_t)1 << (8 * \3)"),
    "CPyStatic_counts___FULL": ("7", r"(int64_t)255 << (8 * \3)"),
}
"""Tables whose entries a shift makes: their lengths, and the entry with the number in group 3."""

LOWEST_BIT = "    return cpy_r_members == 0 ? 0 : __builtin_ctzll((uint64_t)cpy_r_members);\n"

FUNCTION = re.compile(r"^\w[^\n]*\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
FIRST = re.compile(
    r"(^int64_t CPyDef_bits___first\([^\n]* \{\n).*?(^\}\n)", re.MULTILINE | re.DOTALL
)
BOUNDS = re.compile(r"(    (\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n    )if \(\2\)")
TAKEN = re.compile(rf"^    (\w+) = ({'|'.join(TABLES)});\n", re.MULTILINE)
ENTRY = r"""    (\w+) = \(CPyPtr\){0}\.items;
    (\w+) = (\w+) \* 8;
    (\w+) = \1 \+ \2;
    (\w+) = \*\(int64_t \*\)\4;
"""


def shorten(text: str) -> str:
    """Return the C of a module with the shortcuts."""
    text = FUNCTION.sub(lambda found: _shift(found[0]), text)
    return BOUNDS.sub(r"\1if (likely(\2))", FIRST.sub(rf"\1{LOWEST_BIT}\2", text))


def _shift(function: str) -> str:
    """Replace in a function each read from one of the tables by a shift."""
    for table, name in TAKEN.findall(function):
        length, entry = TABLES[name]
        shifted = rf"    \5 = {entry};\n"
        short = re.sub(ENTRY.format(table), shifted, function)
        short = short.replace(f"    {table} = {name};\n", f"    {table}.len = {length};\n")
        if len(re.findall(rf"\b{table}\b(?!\.len)", short)) == 1:  # where it is declared
            function = short
    return function
