"""Typed actions: whole words, beginnings of words, names in any language."""

from pathlib import Path

import pytest

from tests.cli.terminal import read, run
from thaumata.cli.game.phrase_matching import Candidate, best_matches, split_words

PICKS = ["1"] * 3


def played(typed: str, arguments: str = "", game: str = "duel") -> list[str]:
    """Return the actions of a game in which a line is typed after the draft."""
    Path("a.record").unlink(missing_ok=True)
    run(f"play {game} --seed 7 --opponent human --record a.record {arguments}", [*PICKS * 2, typed])
    return [move.text for move in read(Path("a.record")).moves]


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("build guard_tower", "build guard_tower"),
        ("Build Guard Tower", "build guard_tower"),
        ("bu gua", "build guard_tower"),
        ("b guard-t", "build guard_tower"),
        ("dis press", "discard press"),
        ("build scr", "build scriptorium"),
    ],
)
def test_the_beginnings_of_words_are_understood(typed: str, action: str) -> None:
    assert action in played(typed)


@pytest.mark.parametrize(
    ("language", "typed"),
    [("uk", "збуд сторож"), ("uk", "build сторожова"), ("ru", "постр сторож")],
)
def test_names_and_actions_are_understood_as_the_screen_has_them(language: str, typed: str) -> None:
    assert "build guard_tower" in played(typed, f"--language {language}")


def test_words_in_the_middle_may_be_left_out() -> None:
    Path("a.record").unlink(missing_ok=True)
    arguments = "play classic --seats 3 --seed 11 --option sides=A --record a.record"
    code, _, err = run(arguments, ["sell west post"])
    assert (code, err) == (0, "")
    assert "sell west_trading_post" in [move.text for move in read(Path("a.record")).moves]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("bui gl", None),
        ("build g", "build guard_tower, build glassworks, build garrison."),
        ("glass", "build glassworks, discard glassworks."),
        ("garr", "build garrison, discard garrison."),
        ("dis", "discard guard_tower, discard clay_pool"),
    ],
)
def test_what_can_mean_several_things_is_told_with_its_candidates(
    typed: str, answer: str | None
) -> None:
    _, out, _ = run("play duel --seed 7", [*PICKS, typed])
    said = " ".join(out.split())
    if answer is None:
        assert "can mean more" not in said
    else:
        assert f"“{typed}” can mean more than one thing: {answer}" in said


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "hel", "What you can type"),
        ("en", "sco", "Scientific buildings"),
        ("en", "und", "cannot be undone"),
        ("uk", "допом", "Що можна ввести"),
        ("uk", "hel", "Що можна ввести"),
        ("ru", "помо", "Что можно ввести"),
    ],
)
def test_commands_may_be_cut_short(language: str, typed: str, said: str) -> None:
    _, out, _ = run(f"play duel --seed 7 --language {language}", [*PICKS, typed])
    assert said in out.partition(f"› {typed}")[2]


def texts(typed: str, *known: str) -> list[str]:
    """Return the texts of the best matches."""
    return [
        each.text
        for each in best_matches(
            split_words(typed), [Candidate(t, [split_words(t)]) for t in known]
        )
    ]


def test_a_whole_phrase_comes_before_a_part_of_one() -> None:
    known = ("take law", "take law_book", "take zeus")
    assert texts("take law", *known) == ["take law"]
    assert texts("Take la", *known) == ["take law", "take law_book"]
    assert texts("take book", *known) == ["take law_book"]
    assert texts("book", *known) == []
    assert texts("") == []


def test_a_number_is_never_the_beginning_of_another() -> None:
    assert texts("pay 1", "pay 1", "pay 12") == ["pay 1"]
    assert texts("pay 1", "pay 12") == []
