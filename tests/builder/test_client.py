"""The client is built when something it is made from has changed, and only then."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]

NODE = """\
#!/bin/sh
echo v20.19.0
"""

NPM = """\
#!/bin/sh
case "$1" in
  install) mkdir -p web/node_modules; echo "$@" >> installed ;;
  run) mkdir -p src/thaumata/server/page; echo "$@" >> built ;;
esac
"""

THAUMATA = """\
#!/bin/sh
[ "$2" = thaumata.cli ] && cat src/thaumata/wording/sentences.py src/thaumata/components/lists.py
exit 0
"""
"""Stands in for `thaumata components`: what it lists depends on two rooms above the rules."""

FILES = (
    "web/package.json",
    "web/vite.config.ts",
    "web/src/main.ts",
    "src/thaumata/wording/sentences.py",
    "src/thaumata/components/lists.py",
    "src/thaumata/server/app.py",
    "src/thaumata/locales/en/browser.ftl",
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a small checkout, in which npm and Python only note that they were asked."""
    shutil.copytree(PROJECT / "scripts" / "builder", tmp_path / "scripts" / "builder")
    for name in FILES:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{name}\n")
    for name in ("pyproject.toml", "constraints.txt", "src/thaumata/build_info.py"):
        shutil.copy(PROJECT / name, tmp_path / name)
    programs = {"bin/node": NODE, "bin/npm": NPM, ".venv/bin/python": THAUMATA}
    for name, text in programs.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)
    return tmp_path


def build(checkout: Path, path: str = "") -> subprocess.CompletedProcess[str]:
    """Build the client as `make client` does; programs are found in the checkout and a path."""
    return subprocess.run(
        [sys.executable, "-m", "scripts.builder", "client"],
        cwd=checkout,
        env={"PATH": f"{checkout / 'bin'}:{path or os.environ['PATH']}"},
        capture_output=True,
        text=True,
    )


def times_built(checkout: Path) -> int:
    done = build(checkout)
    assert done.returncode == 0, done.stderr
    return len((checkout / "built").read_text().splitlines())


def test_the_client_is_built_once(checkout: Path) -> None:
    assert times_built(checkout) == 1
    assert times_built(checkout) == 1


@pytest.mark.parametrize(
    "name",
    [
        "web/package.json",
        "web/vite.config.ts",
        "web/src/main.ts",
        "src/thaumata/wording/sentences.py",
        "src/thaumata/components/lists.py",
        "src/thaumata/locales/en/browser.ftl",
    ],
)
def test_an_edit_of_what_it_is_made_from_builds_it_again(checkout: Path, name: str) -> None:
    assert times_built(checkout) == 1
    (checkout / name).write_text("edited\n")
    assert times_built(checkout) == 2
    assert times_built(checkout) == 2


def test_an_edit_that_changes_nothing_the_client_shows_does_not_build_it_again(
    checkout: Path,
) -> None:
    assert times_built(checkout) == 1
    (checkout / "src/thaumata/server/app.py").write_text("edited\n")
    assert times_built(checkout) == 1


def test_modules_that_only_check_the_client_are_not_fetched_to_build_it(checkout: Path) -> None:
    times_built(checkout)
    assert (checkout / "installed").read_text().split()[:2] == ["install", "--omit=dev"]


def test_without_node_it_says_how_to_get_it_and_offers_the_terminal(checkout: Path) -> None:
    (checkout / "bin/node").unlink()
    done = build(checkout, path=str(checkout))
    assert done.returncode == 1
    for part in ("Node 20.19", "apt install nodejs npm", "make terminal"):
        assert part in done.stderr
