"""Payment plans, against a solver that tries every use of every unit on all three sides."""

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from thaumata.kit.counts import row_of
from thaumata.kit.plans import MOST_PLANS, fill_plans
from thaumata.kit.supply import added, need_of, producer

RAW = ("wood", "stone", "clay", "ore")
MADE = ("glass", "cloth", "papyrus")
RESOURCES = RAW + MADE

Cost = dict[str, int]
Producer = tuple[str, int]
"""The resources to choose from, as printed with slashes, and the units."""
City = Sequence[Producer]
Prices = tuple[int, int, int, int]
"""Coins for a unit: raw materials left and right, manufactured goods left and right."""
Plan = tuple[int, int]
"""Coins to the left and to the right."""
Way = tuple[tuple[int, ...], int, int]
"""The units of each resource still needed, and the coins to the left and to the right."""
Table = tuple[Cost, City, City, City]
"""A cost, the own city, and what the left and the right neighbor sell."""

FULL: Prices = (2, 2, 2, 2)
ANY = "wood/stone/clay/ore"
ALL_MADE = "glass/cloth/papyrus"
PALACE = dict.fromkeys(RESOURCES, 1)


# The engine's answer


def lanes(city: City, group: tuple[str, ...]) -> int:
    supply = 0
    for printed, units in city:
        options = [group.index(option) for option in printed.split("/") if option in group]
        supply = int(added(supply, producer(sum(2**place for place in options), units)))
    return supply


def need(cost: Cost, group: tuple[str, ...]) -> int:
    return need_of([cost.get(resource, 0) for resource in group])


def plans_for(
    cost: Cost,
    own: City = (),
    left: City = (),
    right: City = (),
    prices: Prices = FULL,
    purse: int = 99,
) -> list[Plan]:
    """List the plans in order, with guard values around the buffer."""
    plans = vec[i64]([-1] * (MOST_PLANS + 5))
    many = fill_plans(
        need(cost, RAW),
        need(cost, MADE),
        lanes(own, RAW),
        lanes(own, MADE),
        lanes(left, RAW),
        lanes(left, MADE),
        lanes(right, RAW),
        lanes(right, MADE),
        row_of(list(prices)),
        purse,
        plans,
        3,
    )
    written = list(plans)
    assert written[:3] == [-1] * 3
    assert written[3 + MOST_PLANS :] == [-1] * 2
    assert -1 not in written[3 : 3 + many]
    return [(plan % 256, plan // 256) for plan in written[3 : 3 + many]]


# The solver


def every_way(cost: Cost, own: City, left: City, right: City, prices: Prices) -> set[Plan]:
    """Return the coins of every way to cover a cost: each unit unused, or any one of its options.

    Units are taken one after another; ways with equal coins and equal needs left are merged.
    """
    wanted = tuple(cost.get(resource, 0) for resource in RESOURCES)
    ways = {(wanted, 0, 0)}
    for side, city in enumerate((left, right, own)):
        units = [printed.split("/") for printed, units in city for _ in range(units)]
        for options in units:
            ways |= {
                covered(option, side, prices, way)
                for option, way in product(options, ways)
                if way[0][RESOURCES.index(option)] > 0
            }
    return {(to_left, to_right) for wanted, to_left, to_right in ways if not any(wanted)}


def covered(option: str, side: int, prices: Prices, way: Way) -> Way:
    """Cover one needed unit from the left (0), from the right (1) or at home (2)."""
    wanted, to_left, to_right = way
    place = RESOURCES.index(option)
    group = 0 if option in RAW else 2
    return (
        (*wanted[:place], wanted[place] - 1, *wanted[place + 1 :]),
        to_left + (prices[group] if side == 0 else 0),
        to_right + (prices[group + 1] if side == 1 else 0),
    )


def unbeaten(ways: set[Plan]) -> set[Plan]:
    """Keep the ways that no other one beats: paying at most as much to each and less to one."""
    return {
        way
        for way in ways
        if not any(other != way and other[0] <= way[0] and other[1] <= way[1] for other in ways)
    }


# Random cities


def some_of(group: tuple[str, ...]) -> st.SearchStrategy[str]:
    """One resource, or a choice of two or more."""
    return st.sets(st.sampled_from(group), min_size=1).map(
        lambda options: "/".join(sorted(options))
    )


producers = st.tuples(st.one_of(some_of(RAW), some_of(MADE)), st.integers(1, 2))
cities = st.lists(producers, max_size=6)
prices_of_units = st.tuples(*[st.integers(1, 2)] * 4)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Three cities and a cost that usually matches some choice of their units closely."""
    own, left, right = draw(st.tuples(cities, cities, cities))
    given = [printed.split("/") for printed, units in (*own, *left, *right) for _ in range(units)]
    made = [draw(st.sampled_from(options)) for options in draw(st.permutations(given))]
    wanted = made[: draw(st.integers(0, 11))] + draw(
        st.lists(st.sampled_from(RESOURCES), max_size=2)
    )
    raw = [resource for resource in wanted if resource in RAW][:7]
    goods = [resource for resource in wanted if resource in MADE][:7]
    return {resource: (raw + goods).count(resource) for resource in RESOURCES}, own, left, right


QUARRIES: list[Producer] = [("stone", 2), ("stone", 1)]
CHOICES: list[Producer] = [(ANY, 2), (ANY, 2), (ALL_MADE, 2), (ALL_MADE, 1)]


@given(tables(), prices_of_units, st.integers(0, 24))
@example(({"stone": 2}, [], QUARRIES, QUARRIES), (1, 2, 2, 2), 3)
@example((PALACE, [], CHOICES, CHOICES), (1, 1, 2, 2), 11)
@example(({"wood": 1, "clay": 1}, [("wood/clay", 1)], [("wood", 1)], [("clay", 1)]), FULL, 2)
@settings(max_examples=400, deadline=None)
def test_the_plans_are_the_unbeaten_ones_of_all_ways_to_pay(
    table: Table, prices: Prices, purse: int
) -> None:
    """C25, C26, C27, C28, C35, C37, C41, C206, C207, C208."""
    ways = {way for way in every_way(*table, prices) if sum(way) <= purse}
    expected = sorted(unbeaten(ways), key=lambda plan: (sum(plan), plan[0]))
    assert plans_for(*table, prices, purse) == expected


@pytest.mark.parametrize("prices", list(product((1, 2), repeat=4)))
@given(table=tables())
@settings(max_examples=30, deadline=None)
def test_no_plan_beats_another_and_every_way_to_pay_is_matched(
    prices: Prices, table: Table
) -> None:
    """C208."""
    plans = plans_for(*table, prices)
    assert len(set(plans)) == len(plans) <= MOST_PLANS
    assert unbeaten(set(plans)) == set(plans)
    for way in every_way(*table, prices):
        assert any(plan[0] <= way[0] and plan[1] <= way[1] for plan in plans)


@given(tables())
@settings(deadline=None)
def test_plans_without_waste_all_buy_the_same_number_of_units(table: Table) -> None:
    """C40, C208."""
    plans = plans_for(*table, prices=(1, 1, 1, 1))
    assert len({sum(plan) for plan in plans}) <= 1
    to_left = [plan[0] for plan in plans]
    assert to_left == list(range(to_left[0], to_left[0] + len(plans)) if plans else [])


@given(tables(), prices_of_units)
@settings(deadline=None)
def test_exchanging_the_neighbors_exchanges_the_coins(table: Table, prices: Prices) -> None:
    cost, own, left, right = table
    mirrored = (prices[1], prices[0], prices[3], prices[2])
    exchanged = plans_for(cost, own, right, left, mirrored)
    assert {(plan[1], plan[0]) for plan in exchanged} == set(plans_for(*table, prices))


# Numbers from the table


def test_what_the_city_makes_is_never_bought() -> None:
    """C41, C208."""
    everywhere = [(ANY, 2), (ALL_MADE, 2)]
    assert plans_for({}) == [(0, 0)]
    assert plans_for({"wood": 2, "glass": 1}, [("wood", 2), ("glass", 1)], everywhere) == [(0, 0)]
    assert plans_for({"wood": 1, "clay": 1}, [("wood/clay", 1)], everywhere) == [(2, 0)]


def test_what_nobody_makes_cannot_be_paid_for() -> None:
    """C28."""
    assert plans_for({"ore": 1}, [("wood", 2)], [("clay", 1)], [("stone", 1)]) == []
    assert plans_for({"wood": 1, "glass": 1}, [("wood", 1)], [("cloth", 1)], [("papyrus", 1)]) == []


def test_two_clay_come_from_the_left_or_from_both_sides() -> None:
    """C42, C43, C209."""
    sellers: tuple[City, City] = ([("clay", 2)], [("clay", 1)])
    assert plans_for({"clay": 2}, (), *sellers, prices=(1, 2, 2, 2)) == [(2, 0), (1, 2)]
    assert plans_for({"clay": 2}, (), *sellers) == [(2, 2), (4, 0)]


def test_of_two_plans_as_cheap_the_one_with_fewer_coins_to_the_left_comes_first() -> None:
    quarry = [("stone", 1)]
    assert plans_for({"stone": 1}, (), quarry, quarry) == [(0, 2), (2, 0)]
    assert plans_for({"stone": 1}, (), quarry, quarry, prices=(1, 2, 2, 2)) == [(1, 0), (0, 2)]
    assert plans_for({"stone": 1}, (), quarry, quarry, prices=(2, 1, 2, 2)) == [(0, 1), (2, 0)]


def test_a_neighbor_sells_no_more_units_than_it_makes() -> None:
    """C35."""
    assert plans_for({"stone": 2}, (), [("stone", 1)]) == []
    assert plans_for({"stone": 2}, (), [("stone", 2)]) == [(4, 0)]
    assert plans_for({"stone": 3}, [("stone", 1)], [("stone", 2)]) == [(4, 0)]


def test_a_choice_of_a_neighbor_is_sold_once_as_the_buyer_likes() -> None:
    """C36."""
    pit = [("clay/ore", 1)]
    assert plans_for({"clay": 1}, (), pit) == [(2, 0)]
    assert plans_for({"ore": 1}, (), pit) == [(2, 0)]
    assert plans_for({"clay": 1, "ore": 1}, (), pit) == []
    assert plans_for({"clay": 1, "ore": 1}, (), pit, pit) == [(2, 2)]


def test_one_build_combines_the_own_city_and_both_neighbors() -> None:
    """C37."""
    assert plans_for(
        {"stone": 3, "cloth": 1}, [("stone", 1)], [("stone", 1), ("cloth", 1)], [("stone", 1)]
    ) == [(4, 2)]


def test_a_discount_for_raw_materials_leaves_manufactured_goods_at_two() -> None:
    """C43, C44."""
    cost = {"wood": 1, "glass": 1}
    city = [("wood", 1), ("glass", 1)]
    assert plans_for(cost, (), city, prices=(1, 1, 2, 2)) == [(3, 0)]
    assert plans_for(cost, (), city, prices=(2, 2, 1, 1)) == [(3, 0)]
    assert plans_for(cost, (), (), city, prices=(2, 1, 2, 2)) == [(0, 3)]


def test_a_plan_pays_no_more_than_the_purse_holds() -> None:
    """C207."""
    sellers: tuple[City, City] = ([("clay", 2)], [("clay", 1)])
    listed = {3: [(2, 0), (1, 2)], 2: [(2, 0)], 1: [], 0: [], -1: []}
    for purse, plans in listed.items():
        assert plans_for({"clay": 2}, (), *sellers, prices=(1, 2, 2, 2), purse=purse) == plans
    assert plans_for({"clay": 2}, [("clay", 2)], purse=0) == [(0, 0)]
    assert plans_for({"clay": 2}, [("clay", 2)], purse=-1) == []


def test_the_palace_can_be_bought_unit_by_unit_from_both_sides() -> None:
    """C42, C208."""
    city = [*((resource, 1) for resource in RESOURCES)]
    assert plans_for(PALACE, (), city, city) == [(2 * n, 14 - 2 * n) for n in range(8)]


@pytest.mark.parametrize("prices", [(1, 1, 2, 2), (2, 2, 1, 1)])
def test_the_longest_list_of_plans_fits(prices: Prices) -> None:
    cost = {"wood": 7, "glass": 7}
    city = [("wood", 2), ("glass", 2)] * 4
    plans = plans_for(cost, (), city, city, prices)
    assert plans == [(coins, 21 - coins) for coins in range(MOST_PLANS)]
