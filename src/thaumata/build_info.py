"""How this copy of the package was built, and from which sources.

The same files run interpreted or compiled. The build leaves a stamp in the package it makes, never
in the source tree: the hash of the sources and whether they were compiled. Tests use it to refuse a
stale build, the command line to show which one is running.

This module imports nothing from the package, so that the build can load it by its path.
"""

import hashlib
import json
import os
from collections.abc import Iterable
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final, NamedTuple, TextIO

PACKAGE: Final = Path(__file__).resolve().parent
"""The folder of this copy of the package."""

STAMP_NAME: Final = "_build.json"
"""The name of the stamp file that the build writes into the package."""

HASHED_SUFFIXES: Final = (".py", ".ftl", ".net")
"""The suffixes of source files: code, words and networks."""


class Stamp(NamedTuple):
    """The stamp of a build."""

    source_hash: str
    """The hash of the sources it was built from."""
    recipe_hash: str
    """The hash of the files that determine how it is built."""
    compiled: bool
    """Whether the rules are extension modules."""
    tuning: str
    """Which changes to mypyc's C were asked for: see `docs/compiling.md`."""


def hash_files(root: Path, paths: Iterable[Path]) -> str:
    """Hash the names, relative to `root`, and the contents of `paths`, in any order."""
    digest = hashlib.sha256()
    for name, path in sorted((path.relative_to(root).as_posix(), path) for path in paths):
        content = path.read_bytes()
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def source_hash(package: Path = PACKAGE) -> str:
    """Hash every source file of the package in folder `package`."""
    return hash_files(package, (p for p in package.rglob("*") if p.suffix in HASHED_SUFFIXES))


def recipe_hash(project: Path) -> str:
    """Hash the files in the project's top folder that determine how the package is built."""
    recipe = ("setup.py", "scripts/mypyc_tuning/*.py", "pyproject.toml", "constraints.txt")
    return hash_files(project, (path for pattern in recipe for path in project.glob(pattern)))


def stamp(package: Path = PACKAGE) -> Stamp | None:
    """Read the stamp of a built package; return None in a source checkout."""
    try:
        fields = json.loads((package / STAMP_NAME).read_text(encoding="utf-8"))
        return Stamp(**fields)
    except (OSError, ValueError, TypeError):
        return None


def write_stamp(package: Path, made: Stamp) -> None:
    """Write the stamp into a package that has just been built."""
    text = json.dumps(made._asdict(), indent=2) + "\n"
    (package / STAMP_NAME).write_text(text, encoding="utf-8")


def is_compiled() -> bool:
    """Return whether the rules were loaded from an extension module."""
    origin = import_module("thaumata.game").__file__ or ""
    return origin.endswith(tuple(EXTENSION_SUFFIXES))


def say_once_if_interpreted(stream: TextIO, note: str, package: Path = PACKAGE) -> None:
    """Print `note` on the first run of a package that was installed without a compiler.

    In a source checkout nothing is printed: running interpreted is expected there.
    """
    made = stamp(package)
    if made is None or made.compiled:
        return
    told = _cache_folder() / "interpreted"
    if told.exists():
        return
    print(note, file=stream)
    try:
        told.parent.mkdir(parents=True, exist_ok=True)
        told.touch()
    except OSError:
        pass


def _cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(base):
        return Path(base, "thaumata")
    return Path(os.path.expanduser("~"), ".cache", "thaumata")


def package_version() -> str:
    """Return the version of the installed package, or ``0+source`` if it is not installed."""
    try:
        return version("thaumata")
    except PackageNotFoundError:
        return "0+source"
