"""The checkout: where things are, and which sources something was built from."""

import runpy
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

PROJECT = Path(__file__).resolve().parents[2]
PACKAGE = PROJECT / "src" / "thaumata"

RECIPE = ("pyproject.toml", "setup.py", "constraints.txt", "README.md", "LICENSE", "NOTICE")
"""The files beside the sources that a build of the package reads."""

TUNING = PROJECT / "scripts" / "mypyc_tuning"

if TYPE_CHECKING:
    from thaumata import build_info as build_info
else:  # by its path: the package itself needs what has not been installed yet
    build_info = SimpleNamespace(**runpy.run_path(str(PACKAGE / "build_info.py")))


def copy_package(target: Path) -> None:
    """Copy the package as it is, with the client if that is built."""
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(PACKAGE, target, ignore=leave)


def copy_sources(folder: Path) -> None:
    """Copy all that a build of the package reads."""
    for name in RECIPE:
        shutil.copy(PROJECT / name, folder / name)
    leave = shutil.ignore_patterns("__pycache__")
    shutil.copytree(TUNING, folder / "scripts" / TUNING.name, ignore=leave)
    copy_package(folder / "src" / PACKAGE.name)
