"""Compiles and links C on all processors, with a cache of objects and libraries.

The key of an object is the hash of everything that it is made from: the text, the command and the
versions of compiler, Python and mypyc. So after an edit only the units whose text has changed are
compiled again, and a branch that was built before is built at once.

A profile is a folder with the counts that gcc took for each unit in a run of the same units,
compiled with `-fprofile-generate`.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

KEPT_DAYS = 14
"""After so many days without use a file is removed from the cache."""

GUIDED = (
    "-fprofile-use",
    "-fprofile-partial-training",  # what the profile has not seen is still made for speed
    "-Wno-coverage-mismatch",  # the text is the same, whatever folder it was compiled in
    "-flto",  # what is called all the time is inlined from other units, however long it is
)
"""How a unit is compiled by a profile."""

GUIDED_LINK = ("-flto=auto", "-O3")
"""How units are linked that were compiled by a profile."""


class Toolchain:
    """A compiler and a linker, with a cache of what they have made."""

    def __init__(
        self,
        compiler: Sequence[str],
        linker: Sequence[str],
        folder: Path,
        profile: Path | None = None,
    ) -> None:
        self.compiler = compiler
        self.linker = linker
        self.folder = folder
        self.profile = profile
        shown = subprocess.run([compiler[0], "--version"], capture_output=True, check=True).stdout
        self.versions = f"{shown.decode()} {sys.version} {version('mypy')} {version('librt')}"

    def build(self, libraries: Mapping[Path, Sequence[str]]) -> None:
        """Build each library, given the path it goes to and the C texts it consists of."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            texts = sorted({text for texts in libraries.values() for text in texts})
            texts.sort(key=len, reverse=True)  # the longest first, so that none is waited for
            objects = dict(zip(texts, pool.map(self.compile, texts)))
            parts = [[objects[text] for text in texts] for texts in libraries.values()]
            for target, made in zip(libraries, pool.map(self.link, parts)):
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(made, target)
                shutil.copymode(made, target)
        self._remove_unused()

    def compile(self, text: str) -> Path:
        """Compile a C text; return the object."""
        # gcc looks for what it has counted beside the object, under the same name.
        name = hashlib.sha256(text.encode()).hexdigest()[:32]
        counted = self.profile / f"{name}.gcda" if self.profile else None
        command = [*self.compiler]
        recipe = [text]
        if counted is not None and counted.exists():
            command += GUIDED
            recipe.append(hashlib.sha256(counted.read_bytes()).hexdigest())
        else:
            counted = None

        def compile_it(made: Path) -> None:
            source = made.with_name(f"{name}.c")
            source.write_text(text, encoding="utf-8")
            if counted is not None:
                shutil.copy(counted, made.parent)
            output = source.with_suffix(".o")
            subprocess.run([*command, "-c", str(source), "-o", str(output)], check=True)
            output.replace(made)

        return self._cached([*command, *recipe], ".o", compile_it)

    def link(self, objects: Sequence[Path]) -> Path:
        """Link objects; return the library."""
        command = [*self.linker, *(GUIDED_LINK if self.profile else ())]

        def link_them(made: Path) -> None:
            subprocess.run([*command, *map(str, objects), "-o", str(made)], check=True)

        return self._cached([*command, *(path.name for path in objects)], ".so", link_them)

    def _cached(self, recipe: Sequence[str], suffix: str, make: Callable[[Path], None]) -> Path:
        """Return what a recipe makes; `make` writes it to a path unless it is in the cache."""
        text = "\0".join([*recipe, self.versions])
        kept = self.folder / (hashlib.sha256(text.encode()).hexdigest() + suffix)
        if kept.exists():
            kept.touch()
        else:
            with tempfile.TemporaryDirectory(dir=self.folder) as folder:
                made = Path(folder, "made" + suffix)
                make(made)
                made.replace(kept)  # whole or not at all
        return kept

    def _remove_unused(self) -> None:
        oldest = time.time() - KEPT_DAYS * 24 * 60 * 60
        for path in self.folder.glob("*.*o"):
            if path.stat().st_mtime < oldest:
                path.unlink()


def supported(compiler: Sequence[str], flags: Sequence[str]) -> list[str]:
    """Return those of the flags that a compiler takes."""

    def takes(flag: str) -> bool:
        command = [*compiler, flag, "-x", "c", "-c", os.devnull, "-o", os.devnull]
        return subprocess.run(command, capture_output=True).returncode == 0

    return [flag for flag in flags if takes(flag)]
