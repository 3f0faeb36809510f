"""Removes reference counts from mypyc's C where the object cannot be freed meanwhile.

mypyc increments the count of every object that a variable refers to, and decrements it afterwards.
But the object in a `Final` attribute lives as long as its owner, and an argument lives until its
function returns. So a variable with a `Final` attribute of an argument, or of another such
variable, is a borrowed reference: it needs no count where it is only read. Where it is stored,
returned or passed to something unknown, the C stays as mypyc wrote it.

A function that only returns such an attribute of its first argument, as the one for the city of a
seat does, gets a twin that returns a borrowed reference, for callers that only read it.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence

MADE_BY_MYPYC = ("_envObject", "_genObject", "_objObject")
"""How the names of structs of nested functions and generators end: their fields do change."""

IsFinal = Callable[[str, str], bool]
"""Tells for a struct and a field whether the field is never set again."""

FUNCTION = re.compile(r"^\w[^\n(]*\b(CPyDef_\w+)\([^\n]*\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
STRUCT = re.compile(r"^typedef struct \{\n([^}]*)\} (\w+);", re.MULTILINE)
ATTRIBUTE = re.compile(r'\{"(\w+)",\n\s*\(getter\)(\w+), (NULL|\(setter\)\w+),')
GETTER = re.compile(r"^(\w+)\((\w+) \*self, void \*closure\);", re.MULTILINE)
ARGUMENT = re.compile(r"PyObject \*(cpy_r_\w+)[,)]")
ASSIGNED = re.compile(r"^ +(cpy_r_\w+) = ", re.MULTILINE)
TAKEN = re.compile(r"    (cpy_r_\w+) = \(\((\w+) \*\)(cpy_r_\w+)\)->(\w+);")
CALLED = re.compile(r"    (cpy_r_\w+) = (CPyDef_\w+)\((cpy_r_\w+)\b.*\);")
MOVED = re.compile(r"    (cpy_r_\w+) = (cpy_r_\w+);")
STEERED = re.compile(
    r"    (?:PyObject \*|char )cpy_r_\w+;|    cpy_r_\w+ = cpy_r_\w+ == \d+;"
    r"|(?:    if \(!?cpy_r_\w+\) |    )goto CPyL\d+;|CPyL\d+: ;|\}"
)

COUNTED = r"^    (?:CPy|VEC_\w+)_INCREF\({0}\);\n"
RELEASED = r"^    (?:CPy_DECREF|CPy_DecRef|VEC_\w+_DECREF)\({0}\);\n"
LOOKED_AT = "|".join(
    (
        r"\(\(\w+ \*\){0}\)->",
        r"\(CPyPtr\){0} \+ offsetof",
        r"\b{0}\.(?:len|items)\b(?! = )",
        r"\b{0} == (?:NULL|cpy_r_\w+;)",
        r"= cpy_r_\w+ == {0};",
        r"CPyList_GetItemInt64(?:Borrow)?\({0}, \w+\)",
        r"\bCPyDef_\w+\((?:[^\n()]*, )?{0}\b[^\n()]*\);",
        r"CPY_GET_METHOD\([^\n]*\)\((?:[^\n()]*, )?{0}\b[^\n()]*\);",
        r"^    (?:PyObject \*|Vec\w+ ){0};",
    )
)
"""Uses that only read a variable: of its fields, and calls of our own, which keep nothing."""


def borrow(texts: Sequence[str], headers: str) -> tuple[list[str], dict[str, str]]:
    """Return the C of all modules without needless counts, and the borrowing twins by name."""
    is_final = final_fields("".join(texts), headers)
    twins = {
        function[1]: twin
        for text in texts
        for function in FUNCTION.finditer(text)
        if (twin := lending_twin(function[0], is_final))
    }
    spared = [
        FUNCTION.sub(lambda function: uncounted(function[0], is_final, twins), text)
        for text in texts
    ]
    return spared, {lends(name): twin for name, twin in twins.items()}


def final_fields(text: str, headers: str) -> IsFinal:
    """Find the attributes without a setter: those of a class, and so of its subclasses."""
    fields = {name: lines.splitlines() for lines, name in STRUCT.findall(headers)}
    structs = dict(GETTER.findall(text))
    own: dict[tuple[str, str], bool] = {
        (structs[getter], f"_{attribute}"): setter == "NULL"
        for attribute, getter, setter in ATTRIBUTE.findall(text)
    }
    owners: dict[str, list[str]] = {}
    for struct, field in own:
        owners.setdefault(field, []).append(struct)

    def is_final(struct: str, field: str) -> bool:
        if struct.endswith(MADE_BY_MYPYC):
            return False
        if (struct, field) in own:
            return own[struct, field]
        # A struct begins with the fields of the one that it derives from.
        bases = [
            base
            for base in owners.get(field, ())
            if fields[struct][: len(fields[base])] == fields[base]
        ]
        return bool(bases) and all(own[base, field] for base in bases)

    return is_final


def lends(function: str) -> str:
    """Return the name of the twin of a function that returns an attribute."""
    return function.replace("CPyDef_", "CPyLend_", 1)


def lending_twin(function: str, is_final: IsFinal) -> str:
    """Return the twin of a function that only returns a `Final` attribute of its argument."""
    head, *lines = function.splitlines()
    first = head.partition("(PyObject *")[2].partition(",")[0].removesuffix(") {")
    picked: set[str] = set()
    for line in lines:
        if taken := TAKEN.fullmatch(line):
            name, struct, owner, field = taken.groups()
            if owner != first or not is_final(struct, field):
                return ""
            picked.add(name)
        elif moved := MOVED.fullmatch(line):
            if moved[2] not in picked:
                return ""
            picked.add(moved[1])
        elif not STEERED.fullmatch(line):
            used = re.fullmatch(r"    (?:CPy_INCREF\((\w+)\)|return (\w+));", line)
            if used is None or (used[1] or used[2]) not in picked:
                return ""
    if not picked or "CPy_INCREF" not in function:
        return ""
    twin = re.sub(COUNTED.format(r"\w+"), "", function, flags=re.MULTILINE)
    return "static inline " + twin.replace("CPyDef_", "CPyLend_", 1).rstrip("\n")


def lasting_arguments(function: str) -> set[str]:
    """Return the arguments that are never assigned: they live until the function returns."""
    head = function.partition("\n")[0]
    return set(ARGUMENT.findall(head)) - set(ASSIGNED.findall(function))


def uncounted(function: str, is_final: IsFinal, twins: dict[str, str]) -> str:
    """Remove from a function the counts that it does not need."""
    lasting = lasting_arguments(function)
    assigned = Counter(ASSIGNED.findall(function))
    for line in function.splitlines():
        if taken := TAKEN.fullmatch(line):
            name, struct, owner, field = taken.groups()
            lasts = owner in lasting and is_final(struct, field)
            counts = 1
        elif called := CALLED.fullmatch(line):
            name, callee, owner = called.groups()
            lasts = owner in lasting and callee in twins
            counts = 0
        else:
            continue
        if not lasts or assigned[name] > 1:
            continue
        lasting.add(name)
        without, counted = re.subn(COUNTED.format(name), "", function, flags=re.MULTILINE)
        if counted != counts:
            continue
        without = re.sub(RELEASED.format(name), "", without, flags=re.MULTILINE)
        if is_only_looked_at(name, without.replace(line, "", 1)):
            function = (
                without if counts else without.replace(line, line.replace(callee, lends(callee)))
            )
    return function


def is_only_looked_at(name: str, function: str) -> bool:
    """Tell whether a function only reads a variable: neither keeps nor passes on the object."""
    rest = re.sub(LOOKED_AT.format(name), "", function, flags=re.MULTILINE)
    return re.search(rf"\b{name}\b", rest) is None
