"""A game at one terminal: choices, undo, and its dependencies."""

import ast
from pathlib import Path

import pytest

import thaumata.play
from thaumata import NATURE, Game, ThaumataError
from thaumata.play.local_game import LocalGame
from thaumata.play.seating import COMPUTER, HUMAN, GameRequest, begin, computers_of, has_dealer
from thaumata.record import RecordFile

ROOM = Path(thaumata.play.__file__).parent


def sit_down(path: Path, game: Game, dealer: str = COMPUTER) -> LocalGame:
    """Begin a game in a file."""
    wish = GameRequest(game, {}, dealer=dealer)
    file = begin(wish, path / "a.record")
    return LocalGame(file, computers_of(file.record), has_dealer=has_dealer(wish, file.record))


def test_a_local_game_knows_no_terminal() -> None:
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                assert not name.startswith(("thaumata.cli", "rich", "typer", "sys")), path.name


def test_who_sits_where_and_what_is_kept_needs_no_language() -> None:
    for name in ("local_game", "seating", "saved_games", "computer_seat"):
        assert "wording" not in (ROOM / f"{name}.py").read_text("utf-8")


def test_the_computer_deals_and_answers_until_a_person_has_a_choice(tmp_path: Path) -> None:
    game = sit_down(tmp_path, Game("duel"))
    game.settle()
    assert game.people == [0]
    assert game.asked == 0
    assert len(game.state.legal_actions(0)) > 1


def test_a_person_who_deals_is_asked_for_nature(tmp_path: Path) -> None:
    game = sit_down(tmp_path, Game("duel"), dealer=HUMAN)
    game.settle()
    assert game.asked == NATURE
    assert len(game.file.record) == 0
    game.play(NATURE, game.state.legal_actions(NATURE)[0])
    game.undo()
    assert len(game.file.record) == 0
    with pytest.raises(ThaumataError):
        game.undo()


def test_what_is_only_possible_in_one_way_is_dealt_by_itself(tmp_path: Path) -> None:
    game = sit_down(tmp_path, Game("duel", options={"first": "1"}), dealer=HUMAN)
    game.settle()
    assert game.state.decision() == "deal_progress"


def test_an_action_that_is_refused_leaves_nothing_to_undo(tmp_path: Path) -> None:
    game = sit_down(tmp_path, Game("duel"), dealer=HUMAN)
    game.settle()
    with pytest.raises(ThaumataError):
        game.play(NATURE, 12345)
    assert game.choices == []


def test_everything_is_on_the_disk_when_a_person_is_asked(tmp_path: Path) -> None:
    game = sit_down(tmp_path, Game("classic-3"))
    game.settle()
    kept = RecordFile.load(tmp_path / "a.record").record
    assert kept.text() == game.file.record.text()
