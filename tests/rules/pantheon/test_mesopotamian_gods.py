"""Enki, Ishtar and Nisaba (D110-D116, D241)."""

import pytest

from tests.rules.duel.table import (
    coins,
    deal,
    deal_all,
    play,
    points,
    table,
    texts,
    tokens,
    victory,
    waits_for,
)
from tests.rules.pantheon.table import gods_of, pantheon, written
from thaumata import NATURE
from thaumata.duel.building import take_from_city
from thaumata.duel.state import DuelState

ALL_BUT_ONE = ("workshop", "apothecary", "scriptorium", "pharmacist", "academy")
"""Five different symbols."""


def symbols(state: DuelState, seat: int) -> list[int]:
    """Count the science symbols of a city."""
    row = int(state.city(seat).symbols)
    return [row >> 8 * place & 255 for place in range(7)]


def test_enki_gives_one_of_his_two_tokens_and_returns_the_other() -> None:
    """D110."""
    state = pantheon(spaces={1: "enki"}, enki=("law", "strategy"))
    assert not {"law", "strategy"} & set(table(state)["box"])
    play(state, "activate enki")
    assert waits_for(state) == ("take_from_enki", 0)
    assert texts(state) == ["take law", "take strategy"]
    play(state, "take law")
    assert tokens(state, 0) == {"law"}
    assert "strategy" in table(state)["box"]
    assert written(state)["enki"] == []


def test_a_token_from_enki_acts_at_once() -> None:
    """D110."""
    state = pantheon(spaces={1: "enki"}, enki=("agriculture", "strategy"), coins=(3, 7))
    play(state, "activate enki", "take agriculture")
    assert coins(state)[0] == 6


def test_law_from_enki_can_be_the_sixth_symbol() -> None:
    """D110."""
    state = pantheon(
        spaces={1: "enki"},
        enki=("law", "strategy"),
        built=(ALL_BUT_ONE, ()),
        age=3,
        open=("study",),
    )
    play(state, "activate enki", "take law")
    assert victory(state) == ("scientific", (0,))


def test_two_tokens_are_drawn_blindly_when_enki_is_revealed() -> None:
    """D110, D241."""
    state = pantheon(age=1, open=("altar",), spaces={1: ("enki", [0])}, mythology=((), ()))
    play(state, "build altar", "deal enki")
    assert waits_for(state) == ("draw_for_enki", NATURE)
    assert len(texts(state)) == 13
    deal(state, "law")
    assert len(texts(state)) == 12
    deal(state, "economy")
    assert written(state)["enki"] == ["economy", "law"]
    deal_all(state)
    assert written(state)["enki"] == ["economy", "law"]


def test_the_library_cannot_reach_the_tokens_on_enki() -> None:
    """D110, D241."""
    state = pantheon(
        spaces={1: "enki"},
        enki=("law", "strategy"),
        wonders=(("great_library",), ()),
        coins=(40, 7),
    )
    play(state, "wonder great_library walls")
    assert not {"deal law", "deal strategy"} & set(texts(state))
    assert len(texts(state)) == 11


def test_enki_with_an_empty_box_gives_nothing() -> None:
    """D110."""
    state = pantheon(spaces={1: "enki"}, enki=(), box=())
    play(state, "activate enki")
    assert waits_for(state) == ("turn", 1)


@pytest.mark.parametrize("chosen", ["enki", "mars"])
def test_tokens_return_to_the_box_when_the_gate_shows_enki_and_another_is_chosen(
    chosen: str,
) -> None:
    """D111, D112."""
    state = pantheon(spaces={1: "gate"})
    play(state, "activate gate", "deal enki")
    deal(state, "law", "economy")
    deal(state, "baal", "zeus", "isis", "mars")
    assert not {"law", "economy"} & set(table(state)["box"])
    play(state, f"activate {chosen}")
    if chosen == "enki":
        assert texts(state) == ["take economy", "take law"]
        play(state, "take law")
        assert "economy" in table(state)["box"]
    else:
        assert written(state)["enki"] == []
        assert {"law", "economy"} <= set(table(state)["box"])


def test_tokens_return_to_the_box_when_the_theater_shows_enki_and_another_is_chosen() -> None:
    """D111."""
    state = pantheon(wonders=(("divine_theater",), ()), coins=(30, 7))
    play(state, "wonder divine_theater walls", "reveal mesopotamian")
    deal(state, "ishtar", "enki", "law", "economy", "nisaba")
    play(state, "activate ishtar")
    assert {"law", "economy"} <= set(table(state)["box"])


def test_tokens_on_enki_in_the_pantheon_stay_when_the_gate_is_used() -> None:
    """D111, D241."""
    state = pantheon(spaces={1: "gate", 2: "enki"}, enki=("law", "economy"))
    play(state, "activate gate")
    deal(state, "ishtar", "baal", "zeus", "isis", "mars")
    play(state, "activate mars")
    assert written(state)["enki"] == ["economy", "law"]


def test_a_returned_token_can_be_drawn_again() -> None:
    """D112."""
    state = pantheon(
        spaces={1: "enki"},
        enki=("law", "strategy"),
        wonders=((), ("great_library",)),
        coins=(10, 40),
    )
    play(state, "activate enki", "take law", "wonder great_library walls")
    assert "deal strategy" in texts(state)


def test_ishtar_brings_the_scales() -> None:
    """D113."""
    state = pantheon(spaces={1: "ishtar"})
    play(state, "activate ishtar")
    assert symbols(state, 0) == [0, 0, 0, 0, 0, 0, 1]
    assert waits_for(state) == ("turn", 1)


def test_ishtar_and_law_are_a_pair() -> None:
    """D113."""
    state = pantheon(spaces={1: "ishtar"}, progress=(("law",), ()), board=("philosophy", "economy"))
    play(state, "activate ishtar")
    assert waits_for(state) == ("take_token", 0)
    assert texts(state) == ["take economy", "take philosophy"]
    play(state, "take philosophy")
    assert tokens(state, 0) == {"law", "philosophy"}


def test_a_pair_with_no_token_on_the_board_earns_nothing() -> None:
    """D113."""
    state = pantheon(spaces={1: "ishtar"}, progress=(("law",), ()))
    play(state, "activate ishtar")
    assert waits_for(state) == ("turn", 1)


def test_ishtar_can_be_the_sixth_symbol() -> None:
    """D113."""
    state = pantheon(age=3, open=("study",), spaces={1: "ishtar"}, built=(ALL_BUT_ONE, ()))
    play(state, "activate ishtar")
    assert victory(state) == ("scientific", (0,))


def test_the_scales_count_once_toward_six() -> None:
    """D113."""
    state = pantheon(
        age=3,
        open=("study", "palace"),
        spaces={1: "ishtar"},
        built=(ALL_BUT_ONE[:4], ()),
        progress=(("law",), ()),
    )
    play(state, "activate ishtar")
    assert victory(state) is None


def test_nisaba_copies_the_symbol_of_a_green_card_which_stays() -> None:
    """D114."""
    state = pantheon(spaces={1: "nisaba"}, built=(("altar",), ("school", "library", "baths")))
    play(state, "activate nisaba")
    assert waits_for(state) == ("copy_symbol", 0)
    assert texts(state) == ["copy library", "copy school"]
    play(state, "copy school")
    assert symbols(state, 0)[5] == 1
    assert symbols(state, 1)[5] == 1
    assert written(state)["snake"] == "school"
    assert points(state, "green") == (0, 3)


def test_a_copied_symbol_can_complete_a_pair() -> None:
    """D114."""
    state = pantheon(spaces={1: "nisaba"}, built=(("apothecary",), ("school",)), board=("economy",))
    play(state, "activate nisaba", "copy school")
    assert waits_for(state) == ("take_token", 0)


def test_a_copied_symbol_can_be_the_sixth() -> None:
    """D114."""
    state = pantheon(
        age=3, open=("study",), spaces={1: "nisaba"}, built=(ALL_BUT_ONE, ("university",))
    )
    play(state, "activate nisaba", "copy university")
    assert victory(state) == ("scientific", (0,))


def test_a_copied_symbol_earns_one_token_beside_another_pair() -> None:
    """D114: the pair that was there before earns nothing again."""
    state = pantheon(
        spaces={1: "nisaba"},
        built=(("apothecary", "workshop", "laboratory"), ("school",)),
        board=("economy",),
        gods=((), ()),
    )
    play(state, "activate nisaba", "copy school", "take economy")
    assert symbols(state, 0)[5] == 2
    assert waits_for(state) == ("turn", 1)


def test_nisaba_copies_neither_law_nor_ishtar() -> None:
    """D115."""
    state = pantheon(
        spaces={1: "nisaba"}, progress=((), ("law",)), gods=((), ("ishtar",)), built=((), ())
    )
    play(state, "activate nisaba")
    assert waits_for(state) == ("turn", 1)
    assert gods_of(state, 0) == {"nisaba"}
    assert written(state)["snake"] is None


def test_the_symbol_is_lost_when_the_card_under_the_snake_leaves() -> None:
    """D116."""
    state = pantheon(gods=(("nisaba",), ()), built=((), ("school", "library")), snake="school")
    assert symbols(state, 0)[5] == 1
    names = state.game.names["card"]
    take_from_city(state, 1, names.index("library"))
    assert written(state)["snake"] == "school"
    take_from_city(state, 1, names.index("school"))
    assert written(state)["snake"] is None
    assert symbols(state, 0) == [0] * 7
    assert symbols(state, 1) == [0] * 7
