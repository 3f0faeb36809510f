"""A user's own game from a file: played in the terminal, simulated, and refused in words."""

from pathlib import Path

import pytest

import thaumata as th
from tests.cli.terminal import last_record, run
from thaumata.own_files import load_variant, own_games, typed_name

ROOT = Path(__file__).parents[2]
SPOILS = f"{ROOT / 'examples' / 'house_rule.py'}:SpoilsOfWar"
"""Based on Duel."""

AUCTION = f"{ROOT / 'tests' / 'auction.py'}:Auction"
"""A game of its own, for three players."""


def test_a_game_from_a_file_is_known_by_its_name_from_then_on() -> None:
    assert load_variant(SPOILS) == "spoils"
    assert load_variant(f"{SPOILS}+agora") == "spoils+agora"
    game = th.Game("spoils+agora")
    assert (game.variant, game.expansions) == ("spoils+agora", ("agora",))
    assert typed_name(game) == f"{SPOILS}+agora"
    assert SPOILS in own_games()


def test_any_other_name_is_left_alone() -> None:
    for name in ("duel", "classic-4+cities", "nothing", "mine.py", ""):
        assert load_variant(name) == name
    assert typed_name(th.Game("classic-4+cities")) == "classic-4+cities"


def test_a_game_built_on_duel_is_played_in_the_terminal() -> None:
    code, out, err = run(f"play {SPOILS} --option wonders=first_game --seed 7", ["1", "2", "quit"])
    assert (code, err) == (0, "")
    assert "Your turn: take one of the accessible cards." in out
    assert f"thaumata play {SPOILS} --resume" in out


def test_a_game_from_a_file_goes_on_later(home: Path) -> None:
    run(f"play {SPOILS} --option wonders=first_game --seed 7", ["1", "quit"])
    path = last_record(home)
    before = len(th.Record.parse(path.read_text("utf-8")))
    code, _out, err = run(f"play {SPOILS} --resume {path.stem}", ["1", "quit"])
    assert (code, err) == (0, "")
    assert len(th.Record.parse(path.read_text("utf-8"))) > before


def test_a_game_of_its_own_is_played_to_the_end_in_the_terminal() -> None:
    code, out, err = run(f"play {AUCTION} --opponent random --seed 1", ["1"] * 4)
    assert (code, err) == (0, "")
    assert "bid 3" in out
    assert "The game is over" in out


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_built_on_duel_is_simulated(jobs: int) -> None:
    code, out, err = run(f"simulate {SPOILS} --players greedy,random --games 4 --jobs {jobs}")
    assert (code, err) == (0, "")
    assert "spoils" in out


def test_a_game_of_its_own_is_simulated() -> None:
    code, out, err = run(f"simulate {AUCTION} --games 20")
    assert (code, err) == (0, "")
    assert "richest" in out


def test_the_averages_of_a_game_without_supremacies_are_over_all_games() -> None:
    code, out, _err = run(f"simulate {AUCTION} --players greedy --games 5")
    assert code == 0
    assert "The averages are over all games." in out


def test_a_game_from_a_file_is_replayed_and_its_positions_are_shown(home: Path) -> None:
    run(f"play {SPOILS} --option wonders=first_game --seed 7 --record a.record", ["1", "quit"])
    code, out, err = run(f"replay a.record --game {SPOILS}")
    assert (code, err) == (0, "")
    assert "Age I" in out
    _code, out, _err = run(f"replay a.record --json --game {SPOILS}")
    Path("a.json").write_text(out, encoding="utf-8")
    code, out, err = run(f"show a.json --game {SPOILS}")
    assert (code, err) == (0, "")
    assert "spoils" in out


def test_a_kept_game_of_an_unknown_family_tells_how_to_go_on(home: Path) -> None:
    run(f"play {SPOILS} --option wonders=first_game --seed 7", ["1", "quit"])
    path = last_record(home)
    text = path.read_text("utf-8").replace("variant: spoils", "variant: elsewhere")
    path.write_text(text, encoding="utf-8")
    _code, out, _err = run("play --resume")
    assert "a game that is not known here, “elsewhere”" in out
    assert "thaumata play FILE:CLASS --resume" in out


def test_help_on_a_game_of_its_own_has_no_empty_headings() -> None:
    _code, out, _err = run(f"play {AUCTION} --opponent random --seed 1", ["help", "quit"])
    assert "What you can type" in out
    assert "What the signs mean" not in out
    assert "The game in short" not in out


BROKEN = """
import thaumata.game

class Stranger:
    pass

class NeedsMore(thaumata.game.Family):
    def __init__(self, more):
        pass
"""


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("none.py:Mine", "The file none.py cannot be used: there is no such file or folder."),
        ("mine.py:Missing", "The file mine.py has no game “Missing”."),
        ("mine.py:Stranger", "The file mine.py has no game “Stranger”."),
        ("mine.py:", "The file mine.py has no game “”."),
        ("mine.py:NeedsMore", "The game mine.py:NeedsMore does not start: TypeError: "),
        ("half.py:Mine", "The game half.py does not start: SyntaxError: "),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_file_without_such_a_game_is_refused(
    home: Path, command: str, name: str, complaint: str
) -> None:
    (home / "mine.py").write_text(BROKEN, encoding="utf-8")
    (home / "half.py").write_text("class Mine(:\n", encoding="utf-8")
    code, _out, err = run(f"{command} {name}")
    assert code == 2
    assert err.startswith(complaint)
    assert len(err.splitlines()) == 1
