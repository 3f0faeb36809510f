"""The end of an age, and who opens the next (D49-D52)."""

import pytest

from tests.rules.duel.table import deal_all, duel, play, table, texts, victory, waits_for
from thaumata import NATURE
from thaumata.duel.state import DuelState

LAST = {1: "altar", 2: "brewery", 3: "pretorium"}
"""For each age a card to be the last."""


def last_card_taken(age: int = 1, **given: object) -> DuelState:
    """Discard the last card of an age and let nature lay out the next."""
    state = duel(open=(LAST[age],), **given)  # type: ignore[arg-type]
    play(state, f"discard {LAST[age]}")
    deal_all(state)
    return state


@pytest.mark.parametrize("age", [1, 2])
def test_an_age_is_over_when_the_structure_is_empty_and_the_next_is_laid_out(age: int) -> None:
    """D49."""
    state = duel(open=(LAST[age], "stable"), age=age)
    play(state, f"discard {LAST[age]}")
    assert table(state)["age"] == age
    assert waits_for(state) == ("turn", 1)
    play(state, "discard stable")
    assert table(state)["age"] == age + 1
    assert waits_for(state)[1] == NATURE
    deal_all(state)
    assert len(table(state)["structure"]) == 20
    assert state.decision() == "turn"


def test_cities_coins_and_the_pile_are_taken_along() -> None:
    """D49."""
    state = last_card_taken(built=(("quarry",), ("press",)), coins=(3, 4), pawn=0)
    after = table(state)
    assert [city["cards"] for city in after["cities"]] == [["quarry"], ["press"]]
    assert [city["coins"] for city in after["cities"]] == [5, 4]
    assert after["discards"] == ["altar"]


def test_the_third_age_is_the_last() -> None:
    """D49, D81."""
    state = duel(open=("palace",), coins=(0, 0))
    play(state, "discard palace")
    assert victory(state) is not None
    assert state.pending == 0


@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize(("pawn", "weaker"), [(1, 1), (8, 1), (-1, 0), (-5, 0)])
@pytest.mark.parametrize("last", [0, 1])
def test_the_weaker_player_decides_who_opens_the_next_age(
    age: int, pawn: int, weaker: int, last: int
) -> None:
    """D50."""
    for chosen in (0, 1):
        state = last_card_taken(age, pawn=pawn, seat=last, military_tokens=((), ()))
        assert waits_for(state) == ("starter", weaker)
        assert texts(state) == ["begins 0", "begins 1"]
        assert texts(state, 1 - weaker) == []
        play(state, f"begins {chosen}")
        assert waits_for(state) == ("turn", chosen)


@pytest.mark.parametrize("option", ["last", "last_chooses"])
def test_the_option_for_the_center_changes_nothing_for_the_weaker_player(option: str) -> None:
    """D50, D51."""
    state = last_card_taken(pawn=2, options={"centered_start": option})
    assert waits_for(state) == ("starter", 1)


@pytest.mark.parametrize("last", [0, 1])
def test_with_the_pawn_on_the_center_the_last_player_opens_the_next_age(last: int) -> None:
    """D51."""
    state = last_card_taken(seat=last)
    assert state.game.options["centered_start"] == "last"
    assert waits_for(state) == ("turn", last)


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("chosen", [0, 1])
def test_by_the_correction_of_the_publisher_the_last_player_decides(last: int, chosen: int) -> None:
    """D51."""
    state = last_card_taken(seat=last, options={"centered_start": "last_chooses"})
    assert waits_for(state) == ("starter", last)
    assert texts(state) == ["begins 0", "begins 1"]
    play(state, f"begins {chosen}")
    assert waits_for(state) == ("turn", chosen)


def test_the_player_of_a_last_extra_turn_is_the_last_player() -> None:
    """D51."""
    state = duel(open=("altar", "theater"), wonders=(("sphinx",), ()), coins=(20, 7))
    play(state, "wonder sphinx altar", "build theater")
    deal_all(state)
    assert waits_for(state) == ("turn", 0)


@pytest.mark.parametrize("age", [1, 2])
def test_who_opens_the_age_is_decided_with_the_new_structure_in_view(age: int) -> None:
    """D52."""
    state = duel(open=(LAST[age],), pawn=1)
    play(state, f"discard {LAST[age]}")
    while waits_for(state)[1] == NATURE:
        assert state.decision() in ("lay_back", "deal_card")
        play(state, texts(state)[0])
    assert state.decision() == "starter"
    structure = table(state)["structure"]
    assert len(structure) == 20
    assert table(state)["to_deal"] == []
    shown = [slot for slot, card in structure.items() if not card.startswith("?")]
    assert len(shown) == 12
