"""The wheel as a user installs it: with its dependencies and nothing else, and without Node."""

import os
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts.builder.sources import copy_sources
from tests.browser.serving import service
from tests.server.client import Guest

PIP = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a wheel of plain Python: compiling by a profile would take minutes."""
    sources, made = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("wheel")
    copy_sources(sources)
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(made)]
    run([*PIP, "wheel", *options, str(sources)], {**os.environ, "THAUMATA_BUILD": "pure"})
    (found,) = made.glob("*.whl")
    return found


def run(command: list[str], environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def needed(name: str, extras: frozenset[str]) -> set[str]:
    """Return what a distribution needs to run, with what that needs in turn."""
    asked, seen = [(name, extras)], {(name, extras)}
    for name, extras in asked:
        for text in distribution(name).requires or ():
            wanted = Requirement(text)
            next_one = (canonicalize_name(wanted.name), frozenset(wanted.extras))
            is_meant = wanted.marker is None or any(
                wanted.marker.evaluate({"extra": extra}) for extra in (*extras, "")
            )
            if is_meant and next_one not in seen:
                seen.add(next_one)
                asked.append(next_one)
    return {name for name, _ in asked[1:]}


def link(name: str, target: Path) -> None:
    """Put a distribution that is installed here into another environment, too."""
    installed = distribution(name)
    tops = {file.parts[0] for file in installed.files or () if file.parts[0] not in ("..", ".")}
    for top in tops - {"__pycache__", "bin"}:
        if not (target / top).exists():
            (target / top).symlink_to(Path(str(installed.locate_file(top))).resolve())


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel into an empty environment; return where its scripts are."""
    home = tmp_path_factory.mktemp("environment")
    run([sys.executable, "-m", "venv", "--without-pip", str(home)])
    (packages,) = home.glob("lib/python3*/site-packages")
    options = ["install", "--no-deps", "--no-compile", str(wheel)]
    run([*PIP, "--python", str(home / "bin" / "python"), *options])
    for name in needed("thaumata", frozenset({"serve"})):
        link(name, packages)
    return home / "bin"


def test_an_installed_wheel_serves_the_page_and_plays_without_node(scripts: Path) -> None:
    with service(scripts, alone=True) as address, httpx.Client(base_url=address) as client:
        page = client.get("/")
        assert "Thaumata" in page.text
        assets = [part.split('"')[0] for part in page.text.split('="')[1:] if "/assets/" in part]
        assert assets
        for each in assets:
            assert client.get(each.split('"')[0]).status_code == 200
        with Guest(address, "Anna") as anna:
            opened = anna.post("/api/tables", variant="duel", computers=["novice"])["table"]
            anna.post(f"/api/tables/{opened['id']}/start")
            with anna.at(opened["id"]) as seat:
                seat.until_update()
                for turn in range(3):
                    while not seat.actions:
                        seat.until_update()
                    done = seat.act(seat.actions[0], f"{turn}")
                    assert done["result"] == "done"
                    seat.until(done["number"])
