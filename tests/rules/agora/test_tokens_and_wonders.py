"""The military tokens of Agora and its two wonders (D189-D192, D255-D257)."""

from typing import Any

import pytest

from tests.rules.agora.table import CHAMBERS, agora, controlled, cubes_of, supply, triggered
from tests.rules.duel.table import (
    coins,
    deal,
    pawn,
    play,
    points,
    table,
    texts,
    victory,
    waits_for,
    wonder_price,
    wonders,
)
from thaumata import position, view
from thaumata.duel import happenings
from thaumata.duel.agora import happenings as more
from thaumata.duel.state import DuelState


def attack(card: str, pawn: int, seat: int = 0, **given: Any) -> DuelState:
    """Build a red card, with coins enough for both."""
    fitting: dict[str, Any] = {
        "coins": (40, 40),
        "pawn": pawn if seat == 0 else -pawn,
        "seat": seat,
        **given,
    }
    state = agora(open=(card, "tavern", "quarry"), **fitting)
    play(state, f"build {card}")
    return state


# The tokens


@pytest.mark.parametrize("seat", [0, 1])
def test_the_small_token_places_a_cube_anywhere(seat: int) -> None:
    """D189: for the advancing player, and nobody loses coins."""
    state = attack("guard_tower", 2, seat)
    assert waits_for(state) == ("place_cube", seat)
    assert texts(state) == [f"place {chamber}" for chamber in CHAMBERS]
    play(state, "place 5")
    assert cubes_of(state, seat) == {5: 1}
    assert coins(state) == (40, 40)
    assert waits_for(state) == ("turn", 1 - seat)
    assert table(state)["military_tokens"][1 - seat] == ["large"]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_large_token_removes_a_cube_and_may_move_one(seat: int) -> None:
    """D189, D190."""
    mine, theirs = {3: 1}, {3: 1, 5: 2}
    cubes = (mine, theirs) if seat == 0 else (theirs, mine)
    state = attack("guard_tower", 5, seat, cubes=cubes, military_tokens=(("large",), ("large",)))
    assert waits_for(state) == ("remove_cube", seat)
    assert texts(state) == ["remove 3", "remove 5"]
    play(state, "remove 3")
    assert supply(state, 1 - seat) == 10
    assert controlled(state, seat) == {3}
    assert waits_for(state) == ("move_cube", seat)
    assert texts(state) == ["move 3 2", "move 3 4", "pass"]
    play(state, "pass")
    assert waits_for(state) == ("turn", 1 - seat)
    assert table(state)["military_tokens"][1 - seat] == []


TOKEN_CASES: list[tuple[str, int, dict[int, int], dict[int, int], str]] = [
    ("D189 no cube left to place", 2, {1: 12}, {}, "turn"),
    ("D189 the last cube", 2, {1: 11}, {}, "place_cube"),
    ("D189 nothing to remove, but to move", 5, {1: 1}, {}, "move_cube"),
    ("D189 nothing to remove or to move", 5, {}, {}, "turn"),
    ("D189 to remove, not to move", 5, {}, {1: 1}, "remove_cube"),
]


@pytest.mark.parametrize(("ruling", "before", "mine", "theirs", "decision"), TOKEN_CASES)
def test_what_a_token_cannot_do_is_left_out(
    ruling: str, before: int, mine: dict[int, int], theirs: dict[int, int], decision: str
) -> None:
    """D189."""
    tokens = (("small", "large"), ("small", "large")) if before < 3 else (("large",), ("large",))
    state = attack("guard_tower", before, cubes=(mine, theirs), military_tokens=tokens)
    assert state.decision() == decision


def test_a_removed_cube_can_be_placed_again() -> None:
    """D190."""
    state = agora(open=("politician_left_1", "tavern"), cubes=({1: 12}, {}), plots=((), ()))
    assert supply(state, 0) == 0
    state = agora(
        open=("politician_left_1", "tavern"),
        cubes=({1: 12}, {}),
        seat=1,
        plots=((), (("political_maneuver", "baths"),)),
    )
    play(state, "trigger political_maneuver", "place 1", "remove 1", "pass")
    assert supply(state, 0) == 1
    play(state, "discard tavern", "build politician_left_1", "place 1")
    assert supply(state, 0) == 0


def test_two_tokens_are_carried_out_in_the_order_they_were_reached() -> None:
    """D255: after the pawn has finished its move."""
    state = attack("pretorium", 2, age=3, cubes=({}, {1: 1}), progress=(("strategy",), ()))
    assert pawn(state) == 6
    assert waits_for(state) == ("place_cube", 0)
    play(state, "place 3")
    assert waits_for(state) == ("remove_cube", 0)
    play(state, "remove 1")
    assert waits_for(state) == ("move_cube", 0)


def test_a_token_waits_until_the_pawn_has_moved() -> None:
    """D255."""
    state = attack("pretorium", 2, age=3)
    assert pawn(state) == 5
    assert waits_for(state) == ("place_cube", 0)


def test_no_token_is_carried_out_when_the_capital_is_reached() -> None:
    """D255."""
    state = attack(
        "pretorium", 5, age=3, progress=(("strategy",), ()), military_tokens=((), ("large",))
    )
    assert victory(state) == ("military", (0,))
    assert state.pending == 0


def test_other_choices_of_a_wonder_follow_its_tokens() -> None:
    """D255, D43."""
    state = agora(
        wonders=(("statue_of_zeus",), ()),
        built=((), ("lumber_yard",)),
        coins=(40, 7),
        pawn=2,
    )
    play(state, "wonder statue_of_zeus tavern")
    assert waits_for(state) == ("place_cube", 0)
    play(state, "place 1")
    assert waits_for(state) == ("discard_card", 0)


def test_a_token_fired_in_the_other_players_turn_is_that_players() -> None:
    """D256: the shield decree is lost, the pawn favors the opponent; then the turn goes on."""
    state = agora(
        open=("politician_left_1", "tavern"),
        decrees={1: "shield", 2: "income_red"},
        cubes=({1: 1}, {}),
        built=(("altar", "theater"), ()),
        pawn=-2,
    )
    play(state, "build politician_left_1", "move 1 2")
    assert pawn(state) == -3
    assert waits_for(state) == ("place_cube", 1)
    play(state, "place 1")
    assert pawn(state) == -4
    assert controlled(state, 1) == {1}
    assert waits_for(state) == ("senate_action", 0)


def test_a_large_token_in_the_other_players_turn_is_that_players() -> None:
    """D256."""
    state = agora(
        open=("politician_left_1", "tavern"),
        decrees={1: "shield", 2: "income_red"},
        cubes=({1: 1}, {5: 1}),
        pawn=-5,
        military_tokens=(("large",), ("small", "large")),
    )
    play(state, "build politician_left_1", "move 1 2")
    assert waits_for(state) == ("remove_cube", 1)
    play(state, "remove 2")
    assert waits_for(state) == ("move_cube", 1)
    play(state, "move 5 6")
    deal(state, "income_blue")
    assert waits_for(state) == ("turn", 1)


# Curia Julia


def curia_julia(*plots: object, **given: Any) -> DuelState:
    fitting: dict[str, Any] = {
        "coins": (30, 7),
        "wonders": (("curia_julia",), ()),
        "plots": (plots, ()),
        **given,
    }
    fitting.setdefault("open", ("tavern", "quarry", "palisade"))
    card = fitting["open"][0]
    state = agora(**fitting)
    if state.decision() == "trigger":
        play(state, "pass")
    play(state, f"wonder curia_julia {card}")
    return state


def test_curia_julia_triggers_an_unprepared_conspiracy_pays_and_plays_again() -> None:
    """D191."""
    state = curia_julia("coup")
    assert waits_for(state) == ("trigger", 0)
    assert texts(state) == ["trigger coup", "pass"]
    assert coins(state) == (30 - 10, 7)
    play(state, "trigger coup")
    assert pawn(state) == 2
    assert coins(state) == (30 - 10 + 6, 7)
    assert triggered(state, 0) == ["coup"]
    assert waits_for(state) == ("turn", 0)
    assert points(state, "wonders") == (0, 0)


def test_the_conspiracy_of_curia_julia_is_finished_before_its_coins_come() -> None:
    """D191: with everything that it asks, also where a position is written down meanwhile."""
    decrees = {1: "income_red", 2: "income_green"}
    state = curia_julia("blackmail", cubes=({1: 1}, {}), decrees=decrees)
    assert coins(state) == (20, 7)
    play(state, "trigger blackmail")
    assert waits_for(state) == ("move_cube", 0)
    assert coins(state) == (24, 3)
    assert table(state)["extra_turn"] is False
    again = position.load(position.dumps(state), is_checked=False)
    assert isinstance(again, DuelState)
    assert again.fingerprint() == state.fingerprint()
    for copy in (state, again):
        copy.log = []
        play(copy, "move 1 2")
        assert coins(copy) == (30, 3)
        assert waits_for(copy) == ("turn", 0)
        kinds = [event[0] for event in copy.log]
        moved, gained = kinds.index(more.CUBE_MOVED), kinds.index(happenings.COINS_GAINED)
        assert moved < gained < kinds.index(happenings.PLAY_AGAIN)


def test_a_conspiracy_of_curia_julia_that_wins_ends_the_game_before_the_coins() -> None:
    """D191."""
    state = curia_julia("coup", pawn=7, military_tokens=((), ()))
    play(state, "trigger coup")
    assert victory(state) == ("military", (0,))
    assert coins(state) == (20, 7)


def test_a_token_fired_by_the_conspiracy_of_curia_julia_comes_before_its_coins() -> None:
    """D191, D255."""
    state = curia_julia("coup", pawn=1)
    play(state, "trigger coup")
    assert waits_for(state) == ("place_cube", 0)
    assert coins(state) == (20, 7)
    play(state, "place 1")
    assert coins(state) == (26, 7)


def test_what_curia_julia_will_bring_is_known_before_its_question_is_answered() -> None:
    """D191: a preview tells of the extra turn."""
    state = agora(coins=(30, 7), wonders=(("curia_julia",), ()), plots=(("coup",), ()))
    previews = {action.text: action.preview for action in view(state, 0).actions}
    assert previews["wonder curia_julia tavern"].extra_turn
    assert previews["wonder curia_julia tavern"].asks == "trigger"
    assert not previews["build tavern"].extra_turn


def test_curia_julia_need_not_trigger_anything() -> None:
    """D191."""
    state = curia_julia("coup")
    play(state, "pass")
    assert pawn(state) == 0
    assert waits_for(state) == ("turn", 0)


def test_curia_julia_without_an_unprepared_conspiracy() -> None:
    """D191, D257: a prepared one does not serve."""
    state = curia_julia()
    assert waits_for(state) == ("turn", 0)
    state = curia_julia(("coup", "baths"))
    assert waits_for(state) == ("trigger", 0)
    assert table(state)["extra_turn"] is False, "the start of the extra turn"


def test_curia_julia_does_not_count_for_the_limit_of_one_a_turn() -> None:
    """D257."""
    state = agora(
        coins=(30, 7),
        wonders=(("curia_julia",), ()),
        plots=((("blackmail", "baths"), "coup"), ()),
    )
    play(state, "trigger blackmail", "wonder curia_julia tavern")
    assert waits_for(state) == ("trigger", 0)
    play(state, "trigger coup")
    assert triggered(state, 0) == ["blackmail", "coup"]


def test_cards_uncovered_by_the_card_of_curia_julia_may_be_discarded_by_turn_of_events() -> None:
    """D257."""
    structure = {"r4c2": "?age1", "r5c1": "tavern", "r5c5": "palisade", "r5c7": "altar"}
    state = agora(
        structure=structure,
        coins=(30, 7),
        wonders=(("curia_julia",), ()),
        plots=(("turn_of_events",), ()),
    )
    play(state, "wonder curia_julia tavern", "trigger turn_of_events")
    deal(state, "quarry")
    assert waits_for(state) == ("turn_of_events", 0)
    assert set(texts(state)) == {"discard quarry", "discard palisade", "discard altar"}
    play(state, "discard quarry", "pass")
    assert waits_for(state) == ("turn", 0)


# Knossos


def test_knossos_places_a_cube_and_may_move_one() -> None:
    """D192."""
    state = agora(coins=(30, 7), wonders=(("knossos",), ()))
    assert wonder_price(state, 0, "knossos") == 10
    play(state, "wonder knossos tavern")
    assert waits_for(state) == ("place_cube", 0)
    play(state, "place 3")
    assert waits_for(state) == ("move_cube", 0)
    assert texts(state) == ["move 3 2", "move 3 4", "pass"]
    play(state, "pass")
    assert waits_for(state) == ("turn", 1)
    assert points(state, "wonders") == (3, 0)


def test_knossos_without_a_cube_in_supply_still_moves() -> None:
    """D192, D164."""
    state = agora(coins=(30, 7), wonders=(("knossos",), ()), cubes=({1: 12}, {}))
    play(state, "wonder knossos tavern")
    assert waits_for(state) == ("move_cube", 0)


def test_knossos_can_win_with_either_part() -> None:
    """D192, D173."""
    five = {1: 1, 2: 1, 3: 1, 4: 1, 5: 2}
    given: dict[str, Any] = {
        "coins": (30, 7),
        "wonders": (("knossos",), ()),
        "decrees": {6: "income_red"},
    }
    state = agora(cubes=(five, {}), **given)
    play(state, "wonder knossos tavern", "place 6")
    assert victory(state) == ("political", (0,))
    state = agora(cubes=(five, {}), **given)
    play(state, "wonder knossos tavern", "place 1", "move 5 6")
    assert victory(state) == ("political", (0,))
    assert wonders(state, 0)["knossos"] == "tavern"
