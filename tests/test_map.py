"""The map of the code: every file it names exists, and every room is on it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "thaumata"
PAGE = (ROOT / "docs" / "map.md").read_text(encoding="utf-8")
SPANS = sorted({*re.findall(r"`([^`\n]+)`", PAGE)})
PATHS = [span for span in SPANS if re.fullmatch(r"[\w./-]+(/|\.(py|md|ftl|js|ts|svelte))", span)]


@pytest.mark.parametrize("path", PATHS)
def test_a_path_on_the_map_exists(path: str) -> None:
    is_whole = path.startswith(("web/", "tests/", "docs/", "examples/"))
    if "/" in path or (PACKAGE / path).exists():
        found = (ROOT if is_whole else PACKAGE) / path
        assert found.is_dir() if path.endswith("/") else found.is_file()
    else:  # a file that many folders have
        assert any(PACKAGE.rglob(path)), path


def test_the_map_has_all_rooms() -> None:
    files = [path.relative_to(PACKAGE) for path in PACKAGE.rglob("*") if path.is_file()]
    rooms = {path.parts[0] for path in files if len(path.parts) > 1 and path.suffix != ".pyc"}
    for room in sorted(rooms - {"__pycache__"}):
        assert f"`{room}/`" in PAGE
    assert len(PATHS) > 60
