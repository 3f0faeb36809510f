"""The supply of producers, lane by lane and against trying every assignment."""

from collections.abc import Callable, Sequence
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from thaumata.kit.supply import MOST, added, covers, largest, need_of, producer, shortfall

Producer = tuple[tuple[int, ...], int]
"""The resources to choose from, by their places, and the units."""

rows = st.lists(st.integers(0, MOST), min_size=15, max_size=15)
producers = st.tuples(
    st.sets(st.integers(0, 3), min_size=1).map(lambda options: tuple(sorted(options))),
    st.integers(1, 2),
)
needs = st.lists(st.integers(0, 3), min_size=4, max_size=4).filter(lambda need: sum(need) <= MOST)


def packed(row: Sequence[int]) -> int:
    return sum(number * 16**lane for lane, number in enumerate(row))


def unpacked(lanes: int) -> list[int]:
    assert 0 <= lanes < 16**15
    return [lanes // 16**lane % 16 for lane in range(15)]


def lanes_of(count: Callable[[set[int]], int]) -> list[int]:
    """Count something for each way to take some of four resources."""
    taken = [{place for place in range(4) if ways >> place & 1} for ways in range(1, 16)]
    return [count(resources) for resources in taken]


def supply_of(standing: Sequence[Producer]) -> int:
    supply = 0
    for options, units in standing:
        supply = int(added(supply, producer(sum(2**place for place in options), units)))
    return supply


def can_supply(standing: Sequence[Producer], need: Sequence[int]) -> bool:
    """Try every choice of every unit."""
    units = [options for options, units in standing for _ in range(units)]
    return any(
        all(choice.count(place) >= wanted for place, wanted in enumerate(need))
        for choice in product(*units)
    )


@given(rows, rows)
@example([MOST] * 15, [MOST] * 15)
def test_supplies_add_up_to_seven_at_most(some: list[int], more: list[int]) -> None:
    both = [min(MOST, a + b) for a, b in zip(some, more)]
    assert unpacked(added(packed(some), packed(more))) == both


@given(rows, rows)
@example([0] * 15, [MOST] * 15)
@example([MOST] * 15, [0] * 15)
def test_a_supply_covers_a_need_that_exceeds_it_in_no_lane(
    supply: list[int], need: list[int]
) -> None:
    within = all(wanted <= there for wanted, there in zip(need, supply))
    assert covers(packed(supply), packed(need)) == within
    assert covers(packed(supply), packed(supply))


@given(rows, rows)
def test_a_shortfall_is_what_each_lane_needs_more(need: list[int], supply: list[int]) -> None:
    missing = [max(0, wanted - there) for wanted, there in zip(need, supply)]
    assert unpacked(shortfall(packed(need), packed(supply))) == missing


@given(rows)
@example([0] * 15)
def test_the_largest_number_of_all_lanes_is_found(row: list[int]) -> None:
    assert largest(packed(row)) == max(row)


@pytest.mark.parametrize("number", range(MOST + 1))
@pytest.mark.parametrize("lane", range(15))
def test_the_largest_number_is_found_in_every_lane(lane: int, number: int) -> None:
    assert largest(packed([number if place == lane else 0 for place in range(15)])) == number
    others = max(0, number - 1)
    assert largest(packed([number if place == lane else others for place in range(15)])) == number


@given(producers)
def test_a_producer_counts_wherever_one_of_its_options_is_taken(standing: Producer) -> None:
    """C25, C26."""
    options, units = standing
    expected = lanes_of(lambda taken: units if taken & set(options) else 0)
    assert unpacked(supply_of([standing])) == expected


@given(needs)
def test_a_need_counts_the_units_of_what_is_taken(need: list[int]) -> None:
    expected = lanes_of(lambda taken: sum(need[place] for place in taken))
    assert unpacked(need_of(need)) == expected


def test_a_cost_of_more_than_seven_units_is_refused() -> None:
    assert unpacked(need_of([7, 0, 0, 0])) == lanes_of(lambda taken: 7 if 0 in taken else 0)
    with pytest.raises(ValueError, match="at most 7 units of a group, not 8"):
        need_of([2, 2, 2, 2])


@given(st.lists(producers, max_size=5), needs)
@example([((0, 1), 1), ((0, 1), 1)], [1, 1, 0, 0])
@example([((0, 1), 1), ((0, 1), 1)], [1, 1, 1, 0])
@example([((0, 1), 1), ((1, 2), 1), ((0, 2), 1)], [1, 1, 1, 0])
@example([((0, 1, 2, 3), 1), ((0, 1, 2, 3), 1), ((3,), 2)], [0, 1, 1, 2])
@settings(max_examples=300, deadline=None)
def test_producers_cover_a_cost_if_some_choice_of_all_units_does(
    standing: list[Producer], need: list[int]
) -> None:
    """C25, C26, C27."""
    assert covers(supply_of(standing), need_of(need)) == can_supply(standing, need)


@given(st.permutations([((0,), 2), ((0, 1), 1), ((1, 2, 3), 1), ((2,), 1)]))
def test_the_order_of_building_producers_changes_nothing(standing: list[Producer]) -> None:
    assert supply_of(standing) == supply_of(sorted(standing))


def test_more_than_seven_units_count_as_seven() -> None:
    quarries: list[Producer] = [((0,), 2)] * 9
    assert supply_of(quarries) == supply_of(quarries[:4]) == need_of([7, 0, 0, 0])
    assert supply_of([*quarries, ((1,), 1)]) == added(need_of([7, 0, 0, 0]), need_of([0, 1, 0, 0]))
    assert covers(supply_of([*quarries, ((1,), 1)]), need_of([6, 1, 0, 0]))
    assert not covers(supply_of([*quarries, ((1,), 1)]), need_of([5, 2, 0, 0]))
