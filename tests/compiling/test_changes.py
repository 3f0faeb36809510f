"""The changes to mypyc's C can be chosen; without any the C is compiled as mypyc would."""

import runpy
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from scripts.mypyc_tuning.changes import CHANGES, change, chosen

PROJECT = Path(__file__).resolve().parents[2]

HEADER = """\
#include <Python.h>
typedef struct {
    PyObject_HEAD
} city___CityObject;
extern int is_initialized;
"""

MAIN = """\
#include "__native_thaumata.h"
int CPyGlobalsInit(void)
{
    is_initialized = 1;
    return 0;
}
"""

CITY = """\
#include "__native_thaumata.h"
static PyMethodDef citymodule_methods[] = {
    {"coins", (PyCFunction)CPyPy_coins, PyDoc_STR("coins()\\n--\\n\\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};
int64_t CPyDef_city___coins(PyObject *cpy_r_city) {
    cpy_r_r0 = (uint64_t)cpy_r_city < (uint64_t)cpy_r_r1;
    if (cpy_r_r0) goto CPyL1; else goto CPyL2;
}
"""


def test_every_change_is_made_unless_something_else_is_asked_for() -> None:
    assert chosen("all") == frozenset(CHANGES)
    assert chosen("units,docs") == frozenset({"units", "docs"})
    assert chosen("none") is None


def test_a_change_that_there_is_not_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"units, docs.*'spells'"):
        chosen("docs,spells")


WRITTEN = {
    "__native_thaumata.h": HEADER,
    "__native_thaumata.c": MAIN,
    "__native_thaumata___city.c": CITY,
    "CPy.c": "int runtime;\n",
    "src/thaumata/city.py": 'def coins() -> int:\n    """Count the coins."""\n',
}
"""The files that mypyc writes for one module, and its Python."""


def changed(folder: Path, *changes: str) -> str:
    """Return the C of all units with some changes, made in a folder."""
    for name, text in WRITTEN.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    sources = [str(folder / name) for name in WRITTEN if name.endswith(".c")]
    headers = [str(folder / name) for name in WRITTEN if name.endswith(".h")]
    return "\n".join(change(sources, headers, frozenset(changes)))


@pytest.mark.parametrize(
    ("name", "sign"),
    [("docs", "Count the coins."), ("shortcuts", "if (likely(cpy_r_r0))")],
)
def test_each_change_can_be_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, sign: str
) -> None:
    monkeypatch.chdir(tmp_path)
    others = [each for each in CHANGES if each != name]
    assert sign not in changed(tmp_path, *others)
    assert sign in changed(tmp_path, *CHANGES)


def build(monkeypatch: pytest.MonkeyPatch, tuning: str) -> tuple[list[Any], list[Any]]:
    """Build an extension; return what mypyc's own way and what ours have been given."""
    plainly: list[Any] = []
    tuned: list[Any] = []

    class Toolchain:
        def __init__(self, compiler: Sequence[str], *others: object) -> None:
            tuned.append(list(compiler))

        def build(self, libraries: object) -> None:
            tuned.append(libraries)

    monkeypatch.setenv("THAUMATA_TUNING", tuning)
    monkeypatch.setattr("scripts.mypyc_tuning.toolchain.Toolchain", Toolchain)
    monkeypatch.setattr("scripts.mypyc_tuning.changes.change", lambda *given: iter(["changed"]))
    monkeypatch.setattr(build_ext, "build_extensions", lambda self: plainly.extend(self.extensions))
    recipe = runpy.run_path(str(PROJECT / "setup.py"))
    library = Extension("thaumata__mypyc", ["city.c"], extra_compile_args=["-O3"])
    command = recipe["BuildExtensions"](Distribution({"ext_modules": [library]}))
    command.ensure_finalized()
    command.compiler = SimpleNamespace(compiler_so=["gcc"], linker_so=["gcc", "-shared"])
    command.build_extensions()
    assert library.sources == ["city.c"]
    assert library.extra_compile_args == ["-O3"]
    return [each is library for each in plainly], tuned


def test_without_changes_mypyc_compiles_its_own_extensions(monkeypatch: pytest.MonkeyPatch) -> None:
    assert build(monkeypatch, "none") == ([True], [])


@pytest.mark.skipif("os.name != 'posix'", reason="C is changed where there are POSIX compilers")
def test_with_changes_units_are_compiled_by_commands_of_our_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plainly, (compiler, libraries) = build(monkeypatch, "all")
    assert plainly == []
    assert "-fvisibility=hidden" in compiler
    assert [*libraries.values()] == [["changed"]]
