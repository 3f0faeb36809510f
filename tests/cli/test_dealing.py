"""A game from a real table, entered as it is dealt."""

from pathlib import Path

import pytest

from tests.cli.terminal import last_record, read, run
from thaumata import NATURE, Dealer, Game
from thaumata.record import Record
from thaumata.rng import Rng
from thaumata.wording.words import LANGUAGES, Words

VARIANTS = ("duel", "duel+pantheon+agora", "classic-2", "classic-3", "classic-4+cities+teams")

SET_UP = ["1", "agric law urb arch eco", "colossus, gardens pyr maus"]


def table_game(variant: str, seed: int) -> Record:
    """Play a game that could be entered from a table."""
    record = Record(Game(variant))
    state, dealer, rng = record.game.start(), Dealer(seed), Rng(seed)
    while state.pending:
        seat = NATURE if state.pending >> NATURE & 1 else int(state.pending).bit_length() - 1
        legal = state.legal_actions(seat)
        action = int(dealer.choose(state)) if seat == NATURE else legal[rng.below(len(legal))]
        record.play(state, seat, action)
    return record


def typed_for(record: Record) -> list[str]:
    """Return the lines to type for it: everything that is not the only possibility."""
    state = record.game.start()
    typed = []
    for move in record.moves:
        if len(state.legal_actions(move.seat)) > 1:
            typed.append(move.text)
        state.perform(move.seat, move.action)
    return typed


def moves_of(path: Path) -> list[str]:
    return [move.text for move in read(path).moves]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_is_entered_as_it_was_dealt_and_played(variant: str) -> None:
    record = table_game(variant, seed=3)
    arguments = f"play {variant} --opponent human --dealer human --record a.record"
    code, out, err = run(arguments, typed_for(in_seat_order(record)))
    assert (code, err) == (0, "")
    entered = read(Path("a.record"))
    assert entered.seed is None
    assert entered.state().pending == 0
    assert entered.state().fingerprint() == record.state().fingerprint()
    assert "Seed:" not in out


def in_seat_order(record: Record) -> Record:
    """Return simultaneous choices in the order in which the screen asks for them."""
    ordered = Record(record.game)
    state = record.game.start()
    waiting: dict[int, list[int]] = {}
    moves = iter(record.moves)
    while state.pending:
        lowest = int(state.pending & -state.pending).bit_length() - 1
        while not waiting.get(lowest):
            move = next(moves)
            waiting.setdefault(move.seat, []).append(move.action)
        ordered.play(state, lowest, waiting[lowest].pop(0))
    return ordered


def test_several_pieces_stand_on_one_line_by_their_beginnings() -> None:
    run("play duel --dealer human --opponent human --record a.record", SET_UP)
    assert moves_of(Path("a.record")) == [
        "begins 0",
        *("deal agriculture", "deal law", "deal urbanism", "deal architecture", "deal economy"),
        *("deal colossus", "deal hanging_gardens", "deal pyramids", "deal mausoleum"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pieces_are_listed_and_called_by_their_names(language: str) -> None:
    words = Words(language)
    names = [words(f"duel-progress-{id}") for id in ("law", "economy", "masonry")]
    arguments = f"play duel --dealer human --opponent human --record a.record --language {language}"
    _, out, _ = run(arguments, ["2", ", ".join(names), "1"])
    assert moves_of(Path("a.record")) == [
        *("begins 1", "deal law", "deal economy", "deal masonry", "deal agriculture"),
    ]
    assert words("prompt-deal_progress") in out
    assert f"{words('label-dealer')} ›" in out
    for name in names:
        assert f" {name}" in out
    assert words("label-dealt", pieces=", ".join(names)) in out.replace(
        words("seat", number=2) + ", ", ""
    )


def test_what_was_entered_is_taken_back_piece_by_piece_or_several_at_once() -> None:
    arguments = "play duel --dealer human --opponent human --record a.record"
    _, out, _ = run(arguments, ["1", "law eco masonry", "undo", "undo 2", "urb"])
    assert moves_of(Path("a.record")) == ["begins 0", "deal urbanism"]
    assert out.count("Undone.") == 2


def test_undo_takes_back_no_more_than_there_is() -> None:
    arguments = "play classic --seats 3 --dealer human --opponent human"
    _, out, _ = run(arguments, ["rhodos b", "undo 5", "undo"])
    assert out.count("Undone.") == 1
    assert out.count("There is nothing to undo yet.") == 1


def test_a_card_that_was_turned_up_is_taken_back_too() -> None:
    record = table_game("duel", seed=5)
    typed = typed_for(record)
    arguments = "play duel --dealer human --opponent human --record a.record"
    run(arguments, [*typed[:60], "undo 40"])
    assert moves_of(Path("a.record")) == [move.text for move in record.moves][: len(read_moves())]
    assert len(read_moves()) < 60


def read_moves() -> list[str]:
    return moves_of(Path("a.record"))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("a", "“a” can mean more than one thing: deal agriculture, deal architecture."),
        ("law baths eco", "“baths eco” cannot come up now."),
        ("99", "“99” is not one of the choices; their numbers go from 1 to 10."),
        ("lumber", "“lumber” cannot come up now."),
        ("? law", "○ Law  Progress tokens"),
        ("? 4", "○ Law  Progress tokens"),
        ("i 4", "○ Law  Progress tokens"),
        ("i", "Which choice?"),
        ("hel", "What you can type"),
        ("log", "Setting up"),
        ("score", "Score sheet"),
    ],
)
def test_mistakes_and_questions_are_answered(typed: str, said: str) -> None:
    code, out, err = run("play duel --dealer human --opponent human", ["1", typed])
    assert (code, err) == (0, "")
    assert said in out.partition(f"› {typed}")[2]


def test_what_fits_before_a_mistake_is_entered() -> None:
    arguments = "play duel --dealer human --opponent human --record a.record"
    run(arguments, ["1", "law baths eco"])
    assert moves_of(Path("a.record")) == ["begins 0", "deal law"]
    run(arguments, ["eco mas urb agri colossus pyr sphinx zeus artemis"])
    assert moves_of(Path("a.record"))[-1] == "deal statue_of_zeus"


def test_the_question_says_which_place_or_whose_hand_it_is() -> None:
    record = table_game("duel", seed=3)
    typed = typed_for(record)
    _, out, _ = run("play duel --dealer human --opponent human", typed[:30])
    assert "Which card is turned up at r1c5?" in out
    _, out, _ = run("play classic --dealer human", ["1", "2", "3", *["1"] * 10])
    assert "Which card is dealt to player 1?" in out
    assert "Which card is dealt to player 2?" in out


def test_such_a_game_goes_on_as_one(home: Path) -> None:
    run("play duel --dealer human --opponent human", SET_UP)
    assert read(last_record(home)).seed is None
    _, out, _ = run("play --resume", ["1", "1", "1"])
    assert "Dealer › " in run("play --resume", ["undo 9"]).out
    assert "goes on" in out
    code, out, err = run("play --resume --dealer computer", ["1"] * 9)
    assert (code, err) == (0, "")
    assert "Dealer › " not in out


def test_the_computer_may_play_in_it() -> None:
    record = table_game("duel", seed=4)
    run("play duel --dealer human --record a.record", [*SET_UP, "1", "1"])
    assert read(Path("a.record")).players == ("", "greedy")
    assert any(move.seat == 1 for move in read(Path("a.record")).moves)
    assert record.seed is None


def test_a_game_that_the_computer_deals_stays_so() -> None:
    run("play duel --seed 7 --record a.record", ["1"])
    code, _, err = run("play duel --record a.record --dealer human")
    assert code == 2
    assert "has --dealer computer, not --dealer human." in err
