"""The package, compiled and installed into `.venv`, or as plain Python."""

import os
import shlex
import subprocess
import sysconfig
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from scripts.builder.environment import VENV, for_compiling, pip, prepare_environment
from scripts.builder.sources import PACKAGE, PROJECT, build_info, copy_sources
from scripts.builder.stages import BuildError, Stage

if TYPE_CHECKING:
    from typing import TypeGuard

OBJECTS = VENV / "compiled"
"""Holds what earlier builds have compiled, so that it need not be compiled again."""

MODES = ("compiled", "auto", "pure")
"""The values of THAUMATA_BUILD: see `setup.py`."""

OPTIONS = ("--no-deps", "--no-build-isolation")

COMPILER_NEEDED = """\
Compiling needs a C compiler and Python's headers (Debian, Ubuntu: apt install gcc python3-dev)."""

NO_COMPILER = f"""\
The rules were not compiled; the reason stands above.
{COMPILER_NEEDED}
To go on in plain Python, a hundred times slower: THAUMATA_BUILD=pure make play"""


def mode() -> str:
    """Return how the package is to be installed."""
    return os.environ.get("THAUMATA_BUILD", MODES[0])


def tuning() -> str:
    """Return which changes to mypyc's C are asked for."""
    return os.environ.get("THAUMATA_TUNING", "all")


def prepare_package() -> None:
    """Compile and install the package, unless the installed one is made from these very sources."""
    if is_installed(mode()):
        return
    prepare_environment(for_compiling(), "Installing what the rules are compiled with")
    title = "Installing plain Python" if mode() == "pure" else "Compiling the rules"
    with Stage(title) as stage:
        install_package(mode(), stage)


def install_package(wanted: str, stage: Stage, hint: str = NO_COMPILER) -> None:
    """Compile and install the package, or as plain Python; the environment has what that needs.

    `hint` is what to do where that fails.
    """
    if wanted == "compiled" and not has_compiler():
        raise BuildError(f"{' '.join(compiler())}: not found, or it does not find Python.h\n{hint}")
    with sources() as folder:
        command = [*pip("install"), *OPTIONS, "--force-reinstall", str(folder)]
        stage.run(command, hint, {"THAUMATA_BUILD": wanted, **keeping_objects()})


def is_installed(wanted: str) -> bool:
    """Tell whether the package in `.venv` is what would be installed now in a mode."""
    package = installed_package()
    made = build_info.stamp(package) if package else None
    if not is_current(made):
        return False
    if wanted == "auto":
        return True
    return made.tuning == tuning() if wanted == "compiled" else not made.compiled


def compiler() -> list[str]:
    """Return the command that compiles C."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def has_compiler() -> bool:
    """Tell whether there are a C compiler and Python's headers."""
    include = f"-I{sysconfig.get_path('include')}"
    try:
        checked = subprocess.run(
            [*compiler(), include, "-fsyntax-only", "-x", "c", "-"],
            input=b"#include <Python.h>\n",
            capture_output=True,
        )
    except OSError:
        return False
    return checked.returncode == 0


def is_current(made: "build_info.Stamp | None") -> "TypeGuard[build_info.Stamp]":
    """Tell whether a package was made from these very sources, in this very way."""
    return (
        made is not None
        and made.source_hash == build_info.source_hash(PACKAGE)
        and made.recipe_hash == build_info.recipe_hash(PROJECT)
    )


def installed_package() -> Path | None:
    """Return the folder of the package in `.venv`, where it is installed."""
    return next(VENV.glob("lib/python3*/site-packages/thaumata"), None)


def keeping_objects() -> Mapping[str, str]:
    """Return the environment in which what is compiled is kept for later builds."""
    return {"THAUMATA_BUILD_CACHE": os.environ.get("THAUMATA_BUILD_CACHE", str(OBJECTS))}


@contextmanager
def sources() -> Iterator[Path]:
    """Give a copy of the sources to build from, for as long as the build takes."""
    with tempfile.TemporaryDirectory(prefix="thaumata-") as folder:
        copy_sources(Path(folder))
        yield Path(folder)
