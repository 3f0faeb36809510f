"""``thaumata simulate`` and ``bench``: tables, JSON, and one line for every mistake."""

import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import msgspec
import pytest

from thaumata import build_info
from thaumata.cli import main
from thaumata.cli.bench.compared import Result

VICTORIES = ["civilian", "civilian_tiebreak", "military", "scientific", "political", "shared"]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (tmp_path / "thaumata").mkdir()
    (tmp_path / "thaumata" / "interpreted").touch()  # the note about plain Python
    monkeypatch.chdir(tmp_path)


def run(capsys: pytest.CaptureFixture[str], arguments: str) -> tuple[int, str, str]:
    """Run the program; return its exit code and its output on both streams."""
    with pytest.raises(SystemExit) as ended:
        main(arguments.split())
    written = capsys.readouterr()
    code = ended.value.code
    assert code is None or isinstance(code, int)
    return code or 0, written.out, written.err


def test_json_has_every_field(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "simulate duel --players random,greedy --games 4 --seed 9 --json")
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert list(result) == [
        "variant",
        "players",
        "seed",
        "games",
        "jobs",
        "compiled",
        "seconds",
        "games_per_second",
        "decisions",
        "decisions_per_second",
        "wins",
        "victories",
        "score",
        "first_player_win_rate",
    ]
    assert result["variant"] == "duel"
    assert result["players"] == ["random", "greedy"]
    assert (result["seed"], result["games"], result["jobs"]) == (9, 4, 1)
    assert result["compiled"] == build_info.is_compiled()
    assert list(result["wins"]) == ["by_seat", "by_player", "shared"]
    assert list(result["victories"]) == VICTORIES
    assert len(result["score"]["mean"]) == 2
    assert list(result["score"]["parts"])[:2] == ["blue", "green"]


def test_the_table_names_players_and_victories(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "simulate duel --players greedy,random --games 3")
    assert (code, err) == (0, "")
    for text in ("1 greedy", "2 random", "Military supremacy", "Games per second", "Seed: 0"):
        assert text in out


@pytest.mark.parametrize("players", ["random", "greedy,random"])
def test_expansions_have_rows_and_victories_of_their_own(
    capsys: pytest.CaptureFixture[str], players: str
) -> None:
    command = f"simulate duel --expansions pantheon,agora --players {players} --games 30 --seed 3"
    code, out, err = run(capsys, f"{command} --json")
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert result["variant"] == "duel+pantheon+agora"
    assert sum(result["victories"].values()) == 30
    assert result["victories"]["political"] > 0 or players == "random"
    parts = result["score"]["parts"]
    assert list(parts)[-2:] == ["senate", "gods"]
    for seat in (0, 1):
        assert parts["senate"][seat] + parts["gods"][seat] > 0
        total = sum(part[seat] for part in parts.values())
        assert total == pytest.approx(result["score"]["mean"][seat], abs=0.01)
    _, out, _ = run(capsys, f"{command.replace('--games 30', '--games 2')}")
    for text in ("Grand Temples", "Gods", "Senate", "Political supremacy"):
        assert text in out
    assert "Guilds" not in out


@pytest.mark.parametrize(
    ("game", "variant", "seats"),
    [
        ("classic", "classic-3", 3),
        ("classic --seats 2", "classic-2", 2),
        ("classic-7", "classic-7", 7),
        ("classic --seats 4 --expansions cities", "classic-4+cities", 4),
        ("classic --expansions cities --teams", "classic-4+cities+teams", 4),
        ("classic-6+cities+teams", "classic-6+cities+teams", 6),
    ],
)
def test_classic_is_simulated_for_every_number_of_seats(
    capsys: pytest.CaptureFixture[str], game: str, variant: str, seats: int
) -> None:
    code, out, err = run(capsys, f"simulate {game} --games 2 --json")
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert result["variant"] == variant
    assert result["players"] == ["random"] * seats
    assert len(result["wins"]["by_seat"]) == len(result["score"]["mean"]) == seats
    assert list(result["victories"]) == ["civilian", "civilian_tiebreak", "shared"]
    assert ("debts" in result["score"]["parts"]) == ("cities" in variant)
    assert result["first_player_win_rate"] is None


def test_the_table_of_seven_players_names_everything_in_full(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, out, err = run(capsys, "simulate classic-7 --games 1")
    assert (code, err) == (0, "")
    for text in ("Military conflicts", "Scientific buildings", "Victory by points"):
        assert text in out
    assert "Wins by the first player" not in out
    assert "…" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_the_table_speaks_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "simulate duel --games 2 --language uk")
    assert "Партій за секунду" in out


def test_the_language_of_the_environment_is_used(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    _, _, err = run(capsys, "simulate chess")
    assert err.startswith("Игры «chess» нет.")


def test_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "simulate duel --games 3 --json --option wonders=first_game --option first=1"
    code, out, _ = run(capsys, arguments)
    assert code == 0
    assert json.loads(out)["decisions"] < 3 * 70  # no draft


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("simulate chess", "There is no game “chess”."),
        ("simulate duel --expansions atlantis", "no expansion “atlantis”"),
        ("simulate duel --seats 5", "not for 5 players"),
        ("simulate classic --seats 8", "“classic” is not for 8 players"),
        ("simulate classic-4 --seats 5", "“classic-4” is not for 5 players"),
        ("simulate classic --teams", "teams can only be played together with cities."),
        (
            "simulate classic --seats 5 --expansions cities --teams",
            "“classic+cities+teams” is not for 5 players",
        ),
        ("simulate duel --teams", "The game “duel” has no expansion “teams”."),
        ("simulate duel --seats many", "“--seats” needs a whole number"),
        ("simulate duel --option speed=high", "There is no option “speed”."),
        ("simulate duel --option wonders=all", "cannot be “all”"),
        ("simulate duel --option wonders", "An option is given as name=value, not as “wonders”."),
        ("simulate duel --players bob", "There is no player “bob”."),
        ("simulate duel --players random,random,random", "2 players are needed"),
        ("simulate duel --players none.py:Bot", "The file none.py cannot be used"),
        ("simulate duel --games 0", "“--games” must be 1 or more, not 0."),
        ("simulate duel --games -5", "“--games” must be 1 or more, not -5."),
        ("simulate duel --games ten", "“--games” needs a whole number, not “ten”."),
        ("simulate duel --jobs 0", "“--jobs” must be 1 or more, not 0."),
        ("simulate duel --jobs 100000", "“--jobs” must be 512 or less"),
        ("simulate duel --seed -1", "“--seed” must be 0 or more"),
        (f"simulate duel --seed {2**63}", "“--seed” must be 9223372036854775807 or less"),
        ("simulate duel --language tlh", "There is no language “tlh”."),
        ("simulate", "Missing argument: GAME. For help: thaumata simulate --help"),
        ("simulate duel --fast", "No such option: --fast"),
        (
            "simulate duel chess",
            "“chess” is one argument too many. For help: thaumata simulate --help",
        ),
        (
            "simulate duel --games",
            "After --games a value is missing. For help: thaumata simulate --help",
        ),
        (
            "simulat duel",
            "no command “simulat”. Choose one of: play, replay, show, hint, analyse, simulate,",
        ),
        ("bench --rounds 0", "“--rounds” must be 1 or more, not 0."),
    ],
)
def test_a_mistake_is_one_clear_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: str, said: str
) -> None:
    code, out, err = run(capsys, arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_player_who_cheats_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bot = (
        "from thaumata.players.player import Player\nclass Bot(Player):\n    choose = lambda *_: 7"
    )
    (tmp_path / "bot.py").write_text(bot, encoding="utf-8")
    code, out, err = run(capsys, "simulate duel --players bot.py:Bot --games 1")
    assert (code, out) == (2, "")
    assert err.startswith("The player “bot.py:Bot” chose “")
    assert err.count("\n") == 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_player_that_raises_is_one_line_with_file_line_game_and_seed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, jobs: int
) -> None:
    bot = """
        from thaumata.players.player import Player
        class Bot(Player):
            games = 0
            def begin(self, game, seat, rng):
                Bot.games += 1
            def choose(self, table):
                return table.legal_actions[0] if Bot.games < 3 else think()
        def think():
            return {}["idea"]
    """
    (tmp_path / "bot.py").write_text(dedent(bot).strip(), encoding="utf-8")
    arguments = "simulate duel --players bot.py:Bot,random --games 8 --seed 9"
    code, out, err = run(capsys, f"{arguments} --jobs {jobs}")
    assert (code, out, err.count("\n")) == (2, "", 1)
    place = "bot.py, line 9, in game"
    assert err.startswith(f"The player “bot.py:Bot” has failed at {place} ")
    assert err.endswith(" of duel with seed 9: KeyError: 'idea'\n")
    if jobs == 1:
        assert f"{place} 3 of duel" in err


def test_the_averages_say_over_which_games_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "simulate duel --expansions agora --players greedy --games 12 --seed 2"
    _, out, _ = run(capsys, f"{arguments} --json")
    result = json.loads(out)
    scored = sum(result["victories"][kind] for kind in ("civilian", "civilian_tiebreak", "shared"))
    assert result["score"]["games"] == scored < 12
    _, out, _ = run(capsys, arguments)
    assert f"The averages are over {scored} of 12 games: those that went to scoring." in out
    _, out, _ = run(capsys, "simulate classic --games 3")
    assert "The averages are over all games." in out


def test_the_version_tells_whether_the_rules_are_compiled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = run(capsys, "--version")
    assert code == 0
    assert out.startswith("thaumata ")
    assert ("(compiled)" in out) == build_info.is_compiled()


@pytest.mark.parametrize("arguments", ["", "--help"])
def test_the_help_lists_the_commands(capsys: pytest.CaptureFixture[str], arguments: str) -> None:
    code, out, _ = run(capsys, arguments)
    assert code == 0
    assert "simulate" in out
    assert "bench" in out


def test_the_help_of_a_command_shows_examples(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate --help")
    assert code == 0
    assert "  thaumata simulate duel --players greedy,random --games 500 --seed 7\n" in out


@pytest.mark.slow
def test_the_bench_measures_and_keeps_a_history(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "benchmarks").mkdir()
    code, out, err = run(capfd, "bench --rounds 1")
    assert (code, err) == (0, "")
    assert "Games per second" in out
    (line,) = (tmp_path / "benchmarks" / "history.jsonl").read_text("utf-8").splitlines()
    result = json.loads(line)
    assert result["interpreted"]["games_per_second"] > 0
    assert 60 < result["facts"]["decisions_per_game"] < 80
    assert (result["compiled"] is not None) == build_info.is_compiled()
    if result["compiled"]:
        assert result["ratio"] > 5
        assert result["facts"]["state_bytes"] < 4096
        assert result["facts"]["allocating_moves"] < 0.1
    assert list(result["others"]) == ["duel+pantheon+agora", "classic-3", "classic-7"]
    searched = ["duel", "classic-4"] if build_info.is_compiled() else []
    assert [name for name, n in result["simulations_per_second"].items() if n > 0] == searched
    for other in result["others"].values():
        assert other["interpreted"]["games_per_second"] > 0
        assert (other["compiled"] is not None) == build_info.is_compiled()
    listing = result["others"]["classic-3"]["interpreted"]["listing"]
    assert listing["worst_choices"] > 5 * listing["easy_choices"]
    assert listing["worst_nanoseconds"] > listing["easy_nanoseconds"]
    assert listing["most_plans"] == 10


def test_lines_of_the_history_from_before_classic_stay_readable() -> None:
    line = (
        b'{"date":"2026-11-15T10:54:47Z","version":"0.1.0","python":"3.11.7","cpus":2,"rounds":5,'
        b'"compiled":null,"interpreted":{"compiled":false,"games_per_second":726.5,'
        b'"copy_nanoseconds":6686.6,"copy_into_nanoseconds":3880.5},"ratio":null,"facts":'
        b'{"state_bytes":2046,"allocating_moves":0.0,"decisions_per_game":70.8,'
        b'"choices_per_decision":5.7}}'
    )
    result = msgspec.json.decode(line, type=Result)
    assert result.others == {}
    assert result.interpreted.listing is None


def test_the_program_runs_as_a_process() -> None:
    command = [sys.executable, "-P", "-m", "thaumata.cli", "simulate", "chess"]
    environment = {**os.environ, "PYTHONPATH": str(build_info.PACKAGE.parent)}
    ended = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
