"""Compiled modules are kept, and compiled again with a profile."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.mypyc_tuning.toolchain import Toolchain, supported

pytestmark = pytest.mark.slow

COUNTING = ("-fprofile-generate", "-fprofile-update=single")
TEXT = "int twice(int n) { return n < 0 ? 0 : 2 * n; }\n"
CALL = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).twice(21))"


def toolchain(folder: Path, *flags: str, profile: Path | None = None) -> Toolchain:
    compiler = ("gcc", "-O2", "-fPIC", *flags)
    return Toolchain(compiler, ("gcc", "-shared", *flags), folder / "kept", profile)


def call(library: Path, profile: Path) -> str:
    counted = {"GCOV_PREFIX": str(profile), "GCOV_PREFIX_STRIP": "99"}
    return subprocess.check_output(
        [sys.executable, "-c", CALL, str(library)], env={**os.environ, **counted}, text=True
    )


def test_the_same_text_is_compiled_once(tmp_path: Path) -> None:
    first = toolchain(tmp_path).compile
    (tmp_path / "kept").mkdir()
    made = first(TEXT)
    written = made.stat().st_ino
    assert toolchain(tmp_path).compile(TEXT) == made
    assert made.stat().st_ino == written
    assert toolchain(tmp_path).compile(TEXT + "\n") != made
    assert toolchain(tmp_path, "-O1").compile(TEXT) != made


def test_a_profile_is_found_by_the_text_it_was_counted_for(tmp_path: Path) -> None:
    library, profile = tmp_path / "twice.so", tmp_path / "profile"
    plain = toolchain(tmp_path)
    plain.build({library: [TEXT]})
    toolchain(tmp_path, *COUNTING).build({library: [TEXT]})
    assert call(library, profile) == "42\n"
    assert len([*profile.iterdir()]) == 1

    guided = toolchain(tmp_path, profile=profile)
    assert guided.compile(TEXT) != plain.compile(TEXT)
    assert guided.compile(TEXT + "\n") == plain.compile(TEXT + "\n")
    guided.build({library: [TEXT]})
    assert call(library, profile) == "42\n"


def test_flags_that_a_compiler_does_not_take_are_left_out() -> None:
    assert supported(["gcc"], ["-O2", "--param=no-such-thing=1", "-g0"]) == ["-O2", "-g0"]
