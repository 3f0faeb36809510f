"""Settings, signatures, limits, logs, the layout of the database, and the proof of a fair deal."""

import asyncio
import json
import logging
import re
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from tests.cli.terminal import run
from tests.server.databases import KINDS, database
from thaumata import NATURE, Game, Record, ThaumataError
from thaumata.game import State
from thaumata.play.fairness import check_deal, draw_deal
from thaumata.play.online_game import OnlineGame
from thaumata.server.database.connection import open_database
from thaumata.server.database.schema import metadata
from thaumata.server.http.signer import Claim, Signer
from thaumata.server.limits import RateLimit
from thaumata.server.ops.logs import JsonLines
from thaumata.server.problems import language_of
from thaumata.server.settings import Settings, read_settings

# Settings


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


# Who somebody is


def test_what_is_signed_for_one_use_is_not_good_for_another() -> None:
    signer, claim = Signer("ab" * 32), Claim("guest", 3)
    assert signer.read_cookie(signer.cookie(claim)) == claim
    assert signer.read_key(signer.key(claim)) == claim
    assert signer.read_key(signer.cookie(claim)) is None
    assert Signer("cd" * 32).read_cookie(signer.cookie(claim)) is None
    for forged in ("", "guest", "guest.3", "guest.4." + signer.cookie(claim)[8:], "é.1.x", "." * 9):
        assert signer.read_cookie(forged) is None


def test_a_sender_is_slowed_down_and_forgiven() -> None:
    now = [0.0]
    limit = RateLimit(2, lambda: now[0])
    assert sum(limit.allows("a") for _ in range(100)) == 10
    assert limit.allows("b")
    now[0] = 1.0
    assert sum(limit.allows("a") for _ in range(100)) == 2


def test_the_language_is_the_first_that_there_are_words_for() -> None:
    assert language_of("de, uk-UA;q=0.8, en") == "uk"
    assert language_of("") == language_of("*;q=x,,,") == "en"


def test_a_log_says_where_something_failed_and_nothing_of_what_was_sent() -> None:
    try:
        raise ValueError("the secret of a guest")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "failed", None, sys.exc_info())
    record.table, record.token = "t1", "secret"
    line = JsonLines().format(record)
    assert "secret" not in line
    said = json.loads(line)
    assert (said["what"], said["table"], said["error"]) == ("failed", "t1", "ValueError")


# The database


@pytest.mark.parametrize("kind", KINDS)
def test_the_migrations_make_the_layout(kind: str, tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def trial(url: str) -> list[object]:
        for _ in range(2):  # a database that is up to date is left as it is
            engine = await open_database(Settings(database=url))
            async with engine.connect() as connection:
                found = await connection.run_sync(differences)
            await engine.dispose()
        return found

    with database(kind, tmp_path) as url:
        assert asyncio.run(trial(url)) == []


def test_a_commit_in_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def trial() -> list[object]:
        engine = await open_database(Settings(database=f"sqlite:///{tmp_path / 'a.db'}"))
        async with engine.connect() as connection:
            asked = ("journal_mode", "synchronous", "foreign_keys")
            found = [await connection.scalar(text(f"PRAGMA {each}")) for each in asked]
        await engine.dispose()
        return found

    assert asyncio.run(trial()) == ["wal", 2, 1]


# A fair deal


def played(seed: int) -> OnlineGame:
    game = OnlineGame(Game("duel"), seed)
    game.begin()
    while not game.is_over:
        seat, state = game.asked[0], game.state
        game.act(seat, first_text(state, seat))
    return game


def first_text(state: State, seat: int) -> str:
    return state.game.text(state, seat, state.legal_actions(seat)[0])


def test_every_card_comes_as_the_seed_says() -> None:
    record = played(11).record
    assert check_deal(record) == sum(move.seat == NATURE for move in record.moves)
    record.seed = 12
    with pytest.raises(ThaumataError) as refused:
        check_deal(record)
    assert refused.value.message_id == "error-deal"


def test_the_hash_fixes_the_seed_and_tells_nothing() -> None:
    deal = draw_deal()
    assert re.fullmatch("[0-9a-f]{64}", deal.commitment)
    assert str(deal.seed) not in deal.commitment
    assert deal._replace(seed=deal.seed + 1).commitment != deal.commitment
    assert deal._replace(nonce="").commitment != deal.commitment


def test_the_command_checks_a_record(tmp_path: Path) -> None:
    deal = draw_deal()
    record = played(deal.seed).record
    record.nonce = deal.nonce
    path = tmp_path / "game.record"
    path.write_text(record.text(), "utf-8")
    assert Record.parse(record.text()).nonce == deal.nonce
    code, out, err = run(f"verify {path} --commitment {deal.commitment}")
    assert (code, err) == (0, "")
    assert deal.commitment in out
    assert str(deal.seed) in out
    assert run(f"verify {path} --commitment {'0' * 64}").code == 2
    path.write_text(record.text().replace(f"seed: {deal.seed}", "seed: 1"), "utf-8")
    assert "the seed says" in run(f"verify {path}").err
    path.write_text(record.text().replace(f"seed: {deal.seed}\n", ""), "utf-8")
    assert "has no seed" in run(f"verify {path}").err
