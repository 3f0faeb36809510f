"""The game in the terminal, played through pipes."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

import pytest

from tests.cli.terminal import last_record, read, run
from thaumata import Game
from thaumata.wording.words import LANGUAGES, Words

PROJECT = Path(__file__).parents[2]
WHOLE_GAME = ["1"] * 80
PICKS = ["1"] * 3
"""The choices of the draft in the deal with seed 7."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


# Whole games


@pytest.mark.parametrize(
    ("language", "opponent"),
    [("en", "human"), ("uk", "greedy"), ("ru", "random")],
)
def test_a_game_is_played_to_its_end(language: str, opponent: str, home: Path) -> None:
    arguments = f"play duel --seed 3 --language {language} --opponent {opponent}"
    code, out, err = run(arguments, WHOLE_GAME)
    assert (code, err) == (0, "")
    record = read(last_record(home))
    state = record.state()
    assert state.pending == 0
    words = Words(language)
    for text in (words("label-score-sheet"), words("label-seed", seed=3), last_record(home).name):
        assert text in out
    for seat in range(2):
        assert str(state.score_sheet().totals[seat]) in out.rpartition(words("label-total"))[2]
    assert not re.search(r"(label|event|prompt|action|payment|command|duel)-[a-z]", out)


def test_numbers_of_every_size_lead_to_an_end(home: Path) -> None:
    typed = [str(number) for number, _ in zip(cycle((2, 5, 1, 3, 8, 4)), range(200), strict=False)]
    code, out, err = run("play duel --seed 12", typed)
    assert (code, err) == (0, "")
    assert "Score sheet" in out
    assert read(last_record(home)).state().pending == 0


def test_the_same_seed_deals_the_same_cards(home: Path) -> None:
    games = []
    for choice in ("1", "2"):
        run("play duel --seed 4", [choice])
        games.append(read(last_record(home)).moves[:10])
    assert games[0] == games[1]


def test_without_a_seed_each_deal_is_another(home: Path) -> None:
    seeds = set()
    for _ in range(3):
        run("play duel")
        seeds.add(read(last_record(home)).seed)
    assert len(seeds) == 3


def test_options_seats_and_names_are_those_asked_for() -> None:
    run("play duel --option wonders=first_game --seat 2 --name Anna --record a.record")
    record = read(Path("a.record"))
    assert record.game.options["wonders"] == "first_game"
    assert record.players == ("greedy", "Anna")


def test_a_player_from_a_file_can_be_the_opponent() -> None:
    Path("mine.py").write_text(
        "from thaumata.players.player import Player\n"
        "class Last(Player):\n"
        "    def choose(self, table): return table.legal_actions[-1]\n"
    )
    code, _, err = run("play duel --seed 3 --opponent mine.py:Last --record a.record", WHOLE_GAME)
    assert (code, err) == (0, "")
    assert read(Path("a.record")).state().pending == 0


def test_forced_decisions_are_answered_by_themselves() -> None:
    _, out, _ = run("play duel --seed 7 --opponent human", ["1"] * 4)
    assert "Player 1 took The Temple of Artemis. There was no other choice." in out


# Output


def test_the_screen_shows_the_table_and_numbered_choices_with_prices() -> None:
    _, out, _ = run("play duel --seed 7", PICKS)
    screen = out[out.rindex("7 Wonders Duel  Age I") :]
    for text in (
        "► Player 1",
        "−5●",
        "◆",
        "○ Economy",
        "░ I ░",
        "┏† Guard Tower",
        "Resources W0",
        "To buy    2●",
        "Science   0/6",
        "◊ The Colossus  CCCG  †† 3★",
        "Your turn: take one of the accessible cards.",
        " 1 Build Guard Tower",
        " 5 Build Glassworks for 1 coin",
        " 6 Discard Glassworks for 2 coins",
    ):
        assert text in screen


def test_the_news_since_the_last_choice_are_told() -> None:
    _, out, _ = run("play duel --seed 7", [*PICKS, "build guard_tower"])
    screen = out[out.rindex("7 Wonders Duel  Age I") :]
    assert "· Player 1 built Guard Tower." in screen
    assert re.search(r"· Computer (built|discarded)", screen)


def test_a_discard_is_told_once() -> None:
    _, out, _ = run("play duel --seed 7", [*PICKS, "i 2", "discard guard_tower", "log"])
    assert out.count("→ Player 1 discarded Guard Tower for 2 coins.") == 1
    told = [line for line in out.splitlines() if "Player 1 discarded Guard Tower" in line]
    assert len(told) == 3  # the details, the news, the log
    assert "Player 1 gained 2 coins." not in out


def test_details_show_payment_and_consequences() -> None:
    _, out, _ = run("play duel --seed 7", [*PICKS, "i 5", "i 1"])
    for text in (
        "5 Build Glassworks for 1 coin",
        "1 coin printed on the card",
        "1 coin to the bank",
        "→ Player 1 built Glassworks.",
        "Player 1: coins 7 → 6",
        "→ Player 1 moved the conflict pawn 1 space",
        "Player 1: points 2 → 4",
    ):
        assert text in out


def test_details_tell_what_is_uncovered() -> None:
    _, out, _ = run("play duel --seed 7", [*PICKS, "1", "i 1", "i 3"])
    assert re.search(r"Turns up 1 card that lies face down\.|Opens ", out)


@every_language
def test_every_piece_is_explained_by_id_and_by_name(language: str) -> None:
    words = Words(language)
    game = Game("duel")
    kinds = {"card": "duel-card", "wonder": "duel-wonder", "token": "duel-progress"}
    asked = []
    names = []
    for kind, message in kinds.items():
        for id in filter(None, game.names[kind]):
            names.append(words(f"{message}-{id}"))
            asked += [f"? {id}", f"? {names[-1]}"]
    code, out, err = run(f"play duel --seed 7 --language {language}", asked)
    assert (code, err) == (0, "")
    for name in names:
        assert len(re.findall(rf"^[▲■⌂π¤†§◊○] {re.escape(name)}  ", out, re.MULTILINE)) == 2, name
    assert words("error-no-piece", text="")[:12] not in out


def test_an_explanation_tells_cost_effects_chain_and_place() -> None:
    _, out, _ = run("play duel --seed 7", [*PICKS, "? garrison", "? temple", "? 1", "? colossus"])
    for text in (
        "† Garrison  Military buildings",
        "Cost: 1 clay",
        "Has the chain symbol sword",
        "It lies in the structure, accessible.",
        "Free if you have built Altar.",
        "It may come in Age II.",
        "† Guard Tower  Military buildings",
        "It belongs to Player 1 and is not built.",
    ):
        assert text in out


def test_a_question_mark_alone_lists_what_can_be_explained() -> None:
    _, out, _ = run("play duel --seed 7", ["?"])
    for text in ("▲ Raw materials", "Lumber Yard, Logging Camp", "○ Progress tokens", "Urbanism"):
        assert text in out


def test_the_beginning_of_a_name_will_do_unless_it_fits_several() -> None:
    _, out, _ = run("play duel --seed 7", ["? pyr", "? guild", "? zzz"])
    assert "◊ The Pyramids  Wonders" in out
    assert "“guild” can mean more than one thing: Merchants Guild, Shipowners Guild" in out
    assert "There is no card, wonder or progress token “zzz”." in out


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("help", "What you can type"),
        ("help", "● coin"),
        ("score", "Scientific buildings"),
        ("discards", "Discard pile"),
        ("cities", "Science   0/6"),
        ("log", "── Setting up ─"),
        ("save", "The game is written down in"),
    ],
)
def test_commands_tell(typed: str, text: str) -> None:
    _, out, _ = run("play duel --seed 7", [typed])
    assert text in out.partition(f"› {typed}")[2]


def test_commands_are_understood_in_the_language_and_in_english() -> None:
    _, out, _ = run("play duel --seed 7 --language uk", ["допомога", "help", "с"])
    assert out.count("Що можна ввести") == 2
    assert "Скасовувати ще нічого." in out


# Mistakes while playing


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "“99” is not one of the choices; their numbers go from 1 to 12."),
        ("0", "“0” is not one of the choices"),
        ("0000000001", "“0000000001” is not one of the choices"),
        ("i 77", "“77” is not one of the choices"),
        ("i", "Which choice? Its number follows the command."),
        ("-3", "“-3” is not understood. Type a number from the list, or help."),
        ("dance", "“dance” is not understood."),
        ("build palace", "The card is not on the table."),
        (
            "take law",
            "“take law” is not possible now. Your turn: take one of the accessible cards.",
        ),
        (
            "build g",
            "“build g” can mean more than one thing: "
            "build guard_tower, build glassworks, build garrison.",
        ),
        ("b palac", "The card is not on the table."),
        (
            "wonder colossus press",
            "You are 1 coin short.",
        ),
        ("won col", "You are 1 coin short."),
        ("won col guard", "You are 1 coin short."),
        ("wonder the colossus guard tower", "You are 1 coin short."),
        ("won col dance", "“won col dance” is not understood."),
        ("undo", "That cannot be undone: a card or a token has been turned up since."),
    ],
)
def test_wrong_input_gets_one_line_and_is_asked_again(typed: str, answer: str) -> None:
    code, out, err = run("play duel --seed 7 --record a.record", [*PICKS, typed])
    assert (code, err) == (0, "")
    (line,) = [line for line in out.splitlines() if answer in line]
    asked = out.splitlines()[out.splitlines().index(line) + 1]
    assert asked.startswith("Player 1 ›")


def test_an_action_that_fits_several_is_not_guessed() -> None:
    _, out, _ = run("play duel --seed 7 --record a.record", [*PICKS, "build"])
    assert "“build” can mean more than one thing: build guard_tower, build clay_pool" in out
    assert len(read(Path("a.record"))) == 34


def test_actions_can_be_typed_and_cut_short() -> None:
    run("play duel --seed 7 --record a.record", [*PICKS, "Build Guard_Tower"])
    assert "build guard_tower" in [move.text for move in read(Path("a.record")).moves]
    run("play duel --seed 7 --record b.record", ["pick colossus", "pick great_lighthouse"])
    assert "pick great_lighthouse" in [move.text for move in read(Path("b.record")).moves]


# Players that fail


def write_bot(method: str) -> None:
    """Write a player with one method of its own to ``bot.py``."""
    Path("bot.py").write_text(
        f"from thaumata.players.player import Player\nclass Bot(Player):\n{method}\n"
    )


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("raise RuntimeError('no idea\\nat all')", "RuntimeError: no idea at all"),
        ("return {}['x']", "KeyError: 'x'"),
        ("raise EOFError", "EOFError"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("raise table.game.family", "TypeError: exceptions must derive from BaseException"),
    ],
)
def test_a_stand_in_moves_for_a_player_that_fails(home: Path, body: str, reason: str) -> None:
    write_bot(f"    def choose(self, table): {body}")
    code, out, err = run("play duel --seed 7 --opponent bot.py:Bot --record a.record", WHOLE_GAME)
    assert (code, err) == (0, "")
    assert "bot.py:Bot failed in bot.py, line 3: a stand-in has moved.\n" in out
    assert "Traceback" not in out
    assert read(Path("a.record")).state().is_over
    log = (home / "data" / "thaumata" / "players.log").read_text("utf-8")
    assert "player bot.py:Bot at seat 1 of duel, seed 7, move 14" in log
    assert "Traceback" in log
    assert reason.partition(":")[0] in log


def test_a_player_that_fails_to_sit_down_is_named() -> None:
    write_bot("    def begin(self, game, seat, rng): raise ValueError('no chair')")
    code, _, err = run("play duel --seed 7 --opponent bot.py:Bot --language uk")
    assert (code, err.count("\n")) == (2, 1)
    assert err.startswith("Гравець «bot.py:Bot»: збій у файлі bot.py, рядок 3")
    assert err.endswith("гра duel, зерно 7: ValueError: no chair\n")


@pytest.mark.parametrize("answer", ["-1", "10**30", "'build'", "None"])
def test_a_stand_in_moves_for_a_player_that_answers_nonsense(answer: str) -> None:
    write_bot(f"    def choose(self, table): return {answer}")
    code, out, err = run("play duel --seed 7 --opponent bot.py:Bot --language uk", PICKS)
    assert (code, err) == (0, "")
    assert "bot.py:Bot обирає «" in out
    assert "а це неможливо: хід зробив запасний гравець." in out


# Undo


def against_a_dull_player(record: str, typed: Sequence[str]) -> None:
    """Play against a player that always takes the first action."""
    Path("dull.py").write_text(
        "from thaumata.players.player import Player\n"
        "class Dull(Player):\n"
        "    def choose(self, table): return table.legal_actions[0]\n"
    )
    run(f"play duel --seed 7 --opponent dull.py:Dull --record {record}", [*PICKS, *typed])


def test_undo_takes_back_a_choice_and_what_the_computer_answered() -> None:
    against_a_dull_player("a.record", ["build scriptorium"])
    against_a_dull_player("b.record", [])
    texts = [move.text for move in read(Path("a.record")).moves]
    assert texts[-2:] == ["build scriptorium", "build guard_tower"]
    _, out, _ = run("play duel --record a.record", ["undo"])
    assert "Undone." in out
    assert read(Path("a.record")).text() == read(Path("b.record")).text()


def test_undo_takes_back_choice_after_choice_until_something_was_revealed() -> None:
    _, out, _ = run("play duel --seed 7 --opponent human --record a.record", ["1", "1", *"uuu"])
    assert out.count("Undone.") == 2
    assert "There is nothing to undo yet." in out
    assert [move.seat for move in read(Path("a.record")).moves] == [7] * 10


def test_undo_is_refused_once_a_card_is_revealed() -> None:
    typed = [*["1"] * 6, "build guard_tower", "build clay_pool", "u"]
    _, out, _ = run("play duel --seed 7 --opponent human --record a.record", typed)
    assert "That cannot be undone: a card or a token has been turned up since." in out
    assert read(Path("a.record")).moves[-2].text == "build clay_pool"


def test_a_game_goes_on_after_an_undo_as_if_nothing_had_been() -> None:
    against_a_dull_player("a.record", ["build scriptorium", "u", *WHOLE_GAME])
    against_a_dull_player("b.record", WHOLE_GAME)
    assert read(Path("a.record")).text() == read(Path("b.record")).text()


# Saving and resuming


def test_leaving_says_how_to_go_on(home: Path) -> None:
    for typed in (["quit"], ["q"], []):
        code, out, err = run("play duel --seed 7 --language en", typed)
        assert (code, err) == (0, "")
        going_on = f"thaumata play duel --resume {last_record(home).stem} --language en"
        assert out.endswith(f"To go on with the game: {going_on}\n")
    code, out, err = run(going_on.removeprefix("thaumata "))
    assert (code, err) == (0, "")
    assert f"The game from {last_record(home).name} goes on." in out


def test_a_resumed_game_ends_like_one_without_a_break() -> None:
    run("play duel --seed 7 --record a.record", WHOLE_GAME)
    for typed in (["1"] * 2, ["1"] * 5, [], ["1"], WHOLE_GAME):
        run("play duel --seed 7 --record b.record", typed)
    assert read(Path("a.record")).text() == read(Path("b.record")).text()


def test_a_finished_game_is_shown_again_and_left_alone() -> None:
    run("play duel --seed 7 --record a.record", WHOLE_GAME)
    before = Path("a.record").read_bytes()
    code, out, _ = run("play duel --record a.record")
    assert code == 0
    assert "Score sheet" in out
    assert Path("a.record").read_bytes() == before


def test_save_keeps_a_copy_under_a_new_name() -> None:
    _, out, _ = run("play duel --seed 7 --record a.record", [*PICKS, "save b.record", "1"])
    assert "The game is saved in b.record." in out
    assert len(read(Path("b.record"))) < len(read(Path("a.record")))
    _, out, _ = run(
        "play duel --record a.record", ["save b.record", "s /nowhere/b", "s b c.record"]
    )
    assert "There is already a file b.record. Choose another name." in out
    assert "The file /nowhere/b cannot be used" in out
    assert read(Path("b c.record")).text() == read(Path("a.record")).text()


def test_an_empty_file_is_begun() -> None:
    Path("a.record").touch()
    code, out, err = run("play duel --seed 7 --record a.record", PICKS)
    assert (code, err) == (0, "")
    assert "goes on" not in out
    assert read(Path("a.record")).seed == 7


def test_another_player_may_take_over() -> None:
    run("play duel --seed 7 --opponent human --record a.record", PICKS)
    _, out, _ = run("play duel --record a.record --opponent random --seat 2 --name Olha", ["q"])
    assert read(Path("a.record")).players == ("random", "Olha")
    assert "Olha ›" in out


def test_escapes_in_a_name_do_not_reach_the_terminal() -> None:
    run("play duel --seed 7 --name X --record a.record")
    text = Path("a.record").read_text("utf-8").replace("player 0: X", "player 0: X\x1b[2J")
    Path("a.record").write_text(text, "utf-8")
    _, out, _ = run("play duel --record a.record")
    assert "\x1b" not in out


def test_a_killed_game_goes_on_where_it_was() -> None:
    path = Path("a.record")
    command = [sys.executable, "-m", "thaumata.cli", "play", "duel", "--seed", "7"]
    with subprocess.Popen(
        [*command, "--record", str(path.absolute())],
        cwd=PROJECT,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
    ) as game:
        assert game.stdin is not None
        game.stdin.write(b"1\n1\n1\nbuild guard_tower\n")
        game.stdin.flush()
        deadline = time.monotonic() + 30
        while "0 build guard_tower\n1 " not in (path.read_text() if path.exists() else ""):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        os.kill(game.pid, signal.SIGKILL)
    run("play duel --seed 7 --record b.record", [*PICKS, "build guard_tower"])
    run("play duel --record a.record", [])
    assert read(path).text() == read(Path("b.record")).text()


# Mistakes before playing


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("chess", "There is no game “chess”. Choose one of: duel"),
        (
            "duel --opponent nobody",
            "There is no player “nobody”. Choose from: human, greedy, random, novice, easy, medium,"
            " hard, expert.",
        ),
        (
            "duel --opponent no.py:Bot",
            "The file no.py cannot be used: there is no such file or folder.",
        ),
        ("duel --option wonders", "An option is given as name=value, not as “wonders”."),
        ("duel --option colour=red", "There is no option “colour”."),
        ("duel --option wonders=all", "The option “wonders” cannot be “all”."),
        ("duel --seed soon", "“--seed” needs a whole number, not “soon”."),
        ("duel --seat 3", "“--seat” must be 2 or less, not 3."),
        ("duel --seat 0", "“--seat” must be 1 or more, not 0."),
        ("duel --dealer bob", "There is no dealer “bob”. Choose one of: computer, human."),
        ("duel --dealer human --seed 7", "What a person deals has no seed"),
        ("duel --language tlh", "There is no language “tlh”. Choose one of: en, uk, ru."),
        ("duel --record /nowhere/a", "The file /nowhere/a cannot be used"),
        ("duel --record .", "cannot be used"),
        ("duel --resume", "There is no game to go on with."),
        ("--resume", "There is no game to go on with."),
        ("--resume --expansions agora", "Missing argument"),
        ("duel --resume --record none", "There is no game to go on with."),
        ("duel --speed 9", "No such option: --speed"),
        ("", "Missing argument"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(arguments: str, line: str) -> None:
    code, out, err = run(f"play {arguments}")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert line in err


def test_a_broken_record_is_refused_and_left_alone() -> None:
    run("play duel --seed 7 --record a.record", PICKS)
    text = Path("a.record").read_text("utf-8").replace("0 pick colossus", "0 pick sphinx")
    Path("a.record").write_text(text, "utf-8")
    code, out, err = run("play duel --record a.record")
    assert (code, out) == (2, "")
    assert err == "Line 21 of the record does not fit: “pick sphinx” is not possible now.\n"
    assert Path("a.record").read_text("utf-8") == text


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("--option wonders=random", "has wonders=draft, not wonders=random."),
        ("--seed 8", "has --seed 7, not --seed 8."),
    ],
)
def test_another_game_than_the_recorded_one_is_refused(arguments: str, line: str) -> None:
    run("play duel --seed 7 --record a.record", PICKS)
    code, _, err = run(f"play duel --record a.record {arguments}")
    assert code == 2
    assert line in err


def test_help_teaches_with_examples() -> None:
    code, out, err = run("play --help")
    assert (code, err) == (0, "")
    for text in ("--opponent", "--resume", "Examples:", "thaumata play duel --seed 7 --record"):
        assert text in out
