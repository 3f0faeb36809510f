"""Settings: flags, the environment, defaults, and what is refused."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import run
from thaumata import ThaumataError
from thaumata.server.settings import Settings, read_settings


def test_a_flag_goes_before_the_environment() -> None:
    environment = {"THAUMATA_PORT": "81", "THAUMATA_WORKERS": "4", "THAUMATA_ELSE": "x"}
    settings = read_settings({"port": "82", "host": None}, environment)
    assert (settings.port, settings.workers, settings.host) == (82, 4, "127.0.0.1")


@pytest.mark.parametrize(
    ("flag", "value", "problem"),
    [
        ("port", "http", "error-number"),
        ("port", "65536", "error-number-most"),
        ("workers", "0", "error-number-least"),
        ("database", "mysql://x/y", "error-database-url"),
        ("database", "nothing", "error-database-url"),
        ("origin", "games.example.org", "error-origin"),
        ("origin", "https://games.example.org/path", "error-origin"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_at_the_start(
    flag: str, value: str, problem: str
) -> None:
    for flags, environment in (({flag: value}, {}), ({}, {f"THAUMATA_{flag.upper()}": value})):
        with pytest.raises(ThaumataError) as refused:
            read_settings(flags, environment)
        assert refused.value.message_id == problem


def test_every_setting_is_a_flag_and_in_the_documentation() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "service.md").read_text("utf-8")
    flags = run("serve --help").out
    for name in Settings._fields:
        assert f"| `--{name}` | `THAUMATA_{name.upper()}` |" in page
        assert f"--{name} " in flags


def test_by_default_everything_is_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_path == tmp_path / "thaumata" / "service.db"
    assert Settings(database="postgres://u:p@h/n").database_url == "postgresql+asyncpg://u:p@h/n"
    assert Settings(origin="https://games.example.org").is_secure


def test_the_command_says_what_is_wrong_with_a_database_and_no_password() -> None:
    code, out, err = run("serve --port 0 --database postgresql://u:hunter2@127.0.0.1:1/x")
    assert (code, out) == (2, "")
    assert err.startswith("The database cannot be used")
    assert "hunter2" not in err
    assert err.count("\n") == 1


def test_without_the_extra_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thaumata.cli.commands.serve.find_spec", lambda name: None)
    for line in ("serve", "bench server"):
        code, out, err = run(line)
        assert (code, out) == (2, "")
        assert "pip install 'thaumata[serve]'" in err


def test_the_engine_needs_nothing_of_the_service() -> None:
    code = "import sys, thaumata, thaumata.cli; print({'litestar', 'sqlalchemy'} & {*sys.modules})"
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert made.stdout == "set()\n"
