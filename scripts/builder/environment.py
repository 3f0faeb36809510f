"""The virtual environment `.venv`, which grows: for playing, for compiling, for development."""

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from scripts.builder.sources import PROJECT
from scripts.builder.stages import BuildError, Stage

VENV = PROJECT / ".venv"
PYTHON = VENV / "bin" / "python"
READY = VENV / "ready.json"
"""Lists the requirements that are installed, and the constraints that gave them their versions."""

CONSTRAINTS = PROJECT / "constraints.txt"

PLAYING = frozenset({"serve"})
"""The extras of the package that playing in a browser needs."""

DEVELOPMENT = PLAYING | {"dev", "train", "ray", "postgres"}

NO_PIP = """\
Python cannot make a virtual environment with pip here.
Install the missing part (Debian, Ubuntu: apt install python3-venv) or the virtualenv package."""


def for_playing() -> set[str]:
    """Return what the service needs in plain Python."""
    return _listed(PLAYING)


def for_compiling() -> set[str]:
    """Return what the service and compiling it need."""
    return _listed(PLAYING) | set(_settings()["build-system"]["requires"])


def for_development() -> set[str]:
    """Return what all tests, tools and builds need."""
    return _listed(DEVELOPMENT) | for_compiling()


def prepare_environment(wanted: set[str], title: str) -> None:
    """Install what is missing of the requirements, under a title."""
    if not has(wanted):
        with Stage(title) as stage:
            install(wanted, stage)


def install(wanted: set[str], stage: Stage) -> None:
    """Install requirements into `.venv`, which is made where there is none that works."""
    if not works(PYTHON):
        make_environment(stage)
    versions = ["--constraint", str(CONSTRAINTS)]
    stage.run([*pip("install"), "--no-compile", *versions, *sorted(wanted)])
    ready = {"constraints": _constraints(), "installed": sorted(_installed() | wanted)}
    READY.write_text(json.dumps(ready), encoding="utf-8")


def has(wanted: set[str]) -> bool:
    """Tell whether the environment works and has requirements in the versions that are pinned."""
    return works(PYTHON) and wanted <= _installed()


def make_environment(stage: Stage) -> None:
    """Make an empty `.venv`, with virtualenv where Python's own venv is incomplete."""
    for module in (("venv", "--clear"), ("virtualenv", "--clear", "--quiet")):
        try:
            stage.run([sys.executable, "-m", *module, str(VENV)])
        except BuildError:
            shutil.rmtree(VENV, ignore_errors=True)
        else:
            return
    raise BuildError(NO_PIP)


def pip(verb: str) -> list[str]:
    """Start a pip command that speaks only of errors."""
    return [str(PYTHON), "-m", "pip", verb, "-qq", "--disable-pip-version-check"]


def works(python: Path) -> bool:
    """Tell whether an interpreter runs."""
    try:
        return subprocess.run([python, "-c", ""], capture_output=True).returncode == 0
    except OSError:
        return False


def _listed(extras: frozenset[str]) -> set[str]:
    """Return what the package needs with some extras."""
    project = _settings()["project"]
    more = (name for extra in extras for name in project["optional-dependencies"][extra])
    return {*project["dependencies"], *more}


def _settings() -> dict[str, Any]:
    return tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))


def _constraints() -> str:
    return CONSTRAINTS.read_text(encoding="utf-8")


def _installed() -> set[str]:
    """Return the requirements that are installed in the versions that are pinned now."""
    try:
        ready = json.loads(READY.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return set()
    return set(ready["installed"]) if ready["constraints"] == _constraints() else set()
