"""The guild that Olympia copies, stage 3 of side B (C76-C81, C214-C216)."""

import pytest

from tests.rules.classic.four_cities import ACROSS, COUNTED_CASES, Guilds, four_cities
from tests.rules.classic.table import RICH, classic, play, points
from thaumata.classic.state import ClassicState

OWNERS = [1, 3]
"""Olympia's neighbors."""


def gain(guilds: Guilds) -> tuple[int, int]:
    """Return the points of the copy in Olympia's rows of guilds and of science."""
    with_copy, without = (points(four_cities(guilds, stages), 0) for stages in (3, 2))
    return with_copy["guilds"] - without["guilds"], with_copy["green"] - without["green"]


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize(("guild", "for_owner", "worth"), COUNTED_CASES)
def test_a_copied_guild_counts_both_neighbors_of_olympia(
    owner: int, guild: str, for_owner: int, worth: int
) -> None:
    """C76, C77, C214; C79 for the Strategists. The cards of its owner count too."""
    assert for_owner != worth, "its owner's place would count otherwise"
    assert gain({owner: (guild,)}) == (worth, 0)


@pytest.mark.parametrize("owner", OWNERS)
def test_a_copied_builders_guild_counts_the_stages_of_olympia_and_both_neighbors(
    owner: int,
) -> None:
    """C214."""
    assert gain({owner: ("builders_guild",)}) == (3 + 1 + 2, 0)


@pytest.mark.parametrize(
    ("own", "worth"), [((), 1 + 1 + 1), (("workers_guild", "spies_guild"), 1 + 1 + 2 + 1)]
)
def test_a_copied_shipowners_guild_counts_olympias_cards_and_itself(
    own: tuple[str, ...], worth: int
) -> None:
    """C80, C214."""
    assert gain({0: own, 1: ("shipowners_guild",)}) == (worth, 0)


def test_a_copied_scientists_guild_is_a_symbol_of_choice() -> None:
    """C78, C214: counted with Olympia's compass and gear."""
    assert gain({1: ("scientists_guild",)}) == (0, 10 - 2)


def test_two_symbols_of_choice_are_settled_together() -> None:
    """C78, C109: a copied guild beside another free symbol, without any green card."""
    state = classic(
        boards=("olympia B",), age=3, stages=(3,), built=((), ("scientists_guild",), ())
    )
    assert points(state, 0)["green"] == 1
    state.cities[0].any_symbols += 1
    assert points(state, 0)["green"] == 4


@pytest.mark.parametrize("guilds", [{}, {ACROSS: ("workers_guild", "scientists_guild")}])
def test_without_a_guild_beside_it_the_stage_scores_nothing(guilds: Guilds) -> None:
    """C81, C76: a guild across the table is none of a neighboring city."""
    assert gain(guilds) == (0, 0)


def test_olympias_own_guild_is_not_copied() -> None:
    """C76."""
    assert gain({0: ("workers_guild",)}) == (0, 0)


def test_only_one_guild_is_copied() -> None:
    """C76: the best of both neighbors."""
    guilds = {1: ("workers_guild", "spies_guild"), 3: ("traders_guild", "strategists_guild")}
    assert gain(guilds) == (7, 0)


@pytest.mark.parametrize("owner", OWNERS)
def test_the_owner_of_a_copied_guild_loses_nothing(owner: int) -> None:
    """C77."""
    guilds = {owner: ("workers_guild", "strategists_guild")}
    with_copy, without = (points(four_cities(guilds, stages), owner) for stages in (3, 2))
    assert with_copy == without
    assert with_copy["guilds"] == 5 + 8


def test_a_guild_of_the_last_round_can_be_copied() -> None:
    """C76: it is picked when points are counted, and nobody is asked (C216)."""
    state = classic(
        age=3,
        round=6,
        boards=("olympia B", "gizah A", "rhodos A"),
        hands=((), ("workers_guild",)),
        stages=(3,),
        built=((), RICH),
    )
    play(state, "", "build workers_guild")
    outcome = state.outcome()
    assert outcome is not None
    browns = sum(card not in ("loom", "glassworks", "press") for card in RICH)
    assert outcome.sheet.rows["guilds"] == (browns, 0, 0)


def test_the_copy_adds_nothing_to_olympias_own_shipowners_guild() -> None:
    """C215."""
    own = {0: ("shipowners_guild",)}
    assert points(four_cities(own), 0)["guilds"] == 1 + 1 + 1
    assert gain({**own, 1: ("workers_guild",)}) == (3, 0)


def test_the_copy_adds_nothing_to_what_neighbors_count() -> None:
    """C215: no green card for the Philosophers, no purple one for the Shipowners."""
    guilds = {1: ("philosophers_guild", "shipowners_guild"), 3: ("scientists_guild",)}
    with_copy, without = (points(four_cities(guilds, stages), 1) for stages in (3, 2))
    assert gain(guilds) == (0, 8), "the Scientists Guild is copied"
    assert with_copy == without
    assert with_copy["guilds"] == (2 + 3) + (2 + 1 + 2)


SETTLING_CASES: list[tuple[str, tuple[str, ...], int, int]] = [
    ("C216 a set is worth more", ("apothecary", "workshop"), 10, 0),
    ("C216 one symbol is worth less", (), 0, 6),
    ("C216 a third compass is worth less", ("apothecary", "dispensary"), 4, 6),
    ("C216 a fourth compass is worth more", ("apothecary", "dispensary", "lodge"), 16, 0),
]


@pytest.mark.parametrize(("ruling", "science", "green", "guilds"), SETTLING_CASES)
def test_guild_and_symbols_are_settled_for_the_highest_total(
    ruling: str, science: tuple[str, ...], green: int, guilds: int
) -> None:
    """C216."""
    column = points(copying(science), 0)
    assert (column["green"], column["guilds"]) == (green, guilds)


def copying(science: tuple[str, ...]) -> ClassicState:
    """Set up Olympia beside the Scientists Guild and a Workers Guild worth 6."""
    browns = ("lumber_yard", "stone_pit", "clay_pool", "ore_vein", "sawmill", "quarry")
    return classic(
        age=3,
        boards=("olympia B",),
        stages=(3,),
        built=(science, (*browns, "scientists_guild"), ("workers_guild",)),
    )
