"""Checks which package is tested: the sources as they are, or a compiled package made from them."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

try:
    from thaumata import build_info
except ModuleNotFoundError as error:
    message = f"{error}: run `make build`, or set PYTHONPATH=src to test the sources"
    raise pytest.UsageError(message) from error

TESTS = Path(__file__).resolve().parent
SOURCES = TESTS.parent / "src" / "thaumata"

SLOW_FOLDERS = ("perft", "players", "playthroughs", "proof", "property", "server")
SLOW_FILES = (
    "cli/test_dealing.py",
    "cli/test_play.py",
    "cli/test_play_classic.py",
    "cli/test_play_expansions.py",
    "cli/test_secrets.py",
    "cli/test_simulate.py",
    "cli/test_terminal.py",
    "position/classic/test_positions.py",
    "position/test_duel_garbage.py",
    "position/test_part_garbage.py",
    "test_examples.py",
)
"""Folders in which every test plays many games and counts as slow."""

settings.register_profile("thaumata", deadline=None)
settings.register_profile("ci", settings.get_profile("thaumata"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "thaumata")


def kind_of_run() -> str:
    """Return the kind of run, after refusing an unexpected or outdated one."""
    running = "compiled" if build_info.is_compiled() else "interpreted"
    expected = os.environ.get("THAUMATA_EXPECT") or running
    if expected != running:
        raise pytest.UsageError(
            f"THAUMATA_EXPECT={expected}, but {build_info.PACKAGE} runs {running}"
        )
    made = build_info.stamp()
    if made is not None and made.source_hash != build_info.source_hash(SOURCES):
        raise pytest.UsageError(
            f"{build_info.PACKAGE} was built from other sources than {SOURCES}: run `make build`"
        )
    return running


def pytest_configure(config: pytest.Config) -> None:
    config.stash[KIND] = kind_of_run()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        place = item.path.relative_to(TESTS)
        if place.parts[0] in SLOW_FOLDERS or place.as_posix() in SLOW_FILES:
            item.add_marker("slow")
    # Tests that play most games come first, or one worker would run them alone at the end.
    items.sort(key=lambda item: item.get_closest_marker("compiled_only") is None)


def pytest_report_header(config: pytest.Config) -> str:
    return f"thaumata: {config.stash[KIND]}, from {build_info.PACKAGE}"


KIND = pytest.StashKey[str]()
