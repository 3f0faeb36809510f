"""Builds the package, its rules compiled where a C compiler is at hand.

Everything else about the package is in pyproject.toml. The variable THAUMATA_BUILD decides:

- `auto` (or unset): compile; where that fails, install plain Python and say so
- `compiled`: compile, and fail where that fails (`make build`)
- `pure`: plain Python

An editable install is always plain Python: extension modules beside the sources would shadow edits.

What is compiled is kept in the folder that THAUMATA_BUILD_CACHE names, if any, and used again. The
C compiler also gets what is in CFLAGS and LDFLAGS. THAUMATA_PROFILE names a folder in which gcc has
noted where the time goes: see `scripts/builder/profile.py`. THAUMATA_TUNING chooses how mypyc's C
is changed, `none` leaves it as it is: see `docs/compiling.md`.
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
sys.path.insert(0, str(PROJECT))  # a build finds nothing beside this file by itself

from scripts.mypyc_tuning.changes import change, chosen  # noqa: E402
from scripts.mypyc_tuning.toolchain import Toolchain, supported  # noqa: E402

SOURCES = Path("src", "thaumata")

COMPILED = (
    "game.py",
    "state.py",
    "part.py",
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
    "views/reading.py",
    "views/*/city.py",
    "views/*/offers.py",
    "views/*/past.py",
    "views/*/preview.py",
    "views/*/receipt.py",
    "views/*/sources.py",
    "views/*/structure.py",
    "views/*/view.py",
    "wording/*/actions.py",
    "players/playout*.py",
    "players/advice/futures.py",
    "players/search/**/*.py",
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
    "--no-site-packages",  # or whatever stands behind an optional import is read for minutes
)

C_FLAGS = (
    "-w",  # it is not for us to mend what mypyc writes
    "-Wno-misleading-indentation",  # gcc reads a long file again for every line it looks at
    "-fvisibility=hidden",  # the rules call one another directly: games run 40 % faster
)

FEWER_BRANCHES = (
    "--param=max-rtl-if-conversion-unpredictable-cost=80",
    "--param=max-rtl-if-conversion-predictable-cost=60",
)
"""What only some compilers understand. What can be paid is as good as random, and a processor loses
more by a wrong guess than by working out both: Duel is 5 % faster when gcc jumps less."""

build_info = SimpleNamespace(**runpy.run_path(str(PROJECT / SOURCES / "build_info.py")))


def wanted() -> str:
    """Answer what THAUMATA_BUILD asks for."""
    mode = os.environ.get("THAUMATA_BUILD", "auto")
    if mode not in ("auto", "compiled", "pure"):
        raise SystemExit(f"THAUMATA_BUILD is auto, compiled or pure, not {mode!r}")
    return mode


def tuning() -> str:
    """Return which changes to mypyc's C are asked for."""
    return os.environ.get("THAUMATA_TUNING", "all")


def compiled_modules() -> list[str]:
    """List the files to compile."""
    found = {path for pattern in COMPILED for path in SOURCES.glob(pattern)}
    return sorted(str(path) for path in found if path.name != "__init__.py")


def extensions(folder: Path) -> list[Extension]:
    """Translate the rules to C in a folder: one shared library and a small shim for each module."""
    from mypyc.build import mypycify

    return mypycify(
        [*MYPY_OPTIONS, *compiled_modules()],
        opt_level="3",
        debug_level="0",
        group_name="thaumata",
        multi_file=True,
        target_dir=str(folder),
    )


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
        folder = Path(self.build_temp, "c")
        self.distribution.ext_modules = extensions(folder)
        self.distribution.reinitialize_command(self)
        self.ensure_finalized()
        super().run()

    def build_extensions(self) -> None:
        """Compile and link, unit by unit; as mypyc would, where nothing is to be changed."""
        changes = chosen(tuning())
        if changes is None or os.name != "posix":
            super().build_extensions()
            return
        library, *shims = self.extensions
        headers = [f"-I{path}" for path in (*library.include_dirs, *self.include_dirs)]
        compiler = [*self.compiler.compiler_so, *library.extra_compile_args, *C_FLAGS]
        flags = FEWER_BRANCHES if "branches" in changes else ()
        toolchain = Toolchain(
            [*compiler, *supported(compiler, flags), *headers],
            self.compiler.linker_so,
            Path(os.environ.get("THAUMATA_BUILD_CACHE") or Path(self.build_temp, "made")),
            Path(profile) if (profile := os.environ.get("THAUMATA_PROFILE")) else None,
        )
        units = change(library.sources, library.depends, changes)
        made = {self._target(library): [*units]}
        made |= {self._target(shim): [Path(shim.sources[0]).read_text()] for shim in shims}
        toolchain.build(made)

    def _target(self, extension: Extension) -> Path:
        return Path(self.get_ext_fullpath(extension.name))

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
            tuning=tuning(),
        )
        build_info.write_stamp(Path(self.build_lib, "thaumata"), made)


if __name__ == "__main__":
    os.chdir(PROJECT)
    setup(
        # A placeholder that marks the wheel as machine code; BuildExtensions replaces it.
        ext_modules=[Extension("thaumata", sources=[])],
        cmdclass={"build": Build, "build_py": BuildPython, "build_ext": BuildExtensions},
    )
