"""Previews of Classic: the consequences of an action if no other city did anything."""

from typing import cast

import pytest

from tests.rules.classic.table import act, classic, hand_of, legal, pile_of, play
from tests.views.classic.games import moments
from thaumata.classic.state import ClassicState
from thaumata.game import IllegalAction
from thaumata.views import ClassicPreview, preview, view
from thaumata.views.classic.payment import FROM_DISCARD


def of(state: ClassicState, text: str, seat: int = 0) -> ClassicPreview:
    return preview(state, seat, state.game.parse(state, seat, text))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_single_preview_is_the_one_in_the_view(seats: int) -> None:
    for state, seat in moments(5, seats):
        action = view(state, seat).actions[-1]
        assert of(state, action.text, seat) == action.preview


def test_an_illegal_action_has_no_preview() -> None:
    state = classic()
    action = state.legal_actions(0)[0]
    act(state, 0, legal(state, 0)[0])
    with pytest.raises(IllegalAction):
        preview(state, 0, action)


@pytest.mark.parametrize("seed", range(6))
def test_a_preview_of_a_decision_of_its_own_comes_true(seed: int) -> None:
    """C205."""
    for state, seat in moments(seed, 3, sides="B"):
        if state.decision() not in ("last_card", "raise"):
            continue
        for action in view(state, seat).actions:
            played = cast(ClassicState, state.copy())
            played.asked.apply(played, seat, seat, state.game.parse(state, seat, action.text))
            told = action.preview
            assert told.coins == tuple(city.coins for city in played.cities)
            old, new = state.score_sheet().totals, played.score_sheet().totals
            assert told.points == tuple(b - a for a, b in zip(old, new, strict=True))


@pytest.mark.parametrize(("seed", "seats"), [(0, 3), (1, 2), (2, 5)])
def test_a_city_has_what_was_told_or_more_when_a_round_is_over(seed: int, seats: int) -> None:
    """C20: others can only add coins to those that an action leaves and brings."""
    for state, seat in moments(seed, seats):
        shown = view(state, seat)
        if state.decision() != "choose" or seats_left(state) != 1:
            continue
        for action in shown.actions[:6]:
            played = cast(ClassicState, state.copy())
            played.apply(seat, played.game.parse(played, seat, action.text))
            if played.pending >> seat & 1 and played.decision() == "choose":
                continue  # the controller chooses again
            assert played.cities[action.seat].coins >= action.preview.coins[action.seat]


def seats_left(state: ClassicState) -> int:
    return bin(state.pending).count("1")


def test_a_sale_brings_three_coins_and_a_discard() -> None:
    """C12."""
    told = of(classic(hands=(("loom",), (), ())), "sell loom")
    assert (told.price, told.payment, told.discards) == (0, None, "loom")
    assert told.coins == (6, 3, 3)
    assert told.points == (1, 0, 0)
    assert not told.at_least


def test_coins_are_paid_and_gained() -> None:
    """C31, C88."""
    assert of(classic(4, hands=(("tavern",), (), (), ())), "build tavern").coins == (8, 3, 3, 3)
    state = classic(boards=("rhodos A", "gizah A", "olympia A"), hands=(("baths",), (), ()))
    told = of(state, "build baths left 2")
    assert (told.price, told.coins, told.points) == (2, (1, 5, 3), (2, 0, 0))
    assert told.discards is None


def test_coins_that_count_neighbors_may_become_more() -> None:
    """C89, C90."""
    built = (("loom",), ("stone_pit", "ore_vein"), ("clay_pool",))
    state = classic(age=2, built=built, hands=(("vineyard", "forum"), (), ()), coins=(0,))
    told = of(state, "build vineyard")
    assert (told.coins[0], told.at_least) == (3, True)
    assert not of(state, "sell vineyard").at_least


def test_shields_and_symbols_are_counted() -> None:
    state = classic(boards=("rhodos A",), hands=(("barracks",), (), ()))
    assert of(state, "build barracks").shields == 1
    state = classic(boards=("alexandria A",), hands=(("workshop",), (), ()))
    assert of(state, "build workshop").symbols == ("gear",)
    state = classic(boards=("babylon A",), built=(("lumber_yard", "sawmill"),), stages=(1,))
    told = of(state, f"stage {hand_of(state, 0)[0]}")
    assert (told.stage, told.symbols, told.points[0]) == (2, ("any",), 1)


def test_a_stage_of_halikarnassos_asks_for_a_card_of_the_discard_pile() -> None:
    """C82."""
    state = classic(
        boards=("halikarnassos B",), built=(("foundry",),), hands=(("altar", "theater"), (), ())
    )
    told = of(state, "stage altar")
    assert (told.stage, told.asks, told.points[0]) == (1, "raise", 2)
    assert of(state, "build altar").asks == ""
    play(state, "stage altar")
    assert state.decision() == "raise"
    assert pile_of(state)
    for action in view(state, 0).actions:
        built = action.verb == "build"
        assert action.preview.payment == (FROM_DISCARD if built else None)
        assert action.seat == 0


def test_babylon_is_asked_for_its_last_card() -> None:
    """C69, C71."""
    state = classic(
        boards=("babylon B",), round=6, stages=(2,), hands=(("altar", "theater"), (), ())
    )
    assert of(state, "build altar").asks == "last_card"
    play(state, "build altar")
    left = of(state, "pass")
    assert (left.discards, left.price, left.payment, left.points) == ("theater", 0, None, (0, 0, 0))


def test_the_side_of_a_board_changes_nothing_yet() -> None:
    for state, seat in moments(3, 3, sides="choose"):
        if state.decision() == "choose_side":
            for action in view(state, seat).actions:
                told = action.preview
                assert (told.price, told.payment, told.points) == (0, None, (0, 0, 0))
                assert action.card is None


def test_an_action_for_the_free_city_tells_what_it_changes_there() -> None:
    """C117, C120."""
    state = classic(
        seats=2,
        boards=("rhodos A", "gizah A", "ephesos A"),
        hands=(("altar", "baths"), ()),
        coins=(3, 3, 5),
    )
    act(state, 0, "sell altar")
    shown = {action.text: action for action in view(state, 0).actions}
    action = shown["city build baths right 2"]
    assert (action.seat, action.verb, action.card) == (2, "city build", "baths")
    assert action.preview.coins == (3, 5, 3)
    assert action.preview.points == (0, 0, 3)
