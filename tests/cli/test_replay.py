"""``thaumata replay``: recorded games told again, and positions of them drawn."""

from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.record.records import played
from thaumata import position
from thaumata.record import Record
from thaumata.wording.words import LANGUAGES, Words


@pytest.fixture
def record() -> Record:
    """Write the record of a whole game to ``a.record``."""
    record = played(5)
    Path("a.record").write_text(record.text(), "utf-8")
    return record


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_from_the_first_deal_to_the_sheet(language: str, record: Record) -> None:
    code, out, err = run(f"replay a.record --language {language}")
    assert (code, err) == (0, "")
    words = Words(language)
    headings = [words("label-set-up"), *(words(f"age-{age}") for age in (1, 2, 3))]
    places = [out.index(f"── {heading} ─") for heading in headings]
    assert places == sorted(places)
    assert words("label-score-sheet") in out
    assert "Богдан" in out
    for total in record.state().score_sheet().totals:
        assert str(total) in out.rpartition(words("label-total"))[2]


def test_the_numbers_are_those_of_the_actions(record: Record) -> None:
    _, out, _ = run("replay a.record")
    number = next(n for n, move in enumerate(record.moves, 1) if move.text.startswith("build"))
    name = Words("en")(f"duel-card-{record.moves[number - 1].text.removeprefix('build ')}")
    (line,) = [line for line in out.splitlines() if line.split()[:1] == [str(number)]]
    assert f"built {name}" in line


@pytest.mark.parametrize("at", [0, 1, 15, 40, 100])
def test_any_position_can_be_drawn(at: int, record: Record) -> None:
    code, out, err = run(f"replay a.record --at {at}")
    assert (code, err) == (0, "")
    assert f"After action {at} of {len(record)}" in out
    assert "7 Wonders Duel" in out
    assert ("► Anna" in out, "► Богдан" in out) == (
        record.state(at).pending == 1,
        record.state(at).pending == 2,
    )


@pytest.mark.parametrize("at", [0, 40, None])
def test_any_position_can_be_had_as_json(at: int | None, record: Record) -> None:
    code, out, err = run("replay a.record --json" + ("" if at is None else f" --at {at}"))
    assert (code, err) == (0, "")
    assert position.load(out).fingerprint() == record.state(at).fingerprint()


def test_a_position_that_there_is_not_is_refused_as_json_too(record: Record) -> None:
    code, out, err = run("replay a.record --at 999 --json")
    assert (code, out) == (2, "")
    assert err == f"There is no move 999; the last one is {len(record)}.\n"


def test_the_last_position_is_the_end(record: Record) -> None:
    _, out, _ = run(f"replay a.record --at {len(record)}")
    assert "Score sheet" in out
    assert "won" in out


def test_where_nature_is_asked_its_answers_are_listed(record: Record) -> None:
    _, out, _ = run("replay a.record --at 0")
    assert "Who begins the game?\n  Player 1, Player 2\n" in out
    _, out, _ = run("replay a.record --at 1")
    assert "Which progress token comes to the board?\n  Agriculture, Architecture" in out


def test_a_game_that_is_not_over_ends_with_its_position() -> None:
    Path("a.record").write_text(played(5, moves=50).text(), "utf-8")
    code, out, _ = run("replay a.record")
    assert code == 0
    assert "After action 50 of 50" in out


def test_a_record_can_be_stepped_through(record: Record) -> None:
    typed = ["", "", "-", "60", "zzz", "999", "q"]
    code, out, err = run("replay a.record --step", typed)
    assert (code, err) == (0, "")
    places = [line.split(" of ")[0] for line in out.splitlines() if line.startswith("After action")]
    numbers = [int(place.removeprefix("After action ")) for place in places]
    assert numbers[0] == 0
    assert numbers[1] < numbers[2]
    assert numbers[3] == numbers[1]
    assert numbers[4] == 60
    assert numbers[5] > 60
    assert numbers[6] == len(record)


def test_the_end_of_the_input_ends_the_steps(record: Record) -> None:
    assert run("replay a.record --step").code == 0


def test_a_record_can_come_through_a_pipe(record: Record) -> None:
    code, out, _ = run("replay -", record.text().splitlines())
    assert code == 0
    assert "Score sheet" in out


# Mistakes


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("none.record", "The file none.record cannot be used: there is no such file or folder."),
        (".", "The file . cannot be used: it is a folder."),
        ("a.record --at 999", "There is no move 999; the last one is"),
        ("a.record --at -1", "“--at” must be 0 or more, not -1."),
        ("a.record --at soon", "“--at” needs a whole number, not “soon”."),
        ("a.record --language tlh", "There is no language “tlh”."),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(arguments: str, line: str, record: Record) -> None:
    code, out, err = run(f"replay {arguments}")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert line in err


def test_an_illegal_move_is_told_with_its_line(record: Record) -> None:
    lines = record.text().splitlines()
    number = next(n for n, line in enumerate(lines, 1) if " build " in line)
    lines[number - 1] = "0 build senate"
    Path("a.record").write_text("\n".join(lines) + "\n", "utf-8")
    code, out, err = run("replay a.record")
    assert (code, out) == (2, "")
    assert err.startswith(f"Line {number} of the record does not fit: “build senate” is not")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"{}", b"rules: 1\n", b"hello\n" * 9])
def test_what_is_no_record_is_refused(content: bytes) -> None:
    Path("a.record").write_bytes(content)
    code, out, err = run("replay a.record")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "record" in err
