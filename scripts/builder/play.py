"""Plays in the browser as soon as possible: what `make play` does.

The service starts in plain Python as soon as that is installed and the page is built. Meanwhile the
rules are compiled; then a compiled service takes over the socket and the database. The socket stays
open in this process, so that nobody is refused between the two: clients come back by themselves,
and tables go on where they were.
"""

import os
import shutil
import sys
import time
import webbrowser
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scripts.builder.client import (
    carries_client,
    fetch_modules,
    hand_over_client,
    has_client,
    has_modules,
    prepare_client,
)
from scripts.builder.environment import PYTHON, VENV, for_compiling, for_playing, has, install
from scripts.builder.package import (
    COMPILER_NEEDED,
    install_package,
    installed_package,
    is_installed,
    mode,
)
from scripts.builder.service import Service, open_socket
from scripts.builder.sources import PACKAGE, PROJECT, build_info, copy_package
from scripts.builder.stages import BuildError, Stage, only_one, run_all

PLAIN = VENV / "plain"
"""Holds the package in plain Python, with the client, to be played before it is compiled."""

SECONDS_BETWEEN_LOOKS = 0.2

NICENESS = 5
"""The priority of compiling, below the service in use."""

MOST_LINES = 20
"""So many lines at the end of what a failed compiler said are shown."""

COMPILING = "The computer thinks slowly for about two minutes, until the rules are compiled"
STAYS_SLOW = (
    "The game goes on in plain Python, in which the computer thinks a hundred times slower."
)


def play(*, network: bool) -> int:
    """Serve until the service ends or this program is interrupted; return the exit code."""
    options = ["--network"] if network else []
    with open_socket(network=network) as listening, Service(PYTHON, listening, options) as service:
        with only_one(PROJECT / "pyproject.toml"):
            prepare()
        try:
            return serve(service)
        except KeyboardInterrupt:
            return 0


def prepare() -> None:
    """Fetch what is missing, of Python's and of the client's at the same time; build the page."""
    jobs: list[Callable[[Stage], None]] = []
    if not has(for_playing()):
        jobs.append(lambda stage: install(for_playing(), stage))
    if not has_client() and not has_modules():
        jobs.append(fetch_modules)
    run_all("Fetching what the service and the page need", jobs)
    prepare_client()
    if has_compiled():
        take_client()
    else:
        prepare_plain()


def serve(service: Service) -> int:
    """Start the service and show the page; compile meanwhile if that has not been done."""
    print("Starting the service", flush=True)
    if has_compiled():
        service.start()
    else:
        service.start(PLAIN)
    if has_screen():
        webbrowser.open(service.address)
    if mode() != "pure" and not has_compiled():
        with only_one(PROJECT / "pyproject.toml"):
            compile_beside(service, compile_package)
    return service.wait()


def compile_beside(
    service: Service, compile_rules: Callable[[Stage], None], folder: Path | None = None
) -> None:
    """Compile while the service runs, and then let what was compiled take its place.

    `folder` has the compiled package; without one it is what `.venv` has installed.
    """
    try:
        with ThreadPoolExecutor(1) as pool, Stage(COMPILING, NICENESS) as stage:
            compiling = pool.submit(compile_rules, stage)
            while not compiling.done() and service.exit_code is None:
                time.sleep(SECONDS_BETWEEN_LOOKS)
        compiling.result()
        service.replace(folder)
    except (BuildError, OSError) as problem:
        if service.exit_code is None:
            print(*str(problem).splitlines()[-MOST_LINES:], STAYS_SLOW, sep="\n", flush=True)
    else:
        print("The rules are compiled: the computer thinks at full speed now.", flush=True)


def compile_package(stage: Stage) -> None:
    """Install the compiled package, and what compiling it needs."""
    if not has(for_compiling()):
        install(for_compiling(), stage)
    install_package("compiled", stage, COMPILER_NEEDED)
    take_client()


def has_compiled() -> bool:
    """Tell whether the compiled package is wanted, and installed as the sources are now."""
    return mode() != "pure" and is_installed("compiled")


def take_client() -> None:
    """Put the client into the installed package."""
    package = installed_package()
    assert package is not None
    hand_over_client(package)


def prepare_plain() -> None:
    """Copy the package with the client, unless the copy is up to date."""
    package = PLAIN / PACKAGE.name
    is_current = build_info.source_hash(package) == build_info.source_hash(PACKAGE)
    if not (is_current and carries_client(package)):
        shutil.rmtree(PLAIN, ignore_errors=True)
        copy_package(package)


def has_screen() -> bool:
    """Tell whether a browser could be seen here."""
    variables = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(each) for each in variables)
