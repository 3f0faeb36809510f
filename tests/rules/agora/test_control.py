"""Control of the chambers, its points, and political supremacy (D169-D174, D253)."""

import json
from typing import Any

import pytest

from tests.rules.agora.table import CHAMBERS, DATA, agora, controlled, cubes_of, written
from tests.rules.duel.table import deal, pawn, play, points, texts, victory, waits_for
from thaumata import NATURE, position
from thaumata.duel import happenings
from thaumata.duel.agora import happenings as more
from thaumata.duel.state import DuelState

FIVE = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}


def politician(senator: str = "politician_left_1", **given: Any) -> DuelState:
    """Recruit a politician of seat 0; another card is open."""
    state = agora(open=(senator, "tavern"), **given)
    play(state, f"build {senator}")
    return state


@pytest.mark.parametrize(
    ("mine", "theirs", "who"),
    [(1, 0, 0), (0, 1, 1), (1, 1, None), (0, 0, None), (3, 2, 0), (2, 3, 1), (12, 11, 0)],
)
def test_who_has_more_cubes_controls_the_chamber(mine: int, theirs: int, who: int | None) -> None:
    """D169: with as many on both sides nobody does."""
    state = agora(cubes=({3: mine}, {3: theirs}))
    assert controlled(state, 0) == ({3} if who == 0 else set())
    assert controlled(state, 1) == ({3} if who == 1 else set())


def test_control_is_won_lost_and_shared_cube_by_cube() -> None:
    """D170."""
    state = politician(cubes=({}, {1: 1}), built=(("altar", "theater"), ()))
    assert controlled(state, 1) == {1}
    play(state, "place 1")
    assert controlled(state, 0) == controlled(state, 1) == set()
    play(state, "place 1")
    assert controlled(state, 0) == {1}


def test_a_decree_begins_and_ends_with_control_at_once() -> None:
    """D170: in the middle of a politician's actions."""
    state = politician(
        cubes=({}, {1: 1}),
        decrees={1: "shield"},
        built=(("altar", "theater", "baths", "temple"), ()),
        pawn=-1,
    )
    play(state, "place 1")
    assert pawn(state) == 0
    play(state, "place 1")
    assert pawn(state) == 1
    play(state, "move 1 2")
    deal(state, "income_red")
    assert pawn(state) == 0


def test_a_marker_of_control_is_still_a_cube_of_its_chamber() -> None:
    """D171: the only cube of a chamber can be moved away, and counts for the majority."""
    state = politician(cubes=({1: 1}, {}), decrees={2: "income_red"})
    assert "move 1 2" in texts(state)
    play(state, "move 1 2")
    assert controlled(state, 0) == {2}
    assert cubes_of(state, 0) == {2: 1}


@pytest.mark.parametrize("chamber", CHAMBERS)
def test_a_controlled_chamber_is_worth_what_is_printed(chamber: int) -> None:
    """D172."""
    state = agora(cubes=({chamber: 1}, {}))
    assert points(state, "senate") == (DATA["senate"]["chambers"][chamber - 1]["points"], 0)
    assert points(agora(cubes=({chamber: 1}, {chamber: 1})), "senate") == (0, 0)


def test_the_chambers_of_both_players_are_added_up() -> None:
    """D172."""
    state = agora(cubes=({1: 1, 3: 2, 4: 1}, {2: 1, 5: 1, 4: 2}))
    assert points(state, "senate") == (1 + 3, 2 + 3 + 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_control_of_all_six_chambers_wins_at_once(seat: int) -> None:
    """D173."""
    cubes = (FIVE, {}) if seat == 0 else ({}, FIVE)
    state = agora(open=("politician_right_1", "tavern"), cubes=cubes, seat=seat)
    play(state, "build politician_right_1", "place 6")
    assert victory(state) is None
    deal(state, "income_red")
    assert victory(state) == ("political", (seat,))
    assert state.pending == 0
    assert state.score_sheet().rows["senate"][seat] == 12


def test_political_supremacy_comes_in_the_middle_of_senate_actions() -> None:
    """D173."""
    state = politician(
        "politician_right_1",
        cubes=({**FIVE, 5: 2}, {}),
        built=(("altar", "theater", "baths", "temple"), ()),
        decrees={6: "income_red"},
    )
    play(state, "move 5 6")
    assert victory(state) == ("political", (0,))


def test_a_removed_cube_can_win_for_the_player_who_remains() -> None:
    """D173: the chamber that was even is controlled now."""
    state = agora(
        cubes=({**FIVE, 6: 1}, {6: 1}),
        plots=((("political_maneuver", "baths"),), ()),
    )
    play(state, "trigger political_maneuver", "place 1", "remove 6")
    assert victory(state) == ("political", (0,))


def test_five_chambers_and_a_tie_are_not_enough() -> None:
    """D173."""
    state = politician("politician_right_1", cubes=(FIVE, {6: 1}), decrees={6: "income_red"})
    play(state, "place 6")
    assert victory(state) is None
    assert waits_for(state) == ("turn", 1)


def test_a_cube_moved_out_of_its_chamber_does_not_win_with_both() -> None:
    """D173, D253: the chamber that it leaves is given up before anybody counts."""
    state = politician("politician_right_1", cubes=(FIVE, {}), decrees={6: "income_red"})
    play(state, "move 5 6")
    assert victory(state) is None
    assert controlled(state, 0) == {1, 2, 3, 4, 6}


def test_a_chamber_that_is_tied_after_a_move_gives_nobody_a_win() -> None:
    """D253: the opponent gains the chamber that the cube leaves, but not that which it enters."""
    state = politician(
        cubes=({1: 1}, dict.fromkeys(CHAMBERS, 1)),
        decrees={2: "income_red", 4: "income_green", 6: "income_blue"},
    )
    play(state, "move 1 2")
    assert victory(state) is None
    assert controlled(state, 1) == {1, 3, 4, 5, 6}
    assert controlled(state, 0) == set()


def test_a_move_that_leaves_the_opponent_with_every_chamber_loses() -> None:
    """D173, D253: it had five, and the chamber that the cube enters stays its own."""
    state = politician(
        cubes=({1: 1}, {1: 1, 2: 2, 3: 1, 4: 1, 5: 1, 6: 1}),
        decrees={2: "income_red", 4: "income_green", 6: "income_blue"},
    )
    play(state, "move 1 2")
    assert victory(state) == ("political", (1,))


def test_a_military_token_fired_by_a_move_comes_when_both_chambers_are_settled() -> None:
    """D253, D256: its cube fills the chamber that was left, but the other is tied by now."""
    state = politician(
        cubes=({3: 1}, {1: 1, 2: 1, 4: 1, 5: 1, 6: 1}),
        decrees={2: "income_red", 3: "shield", 4: "income_green", 6: "income_blue"},
        pawn=-2,
    )
    play(state, "move 3 4")
    assert pawn(state) == -3
    assert controlled(state, 1) == {1, 2, 5, 6}
    assert waits_for(state) == ("place_cube", 1)
    play(state, "place 3")
    assert victory(state) is None
    assert controlled(state, 1) == {1, 2, 3, 5, 6}


def test_a_political_supremacy_by_a_move_comes_before_the_token_that_it_fires() -> None:
    """D253: the shield decree of the last chamber moves the pawn, then the game is over."""
    state = politician(
        "politician_right_1",
        cubes=({**FIVE, 5: 2}, {}),
        decrees={2: "income_red", 4: "income_green", 6: "shield"},
        pawn=2,
    )
    play(state, "move 5 6")
    assert pawn(state) == 3
    assert victory(state) == ("political", (0,))


def test_a_military_victory_comes_before_a_political_one() -> None:
    """D174: the shield decree of the sixth chamber takes the pawn to the capital."""
    state = politician(
        "politician_right_1",
        cubes=(FIVE, {}),
        decrees={6: "shield"},
        pawn=8,
        military_tokens=(("small", "large"), ()),
    )
    play(state, "place 6")
    assert victory(state) == ("military", (0,))


def test_two_players_with_six_symbols_share_a_scientific_victory() -> None:
    """D174, D262."""
    five = ("scriptorium", "pharmacist", "workshop", "apothecary", "university")
    others = ("library", "dispensary", "laboratory", "school", "study")
    state = agora(
        age=3,
        open=("palace", "arena"),
        built=((*five, "observatory"), (*others, "academy")),
        plots=((("coercion", "baths"),), ()),
        progress=(("philosophy",), ("theology",)),
    )
    play(state, "trigger coercion", "swap academy observatory")
    assert victory(state) == ("scientific", (0, 1))


@pytest.mark.parametrize(("start", "end"), [(3, 4), (3, 2)])
def test_a_move_loses_decrees_before_it_gains_others(start: int, end: int) -> None:
    """D253: whichever of the two chambers comes first in the senate."""
    state = politician(cubes=({start: 1}, {}), decrees={start: "shield"}, pawn=1)
    state.log = []
    play(state, f"move {start} {end}")
    assert waits_for(state) == ("deal_decree", NATURE)
    deal(state, "income_red")
    assert controlled(state, 0) == {end}
    assert pawn(state) == 0
    kinds = [event[0] for event in state.log]
    dealt, lost = kinds.index(more.DECREE_DEALT), kinds.index(more.CONTROL_LOST)
    assert dealt < lost < kinds.index(happenings.PAWN_MOVED) < kinds.index(more.CONTROL_GAINED)


def test_a_decree_is_turned_up_before_anything_that_a_move_sets_off() -> None:
    """D165, D253, D256: a token fired by the move comes after both chambers."""
    state = politician(
        cubes=({3: 1}, {5: 1}), decrees={3: "shield"}, pawn=-2, built=(("altar", "theater"), ())
    )
    play(state, "move 3 4")
    assert waits_for(state) == ("deal_decree", NATURE)
    deal(state, "trade_brown")
    assert waits_for(state) == ("place_cube", 1)
    assert controlled(state, 0) == {4}
    play(state, "place 4")
    assert controlled(state, 0) == controlled(state, 1) - {5} == set()
    assert waits_for(state) == ("senate_action", 0)


def test_a_position_in_the_middle_of_a_move_keeps_both_chambers() -> None:
    """D253: the decree of the chamber entered is still face down."""
    state = politician(cubes=({3: 1}, {5: 1}), decrees={3: "shield"}, pawn=1)
    play(state, "move 3 4")
    data = json.loads(position.dumps(state))
    assert {"what": "settle", "about": "3 4"} in data["agenda"]
    again = position.load(data, is_checked=False)
    assert again.fingerprint() == state.fingerprint()
    for table in (state, again):
        table.apply(NATURE, table.game.parse(table, NATURE, "deal income_red"))
    assert again.fingerprint() == state.fingerprint()


def test_a_chamber_entered_shows_its_decree_even_where_that_makes_a_tie() -> None:
    """D165, D169."""
    state = politician(cubes=({3: 1}, {4: 1}), decrees={4: "income_red"})
    assert written(state)["decrees"][3] == "income_red"
    play(state, "move 3 4")
    assert controlled(state, 0) == controlled(state, 1) == set()


@pytest.mark.parametrize(("pawn", "mine"), [(8, {}), (-8, {1: 1})])
def test_a_game_that_the_shield_decree_ends_is_in_order(pawn: int, mine: dict[int, int]) -> None:
    """D182, D212: the other decree of the same chamber is handed over too."""
    state = politician(
        decrees={1: "shield", 2: "conspirator_play_again"},
        chambers=(1, 1, 3, 4, 5, 6),
        cubes=(mine, {}),
        pawn=pawn,
        military_tokens=((), ()),
    )
    play(state, "move 1 2" if mine else "place 1")
    assert victory(state) == ("military", (1 if mine else 0,))
    read = position.load(position.dumps(state), is_checked=False)
    assert read.fingerprint() == state.fingerprint()
