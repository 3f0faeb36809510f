"""The points of guilds for their owners (C110-C112)."""

import pytest

from tests.rules.classic.four_cities import COUNTED_CASES, four_cities
from tests.rules.classic.table import DATA, RICH, act, classic, play, points, tokens


@pytest.mark.parametrize(("guild", "worth", "in_olympia"), COUNTED_CASES)
def test_a_guild_with_arrows_counts_both_neighbors_and_never_its_owner(
    guild: str, worth: int, in_olympia: int
) -> None:
    """C111; C112 for the Defeat tokens of the Strategists."""
    assert points(four_cities({1: (guild,)}), 1)["guilds"] == worth
    assert points(four_cities({0: (guild,)}, stages=2), 0)["guilds"] == in_olympia


@pytest.mark.parametrize(("owner", "stages"), [(0, 3 + 1 + 2), (1, 3 + 1 + 3), (2, 1 + 3 + 2)])
def test_the_builders_guild_counts_the_stages_of_three_cities(owner: int, stages: int) -> None:
    """C112."""
    assert points(four_cities({owner: ("builders_guild",)}), owner)["guilds"] == stages


def test_the_shipowners_guild_counts_brown_gray_and_purple_cards_of_its_owner() -> None:
    """C112: itself too, and nothing of the neighbors."""
    state = four_cities({1: ("shipowners_guild",), 2: ("workers_guild",)})
    assert points(state, 1)["guilds"] == 2 + 1 + 1
    state = four_cities({2: ("shipowners_guild", "scientists_guild")})
    assert points(state, 2)["guilds"] == 4 + 3 + 2


@pytest.mark.parametrize(
    ("city", "plain", "better"), [(0, 1 + 1, 1 + 1 + 1 + 7), (1, 1, 4), (2, 10, 13)]
)
def test_the_scientists_guild_is_one_free_symbol(city: int, plain: int, better: int) -> None:
    """C112, C109: its points stand among those of science."""
    assert points(four_cities({}), city)["green"] == plain
    with_guild = points(four_cities({city: ("scientists_guild",)}), city)
    assert (with_guild["green"], with_guild["guilds"]) == (better, 0)


def test_every_guild_has_been_tested_here() -> None:
    tested = {guild for guild, *_ in COUNTED_CASES}
    others = {"builders_guild", "shipowners_guild", "scientists_guild"}
    assert tested | others == {guild["id"] for guild in DATA["guilds"]}


def test_guilds_count_what_the_cities_hold_after_the_last_round() -> None:
    """C110: a red card that a neighbor builds in it."""
    state = classic(age=3, round=6, hands=((), ("arsenal",)), built=(("spies_guild",), RICH))
    assert points(state, 0)["guilds"] == 0
    play(state, "", "build arsenal")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sheet.rows["guilds"] == (1, 0, 0)


def test_guilds_count_the_tokens_of_the_last_conflicts() -> None:
    """C110."""
    state = classic(age=3, round=6, hands=((), ("arsenal",)), built=(("strategists_guild",), RICH))
    play(state, "", "build arsenal")
    assert [tokens(state, seat) for seat in range(3)] == [[-1], [5, 5], [-1]]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sheet.rows["guilds"] == (1, 0, 0)


def test_yellow_cards_count_what_the_city_holds_after_the_last_round() -> None:
    """C110: a stage of the last round for the Arena, a discard build for the Haven."""
    state = classic(
        age=3,
        round=6,
        boards=("halikarnassos A",),
        hands=(("palace",),),
        built=((*RICH, "arena", "haven"),),
        stages=(1,),
        discards=("tree_farm",),
    )
    browns = points(state, 0)["yellow"] - 1
    play(state, "stage palace")
    act(state, 0, "build tree_farm")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sheet.rows["yellow"] == (2 + browns + 1, 0, 0)
