"""Every test of the command line has a home of its own, and speaks English."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Keep whatever the program leaves behind in a folder that goes away."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "100")
    (tmp_path / "cache" / "thaumata").mkdir(parents=True)
    (tmp_path / "cache" / "thaumata" / "interpreted").touch()  # it has been said
    monkeypatch.chdir(tmp_path)
    return tmp_path
