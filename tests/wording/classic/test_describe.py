"""Views of Classic in words: every question, answer, payment and piece, in every language."""

import re
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from tests.rules.classic.table import act, classic
from tests.views.classic.games import looks, moments
from thaumata import Game, view
from thaumata.agenda import Step
from thaumata.classic.catalog import Catalog
from thaumata.classic.names import SIDES
from thaumata.classic.state import ClassicState
from thaumata.views.classic.payment import ClassicLine
from thaumata.views.pieces import Piece
from thaumata.wording.classic.actions import ANSWERS
from thaumata.wording.describe import (
    describe_action,
    describe_card,
    describe_payment,
    describe_piece,
    describe_prompt,
)
from thaumata.wording.words import LANGUAGES, Words

ENGLISH = Words("en")
every_language = pytest.mark.parametrize("language", LANGUAGES)


GAME = Game("classic-7")


def catalog() -> Catalog:
    found = GAME.catalog
    assert isinstance(found, Catalog)
    return found


def is_said(text: str) -> bool:
    """Return whether a text is in words, not a message id, with nothing left to fill in."""
    return bool(text) and "{" not in text and not re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", text)


def said(state: ClassicState, text: str, seat: int = 0, language: str = "en") -> str:
    """Format one action."""
    shown = view(state, seat)
    (action,) = [action for action in shown.actions if action.text == text]
    return describe_action(Words(language), action)


def explained(state: ClassicState, text: str, seat: int = 0, language: str = "en") -> list[str]:
    """Put the payment of one action into words."""
    (action,) = [action for action in view(state, seat).actions if action.text == text]
    assert action.preview.payment is not None
    return describe_payment(Words(language), action.preview.payment)


@every_language
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_answer_and_payment_of_a_game_is_said(language: str, seats: int) -> None:
    words = Words(language)
    for number, (state, seat) in enumerate(moments(seats, seats)):
        if number % 3 and state.decision() == "choose":
            continue
        shown = view(state, seat)
        assert is_said(describe_prompt(words, shown))
        told = [describe_action(words, action) for action in shown.actions]
        if shown.decision != "raise":  # where two ages can have the same building
            assert len(set(told)) == len(told)
        for action, text in zip(shown.actions, told, strict=True):
            assert is_said(text), text
            assert text != action.text
            if action.preview.payment is not None:
                lines = describe_payment(words, action.preview.payment)
                assert lines
                assert all(map(is_said, lines)), lines


@every_language
def test_every_decision_has_a_question(language: str) -> None:
    words = Words(language)
    for seats in (2, 3):
        for decision in Game(f"classic-{seats}", options={"sides": "choose"}).decisions:
            if decision.name and not isinstance(decision, Step):
                assert words.has(f"classic-prompt-{decision.name}"), decision.name


@every_language
def test_a_waiting_player_is_told_so(language: str) -> None:
    words = Words(language)
    for state, seat in looks(1, 4):
        for viewer in (seat, None):
            shown = view(state, viewer)
            told = describe_prompt(words, shown)
            assert told == "" if not state.pending else is_said(told)


def test_questions_name_the_task() -> None:
    state = classic(seats=2)
    assert (
        describe_prompt(ENGLISH, view(state, 0)) == "Choose a card and decide what to do with it."
    )
    assert describe_prompt(ENGLISH, view(state)) == "2 players have yet to choose."
    act(state, 0, f"sell {view(state, 0).hand[0]}")
    assert describe_prompt(ENGLISH, view(state, 0)) == (
        "Now choose a card for the Free City and decide what it does with it."
    )
    act(state, 0, view(state, 0).actions[0].text)
    assert describe_prompt(ENGLISH, view(state, 0)) == "1 player has yet to choose."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Build Stockade: 2 coins to the left for wood"),
        ("uk", "Збудувати карту «Частокіл»: 2 монети ліворуч (дерево)"),
        ("ru", "Построить карту «Частокол»: 2 монеты влево (древесина)"),
    ],
)
def test_an_answer_tells_what_goes_to_whom(language: str, text: str) -> None:
    state = classic(boards=("gizah A", "olympia A", "rhodos A"), hands=(("stockade",), (), ()))
    assert said(state, "build stockade left 2", language=language) == text


def test_answers_tell_how_they_are_paid() -> None:
    state = classic(hands=(("altar", "clay_pit"), (), ()))
    assert said(state, "build altar") == "Build Altar"
    assert said(state, "build clay_pit") == "Build Clay Pit: 1 coin to the bank"
    assert said(state, "sell altar") == "Sell Altar for 3 coins"
    state = classic(age=2, built=(("baths",),), hands=(("aqueduct",), (), ()))
    assert said(state, "build aqueduct") == "Build Aqueduct, free thanks to Baths"
    state = classic(boards=("olympia A", "rhodos A"), stages=(2,), hands=(("baths",), (), ()))
    assert said(state, "build baths olympia") == "Build Baths for free thanks to Olympia, stage 2"


def test_a_stage_is_told_with_its_number_and_the_card_under_it() -> None:
    state = classic(
        boards=("gizah A", "rhodos A", "ephesos A"),
        built=((), (), ("stone_pit",)),
        hands=(("altar",), (), ()),
    )
    assert said(state, "stage altar right 2") == (
        "Build stage 1 of The Pyramids with Altar under it: 2 coins to the right for stone"
    )


def test_the_free_city_is_named_and_so_are_the_cities_it_pays() -> None:
    state = classic(
        seats=2,
        boards=("rhodos A", "gizah A", "ephesos A"),
        hands=(("altar", "baths"), ()),
        coins=(0, 0, 5),
    )
    act(state, 0, "sell altar")
    assert said(state, "city build baths right 2") == (
        "Free City: build Baths, paying 2 coins to Player 2 for stone"
    )
    shown = view(state, 0)
    (action,) = [each for each in shown.actions if each.text == "city build baths right 2"]
    assert "to Bo for" in describe_action(ENGLISH, action, ("Ada", "Bo"))


def test_a_payment_is_told_line_by_line() -> None:
    state = classic(
        age=3,
        boards=("olympia A", "babylon A", "rhodos A"),
        built=(("west_trading_post", "forum"), ("clay_pool",), ("excavation",)),
        hands=(("gardens",), (), ()),
        coins=(9, 0, 0),
    )
    assert explained(state, "build gardens left 1 right 2") == [
        "1 wood from Olympia",
        "1 clay from Babylon on the left, bought at 1 each: 1 coin",
        "1 a unit instead of 2, thanks to West Trading Post",
        "1 clay from Excavation on the right, bought at 2 each: 2 coins",
        "1 coin to the left neighbor",
        "2 coins to the right neighbor",
        "3 coins in all",
    ]


@every_language
def test_every_kind_of_line_has_words(language: str) -> None:
    words = Words(language)
    for line in get_args(ClassicLine):
        assert words.has(f"payment-{line.__struct_config__.tag}")


def test_every_answer_that_is_written_is_given() -> None:
    """Each message of an answer is used in a test above, or is one of a side or of the pile."""
    folder = Path(str(files("thaumata"))) / "locales" / "en"
    text = (folder / "classic-prompts.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^(classic-action-\S+) =", text, re.MULTILINE))
    paid = {f"classic-action-{use}-price" for use in ("build", "stage")}
    free = {"classic-action-build-chain", "classic-action-build-power"}
    assert written == {*ANSWERS.values(), *paid, *free}


# Pieces


@every_language
def test_every_piece_can_be_described(language: str) -> None:
    words = Words(language)
    pieces = [Piece("card", card.id) for card in catalog().cards if card]
    for board in catalog().boards:
        for letter, side in zip(SIDES, board.sides, strict=True):
            numbers = range(1, len(side.stages) + 1)
            pieces += [Piece("stage", f"{board.id}_{letter}_{number}") for number in numbers]
    for piece in pieces:
        told = describe_piece(words, GAME, piece)
        assert told.piece == piece
        assert told.effects
        for text in (told.name, told.family, told.cost, *told.effects, *told.notes):
            assert is_said(text), text


def test_a_card_is_described_with_its_chains() -> None:
    told = describe_card(ENGLISH, GAME, "forum")
    assert (told.name, told.family, told.cost) == ("Forum", "Commercial buildings", "2 clay")
    assert told.notes == (
        "Free if you have built East Trading Post.",
        "Free if you have built West Trading Post.",
        "Makes these free later: Haven.",
    )


def test_a_stage_is_described_with_its_cost() -> None:
    told = describe_piece(ENGLISH, GAME, Piece("stage", "gizah_B_4"))
    assert (told.name, told.family) == ("Gizah, stage 4", "The Pyramids")
    assert (told.cost, told.effects) == ("4 stone and 1 papyrus", ("Worth 7 points.",))


def test_an_unknown_piece_is_a_key_error() -> None:
    for piece in (Piece("card", "philosophers_stone"), Piece("stage", "gizah_A_4")):
        with pytest.raises(KeyError):
            describe_piece(ENGLISH, GAME, piece)
