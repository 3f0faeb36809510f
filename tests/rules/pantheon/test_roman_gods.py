"""Mars, Minerva and Neptune (D131-D138, D245)."""

from typing import Any

import pytest

from tests.rules.duel.table import (
    BOTH_TOKENS,
    coins,
    pawn,
    play,
    points,
    table,
    texts,
    victory,
    waits_for,
)
from tests.rules.pantheon.table import pantheon, written
from thaumata.duel.state import DuelState

ON = {"minerva": "on"}


@pytest.mark.parametrize("progress", [(), ("strategy",)])
@pytest.mark.parametrize("seat", [0, 1])
def test_mars_brings_two_shields_and_strategy_adds_none(
    seat: int, progress: tuple[str, ...]
) -> None:
    """D131."""
    given = (progress, ()) if seat == 0 else ((), progress)
    state = pantheon(spaces={3: "mars"}, progress=given, seat=seat)
    play(state, "activate mars")
    assert pawn(state) == (2 if seat == 0 else -2)


def test_mars_fires_the_tokens_that_he_reaches() -> None:
    """D131."""
    state = pantheon(spaces={1: "mars"}, pawn=2, coins=(7, 7))
    play(state, "activate mars")
    assert coins(state)[1] == 5
    assert table(state)["military_tokens"] == [["small", "large"], ["large"]]


def test_minerva_may_stand_on_any_space_but_the_conflict_pawns() -> None:
    """D132, D134."""
    state = pantheon(spaces={1: "minerva"}, pawn=-2)
    play(state, "activate minerva")
    assert waits_for(state) == ("place_minerva", 0)
    assert texts(state) == [f"guard {space}" for space in range(-9, 10) if space != -2]
    play(state, "guard -9")
    assert written(state)["minerva"] == -9
    assert waits_for(state) == ("turn", 1)


MOVE_CASES = (
    # case, option, seat, pawn, Minerva, shields, where the pawn ends, is Minerva gone
    ("D132 three shields against three spaces", "before", 0, 0, 3, 3, 2, True),
    ("D132 the shields beyond are lost", "before", 0, 0, 2, 3, 1, True),
    ("D132 right before her it does not move", "before", 0, 1, 2, 3, 1, True),
    ("D132 too few shields to reach her", "before", 0, 0, 4, 3, 3, False),
    ("D134 she stops the other player", "before", 1, 0, -2, 3, -1, True),
    ("D134 from the other side", "before", 1, 4, 2, 3, 3, True),
    ("D134 what moves away from her is free", "before", 0, 0, -1, 3, 3, False),
    ("D133 a capital is not entered", "before", 0, 7, 9, 3, 8, True),
    ("D245 on her space", "on", 0, 0, 3, 3, 3, True),
    ("D245 only the shields beyond are lost", "on", 0, 0, 2, 3, 2, True),
    ("D245 right before her", "on", 0, 1, 2, 3, 2, True),
    ("D245 too few shields", "on", 0, 0, 4, 3, 3, False),
    ("D245 from the other side", "on", 1, 4, 2, 3, 2, True),
)


@pytest.mark.parametrize(
    ("case", "option", "seat", "start", "minerva", "shields", "end", "is_gone"), MOVE_CASES
)
def test_minerva_stops_the_pawn(
    case: str,
    option: str,
    seat: int,
    start: int,
    minerva: int,
    shields: int,
    end: int,
    is_gone: bool,
) -> None:
    assert shields == 3
    state = guarded(start, minerva, seat=seat, options={"minerva": option})
    play(state, "build pretorium")
    assert pawn(state) == end
    assert written(state)["minerva"] == (None if is_gone else minerva)
    assert victory(state) is None


def guarded(start: int, minerva: int, **more: Any) -> DuelState:
    """A player may build Pretorium, with three shields, while Minerva stands somewhere."""
    owner = ("minerva",)
    given: dict[str, Any] = {
        "open": ("pretorium", "palace"),
        "coins": (20, 20),
        "gods": (owner, ()),
        "pawn": start,
        "minerva": minerva,
        "military_tokens": ((), ()),
        **more,
    }
    return pantheon(**given)


def test_minerva_on_a_capital_prevents_one_victory() -> None:
    """D133."""
    state = guarded(7, 9, open=("pretorium", "arsenal", "palace"), coins=(60, 20))
    play(state, "build pretorium")
    assert victory(state) is None
    assert pawn(state) == 8
    play(state, "discard palace", "build arsenal")
    assert victory(state) == ("military", (0,))


def test_with_the_other_reading_a_guarded_capital_is_conquered() -> None:
    """D245."""
    state = guarded(7, 9, options=ON)
    play(state, "build pretorium")
    assert victory(state) == ("military", (0,))


@pytest.mark.parametrize(("option", "lost", "left"), [("before", 0, True), ("on", 2, False)])
def test_a_token_on_her_space_acts_only_if_the_space_is_entered(
    option: str, lost: int, left: bool
) -> None:
    """D135, D245."""
    state = guarded(0, 3, options={"minerva": option}, military_tokens=(BOTH_TOKENS, BOTH_TOKENS))
    play(state, "build pretorium")
    assert coins(state)[1] == 20 - lost
    assert ("small" in table(state)["military_tokens"][1]) == left


@pytest.mark.parametrize(("option", "lost"), [("before", 2), ("on", 3)])
def test_poliorcetics_takes_a_coin_only_for_spaces_that_are_entered(option: str, lost: int) -> None:
    """D135, D245."""
    state = guarded(0, 3, options={"minerva": option}, progress=(("poliorcetics",), ()))
    play(state, "build pretorium")
    assert coins(state)[1] == 20 - lost


def test_minerva_scores_nothing_and_moves_nothing() -> None:
    """D132."""
    state = pantheon(spaces={1: "minerva"})
    play(state, "activate minerva", "guard 1")
    assert pawn(state) == 0
    assert points(state, "gods") == (0, 0)


def test_neptune_removes_one_token_and_carries_out_another() -> None:
    """D136."""
    state = pantheon(spaces={1: "neptune"}, coins=(10, 10))
    play(state, "activate neptune")
    assert waits_for(state) == ("remove_military_token", 0)
    assert texts(state) == [
        "remove small 0",
        "remove large 0",
        "remove small 1",
        "remove large 1",
    ]
    play(state, "remove large 0")
    assert waits_for(state) == ("apply_military_token", 0)
    assert texts(state) == ["apply small 0", "apply small 1", "apply large 1"]
    play(state, "apply large 1")
    assert table(state)["military_tokens"] == [["small"], ["small"]]
    assert coins(state) == (7, 5)
    assert pawn(state) == 0


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(("size", "lost"), [("small", 2), ("large", 5)])
@pytest.mark.parametrize("seat", [0, 1])
def test_neptunes_token_always_hits_the_opponent(
    seat: int, size: str, lost: int, side: int
) -> None:
    """D137."""
    state = pantheon(spaces={3: "neptune"}, coins=(20, 20), seat=seat)
    other = "large" if size == "small" else "small"
    play(state, "activate neptune", f"remove {other} {side}", f"apply {size} {side}")
    assert coins(state)[1 - seat] == 20 - lost
    assert coins(state)[seat] == 20 - (5, 6)[seat]


def test_an_opponent_with_fewer_coins_loses_all_of_them() -> None:
    """D137."""
    state = pantheon(spaces={1: "neptune"}, coins=(3, 1))
    play(state, "activate neptune", "remove small 0", "apply large 0")
    assert coins(state) == (0, 0)


def test_with_one_token_left_neptune_only_removes_it() -> None:
    """D138."""
    state = pantheon(spaces={1: "neptune"}, military_tokens=(("large",), ()))
    play(state, "activate neptune", "remove large 0")
    assert table(state)["military_tokens"] == [[], []]
    assert coins(state)[1] == 7
    assert waits_for(state) == ("turn", 1)


def test_with_no_token_left_neptune_does_nothing() -> None:
    """D138, D107."""
    state = pantheon(spaces={1: "neptune"}, military_tokens=((), ()))
    play(state, "activate neptune")
    assert waits_for(state) == ("turn", 1)


def test_a_token_that_neptune_took_away_does_not_act_later() -> None:
    """D136."""
    state = pantheon(spaces={1: "neptune"}, pawn=-2, coins=(10, 10), built=((), ("shelf_quarry",)))
    play(state, "activate neptune", "remove small 0", "apply large 1", "build walls")
    assert pawn(state) == -4
    assert coins(state) == (7, 5)
