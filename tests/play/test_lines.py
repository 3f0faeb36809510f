"""Compact lines equal the lines that were added."""

import pytest

from thaumata.play.lines import GameLine, GameLines

GIVEN = [
    GameLine(1, 7, "deal baths"),
    GameLine(2, 0, "build baths", "a"),
    GameLine(3, 1, "undo 1", "a", ""),
    GameLine(4, 1, "resign", "b", "= age 1 00000000"),
]


def test_lines_come_back_as_they_were() -> None:
    lines = GameLines(GIVEN)
    assert list(lines) == GIVEN
    assert [lines[place] for place in range(-4, 4)] == GIVEN * 2
    assert lines[1:3] == GIVEN[1:3]
    assert lines[2:] == GIVEN[2:]
    assert len(lines) == 4
    with pytest.raises(IndexError):
        lines[4]


def test_other_lines_are_not_the_same() -> None:
    assert GameLines(GIVEN) == GameLines(GIVEN)
    assert GameLines(GIVEN) != GameLines(GIVEN[:3])
    assert GameLines(GIVEN) != GameLines([*GIVEN[:3], GIVEN[3]._replace(mark="")])


def test_a_line_is_found_by_its_seat_and_key() -> None:
    lines = GameLines(GIVEN)
    assert lines.number_of(0, "a") == 2
    assert lines.number_of(1, "a") == 3
    assert lines.number_of(1, "b") == 4
    assert lines.number_of(0, "b") is None
    assert lines.number_of(7, "") is None


def test_a_line_gets_the_next_number() -> None:
    lines = GameLines(GIVEN[:2])
    lines.append(GameLine(9, 0, "pass"))
    assert lines[-1] == GameLine(3, 0, "pass")
