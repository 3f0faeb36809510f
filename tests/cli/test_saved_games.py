"""Unfinished games: all of them are saved, and any of them can be resumed."""

import os
from pathlib import Path

import pytest

from tests.cli.terminal import last_record, read, run
from thaumata.duel import Duel
from thaumata.game import Game, register
from thaumata.play.saved_games import folder, new_path, saved_games
from thaumata.wording.words import LANGUAGES, Words

PICKS = ["1"] * 3
WHOLE_GAME = ["1"] * 80


def begin(arguments: str, home: Path, typed: list[str], when: int) -> Path:
    """Play a few moves, and set the time of the game."""
    run(f"play {arguments}", typed)
    path = last_record(home)
    os.utime(path, (when, when))
    return path


@pytest.fixture
def three(home: Path) -> list[Path]:
    """Begin three games, the oldest first."""
    day = 86400
    return [
        begin("duel --seed 7 --name Anna", home, PICKS, 10 * day),
        begin("classic --seed 5 --opponent human", home, [], 20 * day),
        begin("duel --expansions agora --seed 3 --opponent human", home, ["1"], 30 * day),
    ]


def test_every_unfinished_game_is_kept_in_a_file_of_its_own(three: list[Path]) -> None:
    assert len(set(three)) == 3
    assert [read(path).seed for path in three] == [7, 5, 3]
    assert all(path.parent == folder() for path in three)
    assert three[0].name.startswith("duel_20")
    assert three[1].name.startswith("classic-3_20")
    assert three[2].name.startswith("duel+agora_20")


def test_games_of_the_same_minute_do_not_meet(home: Path) -> None:
    for seed in range(4):
        run(f"play duel --seed {seed}", ["1"])
    assert sorted(save.record.seed or 0 for save in saved_games().saves) == [0, 1, 2, 3]


def test_the_list_tells_game_players_age_moves_and_date_newest_first(three: list[Path]) -> None:
    code, out, err = run("play --resume", ["quit"])
    assert (code, err) == (0, "")
    lines = out.splitlines()
    for line, texts in zip(
        lines,
        [
            ("1  duel+agora", "Player 1, Player 2", "Age I", "1 move ", "1970-01-31"),
            ("2  classic-3", "Player 1, Player 2, Player 3", "Age I", "0 moves", "1970-01-21"),
            ("3  duel ", "Anna, Computer", "Age I", "8 moves", "1970-01-11"),
        ],
        strict=False,
    ):
        for text in texts:
            assert text in line
    assert "Which game ›" in out


@pytest.mark.parametrize(
    ("arguments", "typed", "place"),
    [
        ("--resume", ["3"], 0),
        ("--resume", [""], 2),
        ("--resume", ["9", "classic"], 1),
        ("--resume", ["duel", "2"], 0),
        ("--resume 2", [], 1),
        ("--resume=3", [], 0),
        ("--resume classic", [], 1),
        ("--resume duel+", [], 2),
        ("duel --resume", [], 0),
        ("--language en duel --resume", [], 0),
        ("classic --resume --language en", [], 1),
    ],
)
def test_any_of_them_goes_on(
    three: list[Path], arguments: str, typed: list[str], place: int
) -> None:
    code, out, err = run(f"play {arguments}", [*typed, "save"])
    assert (code, err) == (0, "")
    assert f"The game from {three[place].name} goes on." in out
    assert str(three[place]) in out


def test_leaving_the_list_resumes_no_game(three: list[Path]) -> None:
    for typed in (["q"], []):
        code, out, err = run("play --resume", typed)
        assert (code, err) == (0, "")
        assert "goes on" not in out


def test_one_game_alone_goes_on_without_a_question(home: Path) -> None:
    run("play duel --seed 7", PICKS)
    before = last_record(home).read_text("utf-8")
    code, out, _ = run("play --resume")
    assert code == 0
    assert "Which game" not in out
    assert "goes on" in out
    assert last_record(home).read_text("utf-8") == before


def test_a_game_that_is_over_is_not_listed_but_kept(home: Path) -> None:
    run("play duel --seed 7", WHOLE_GAME)
    path = last_record(home)
    assert read(path).state().pending == 0
    assert run("play --resume").err == "There is no game to go on with.\n"
    assert path.exists()


def test_a_file_that_cannot_be_read_is_named_and_left_alone(home: Path) -> None:
    run("play duel --seed 7", PICKS)
    broken = folder() / "old.record"
    broken.write_text("rules: 99\nvariant: duel\n\n", "utf-8")
    code, out, err = run("play --resume")
    assert (code, err) == (0, "")
    assert "old.record is left alone: This record has version 99" in out
    assert "goes on" in out
    assert broken.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_there_is_not_is_told_in_one_line(three: list[Path], language: str) -> None:
    for wanted in ("4", "0", "99999999999999999999", "chess"):
        code, out, err = run(f"play --resume {wanted} --language {language}")
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert err.strip() == Words(language)("error-no-save", text=wanted, last=3)


def test_a_seat_that_an_old_game_has_not_is_refused(three: list[Path]) -> None:
    code, _, err = run("play --resume duel_ --seat 3")
    assert (code, err) == (2, "There is no seat 3 in duel, only 1 to 2.\n")


def test_a_recorded_game_goes_on_without_its_name_being_typed() -> None:
    run("play duel --seed 7 --record a.record", PICKS)
    code, out, err = run("play --record a.record", ["q"])
    assert (code, err) == (0, "")
    assert "To go on with the game: thaumata play duel --record a.record" in out


def test_a_name_never_leaves_the_folder(home: Path) -> None:
    class Odd(Duel):
        def __init__(self) -> None:
            super().__init__()
            self.name = "../bad name"

    register(Odd())
    assert new_path(Game("../bad name")).parent == folder()
