"""How this copy of the package was built, and from which sources.

The same files run interpreted or compiled. The build leaves a stamp in the package it makes, never
in the source tree: the hash of the sources and whether they were compiled. Tests use it to refuse a
stale build, the command line to say what is running.

This module imports nothing of the package, so that the build can load it by its path.
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
"""The folder this copy of the package lies in."""

STAMP_NAME: Final = "_build.json"
"""The file the build writes into the package it makes."""

HASHED_SUFFIXES: Final = (".py", ".ftl", ".net")
"""What counts as a source: the rules and the words."""


class Stamp(NamedTuple):
    """What a build remembers about itself."""

    source_hash: str
    """Hash of the sources it was made from."""
    recipe_hash: str
    """Hash of the files that say how to build."""
    compiled: bool
    """Whether the rules are extension modules."""


def hash_files(root: Path, paths: Iterable[Path]) -> str:
    """Hash the names, relative to `root`, and the contents of `paths`, in whatever order."""
    digest = hashlib.sha256()
    for name, path in sorted((path.relative_to(root).as_posix(), path) for path in paths):
        content = path.read_bytes()
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def source_hash(package: Path = PACKAGE) -> str:
    """Hash every source of the package in folder `package`."""
    return hash_files(package, (p for p in package.rglob("*") if p.suffix in HASHED_SUFFIXES))


def recipe_hash(project: Path) -> str:
    """Hash the files in the project's top folder that decide how the package is built."""
    recipe = ("setup.py", "scripts/c_*.py", "pyproject.toml", "constraints.txt")
    return hash_files(project, (path for pattern in recipe for path in project.glob(pattern)))


def stamp(package: Path = PACKAGE) -> Stamp | None:
    """Read the stamp of a built package; None in a source checkout."""
    try:
        fields = json.loads((package / STAMP_NAME).read_text(encoding="utf-8"))
        return Stamp(**fields)
    except (OSError, ValueError, TypeError):
        return None


def write_stamp(package: Path, made: Stamp) -> None:
    """Leave a stamp in a package that has just been built."""
    text = json.dumps(made._asdict(), indent=2) + "\n"
    (package / STAMP_NAME).write_text(text, encoding="utf-8")


def is_compiled() -> bool:
    """Tell whether the rules in use are really an extension module."""
    origin = import_module("thaumata.game").__file__ or ""
    return origin.endswith(tuple(EXTENSION_SUFFIXES))


def say_once_if_interpreted(stream: TextIO, note: str, package: Path = PACKAGE) -> None:
    """Print `note` the first time somebody runs a package that was installed without a compiler.

    A source checkout says nothing: whoever runs that knows.
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
    """Return the version of the installed package, or say that it is not installed."""
    try:
        return version("thaumata")
    except PackageNotFoundError:
        return "0+source"
