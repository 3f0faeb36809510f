"""The environment grows: what is there already is not installed again."""

from pathlib import Path

import pytest

from scripts.builder import environment
from scripts.builder.stages import Stage


@pytest.fixture(autouse=True)
def pip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give an environment with a Python that works; return the file where it notes its orders."""
    orders, python = tmp_path / "orders", tmp_path / "python"
    python.write_text(f'#!/bin/sh\necho "$@" >> {orders}\n')
    python.chmod(0o755)
    (tmp_path / "constraints.txt").write_text("rich==15.0.0\n")
    monkeypatch.setattr(environment, "PYTHON", python)
    monkeypatch.setattr(environment, "READY", tmp_path / "ready.json")
    monkeypatch.setattr(environment, "CONSTRAINTS", tmp_path / "constraints.txt")
    return orders


def install(*wanted: str) -> None:
    with Stage("Installing") as stage:
        environment.install({*wanted}, stage)


def test_playing_needs_no_tools_and_compiling_only_the_compiler_of_the_rules() -> None:
    def names(wanted: set[str]) -> set[str]:
        return {text.split(">")[0].split("=")[0].split("[")[0] for text in wanted}

    playing = names(environment.for_playing())
    compiling = names(environment.for_compiling())
    everything = names(environment.for_development())
    assert playing < compiling < everything
    assert {"msgspec", "litestar", "uvicorn"} <= playing
    assert compiling - playing == {"mypy", "setuptools"}
    assert everything - compiling >= {"pytest", "ruff", "ray", "numpy"}


def test_what_was_installed_for_playing_stays_when_tools_come(pip: Path) -> None:
    assert not environment.has({"rich"})
    install("rich")
    assert environment.has({"rich"})
    assert not environment.has({"rich", "pytest"})
    install("rich", "pytest")
    assert environment.has({"rich", "pytest"})
    assert environment.has({"rich"})
    assert pip.read_text().count("pip install") == 2


def test_other_versions_are_installed_anew() -> None:
    install("rich")
    environment.CONSTRAINTS.write_text("rich==15.0.1\n")
    assert not environment.has({"rich"})
    install("rich")
    assert environment.has({"rich"})


def test_an_environment_whose_python_is_gone_has_nothing(tmp_path: Path) -> None:
    install("rich")
    (tmp_path / "python").unlink()
    assert not environment.has({"rich"})
