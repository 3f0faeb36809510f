"""The end of the game: counting points, ties (D81-D85)."""

import pytest

from tests.rules.duel.table import (
    CARDS,
    DATA,
    TOKENS,
    WONDERS,
    coins,
    duel,
    play,
    points,
    table,
    victory,
)
from thaumata.duel.state import DuelState

LAST = "circus"
"""A red card, worth no points, to be the last of the game."""

Cards = tuple[str, ...]


def ended(**given: object) -> DuelState:
    """Discard the last card of Age III, which brings seat 0 two coins."""
    state = duel(open=(LAST,), **given)  # type: ignore[arg-type]
    play(state, f"discard {LAST}")
    return state


def test_points_are_totaled_when_the_third_age_ends() -> None:
    """D81."""
    state = duel(
        open=(LAST,),
        built=(
            ("palace", "obelisk", "academy", "port", "merchants_guild", "stable", "quarry"),
            ("senate", "workshop", "lighthouse", "tavern", "brewery"),
        ),
        raised=({"pyramids": "theater", "sphinx": "press"}, {"mausoleum": "baths"}),
        progress=(("philosophy", "law"), ("agriculture", "mathematics")),
        pawn=4,
        military_tokens=((), ()),
        coins=(8, 14),
    )
    assert victory(state) is None
    play(state, f"discard {LAST}")  # two coins and one for the Port
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sheet.rows == {
        "blue": (7 + 5, 5),
        "green": (3, 1),
        "yellow": (3, 3),
        "purple": (3, 0),
        "wonders": (9 + 6, 2),
        "progress": (7, 4 + 6),
        "coins": (11 // 3, 14 // 3),
        "military": (5, 0),
    }
    assert outcome.sheet.totals == (51, 25)
    assert (outcome.kind, outcome.winners) == ("civilian", (0,))


@pytest.mark.parametrize("seat", [0, 1])
def test_more_points_win(seat: int) -> None:
    """D81."""
    cities: list[Cards] = [("obelisk",), ("obelisk",)]
    cities[seat] = ("palace",)
    assert victory(ended(built=tuple(cities), coins=(0, 0))) == ("civilian", (seat,))


@pytest.mark.parametrize("card", list(CARDS))
def test_a_card_is_worth_the_points_printed_on_it(card: str) -> None:
    """D81."""
    worth = sum(effect[1] for effect in CARDS[card]["effects"] if effect[0] == "points")
    color = CARDS[card]["color"]
    sheet = duel(built=((card,), ()), coins=(0, 0)).score_sheet().rows
    if color in ("blue", "green", "yellow"):
        assert sheet[color] == (worth, 0)
    else:
        assert worth == 0
    assert sum(map(sum, sheet.values())) == worth


@pytest.mark.parametrize("wonder", list(WONDERS))
def test_a_wonder_is_worth_the_points_printed_on_it(wonder: str) -> None:
    """D81, D83."""
    worth = sum(effect[1] for effect in WONDERS[wonder]["effects"] if effect[0] == "points")
    assert points(duel(raised=({wonder: "altar"}, {})), "wonders") == (worth, 0)


@pytest.mark.parametrize("token", TOKENS)
def test_a_token_is_worth_the_points_printed_on_it(token: str) -> None:
    """D81."""
    worth = {"agriculture": 4, "philosophy": 7, "mathematics": 3}.get(token, 0)
    assert points(duel(progress=((), (token,))), "progress") == (0, worth)


@pytest.mark.parametrize(("treasury", "worth"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (100, 33)])
def test_each_full_set_of_three_coins_is_worth_a_point(treasury: int, worth: int) -> None:
    """D81."""
    assert points(duel(coins=(treasury, 0)), "coins") == (worth, 0)


@pytest.mark.parametrize(
    ("distance", "worth"),
    [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)],
)
def test_only_the_player_who_pushed_the_pawn_scores_for_it(distance: int, worth: int) -> None:
    """D82."""
    assert DATA["military"]["points"][distance] == worth
    assert points(duel(pawn=distance, military_tokens=((), ())), "military") == (worth, 0)
    assert points(duel(pawn=-distance, military_tokens=((), ())), "military") == (0, worth)


def test_military_points_count_at_the_end() -> None:
    """D82."""
    state = ended(pawn=-1, coins=(0, 0))
    assert victory(state) == ("civilian", (1,))
    assert state.score_sheet().totals == (0, 2)


def test_a_wonder_that_was_not_built_scores_nothing() -> None:
    """D83."""
    state = ended(wonders=(("pyramids", "sphinx"), ()), raised=({}, {"mausoleum": "altar"}))
    assert points(state, "wonders") == (0, 2)
    assert state.score_sheet().totals == (9 // 3, 2 + 7 // 3)
    assert victory(state) == ("civilian", (1,))


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        # five points each
        (("obelisk",), ("academy", "university"), ("civilian_tiebreak", (0,))),
        (("academy", "university"), ("obelisk",), ("civilian_tiebreak", (1,))),
        (("senate",), ("obelisk",), ("shared", (0, 1))),
        (("academy", "university"), ("study", "observatory"), ("shared", (0, 1))),
        # the points decide before the blue cards do
        (("obelisk",), ("academy", "university", "workshop"), ("civilian", (1,))),
    ],
)
def test_equal_totals_are_decided_by_the_points_on_blue_cards(
    mine: Cards, theirs: Cards, expected: tuple[str, tuple[int, ...]]
) -> None:
    """D84."""
    state = ended(built=(mine, theirs), coins=(0, 0))
    assert victory(state) == expected


def test_the_number_of_blue_cards_does_not_decide() -> None:
    """D84: seven points on one card against six on two."""
    state = ended(built=(("theater", "altar", "workshop"), ("palace",)), coins=(0, 0))
    assert state.score_sheet().totals == (7, 7)
    assert victory(state) == ("civilian_tiebreak", (1,))


def test_blue_points_of_other_sources_do_not_decide() -> None:
    """D84: what the Magistrates Guild scores stands in its own row."""
    state = ended(built=(("magistrates_guild", "altar"), ("statue",)), coins=(0, 0))
    assert state.score_sheet().totals == (4, 4)
    assert victory(state) == ("civilian_tiebreak", (1,))


def test_scoring_spends_no_coins() -> None:
    """D85."""
    state = duel(open=(LAST,), built=(("moneylenders_guild",), ()), coins=(10, 21))
    play(state, f"discard {LAST}")
    assert coins(state) == (12, 21)
    assert points(state, "coins") == (4, 7)
    assert points(state, "purple") == (7, 0)
    state.score_sheet()
    assert coins(state) == (12, 21)


def test_coins_of_the_last_turn_count() -> None:
    """D85."""
    assert points(ended(coins=(1, 0)), "coins") == (1, 0)


def test_nobody_plays_on_after_the_end() -> None:
    """D81."""
    state = ended()
    assert state.pending == 0
    assert state.legal_actions(0) == state.legal_actions(1) == []
    assert table(state)["age"] == 3
