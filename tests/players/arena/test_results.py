"""The file of results: nothing is played twice, lost or mixed up."""

from pathlib import Path

import pytest

import thaumata as th
from thaumata.game import ThaumataError
from thaumata.players.arena.played import Fault, Played
from thaumata.players.arena.results import Results
from thaumata.players.arena.settings import Settings

SETTINGS = Settings.of(th.Game("duel"), seed=3, pace=0.1)
GAMES = [
    Played(0, ("a", "b"), "military", (0,), (30, 20), 1, ((10, 20), (30,))),
    Played(0, ("b", "a"), "forfeit", (0,), fault=Fault(1, "forfeit-long", {"bytes": 5})),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    results = Results(tmp_path / "folder" / "results.jsonl", SETTINGS)
    for game in GAMES:
        results.add(game)
    return results.path


def test_games_come_back_as_they_were_written(path: Path) -> None:
    assert list(Results(path, SETTINGS).played.values()) == GAMES
    assert path.read_text().count("\n") == 3


@pytest.mark.parametrize("cut", [1, 2, 10, 40])
def test_a_line_that_was_cut_short_is_played_again(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    results = Results(path, SETTINGS)
    assert list(results.played.values()) == GAMES[:1]
    results.add(GAMES[1])
    assert list(Results(path, SETTINGS).played.values()) == GAMES


@pytest.mark.parametrize(
    ("other", "name", "found", "wanted"),
    [
        (Settings.of(th.Game("duel"), seed=4, pace=0.1), "seed", "3", "4"),
        (Settings.of(th.Game("duel"), seed=3, pace=0.2), "pace", "0.1", "0.2"),
        (Settings.of(th.Game("duel"), seed=3, pace=0.1, seconds=2), "seconds", "0.0", "2"),
        (Settings.of(th.Game("duel+agora"), seed=3, pace=0.1), "variant", "duel", "duel+agora"),
    ],
)
def test_a_file_of_other_settings_is_refused(
    path: Path, other: Settings, name: str, found: str, wanted: str
) -> None:
    before = path.read_bytes()
    with pytest.raises(ThaumataError) as caught:
        Results(path, other)
    assert caught.value.message_id == "error-results-settings"
    assert caught.value.arguments["name"] == name
    assert (caught.value.arguments["found"], caught.value.arguments["wanted"]) == (found, wanted)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["Dear diary", "Dear diary\n", "{}\n[]\n", '{"arena": 1}'])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text)
    with pytest.raises(ThaumataError, match="Line 1 of"):
        Results(path, SETTINGS)
    assert path.read_text() == text


def test_a_line_that_is_no_game_is_named(path: Path) -> None:
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], "{}", *lines[2:]]) + "\n")
    with pytest.raises(ThaumataError, match="Line 3 of"):
        Results(path, SETTINGS)


def test_a_file_of_a_later_version_is_refused(path: Path) -> None:
    path.write_text(path.read_text().replace('"arena":1', '"arena":2'))
    with pytest.raises(ThaumataError, match="version 2"):
        Results(path, SETTINGS)
