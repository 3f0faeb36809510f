"""Which changes to mypyc's C are made, and the C of a library after them."""

from collections.abc import Iterator, Sequence, Set
from pathlib import Path

from scripts.mypyc_tuning.borrowing import borrow
from scripts.mypyc_tuning.docs import document
from scripts.mypyc_tuning.shortcuts import HELPERS, shorten
from scripts.mypyc_tuning.units import cut

CHANGES = ("units", "docs", "shortcuts", "borrowing", "branches")
"""The changes by name; the others need `units`, which is made whenever one of them is."""

PREFIX = "__native_"
"""How the names of mypyc's C files for modules begin."""


def chosen(text: str) -> frozenset[str] | None:
    """Return the changes that THAUMATA_TUNING names; None for mypyc's own C and nothing else."""
    if text == "none":
        return None
    names = frozenset(CHANGES if text == "all" else text.split(","))
    if unknown := names.difference(CHANGES):
        known = ", ".join(CHANGES)
        raise SystemExit(
            f"THAUMATA_TUNING is all, none or some of {known}, not {', '.join(sorted(unknown))!r}"
        )
    return names


def change(sources: Sequence[str], headers: Sequence[str], changes: Set[str]) -> Iterator[str]:
    """Yield the C of each unit: one for each module, and one for mypyc's own functions.

    The files that mypyc has written for modules are changed in place.
    """
    files = [Path(name) for name in sources]
    declared = [Path(name) for name in headers]
    modules = [path for path in files if path.name.startswith(PREFIX)]
    texts = {path: text for path in modules if (text := module_text(path, changes)) is not None}
    twins: dict[str, str] = {}
    if "borrowing" in changes:
        known = "".join(path.read_text("utf-8") for path in declared)
        borrowing, twins = borrow(list(texts.values()), known)
        texts = dict(zip(texts, borrowing, strict=True))
    for path, text in texts.items():
        path.write_text(text, "utf-8")
    yield from cut(modules, declared, HELPERS if "shortcuts" in changes else "", twins).values()
    folder = modules[0].parent
    runtime = sorted(path.relative_to(folder) for path in set(files) - set(modules))
    yield "".join(f'#include "{path.as_posix()}"\n' for path in runtime)


def module_text(path: Path, changes: Set[str]) -> str | None:
    """Return the C of a module with its docstrings and shortcuts; None where it has no Python."""
    source = Path("src", path.stem.removeprefix(PREFIX).replace("___", "/") + ".py")
    if not source.exists():  # the module that starts all others
        return None
    text = path.read_text("utf-8")
    if "docs" in changes:
        text = document(text, source.read_text("utf-8"))
    return shorten(text) if "shortcuts" in changes else text
