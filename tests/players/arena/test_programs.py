"""External programs as players, and all ways in which they fail; all are real processes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from textwrap import dedent

import pytest

import thaumata as th
from tests.views.duel.games import EXPANDED
from thaumata.game import ThaumataError
from thaumata.players.arena import conversation, program
from thaumata.players.arena.entrants import check_entrants, split_entrants
from thaumata.players.arena.played import FORFEIT, Played
from thaumata.players.arena.program import opening, question
from thaumata.players.arena.referee import Referee
from thaumata.players.arena.schedule import Fixture
from thaumata.players.arena.settings import PROGRAM_SECONDS, Settings
from thaumata.rng import Rng
from thaumata.wording.words import Words

PROGRAMS = Path(__file__).parents[3] / "examples" / "programs"
SAVER = f"exec:{sys.executable} {PROGRAMS / 'saver.py'}"
BUILDER = f"exec:sh {PROGRAMS / 'builder.sh'}"

FIRST_GAME = th.Game("duel", options={"wonders": "first_game"})
PATIENT = Settings.of(FIRST_GAME)
HASTY = Settings.of(FIRST_GAME, seconds=0.3)
"""For programs that are too slow: others must not fail on a busy machine."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(program, "STUMBLE", 0.0)
    return tmp_path


@pytest.fixture(autouse=True)
def nothing_is_left_running() -> Iterator[None]:
    yield
    assert not conversation._running
    found = subprocess.run(["ps", "-eo", "ppid,stat,args"], capture_output=True, text=True).stdout
    children = [line.split(maxsplit=2) for line in found.splitlines()]
    mine = [child for child in children if child[0] == str(os.getpid())]
    assert not [child for child in mine if "Z" in child[1] or "bot.py" in child[2]]


def play_shell(folder: Path, script: str, settings: Settings = PATIENT) -> Played:
    """Let a shell script play against the random player."""
    path = folder / "bot.sh"
    path.write_text(dedent(script))
    return Referee(settings).play(Fixture(0, (f"exec:sh {path}", "random")))


def why(played: Played) -> str:
    assert played.fault is not None
    assert (played.victory, played.fault.seat, played.winners) == (FORFEIT, 0, (1,))
    return Words("en")(played.fault.message, **played.fault.arguments)


LISTEN = 'until [ "$word" = choose ]; do read -r word rest; [ "$word" = start ] && echo ready; done'
"""Answer ``ready``, and read the first question."""


# The examples


@pytest.mark.parametrize("variant", ["duel", "duel+pantheon+agora", "classic-3"])
def test_the_example_programs_play_to_the_end(variant: str) -> None:
    game = th.Game(variant)
    players = (SAVER, BUILDER, "random")[: game.seats]
    played = Referee(Settings.of(game)).play(Fixture(0, players))
    assert played.fault is None
    assert played.victory in game.victories
    assert len(played.points) == game.seats
    assert len(played.times[0]) > 10


def test_the_example_program_needs_nothing_of_ours() -> None:
    assert "thaumata" not in [
        word
        for line in (PROGRAMS / "saver.py").read_text().splitlines()
        if "import" in line
        for word in line.split()
    ]


def test_a_program_plays_the_same_game_again_with_the_same_seed() -> None:
    def played(seed: int) -> tuple[object, ...]:
        settings = Settings.of(th.Game("duel"), seed=seed)
        game = Referee(settings).play(Fixture(0, (SAVER, BUILDER)))
        return game.victory, game.winners, game.points

    assert played(1) == played(1)
    assert played(1) != played(2)


# Messages


def test_a_conversation_is_the_one_of_the_page(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = tmp_path / "bot.py"
    bot.write_text(
        (PROGRAMS / "saver.py")
        .read_text()
        .replace(
            "for line in sys.stdin:",
            f"for line in sys.stdin:\n        open({str(heard)!r}, 'a').write(line)",
        )
    )
    command = f"exec:{sys.executable} {bot}"
    Referee(Settings.of(th.Game("duel"))).play(Fixture(0, (command, "random")))
    words = [line.split()[0] for line in heard.read_text().splitlines()]
    page = (PROGRAMS.parents[1] / "docs" / "arena.md").read_text()
    for word in {*words}:
        assert f"`{word}" in page, word
    assert words[0] == "thaumata"
    assert words[-4:] == ["result", "winners", "points", "end"]
    assert words.count("start") == words.count("end") == 1
    assert words.count("choose") == words.count("position") == words.count("decision") > 20


@pytest.mark.parametrize("variant", ["duel", *EXPANDED, "classic-3", "classic-4+cities+teams"])
def test_a_question_tells_no_more_than_the_seat_knows(variant: str) -> None:
    """Worlds that look the same to a seat give the same text."""
    game = th.Game(variant)
    state, dealer, rng = game.start(), th.Dealer(4), Rng(4)
    asked = 0
    while not state.is_over and asked < 60:
        seat = state.pending_seats[0]
        if seat == th.NATURE:
            dealer.answer(state)
            continue
        asked += 1
        if asked % 6 == 0:
            told = question(th.Table(state, seat))
            assert told == question(th.Table(state.resample(seat, rng), seat))
        actions = state.legal_actions(seat)
        state.perform(seat, actions[rng.below(len(actions))])
    assert asked > 30


def test_the_seed_of_the_deal_is_not_told() -> None:
    text = opening(th.Game("duel"), 1, 77, 0.5)
    assert text.splitlines() == [
        "thaumata 1",
        "game duel",
        "option wonders draft",
        "option first random",
        "option centered_start last",
        "option progress must",
        "seats 2",
        "seat 1",
        "seed 77",
        "seconds 0.5",
        "start",
    ]


# Failures


def test_a_program_that_dies_forfeits_and_its_last_words_are_told(folder: Path) -> None:
    said = why(play_shell(folder, f"{LISTEN}; echo one >&2; echo 'no luck' >&2; exit 3"))
    assert said == "it ended in the middle of the game with code 3 (last complaint: no luck)"


def test_a_program_that_dies_at_once_forfeits(folder: Path) -> None:
    assert "with code 0 (last complaint: -)" in why(play_shell(folder, "exit 0"))


def test_half_an_answer_is_none(folder: Path) -> None:
    assert "with code 0" in why(play_shell(folder, f"{LISTEN}; printf 'build lum'"))


def test_an_answer_may_come_in_halves(folder: Path) -> None:
    script = """
        while read -r word rest; do
            case $word in
                start) printf 'rea'; sleep 0.05; echo dy ;;
                action) choice=$rest ;;
                choose) echo '# a remark'; echo; echo "  $choice  " ;;
                end) exit ;;
            esac
        done
    """
    assert play_shell(folder, script).fault is None


def test_a_program_that_hangs_forfeits_in_time(folder: Path) -> None:
    began = time.monotonic()
    said = why(play_shell(folder, f"{LISTEN}; echo thinking >&2; sleep 60", HASTY))
    assert said == "it did not answer within 0.3 seconds (last complaint: thinking)"
    assert time.monotonic() - began < 20


def test_a_program_that_never_listens_forfeits(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "STARTING", 0.3)
    assert "did not answer" in why(play_shell(folder, "sleep 60"))


def test_what_a_program_has_started_ends_with_it(folder: Path) -> None:
    pid = folder / "pid"
    why(play_shell(folder, f"sleep 60 & echo $! > {pid}; {LISTEN}; wait", HASTY))
    for _ in range(50):
        stat = Path(f"/proc/{pid.read_text().strip()}/stat")
        with suppress(FileNotFoundError):
            if stat.read_text().split()[2] != "Z":  # the new parent process has yet to notice
                time.sleep(0.1)
                continue
        return
    raise AssertionError("it still runs")


@pytest.mark.parametrize(
    ("answer", "shown"),
    [
        ("hello there", "hello there"),
        ("build the_moon", "build the_moon"),
        ("build", "build"),
        ("\\377\\376\\033[2J", "��[2J"),
        ("discard circus", "discard circus"),
    ],
)
def test_nonsense_and_what_is_not_possible_forfeit(folder: Path, answer: str, shown: str) -> None:
    said = why(play_shell(folder, f"{LISTEN}; printf '{answer}\\n'; sleep 9"))
    assert said == f"it chose “{shown}”, which is not possible (turn)"


def test_a_wrong_greeting_forfeits(folder: Path) -> None:
    assert why(play_shell(folder, "echo hi; sleep 9")) == (
        "it answered the start with “hi” instead of “ready”"
    )


@pytest.mark.parametrize("flood", ["head -c 9000000 /dev/zero", "yes '# a remark'", "yes '' "])
def test_a_flood_forfeits(folder: Path, flood: str) -> None:
    assert "more than 65536 bytes" in why(play_shell(folder, f"{LISTEN}; {flood}"))


def test_complaints_without_end_do_no_harm(folder: Path) -> None:
    script = f"head -c 3000000 /dev/zero | tr '\\0' x >&2; exec sh {PROGRAMS / 'builder.sh'}"
    assert play_shell(folder, script).fault is None


def test_the_next_game_has_a_new_process(folder: Path) -> None:
    count = folder / "count"
    script = f"""
        echo x >> {count}
        [ $(wc -l < {count}) -gt 1 ] || exit 1
        exec sh {PROGRAMS / "builder.sh"}
    """
    (folder / "bot.sh").write_text(dedent(script))
    referee = Referee(PATIENT)
    players = (f"exec:sh {folder / 'bot.sh'}", "random")
    first, second = (referee.play(Fixture(deal, players)) for deal in (0, 1))
    assert first.fault is not None
    assert second.fault is None


def test_a_program_that_ignores_the_end_is_ended(folder: Path) -> None:
    script = f"sh {PROGRAMS / 'builder.sh'}; trap '' TERM INT HUP; sleep 60"
    began = time.monotonic()
    assert play_shell(folder, script).fault is None
    assert time.monotonic() - began < 30


# Names


def test_a_comma_in_quotation_marks_belongs_to_the_command() -> None:
    names = "hard, exec:./bot 'a,b' --x=\"c,d\" ,exec:./other,mybot.py:MyBot"
    assert split_entrants(names) == [
        "hard",
        "exec:./bot 'a,b' --x=\"c,d\"",
        "exec:./other",
        "mybot.py:MyBot",
    ]


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ([], "No players are named"),
        (["hard", "hard"], "“hard” is named twice"),
        (["exec:"], "names no program"),
        (["exec:'"], "names no program"),
        (["exec:no-such-bot --fast"], "The program “no-such-bot” of"),
        (["grandmaster"], "There is no player “grandmaster”"),
        (["nowhere.py:Bot"], "The file nowhere.py cannot be used"),
    ],
)
def test_players_that_cannot_be_are_refused_before_any_game(names: list[str], said: str) -> None:
    with pytest.raises(ThaumataError, match=said):
        check_entrants(names, PATIENT)


def test_a_program_has_ten_seconds_by_default() -> None:
    assert Settings.of(th.Game("duel")).program_seconds == PROGRAM_SECONDS == 10
    assert HASTY.program_seconds == 0.3


def test_a_program_that_goes_away_before_its_game_forfeits(folder: Path) -> None:
    played = Referee(PATIENT).play(Fixture(0, (f"exec:{folder}", "random")))
    assert why(played).startswith("it does not start: [Errno 13]")


def test_a_signal_is_told_as_python_tells_it(folder: Path) -> None:
    assert f"code -{signal.SIGKILL.value} " in why(play_shell(folder, f"{LISTEN}; kill -9 $$"))
