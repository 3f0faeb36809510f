"""The package compiled by a profile of where the time goes, which takes several minutes.

It is compiled so that it counts, plays the games of `mypyc_tuning/exercise.py`, and is compiled
again by what was counted.
"""

import os
import shutil
import subprocess
import sysconfig

from scripts.builder.client import carries_client
from scripts.builder.environment import PYTHON, VENV, for_compiling, pip, prepare_environment
from scripts.builder.package import (
    NO_COMPILER,
    OPTIONS,
    compiler,
    is_current,
    keeping_objects,
    sources,
)
from scripts.builder.sources import PROJECT, TUNING, build_info
from scripts.builder.stages import BuildError, Stage

GUIDED = VENV / "guided"
"""Holds the package that is compiled by a profile, as a wheel and unpacked."""

COUNTING = "-fprofile-generate -fprofile-update=single"
"""How gcc is told to count where the time goes."""

NO_GCC = """\
Only gcc is understood here when it tells where the time goes, and this is another compiler.
With CC=gcc it may work. `make build` and `thaumata bench` need no gcc."""


def prepare_guided() -> None:
    """Compile by a profile, unless that was done with these very sources."""
    package = GUIDED / "package"
    if is_current(build_info.stamp(package / "thaumata")) and carries_client(package / "thaumata"):
        return
    prepare_environment(for_compiling(), "Installing what the rules are compiled with")
    if not is_gcc():
        raise BuildError(NO_GCC)
    shutil.rmtree(GUIDED, ignore_errors=True)
    counted, counting, wheels = GUIDED / "profile", GUIDED / "counting", GUIDED / "wheel"
    counted.mkdir(parents=True)
    compiled = {"THAUMATA_BUILD": "compiled", **keeping_objects()}
    with sources() as folder:
        with Stage("Compiling the rules so that they count") as stage:
            stage.run(
                [*pip("install"), *OPTIONS, "--target", str(counting), str(folder)],
                NO_COMPILER,
                # What is in CFLAGS stands in the place of Python's own flags.
                {
                    **compiled,
                    "CFLAGS": f"{sysconfig.get_config_var('CFLAGS')} {COUNTING}",
                    "LDFLAGS": COUNTING,
                },
            )
        with Stage("Playing games") as stage:
            stage.run(
                [str(PYTHON), str(TUNING / "exercise.py")],
                # All that was counted goes into one folder, each unit under its own name.
                environment={
                    "PYTHONPATH": str(counting),
                    "GCOV_PREFIX": str(counted),
                    "GCOV_PREFIX_STRIP": "99",
                },
            )
        shutil.rmtree(folder / "build", ignore_errors=True)
        with Stage("Compiling the rules by what was counted") as stage:
            stage.run(
                [*pip("wheel"), *OPTIONS, "--wheel-dir", str(wheels), str(folder)],
                NO_COMPILER,
                {**compiled, "THAUMATA_PROFILE": str(counted)},
            )
    wheel = next(wheels.glob("*.whl"))
    with Stage("Unpacking") as stage:
        stage.run([*pip("install"), "--no-deps", "--target", str(package), str(wheel)])


def hand_out_wheel() -> None:
    """Copy the wheel that was compiled by a profile into `dist`."""
    for wheel in (GUIDED / "wheel").glob("*.whl"):
        target = PROJECT / "dist" / wheel.name
        target.parent.mkdir(exist_ok=True)
        shutil.copy(wheel, target)
        print(target.relative_to(PROJECT))


def is_gcc() -> bool:
    """Tell whether C is compiled with gcc: others say that they are, but also what they are."""
    command = [*compiler(), "-dM", "-E", "-x", "c", os.devnull]
    try:
        macros = subprocess.run(command, capture_output=True)
    except OSError as problem:
        raise BuildError(NO_COMPILER) from problem
    return b"__GNUC__" in macros.stdout and b"__clang__" not in macros.stdout
