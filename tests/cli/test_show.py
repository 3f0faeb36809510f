"""``thaumata show``: positions drawn from files."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.record.records import played
from thaumata import position
from thaumata.wording.words import LANGUAGES, Words


def leave(moves: int) -> None:
    """Write the position of a game after so many moves to ``a.json``."""
    Path("a.json").write_text(position.dumps(played(5, moves=moves).state()), "utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_is_drawn_with_its_legal_actions_and_prices(language: str) -> None:
    leave(40)
    code, out, err = run(f"show a.json --language {language}")
    assert (code, err) == (0, "")
    words = Words(language)
    state = played(5, moves=40).state()
    seat = 0 if state.pending == 1 else 1
    assert f"► {words('seat', number=seat + 1)}" in out
    assert words("prompt-turn") in out
    numbers = [line.split()[0] for line in out.partition(words("prompt-turn"))[2].splitlines()[1:]]
    assert [n for n in numbers if n.isdecimal()][-1] == str(len(state.legal_actions(seat)))


@pytest.mark.parametrize("moves", [0, 3, 12, 25, 60, 1000])
def test_every_moment_of_a_game_can_be_shown(moves: int) -> None:
    leave(moves)
    code, out, err = run("show a.json")
    assert (code, err) == (0, "")
    assert "7 Wonders Duel" in out


def test_a_position_can_come_through_a_pipe() -> None:
    leave(40)
    assert run("show -", Path("a.json").read_text("utf-8").splitlines()) == run("show a.json")


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"pawn": 12}, "It should be a number from -9 to 9, but is 12."),
        ({"pawn": 5}, "The conflict pawn at 5 is beyond a military token"),
        ({"variant": "chess"}, "There is no game “chess”."),
        ({"board": ["law", "law"]}, "is in two places"),
        ({"mood": "good"}, "mood"),
        ({"age": "first"}, "age"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(
    change: dict[str, object], line: str
) -> None:
    leave(40)
    data = json.loads(Path("a.json").read_text("utf-8"))
    Path("a.json").write_text(json.dumps({**data, **change}), "utf-8")
    code, out, err = run("show a.json")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert line in err


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff\xfe", b"null", b'"duel"'])
def test_what_is_no_position_is_refused(content: bytes) -> None:
    Path("a.json").write_bytes(content)
    code, out, err = run("show a.json")
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_missing_file_is_named() -> None:
    code, _, err = run("show none.json")
    assert code == 2
    assert err == "The file none.json cannot be used: there is no such file or folder.\n"


def test_what_no_game_leads_to_is_drawn_where_that_is_wanted() -> None:
    leave(60)
    data = json.loads(Path("a.json").read_text("utf-8"))
    data["board"], data["box"] = data["board"] + data["box"][:3], data["box"][3:]
    Path("a.json").write_text(json.dumps(data), "utf-8")
    code, out, err = run("show a.json")
    assert (code, out, err.count("\n")) == (2, "", 1)
    code, out, err = run("show a.json --unchecked")
    assert (code, err) == (0, "")
    for id in data["board"]:
        assert f"○ {Words('en')(f'duel-progress-{id}')}" in out


def test_nonsense_stays_one_line_without_checks_too() -> None:
    leave(40)
    data = json.loads(Path("a.json").read_text("utf-8")) | {"pawn": 12}
    Path("a.json").write_text(json.dumps(data), "utf-8")
    code, out, err = run("show a.json --unchecked")
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_what_cannot_even_be_drawn_is_refused_with_the_reason() -> None:
    """An accessible slot with an unknown card has no name."""
    Path("a.json").write_text(json.dumps({"structure": {"r5c1": "?age1"}}), "utf-8")
    code, out, err = run("show a.json --unchecked")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "structure.r5c1" in err
