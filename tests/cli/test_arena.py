"""``thaumata arena``: tables, JSON, and resuming after an interruption."""

import json
import os
import signal
import subprocess
import sys
import time
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import run
from thaumata import build_info
from thaumata.wording.words import LANGUAGES, Words

EXAMPLES = Path(__file__).parents[2] / "examples"


def report(line: str) -> dict[str, Any]:
    """Run an arena and return its report without what depends on the clock."""
    code, out, err = run(f"arena {line} --json")
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    for standing in found["standings"]:
        standing["times"] = standing["times"]["decisions"]
    return found


def process(*arguments: str) -> "subprocess.Popen[str]":
    """Start an arena in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "thaumata.cli", "arena", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(build_info.PACKAGE.parent)},
        start_new_session=True,
        preexec_fn=_hear_interrupts,
    )


def _hear_interrupts() -> None:
    """Let Ctrl-C reach the process, even if the test runner ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run_apart(*arguments: str) -> tuple[int, str, str]:
    """Run an arena in a process of its own; return its exit code and output."""
    with process(*arguments) as running:
        out, err = running.communicate(timeout=180)
    return running.returncode, out, err


# The report


def test_json_has_every_field_that_the_page_names() -> None:
    found = report("duel --players greedy,random,novice --games 2 --seed 3 --pace 0.1")
    page = (EXAMPLES.parent / "docs" / "arena.md").read_text()
    line, standing = found["meetings"][0], found["standings"][0]
    for field in (*found, *line, *standing, *found["settings"]):
        assert f"`{field}`" in page, field
    assert found["settings"]["pace"] == 0.1
    assert found["settings"]["seed"] == 3
    assert found["games"] == found["scheduled"] == 6
    assert [(each["player"], each["against"]) for each in found["meetings"]] == [
        ("greedy", "random"),
        ("greedy", "novice"),
        ("random", "novice"),
    ]
    assert sum(found["victories"].values()) == 6
    assert sum(each["elo"] for each in found["standings"]) == pytest.approx(0)
    assert found["standings"] == sorted(found["standings"], key=lambda each: -each["elo"])


def test_the_greedy_player_is_rated_above_chance() -> None:
    found = report("duel --players random,greedy --games 12")
    best, worst = found["standings"]
    assert (best["player"], worst["player"]) == ("greedy", "random")
    assert best["elo_low"] < best["elo"] < best["elo_high"]
    assert best["elo_low"] > 0 > worst["elo_high"]
    (line,) = found["meetings"]
    assert (line["player"], line["against"], line["games"]) == ("random", "greedy", 12)
    assert line["low"] <= line["share"] <= line["high"] < 0.5 == line["chance"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "games", "chance", "lines"),
    [
        ("duel --expansions agora", 2, 1 / 2, 1),
        ("classic-2", 2, 1 / 2, 1),
        ("classic", 6, 1 / 3, 2),
        ("classic-4 --lone", 4, 1 / 4, 1),
        ("classic-4 --expansions cities --teams", 2, 1 / 2, 1),
        ("classic-6 --expansions cities --teams", 6, 1 / 3, 2),
    ],
)
def test_every_variant_has_an_arena(game: str, games: int, chance: float, lines: int) -> None:
    found = report(f"{game} --players greedy,random --games 1")
    assert found["games"] == games
    assert [line["chance"] for line in found["meetings"]] == [pytest.approx(chance)] * lines
    assert (found["first_player_win_rate"] is None) == game.startswith("classic")
    assert not found["forfeits"]


def test_a_player_alone_plays_against_itself() -> None:
    found = report("duel --players greedy --games 3")
    assert (found["games"], found["meetings"]) == (3, [])
    assert found["standings"][0]["elo"] is None
    assert found["first_player_win_rate"] in (0, pytest.approx(1 / 3), pytest.approx(2 / 3), 1)


@pytest.mark.slow
def test_a_level_is_paced() -> None:
    slow, fast = (
        json.loads(run(f"arena duel --players medium --games 1 --pace {pace} --json").out)
        for pace in ("0.05", "0.005")
    )
    times = [each["standings"][0]["times"]["median"] for each in (slow, fast)]
    assert times[0] > times[1]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_the_table_fits_the_window_and_states_the_pace(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = f"{EXAMPLES / 'mybot.py'}:MyBot,novice,random"
    line = f"arena {game} --players {names} --games 1 --pace 0.25 --results r.jsonl --language"
    for language, columns in product(LANGUAGES, ("80", "120")):
        monkeypatch.setenv("COLUMNS", columns)
        code, out, err = run(f"{line} {language}")
        assert (code, err) == (0, "")
        lines = out.splitlines()
        assert max(map(len, lines)) <= int(columns)
        words = Words(language)
        for label in ("label-elo", "label-arena-median", "label-victories", "label-games"):
            assert words(label) in out
        assert "0.25" in lines[0]
        assert " mybot.py:MyBot " in out
        assert "novice" in out


def test_the_options_are_explained() -> None:
    out = run("arena --help").out
    for option in ("--gauntlet", "--lone", "--pace", "--seconds", "--results", "--ray", "exec:"):
        assert option in out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("duel --players bob", "There is no player “bob”."),
        ("duel --players greedy,greedy", "“greedy” is named twice."),
        ("duel --pace 0", "“--pace” needs a number above zero, not “0”."),
        ("duel --pace fast", "“--pace” needs a number above zero, not “fast”."),
        ("duel --seconds nan", "“--seconds” needs a number above zero, not “nan”."),
        ("duel --lone", "“--lone” is for games of more than two sides."),
        ("duel --games 0", "“--games” must be 1 or more, not 0."),
        ("duel --players exec:no-such-bot", "The program “no-such-bot” of"),
        ("duel --results /", "The file / cannot be used: it is a folder."),
        ("chess", "There is no game “chess”."),
    ],
)
def test_a_mistake_is_one_clear_line(line: str, said: str) -> None:
    code, out, err = run(f"arena {line}")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert said in err


def test_a_forfeit_is_told_with_its_reason(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(
        "import thaumata as th\n\nclass Bot(th.Player):\n    def choose(self, _):\n        1 / 0\n"
    )
    _, out, _ = run("arena duel --players bot.py:Bot,random --games 4")
    shown = " ".join(out.split())
    assert (
        "bot.py:Bot forfeited games (4): it failed at bot.py, line 5: ZeroDivisionError: "
        "division by zero." in shown
    )
    assert "Forfeit 4 100.0" in shown


# Resuming


def test_games_in_the_file_are_not_played_again() -> None:
    line = "duel --players greedy,random --results r.jsonl"
    first = report(f"{line} --games 2")
    before = Path("r.jsonl").read_text()
    assert report(f"{line} --games 2") == first
    assert Path("r.jsonl").read_text() == before
    more = report(f"{line} --games 4")
    assert more["games"] == 4
    assert Path("r.jsonl").read_text().startswith(before)
    assert more == report("duel --players greedy,random --games 4")
    report("duel --players greedy,random,novice --results r.jsonl --games 2")
    assert Path("r.jsonl").read_text().count("\n") == 1 + 4 + 4


def test_results_of_another_arena_are_refused() -> None:
    report("duel --players greedy,random --results r.jsonl --games 2")
    code, _, err = run("arena duel --players greedy,random --results r.jsonl --games 2 --seed 1")
    assert code == 2
    assert err == "The results in r.jsonl are of another arena: seed is “0” there, not “1”.\n"


def test_without_a_file_each_run_has_a_new_one(home: Path) -> None:
    for _ in range(2):
        _, out, _ = run("arena duel --players greedy,random --games 2")
        assert "Results: " in out
    assert len(list((home / "data" / "thaumata" / "arena").glob("duel_*.jsonl"))) == 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "jobs"),
    [(signal.SIGINT, 1), (signal.SIGINT, 2), (signal.SIGTERM, 2), (signal.SIGKILL, 2)],
)
def test_a_stopped_run_goes_on(home: Path, way: signal.Signals, jobs: int) -> None:
    path = home / "r.jsonl"
    bot = home / "builder.sh"
    bot.write_text((EXAMPLES / "programs" / "builder.sh").read_text())
    line = ["duel", "--players", f"exec:sh {bot},random", "--results", str(path)]
    running = process(*line, "--games", "3000", "--jobs", str(jobs))
    while running.poll() is None and (not path.exists() or path.read_text().count("\n") < 5):
        time.sleep(0.05)
    if way == signal.SIGINT:  # Ctrl-C reaches all processes at the terminal
        os.killpg(running.pid, way)
    else:
        running.send_signal(way)
    out, err = running.communicate(timeout=60)
    if way != signal.SIGKILL:
        assert running.returncode == 130
        assert f"To go on, repeat the command with --results {path}" in err
        assert err.count("\n") == 1
        assert "Elo" in out
    _wait_until_nobody_mentions(home)
    played = path.read_text()
    kept = played[: played.rfind("\n") + 1]
    assert "forfeit" not in kept
    games = kept.count("\n") - 1
    assert games >= 4
    code, out, err = run_apart(*line, "--games", str(games + 2), "--json")
    assert (code, err) == (0, "")
    assert path.read_text().startswith(kept)
    found = json.loads(out)
    assert found["games"] == found["scheduled"] >= games


def _wait_until_nobody_mentions(folder: Path) -> None:
    for _ in range(50):
        listed = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True).stdout
        if str(folder) not in listed:
            return
        time.sleep(0.1)
    raise AssertionError(listed)


@pytest.mark.slow
def test_a_player_that_takes_its_process_along_is_told_in_one_line(home: Path) -> None:
    (home / "bot.py").write_text(
        "import os, thaumata as th\n\nclass Bot(th.Player):\n    def choose(self, _):\n"
        "        os._exit(9)\n"
    )
    code, out, err = run_apart("duel", "--players", "bot.py:Bot,random", "--jobs", "2")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("A process that played games has ended by itself")


# Ray


@pytest.mark.compiled_only
def test_ray_gives_the_same_results(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(home))
    players = f"greedy,medium,{EXAMPLES / 'mybot.py'}:MyBot"
    line = ["duel", "--players", players, "--games", "4", "--pace", "0.1", "--json", "--jobs", "2"]
    reports = []
    for more in ([], ["--ray"]):
        code, out, err = run_apart(*line, *more)
        assert (code, err) == (0, "")
        reports.append(json.loads(out))
        for standing in reports[-1]["standings"]:
            del standing["times"]
    assert reports[0] == reports[1]
    assert reports[0]["games"] == 12
    assert not (home / ".ray").exists()


@pytest.mark.compiled_only
def test_a_limit_in_seconds_holds_for_our_levels() -> None:
    code, out, _ = run("arena duel --players expert --games 1 --seconds 0.01 --json")
    assert code == 0
    times = json.loads(out)["standings"][0]["times"]
    assert times["median"] < 0.1
    assert times["decisions"] > 20


def test_without_ray_it_is_told_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, out, err = run("arena duel --players greedy,random --games 2 --ray")
    assert (code, out) == (2, "")
    assert err == 'Ray is not installed here. To install it: pip install "thaumata[ray]"\n'
