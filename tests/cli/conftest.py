"""Fixtures: every test of the command line has a home folder of its own, and speaks English."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Make a temporary home folder for everything that the program stores."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "100")
    (tmp_path / "cache" / "thaumata").mkdir(parents=True)
    (tmp_path / "cache" / "thaumata" / "interpreted").touch()  # the note about plain Python
    monkeypatch.chdir(tmp_path)
    return tmp_path
