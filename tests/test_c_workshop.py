"""What is compiled is kept, and compiled again by a profile of where the time goes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.c_workshop import Workshop, understood

pytestmark = pytest.mark.slow

COUNTING = ("-fprofile-generate", "-fprofile-update=single")
TEXT = "int twice(int n) { return n < 0 ? 0 : 2 * n; }\n"
CALL = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).twice(21))"


def workshop(folder: Path, *flags: str, profile: Path | None = None) -> Workshop:
    compiler = ("gcc", "-O2", "-fPIC", *flags)
    return Workshop(compiler, ("gcc", "-shared", *flags), folder / "kept", profile)


def call(library: Path, profile: Path) -> str:
    counted = {"GCOV_PREFIX": str(profile), "GCOV_PREFIX_STRIP": "99"}
    return subprocess.check_output(
        [sys.executable, "-c", CALL, str(library)], env={**os.environ, **counted}, text=True
    )


def test_the_same_text_is_compiled_once(tmp_path: Path) -> None:
    first = workshop(tmp_path).compiled
    (tmp_path / "kept").mkdir()
    made = first(TEXT)
    written = made.stat().st_ino
    assert workshop(tmp_path).compiled(TEXT) == made
    assert made.stat().st_ino == written
    assert workshop(tmp_path).compiled(TEXT + "\n") != made
    assert workshop(tmp_path, "-O1").compiled(TEXT) != made


def test_a_profile_is_found_by_the_text_it_was_counted_for(tmp_path: Path) -> None:
    library, profile = tmp_path / "twice.so", tmp_path / "profile"
    plain = workshop(tmp_path)
    plain.make({library: [TEXT]})
    workshop(tmp_path, *COUNTING).make({library: [TEXT]})
    assert call(library, profile) == "42\n"
    assert len([*profile.iterdir()]) == 1

    guided = workshop(tmp_path, profile=profile)
    assert guided.compiled(TEXT) != plain.compiled(TEXT)
    assert guided.compiled(TEXT + "\n") == plain.compiled(TEXT + "\n")
    guided.make({library: [TEXT]})
    assert call(library, profile) == "42\n"


def test_flags_that_a_compiler_does_not_take_are_left_out() -> None:
    assert understood(["gcc"], ["-O2", "--param=no-such-thing=1", "-g0"]) == ["-O2", "-g0"]
