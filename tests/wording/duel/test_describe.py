"""Views in words: every piece, payment and answer, in every language."""

import re

import pytest

from tests.rules.duel.table import CARDS, TOKENS, WONDERS, duel
from tests.views.duel.games import moments, states
from thaumata import Game, view
from thaumata.views.duel.receipt import receipt_for_card, receipt_for_wonder
from thaumata.views.pieces import Piece
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


GAME = Game("duel")


def is_said(text: str) -> bool:
    """Return whether a text is in words, not a message id, with nothing left to fill in."""
    return bool(text) and "{" not in text and not re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", text)


@every_language
def test_every_piece_can_be_described(language: str) -> None:
    words = Words(language)
    pieces = [describe_card(words, GAME, id) for id in CARDS]
    pieces += [describe_piece(words, GAME, Piece("wonder", id)) for id in WONDERS]
    for piece in pieces:
        assert is_said(piece.cost)
    pieces += [describe_piece(words, GAME, Piece("token", id)) for id in TOKENS]
    for piece in pieces:
        assert piece.effects
        for text in (piece.name, piece.family, *piece.effects, *piece.notes):
            assert is_said(text), text


def test_a_card_is_described_with_its_chain() -> None:
    said = describe_card(ENGLISH, GAME, "temple")
    assert (said.name, said.family, said.cost) == (
        "Temple",
        "Civilian buildings",
        "1 wood and 1 papyrus",
    )
    assert said.effects == ("Worth 4 points.",)
    assert said.notes[0] == "Free if you have built Altar."
    assert "sun" in said.notes[1]


def test_a_cost_of_coins_and_goods_names_both() -> None:
    assert describe_card(ENGLISH, GAME, "forum").cost == "3 coins and 1 clay"
    assert describe_card(ENGLISH, GAME, "altar").cost == "Free"


def test_producers_name_their_goods() -> None:
    assert describe_card(ENGLISH, GAME, "sawmill").effects == ("Produces 2 wood.",)
    (choice,) = describe_card(ENGLISH, GAME, "caravansery").effects
    assert choice.endswith("wood, stone or clay.")


def test_an_unknown_piece_is_a_key_error() -> None:
    for kind in ("card", "wonder", "token", "slot"):
        with pytest.raises(KeyError):
            describe_piece(ENGLISH, GAME, Piece(kind, "philosophers_stone"))


def test_a_payment_is_told_line_by_line() -> None:
    state = duel(
        built=(("sawmill", "forum"), ("press",)), progress=((), ("economy",)), coins=(1, 7)
    )
    assert describe_payment(ENGLISH, receipt_for_card(state, 0, "study")) == [
        "2 wood from Sawmill",
        "1 papyrus from Forum, your choice",
        "1 glass bought at 2 each: 2 coins",
        "2 a unit: the opponent’s brown and grey cards do not produce it",
        "2 coins to the opponent, for Economy",
        "2 coins in all",
        "1 coin short",
    ]


@every_language
def test_every_line_of_every_payment_is_said(language: str) -> None:
    words = Words(language)
    state = duel(
        built=(("sawmill", "forum", "altar", "stone_reserve"), ("press",)),
        progress=(("masonry", "architecture"), ("economy",)),
        coins=(1, 7),
    )
    receipts = [receipt_for_card(state, 0, id) for id in CARDS]
    receipts += [receipt_for_wonder(state, 0, id) for id in WONDERS]
    kinds = set()
    for receipt in receipts:
        kinds |= {line.kind for line in receipt.lines}
        for text in describe_payment(words, receipt):
            assert is_said(text), text
    assert kinds == {
        "produced",
        "choice",
        "waived",
        "bought",
        "printed_coins",
        "chain",
        "free",
        "to_bank",
        "to_opponent",
    }


@every_language
def test_every_prompt_and_answer_of_a_game_is_said(language: str) -> None:
    words = Words(language)
    for seed in range(3):
        for state, seat in moments(seed, progress="may_decline"):
            shown = view(state, seat)
            assert is_said(describe_prompt(words, shown))
            for action in shown.actions:
                text = describe_action(words, action)
                assert is_said(text), text
                assert text != action.text


@every_language
def test_every_question_to_nature_is_said(language: str) -> None:
    words = Words(language)
    asked = {}
    for state in states(1):
        shown = view(state)
        asked[shown.decision] = describe_prompt(words, shown)
    assert {"first_player", "deal_progress", "deal_wonder", "deal_card"} <= set(asked)
    assert asked.pop("", "") == ""
    assert all(map(is_said, asked.values()))


def test_an_answer_carries_its_price() -> None:
    state = duel(open=("baths", "altar"), wonders=(("pyramids",), ()), coins=(8, 7))
    shown = view(state, 0)
    said = {action.text: describe_action(ENGLISH, action) for action in shown.actions}
    assert said["build baths"] == "Build Baths for 2 coins"
    assert said["build altar"] == "Build Altar"
    assert said["discard altar"] == "Discard Altar for 2 coins"
    assert said["wonder pyramids altar"] == "Build The Pyramids for 8 coins, with Altar under it"


def test_players_can_be_called_by_name() -> None:
    agenda = [{"what": "starter", "seats": [0]}]
    shown = view(duel(agenda=agenda), 0)
    said = [describe_action(ENGLISH, action, ("Ada", "Bo")) for action in shown.actions]
    assert said == ["Ada begins", "Bo begins"]
    assert describe_action(ENGLISH, shown.actions[1]) == "Player 2 begins"


def test_no_seat_is_asked_when_the_game_is_over() -> None:
    state = duel(open=("palace",))
    state.apply(0, state.game.parse(state, 0, "discard palace"))
    assert describe_prompt(ENGLISH, view(state, 0)) == ""
