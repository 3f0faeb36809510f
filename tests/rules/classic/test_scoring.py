"""Counting points and finding the winner (C103-C106, C110, C113, C218, C220)."""

import pytest

from tests.rules.classic.table import DATA, act, classic, deal_on, play, points, won_and_lost

Cards = tuple[str, ...]

ROWS = ["military", "treasury", "wonder", "blue", "green", "yellow", "guilds"]


@pytest.mark.parametrize(
    ("victories", "defeats", "worth"),
    [
        ([0, 0, 0], 0, 0),
        ([2, 0, 0], 0, 2),
        ([0, 2, 0], 0, 6),
        ([0, 0, 2], 0, 10),
        ([2, 2, 2], 0, 18),
        ([0, 0, 0], 6, -6),
        ([1, 0, 0], 3, -2),
    ],
)
def test_all_conflict_tokens_are_added_up(victories: list[int], defeats: int, worth: int) -> None:
    """C103: the sum may be below zero."""
    state = classic(coins=(0,), tokens=(won_and_lost(victories, defeats),))
    assert points(state, 0)["military"] == worth
    assert state.score_sheet().totals[0] == worth


@pytest.mark.parametrize(
    ("coins", "worth"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (14, 4), (100, 33)]
)
def test_every_full_set_of_three_coins_is_a_point(coins: int, worth: int) -> None:
    """C104."""
    assert points(classic(coins=(coins,)), 0)["treasury"] == worth


@pytest.mark.parametrize(("stages", "worth"), [(0, 0), (1, 3), (2, 3 + 5), (3, 8 + 5), (4, 13 + 7)])
def test_the_stages_that_are_built_score_their_points(stages: int, worth: int) -> None:
    """C105: the others do not."""
    state = classic(boards=("gizah B",), stages=(stages,))
    assert points(state, 0)["wonder"] == worth


BLUE = [card for card in DATA["cards"] if card["color"] == "blue"]


@pytest.mark.parametrize("card", BLUE, ids=[card["id"] for card in BLUE])
def test_a_blue_card_scores_what_is_printed_on_it(card: dict[str, object]) -> None:
    """C106."""
    state = classic(built=((str(card["id"]),),), coins=(0,))
    (printed,) = [effect[1] for effect in card["effects"] if effect[0] == "points"]  # type: ignore[attr-defined]
    expected = dict.fromkeys(ROWS, 0) | {"blue": printed}
    assert points(state, 0) == expected


def test_all_blue_cards_are_added_up() -> None:
    """C106."""
    state = classic(built=(tuple(card["id"] for card in BLUE),))
    assert len(BLUE) == 13
    assert points(state, 0)["blue"] == 3 + 3 + 2 + 2 + 5 + 3 + 4 + 4 + 7 + 5 + 6 + 8 + 6


EXAMPLE_CASES: list[tuple[str, str, dict[str, object], int]] = [
    ("C218 14 coins", "treasury", {"coins": (14,)}, 4),
    ("C218 side A complete", "wonder", {"boards": ("alexandria A",), "stages": (3,)}, 10),
    ("C218 blue cards", "blue", {"built": (("altar", "aqueduct", "town_hall"),)}, 13),
    (
        "C218 symbols 3, 2, 1",
        "green",
        {
            "built": (
                ("apothecary", "dispensary", "lodge", "workshop", "laboratory", "scriptorium"),
            )
        },
        21,
    ),
    (
        "C218 two gray cards",
        "yellow",
        {"built": (("chamber_of_commerce", "loom", "press_2"), ("glassworks",))},
        4,
    ),
]


@pytest.mark.parametrize(("ruling", "row", "setting", "worth"), EXAMPLE_CASES)
def test_the_examples_of_the_rulebook_score_as_it_says(
    ruling: str, row: str, setting: dict[str, object], worth: int
) -> None:
    """C218."""
    assert points(classic(**setting), 0)[row] == worth  # type: ignore[arg-type]


def test_the_example_of_conflict_tokens_scores_six() -> None:
    """C218: +1, +3, +5 and three of -1."""
    state = classic(tokens=([1, 3, 5, -1, -1, -1],))
    assert points(state, 0)["military"] == 6


def test_the_total_adds_up_all_rows() -> None:
    """C113: a city that has something in each."""
    state = classic(
        boards=("gizah A",),
        stages=(2,),
        built=(("altar", "school", "haven", "ore_vein", "workers_guild"), ("ore_vein", "sawmill")),
        coins=(7,),
        tokens=([3],),
    )
    assert points(state, 0) == dict(zip(ROWS, (3, 2, 8, 2, 1, 1, 2), strict=True))
    assert state.score_sheet().totals[0] == 19


# The winners. In these last rounds all sell a card: three coins and one point more.

WINNER_CASES: list[tuple[str, tuple[Cards, ...], tuple[int, ...], str, tuple[int, ...]]] = [
    ("C113 most points", ((), ("altar",), ()), (0, 0, 0), "civilian", (1,)),
    ("C113 coins alone do not win", (("altar",), (), ()), (0, 5, 5), "civilian", (0,)),
    ("C113 then most coins", (("altar",), ("theater",), ()), (0, 2, 0), "civilian_tiebreak", (1,)),
    ("C113 then all", (("altar",), ("theater",), ()), (2, 2, 0), "shared", (0, 1)),
    ("C113 all are level", ((), (), ()), (1, 1, 1), "shared", (0, 1, 2)),
    (
        "C220 coins of others do not matter",
        (("palace",), ("palace",), ()),
        (0, 1, 20),
        "civilian_tiebreak",
        (1,),
    ),
    (
        "C220 all richest of those who lead",
        (("palace",), ("palace",), ("palace",), ()),
        (0, 2, 2, 17),
        "shared",
        (1, 2),
    ),
    (
        "C220 the richest of three who lead",
        (("palace",), ("palace",), ("palace",), ()),
        (1, 0, 2, 17),
        "civilian_tiebreak",
        (2,),
    ),
    (
        "C113 points from coins count before the coins",
        (("altar",), (), ()),
        (0, 6, 0),
        "civilian_tiebreak",
        (1,),
    ),
]


@pytest.mark.parametrize(("ruling", "built", "coins", "kind", "winners"), WINNER_CASES)
def test_the_highest_total_wins_then_coins_then_all_who_are_level(
    ruling: str,
    built: tuple[Cards, ...],
    coins: tuple[int, ...],
    kind: str,
    winners: tuple[int, ...],
) -> None:
    """C113, C220."""
    state = classic(len(built), age=3, round=6, built=built, coins=coins)
    play(state)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.winners) == (kind, winners)
    best = max(outcome.sheet.totals)
    assert all(outcome.sheet.totals[seat] == best for seat in winners)
    leaders = sum(total == best for total in outcome.sheet.totals)
    assert (leaders == 1) == (kind == "civilian")


def test_points_are_counted_after_everything_else() -> None:
    """C110: after Babylon's last card and a discard build of the very last round."""
    state = classic(
        age=3,
        round=6,
        boards=("babylon B", "halikarnassos A", "gizah A"),
        hands=(("senate", "gardens"), ("arsenal",), ("palace", "haven")),
        stages=(2, 1),
        built=(("library", "statue"), ("foundry", "ore_vein"), ("magistrates_guild", "forum")),
    )
    play(state, "build senate", "stage arsenal", "build haven")
    act(state, 0, "build gardens")
    act(state, 1, "build palace")
    deal_on(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sheet.rows["guilds"] == (0, 0, 1 + 2 + 1)
    assert outcome.sheet.rows["blue"] == (4 + 6 + 5, 8, 0)
