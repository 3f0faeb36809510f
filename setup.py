"""Builds the package, its rules compiled where a C compiler is at hand.

Everything else about the package is in pyproject.toml. The variable THAUMATA_BUILD decides:

- `auto` (or unset): compile; where that fails, install plain Python and say so
- `compiled`: compile, and fail where that fails (`make build`)
- `pure`: plain Python

An editable install is always plain Python: extension modules beside the sources would shadow edits.
"""

import os
import runpy
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PROJECT = Path(__file__).resolve().parent
SOURCES = Path("src", "thaumata")

COMPILED = (
    "game.py",
    "state.py",
    "actions.py",
    "errors.py",
    "outcome.py",
    "rules.py",
    "agenda.py",
    "rng.py",
    "dealer.py",
    "kit/**/*.py",
    "duel/**/*.py",
    "classic/**/*.py",
    "players/playout*.py",
    "players/values/**/*_value.py",
    "proof/*playout.py",
    "proof/soundness.py",
    "proof/printed.py",
    "proof/duel/*.py",
    "proof/classic/*.py",
)
"""The modules to compile, as patterns below `src/thaumata`; a package's `__init__` never is."""

MYPY_OPTIONS = (
    "--config-file=",  # `make lint` is strict; a build only needs the types
    "--follow-imports=silent",
    "--ignore-missing-imports",
)

C_FLAGS = (
    "-Wno-error",  # mypyc asks for -Werror, and every compiler warns about something else
    "-Wno-misleading-indentation",  # gcc reads a long file again for every line it looks at
    "-fvisibility=hidden",  # the rules call one another directly: games run 40 % faster
)

build_info = SimpleNamespace(**runpy.run_path(str(PROJECT / SOURCES / "build_info.py")))
build_docs = SimpleNamespace(**runpy.run_path(str(PROJECT / SOURCES / "build_docs.py")))


def wanted() -> str:
    """Answer what THAUMATA_BUILD asks for."""
    mode = os.environ.get("THAUMATA_BUILD", "auto")
    if mode not in ("auto", "compiled", "pure"):
        raise SystemExit(f"THAUMATA_BUILD is auto, compiled or pure, not {mode!r}")
    return mode


def compiled_modules() -> list[str]:
    """List the files to compile."""
    found = {path for pattern in COMPILED for path in SOURCES.glob(pattern)}
    return sorted(str(path) for path in found if path.name != "__init__.py")


def extensions() -> list[Extension]:
    """Translate the rules to C: one shared library and a small shim for each module."""
    from mypyc.build import mypycify

    made = mypycify(
        [*MYPY_OPTIONS, *compiled_modules()],
        opt_level="3",
        debug_level="0",
        group_name="thaumata",
    )
    keep_docstrings(made)
    if os.name == "posix":
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
    return made


def keep_docstrings(made: list[Extension]) -> None:
    """Put the docstrings, which mypyc drops, into the C code that it has written."""
    docstrings = build_docs.collect(SOURCES)
    for source in {Path(each) for extension in made for each in extension.sources}:
        if source.name.startswith("__native"):
            source.write_text(build_docs.with_docstrings(source.read_text(), docstrings))


class BuildPython(build_py):
    """Copies the sources, after removing what an earlier build left."""

    def run(self) -> None:
        """Start from nothing, so that no deleted module survives."""
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib, "thaumata"), ignore_errors=True)
            for library in Path(self.build_lib).glob("thaumata__mypyc*"):
                library.unlink()
        super().run()


class BuildExtensions(build_ext):
    """Compiles all of the rules or none of them."""

    compiled = False

    def run(self) -> None:
        """Compile; where that fails leave nothing half done and go on without."""
        mode = wanted()
        if mode == "pure" or self.editable_mode or self.inplace:
            return
        try:
            self._compile()
        except Exception as error:  # compilers are missing in many ways; a type error still exits
            if mode == "compiled":
                raise
            self._withdraw()
            reason = f"{type(error).__name__}; no C compiler?"
            print(f"thaumata: not compiled ({reason}), installing plain Python", file=sys.stderr)
        else:
            self.compiled = True

    def _compile(self) -> None:
        # Only a real build pays for the translation: the command is set up again with its result.
        self.distribution.ext_modules = extensions()
        self.distribution.reinitialize_command(self)
        self.ensure_finalized()
        super().run()

    def _withdraw(self) -> None:
        if self.extensions:
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
        self.extensions = []


class Build(build):
    """Builds everything, then leaves the stamp."""

    def run(self) -> None:
        """Stamp the result with the sources it came from."""
        super().run()
        made = build_info.Stamp(
            source_hash=build_info.source_hash(PROJECT / SOURCES),
            recipe_hash=build_info.recipe_hash(PROJECT),
            compiled=self.get_finalized_command("build_ext").compiled,
        )
        build_info.write_stamp(Path(self.build_lib, "thaumata"), made)


if __name__ == "__main__":
    os.chdir(PROJECT)
    setup(
        # A placeholder that marks the wheel as machine code; BuildExtensions replaces it.
        ext_modules=[Extension("thaumata", sources=[])],
        cmdclass={"build": Build, "build_py": BuildPython, "build_ext": BuildExtensions},
    )
