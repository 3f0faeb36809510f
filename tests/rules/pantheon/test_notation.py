"""The text of Pantheon's actions, read and written."""

import pytest

from tests.proof.walk import steps
from tests.rules.duel.table import play, texts
from tests.rules.pantheon.table import pantheon
from thaumata import Game
from thaumata.game import AmbiguousAction, IllegalAction, InvalidAction


@pytest.mark.parametrize("options", [{}, {"astarte": "ask"}])
def test_every_legal_action_has_a_text_of_its_own_that_reads_back(options: dict[str, str]) -> None:
    game = Game("duel+pantheon", options=options)
    for seed in range(4):
        for state, seat, _action in steps(game, seed):
            legal = state.legal_actions(seat)
            written = [game.text(state, seat, action) for action in legal]
            assert len(set(written)) == len(legal)
            assert [game.parse(state, seat, text) for text in written] == legal
            assert not any("?" in text for text in written)


def test_offerings_are_named_by_their_value() -> None:
    state = pantheon(spaces={6: "mars"}, offerings=((3, 4), ()), coins=(9, 7))
    assert [text for text in texts(state) if "mars" in text] == [
        "activate mars",
        "activate mars with 3",
        "activate mars with 4",
        "activate mars with 3 4",
    ]


def test_the_exact_text_wins_over_a_longer_one() -> None:
    state = pantheon(spaces={6: "mars"}, offerings=((3, 4), ()), coins=(9, 7))
    action = state.game.parse(state, 0, "activate mars")
    assert state.game.text(state, 0, action) == "activate mars"


def test_a_beginning_that_fits_one_action_will_do() -> None:
    state = pantheon(spaces={6: "mars"}, offerings=((4,), ()), coins=(4, 7))
    action = state.game.parse(state, 0, "activate mars")
    assert state.game.text(state, 0, action) == "activate mars with 4"


def test_a_beginning_that_fits_several_actions_is_refused() -> None:
    state = pantheon(spaces={6: "mars"}, offerings=((3, 4), ()), coins=(5, 7))
    with pytest.raises(AmbiguousAction):
        state.game.parse(state, 0, "activate mars")


@pytest.mark.parametrize(
    "text",
    [
        "activate venus",
        "activate mars without 3",
        "activate mars with 3 5",
        "guard 10",
        "guard",
        "place mars 7",
        "remove medium 0",
        "discard r9c99",
    ],
)
def test_what_makes_no_sense_is_not_understood(text: str) -> None:
    state = pantheon(spaces={1: "mars"})
    expected = IllegalAction if text == "guard" else InvalidAction
    with pytest.raises(expected):
        state.game.parse(state, 0, text)


@pytest.mark.parametrize(
    "text",
    [
        "activate neptune",
        "activate mars with 3 4",
        "guard -4",
        "place mars 3",
        "remove small 0",
        "apply large 1",
        "reveal greek",
        "top zeus",
        "copy school",
        "take quarry",
        "take pyramids",
        "ruin pyramids",
        "uncover r4c2",
        "discard r2c4",
    ],
)
def test_what_makes_sense_but_not_now_is_illegal(text: str) -> None:
    state = pantheon(spaces={1: "mars"})
    with pytest.raises(IllegalAction):
        state.game.parse(state, 0, text)


def test_a_name_of_several_words_may_be_cut_short() -> None:
    state = pantheon(spaces={1: "neptune"}, military_tokens=(("small",), ("large",)))
    play(state, "activate neptune")
    assert texts(state) == ["remove small 0", "remove large 1"]
    play(state, "remove small")
    assert texts(state) == ["apply large 1"]
