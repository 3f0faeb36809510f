"""A game being played: who is asked, what is taken back, and what it knows nothing about."""

import ast
from pathlib import Path

import pytest

import thaumata.sitting
from thaumata import NATURE, Game, ThaumataError
from thaumata.record import RecordFile
from thaumata.sitting.seating import COMPUTER, HUMAN, Wish, begin, computers_of, has_dealer
from thaumata.sitting.sitting import Sitting

ROOM = Path(thaumata.sitting.__file__).parent


def sit_down(path: Path, game: Game, dealer: str = COMPUTER) -> Sitting:
    """Begin a game in a file."""
    wish = Wish(game, {}, dealer=dealer)
    file = begin(wish, path / "a.record")
    return Sitting(file, computers_of(file.record), has_dealer=has_dealer(wish, file.record))


def test_a_sitting_knows_no_terminal() -> None:
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                assert not name.startswith(("thaumata.cli", "rich", "typer", "sys")), path.name


def test_who_sits_where_and_what_is_kept_needs_no_language() -> None:
    for name in ("sitting", "seating", "saves", "computer"):
        assert "wording" not in (ROOM / f"{name}.py").read_text("utf-8")


def test_the_computer_deals_and_answers_until_a_person_has_a_choice(tmp_path: Path) -> None:
    sitting = sit_down(tmp_path, Game("duel"))
    sitting.settle()
    assert sitting.people == [0]
    assert sitting.asked == 0
    assert len(sitting.state.legal_actions(0)) > 1


def test_a_person_who_deals_is_asked_for_nature(tmp_path: Path) -> None:
    sitting = sit_down(tmp_path, Game("duel"), dealer=HUMAN)
    sitting.settle()
    assert sitting.asked == NATURE
    assert len(sitting.file.record) == 0
    sitting.play(NATURE, sitting.state.legal_actions(NATURE)[0])
    sitting.undo()
    assert len(sitting.file.record) == 0
    with pytest.raises(ThaumataError):
        sitting.undo()


def test_what_is_only_possible_in_one_way_is_dealt_by_itself(tmp_path: Path) -> None:
    sitting = sit_down(tmp_path, Game("duel", options={"first": "1"}), dealer=HUMAN)
    sitting.settle()
    assert sitting.state.decision() == "deal_progress"


def test_an_action_that_is_refused_leaves_nothing_to_undo(tmp_path: Path) -> None:
    sitting = sit_down(tmp_path, Game("duel"), dealer=HUMAN)
    sitting.settle()
    with pytest.raises(ThaumataError):
        sitting.play(NATURE, 12345)
    assert sitting.choices == []


def test_everything_is_on_the_disk_when_a_person_is_asked(tmp_path: Path) -> None:
    sitting = sit_down(tmp_path, Game("classic-3"))
    sitting.settle()
    kept = RecordFile.load(tmp_path / "a.record").record
    assert kept.text() == sitting.file.record.text()
