"""What the build says when something is missing."""

import runpy
import shutil
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]


def test_without_node_it_says_how_to_get_it_and_offers_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`make play` of a clone whose client was not built yet, where there is no Node."""
    (tmp_path / "scripts").mkdir()
    shutil.copy(PROJECT / "scripts" / "build.py", tmp_path / "scripts")
    (tmp_path / "src" / "thaumata").mkdir(parents=True)
    shutil.copy(PROJECT / "src" / "thaumata" / "build_info.py", tmp_path / "src" / "thaumata")
    monkeypatch.setenv("PATH", str(tmp_path))
    build = runpy.run_path(str(tmp_path / "scripts" / "build.py"))
    with pytest.raises(SystemExit) as said:
        build["prepare_client"]()
    for part in ("Node 20.19", "apt install nodejs npm", "make terminal"):
        assert part in str(said.value)
