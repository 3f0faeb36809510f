"""Hints and analyses on the command line and in a game."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.players.test_advice import PUZZLES
from tests.players.test_analysis import recorded
from thaumata.wording.words import Words


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    given, *_ = PUZZLES["the sixth symbol wins at once"]
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps({"age": 3, **given}))
    return path


def test_a_hint_shows_the_best_action_and_why(puzzle: Path) -> None:
    code, out, err = run(f"hint {puzzle} --level medium")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("Hint for Player 1 (Builder level)")
    assert lines[1].startswith(" 1  Build University for 6 coins")
    assert "100 %" in lines[1]
    assert "Why: Wins at once, by scientific supremacy." in lines[2]


@pytest.mark.parametrize(
    ("language", "columns"), [("en", "60"), ("uk", "80"), ("ru", "80"), ("uk", "120")]
)
def test_a_hint_fits_the_window(
    puzzle: Path, language: str, columns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    out = run(f"hint {puzzle} --level medium --language {language}").out
    assert max(map(len, out.splitlines())) <= int(columns)
    said = Words(language)("reason-wins-now", kind="scientific")
    assert said in " ".join(out.split())


def test_a_hint_as_json_is_what_goes_over_a_wire(puzzle: Path) -> None:
    advice = json.loads(run(f"hint {puzzle} --level medium --json").out)
    assert (advice["variant"], advice["seat"], advice["level"]) == ("duel", 0, "medium")
    assert advice["choices"][0]["text"] == "build university"
    assert advice["choices"][0]["reason"] == {
        "id": "reason-wins-now",
        "arguments": {"kind": "scientific"},
    }


@pytest.mark.compiled_only
def test_a_hint_for_any_moment_of_a_record(tmp_path: Path) -> None:
    path = tmp_path / "evening.record"
    path.write_text(recorded("duel", moves=60).text(), encoding="utf-8")
    assert run(f"hint {path} --level medium").out.startswith("Hint for ")
    early = json.loads(run(f"hint {path} --at 10 --level medium --json").out)
    assert early["decision"] == "pick_wonder"


@pytest.mark.compiled_only
def test_where_several_decide_a_hint_is_for_the_one_who_is_named(tmp_path: Path) -> None:
    path = tmp_path / "table.record"
    path.write_text(recorded("classic-3", moves=30).text(), encoding="utf-8")
    code, _, err = run(f"hint {path} --at 24")
    assert (code, err) == (
        2,
        "Several players are to decide. Say which one with --seat: 1, 2, 3.\n",
    )
    out = run(f"hint {path} --at 24 --seat 2 --level medium").out
    assert out.startswith("Hint for Bob (Builder level)")
    assert "Place" in out.splitlines()[0]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hint {puzzle} --level novice", "“novice” cannot give advice."),
        ("hint {puzzle} --seat 2", "Player 2"),
        ("hint {puzzle} --seat 3", "--seat"),
        ("hint nowhere.json", "nowhere.json"),
        ("hint {broken}", "not understood: nonsense"),
        ("analyse {broken}", "not understood: nonsense"),
        ("analyse nowhere.record", "nowhere.record"),
    ],
)
def test_mistakes_are_one_clear_line(line: str, said: str, puzzle: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.record"
    broken.write_text("nonsense\n")
    code, out, err = run(line.format(puzzle=puzzle, broken=broken))
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.compiled_only
@pytest.mark.parametrize(("variant", "language"), [("duel", "uk"), ("classic-3", "ru")])
def test_an_analysis_tells_the_curve_the_turning_points_and_the_players(
    variant: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    path = tmp_path / "evening.record"
    path.write_text(recorded(variant).text(), encoding="utf-8")
    code, out, err = run(f"analyse {path} --language {language}")
    assert (code, err) == (0, "")
    words = Words(language)
    assert words("label-analysis-turning") in out
    assert words("label-analysis-mistakes") in out
    assert "III" in out
    assert "Anna" in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.compiled_only
def test_an_analysis_as_json(tmp_path: Path) -> None:
    path = tmp_path / "evening.record"
    path.write_text(recorded("duel", moves=30).text(), encoding="utf-8")
    analysis = json.loads(run(f"analyse {path} --json").out)
    assert analysis["players"] == ["Anna", "Bob"]
    assert len(analysis["decisions"]) == sum(each["decisions"] for each in analysis["performances"])


@pytest.mark.compiled_only
@pytest.mark.parametrize("typed", ["h", "hint"])
def test_a_hint_in_a_game_names_actions_by_their_numbers(typed: str) -> None:
    _, out, _ = run("play duel --seed 7 --name Anna", [typed])
    told = out.partition(f"› {typed}")[2].splitlines()
    assert told[1].startswith("Hint for Anna (Strategist level)")
    number = int(told[2].split()[0])
    assert 1 <= number <= 4
    assert "Why: " in told[3]


@pytest.mark.compiled_only
def test_a_hint_changes_nothing() -> None:
    _, plain, _ = run("play duel --seed 7 --name Anna", ["1", "1"])
    _, advised, _ = run("play duel --seed 7 --name Anna", ["h", "1", "h", "1"])
    last_screens = [out.rpartition("› 1\n")[2].splitlines()[:-1] for out in (plain, advised)]
    assert last_screens[0] == last_screens[1]
    assert "Anna took" in " ".join(last_screens[0])


def test_in_a_game_that_no_network_knows_the_player_is_told_so(tmp_path: Path) -> None:
    auction = Path(__file__).parents[1] / "auction.py"
    code, out, _ = run(f"play {auction}:Auction", ["h"])
    assert code == 0
    assert "The computer has not learned auction" in " ".join(out.split())
