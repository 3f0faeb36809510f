"""Commands run under a title, at the same time if need be, and none outlives its stage."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scripts.builder.stages import BuildError, Stage, run_all

PARENT = "sleep 60 & echo $! > {0}; wait"
"""A shell command that starts a process of its own and writes down which."""


PROGRAM = """\
import sys
from scripts.builder.stages import clean_up_when_interrupted, run_all

clean_up_when_interrupted()
run_all("Building", [lambda stage: stage.run(["sh", "-c", sys.argv[1]])])
"""


def has_ended(process: int) -> bool:
    """Tell whether a process has ended or does so within a few seconds."""
    until = time.monotonic() + 5
    while time.monotonic() < until:
        try:
            if Path(f"/proc/{process}/stat").read_text().split(") ")[1][0] == "Z":
                return True  # it has ended, and nobody has asked how
        except FileNotFoundError:
            return True
        time.sleep(0.01)
    return False


def noted(file: Path) -> int:
    """Wait until a process is written down; return it."""
    until = time.monotonic() + 20
    while not (file.exists() and file.read_text().strip()):
        assert time.monotonic() < until
        time.sleep(0.01)
    return int(file.read_text())


def test_a_stage_says_what_it_does_and_how_long_it_took(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with Stage("Building") as stage:
        assert stage.run(["echo", "done"]) == b"done\n"
    assert capsys.readouterr().out == "Building  0 s\n"


def test_what_a_failed_command_said_is_told_with_a_hint() -> None:
    with pytest.raises(BuildError) as told, Stage("Building") as stage:
        stage.run(["sh", "-c", "echo no such thing >&2; exit 3"], hint="Get it")
    assert str(told.value) == "no such thing\n\nGet it"


def test_the_first_job_that_fails_ends_the_others_with_all_they_have_started(
    tmp_path: Path,
) -> None:
    started = tmp_path / "started"

    def waits(stage: Stage) -> None:
        stage.run(["sh", "-c", PARENT.format(started)])

    def fails(stage: Stage) -> None:
        noted(started)
        stage.run(["sh", "-c", "echo broken; exit 1"])

    began = time.monotonic()
    with pytest.raises(BuildError, match="broken"):
        run_all("Building", [waits, fails])
    assert time.monotonic() - began < 20
    assert has_ended(noted(started))


@pytest.mark.parametrize("ending", ["INT", "TERM", "HUP"])
def test_whatever_interrupts_a_build_ends_all_it_has_started(tmp_path: Path, ending: str) -> None:
    started = tmp_path / "started"
    project = Path(__file__).resolve().parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, PARENT.format(started)],
        env={**os.environ, "PYTHONPATH": str(project)},
        stderr=subprocess.DEVNULL,
    ) as build:
        process = noted(started)
        subprocess.run(["kill", f"-{ending}", str(build.pid)], check=True)
        build.wait(20)
    assert has_ended(process)
