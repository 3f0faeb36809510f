"""The score sheet with its rows for black cards and debts (C170, C180)."""

import pytest

from tests.rules.cities.black_cards import give_tokens
from tests.rules.cities.table import cities
from tests.rules.classic.table import play, points, tokens
from thaumata.classic.state import ClassicState

Cards = tuple[str, ...]

ROW_CASES: list[tuple[str, Cards, dict[str, int]]] = [
    ("C180", ("city_gates", "tabularium", "capitol"), {"black": 4 + 6 + 8}),
    ("C180", ("hideout", "lair", "brotherhood", "embassy"), {"black": 2 + 3 + 4 + 3}),
    ("C180 blue cards stay by themselves", ("city_gates", "altar"), {"black": 4, "blue": 2}),
    ("C180 yellow ones too", ("customs", "lighthouse"), {"black": 4, "yellow": 1}),
    ("C180 what counts cards", ("secret_network", "customs"), {"black": 2 + 4}),
    ("C170 shields are worth nothing by themselves", ("militia", "contingent"), {}),
    ("C180 cards without points", ("dive", "secret_warehouse", "raider_camp"), {}),
]


@pytest.mark.parametrize(("ruling", "built", "rows"), ROW_CASES)
def test_black_cards_are_scored_in_a_row_of_their_own(
    ruling: str, built: Cards, rows: dict[str, int]
) -> None:
    """C180, C170."""
    state = cities(built=(built,), coins=(0, 0, 0))
    assert {row: worth for row, worth in points(state, 0).items() if worth} == rows
    assert not any(points(state, 1).values())


def test_all_rows_of_the_sheet_add_up() -> None:
    """C180, C143, C103: with tokens, coins, stages and debts."""
    state = cities(
        boards=("petra B", "gizah A", "rhodos A"),
        built=(("altar", "cells", "apothecary", "lighthouse", "workers_guild"), ("lumber_yard",)),
        stages=(2,),
        coins=(7, 0, 0),
        debts=(4, 1, 0),
    )
    give_tokens(state, 0, (2, 0, 1), defeats=1)
    assert points(state, 0) == {
        "military": 2 + 5 - 1,
        "treasury": 2,
        "wonder": 3 + 14,
        "blue": 2,
        "green": 1,
        "yellow": 1,
        "guilds": 1,
        "black": 4,
        "debts": -4,
    }
    sheet = state.score_sheet()
    assert sheet.totals[0] == 6 + 2 + 17 + 2 + 1 + 1 + 1 + 4 - 4
    assert sheet.totals[1] == -1


def ending(**more: object) -> ClassicState:
    """Play the last round of a game in which everybody sells a card."""
    setting: dict[str, object] = {"age": 3, "round": 7, "coins": (0, 0, 0)}
    state = cities(3, **{**setting, **more})
    play(state)
    return state


END_CASES: list[tuple[str, dict[str, object], tuple[int, ...], str]] = [
    (
        "C180 black points win",
        {"built": (("capitol",), ("palace", "altar")), "coins": (9, 0, 0)},
        (0,),
        "civilian",
    ),
    ("C180 debts lose", {"built": (("altar",), ("altar",)), "debts": (1,)}, (1,), "civilian"),
    (
        "C180 coins break a tie",
        {"built": (("city_gates",), ("altar", "theater")), "coins": (1, 0, 0)},
        (0,),
        "civilian_tiebreak",
    ),
    (
        "C143 whatever the debts",
        {"built": (("city_gates",), ("altar",)), "coins": (2, 0, 0), "debts": (2,)},
        (0,),
        "civilian_tiebreak",
    ),
    (
        "C180 else it is shared",
        {"built": (("city_gates",), ("altar", "theater"))},
        (0, 1),
        "shared",
    ),
]


@pytest.mark.parametrize(("what", "setting", "winners", "kind"), END_CASES)
def test_black_points_and_debts_count_and_a_tie_is_broken_as_ever(
    what: str, setting: dict[str, object], winners: tuple[int, ...], kind: str
) -> None:
    """C180, C143, C113."""
    outcome = ending(**setting).outcome()
    assert outcome is not None
    assert (tuple(outcome.winners), outcome.kind) == (winners, kind)


GUARDS: dict[int, Cards] = {
    1: ("stockade",),
    2: ("walls",),
    3: ("stockade", "walls"),
    4: ("walls", "stables"),
    5: ("stockade", "walls", "stables"),
}
"""Red cards for a number of shields."""


@pytest.mark.parametrize(
    ("card", "shields"), [("militia", 2), ("mercenaries", 3), ("contingent", 5)]
)
def test_shields_of_black_cards_count_in_conflicts(card: str, shields: int) -> None:
    """C170, C98: stronger than one shield less, level with as many."""
    state = ending(built=((card,), GUARDS[shields - 1], GUARDS[shields]))
    assert tokens(state, 0) == [5]
    assert tokens(state, 1) == [-1, -1]
    assert tokens(state, 2) == [5]
