"""The cheapest way to pay, against a solver that tries every way there is."""

from collections.abc import Sequence
from itertools import product
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.rules.duel.table import CARDS, WONDERS, age_of, duel, price, wonder_price
from thaumata.kit import payment
from thaumata.kit.counts import counts_of, row_of, shortfall, total
from thaumata.kit.payment import RESOURCES

RAW = RESOURCES[:3]
MADE = RESOURCES[3:]

Amounts = dict[str, int]

rows = st.lists(st.integers(0, 4), min_size=5, max_size=5)
prices = st.lists(st.integers(0, 9), min_size=5, max_size=5)


def every_way(
    need: Amounts, have: Amounts, unit: Amounts, helpers: Sequence[tuple[str, ...]]
) -> int:
    """Return the fewest coins, trying each helper on each of its resources and on none.

    A helper supplies or waives one unit of one of several resources.
    """
    least = None
    for choice in product(*[(*helper, None) for helper in helpers]):
        coins = 0
        for resource in RESOURCES:
            there = have.get(resource, 0) + choice.count(resource)
            coins += unit[resource] * max(0, need.get(resource, 0) - there)
        least = coins if least is None else min(least, coins)
    assert least is not None
    return least


def named(counts: list[int]) -> Amounts:
    return dict(zip(RESOURCES, counts))


@given(rows, rows, prices, st.integers(0, 2), st.integers(0, 2), st.integers(0, 2))
@example([1, 1, 0, 0, 0], [0] * 5, [2, 4, 2, 2, 2], 1, 0, 0)  # D31
@example([1, 1, 1, 1, 1], [0] * 5, [0] * 5, 1, 1, 1)
@example([4, 4, 4, 4, 4], [0] * 5, [3, 3, 3, 3, 3], 2, 2, 2)
@settings(max_examples=300)
def test_the_price_is_the_least_of_all_ways_to_pay(
    need: list[int], have: list[int], unit: list[int], raw: int, made: int, waived: int
) -> None:
    """D30, D31, D67."""
    helpers = [RAW] * raw + [MADE] * made + [RESOURCES] * waived
    paid = payment.cheapest(row_of(need), row_of(have), row_of(unit), raw, made, waived)
    assert paid == every_way(named(need), named(have), named(unit), helpers)


@given(rows, rows, prices, st.integers(0, 2), st.integers(0, 2), st.integers(0, 2))
def test_help_never_makes_it_dearer(
    need: list[int], have: list[int], unit: list[int], raw: int, made: int, waived: int
) -> None:
    """D31."""

    def paid(raw: int, made: int, waived: int) -> int:
        row = row_of(need), row_of(have), row_of(unit)
        return int(payment.cheapest(*row, raw, made, waived))

    least = paid(raw, made, waived)
    assert 0 <= paid(raw, made, waived + 1) <= paid(raw + 1, made, waived) <= least
    assert paid(raw, made, waived + 1) <= paid(raw, made + 1, waived) <= least


@given(
    st.lists(st.integers(0, 127), min_size=5, max_size=5),
    st.lists(st.integers(0, 127), min_size=5, max_size=5),
)
def test_a_shortfall_is_what_the_need_exceeds(need: list[int], have: list[int]) -> None:
    missing = shortfall(row_of(need), row_of(have))
    expected = [max(0, wanted - there) for wanted, there in zip(need, have)]
    assert counts_of(int(missing), 5) == expected
    assert total(missing) == sum(expected)


# The prices of a city, computed from the component list

BROWN_AND_GREY = [id for id, card in CARDS.items() if card["color"] in ("brown", "grey")]
HELPFUL = [
    *("caravansery", "forum", "stone_reserve", "clay_reserve", "wood_reserve", "customs_house"),
    *("theater", "altar", "baths", "rostrum", "statue", "temple", "stable", "garrison", "palisade"),
    *("scriptorium", "pharmacist", "school", "laboratory", "archery_range", "parade_ground"),
    *("tavern", "brewery"),
]
PRODUCING_WONDERS = ("great_lighthouse", "piraeus")


def effects(pieces: dict[str, dict[str, Any]], ids: list[str], icon: str) -> list[Any]:
    """Return the values of a kind of icon on some pieces."""
    return [effect[1] for id in ids for effect in pieces[id]["effects"] if effect[0] == icon]


def expected_price(
    cost: Amounts, mine: list[str], theirs: list[str], raised: list[str], discount: int
) -> int:
    """Compute a price from the printed icons (D22-D32, D67)."""
    have: Amounts = {}
    for amounts in effects(CARDS, mine, "produces"):
        for resource, n in amounts.items():
            have[resource] = have.get(resource, 0) + n
    unit = dict.fromkeys(RESOURCES, 2)
    for amounts in effects(CARDS, theirs, "produces"):
        for resource, n in amounts.items():
            unit[resource] += n
    for fixed in effects(CARDS, mine, "fixed_price"):
        unit.update(dict.fromkeys(fixed, 1))
    choices = effects(CARDS, mine, "produces_one_of") + effects(WONDERS, raised, "produces_one_of")
    helpers = [*map(tuple, choices), *[RESOURCES] * discount]
    return cost.get("coins", 0) + every_way(cost, have, unit, helpers)


@st.composite
def cities(draw: st.DrawFn) -> tuple[list[str], list[str], list[str], list[str]]:
    """The cards of both cities, the producing wonders, and progress tokens."""
    standing = draw(st.lists(st.sampled_from([*BROWN_AND_GREY, *HELPFUL]), unique=True))
    mine = [card for card in standing if draw(st.booleans())]
    theirs = [card for card in standing if card not in mine]
    raised = draw(st.lists(st.sampled_from(PRODUCING_WONDERS), unique=True))
    progress = draw(st.lists(st.sampled_from(("masonry", "architecture", "economy")), unique=True))
    return mine, theirs, raised, progress


@given(cities(), st.sampled_from(sorted(CARDS)), st.integers(0, 1))
@settings(max_examples=300)
def test_a_card_costs_what_its_print_and_both_cities_say(
    table: tuple[list[str], list[str], list[str], list[str]], card: str, seat: int
) -> None:
    """D23, D27, D31, D32, D33, D67."""
    mine, theirs, raised, progress = table
    mine = [id for id in mine if id != card]
    theirs = [id for id in theirs if id != card]
    under = dict(zip(raised, ("workshop", "apothecary")))
    turned = slice(None, None, -1 if seat else 1)
    state = duel(
        age=age_of(card),
        open=(card,),
        built=(mine, theirs)[turned],  # type: ignore[arg-type]
        raised=(under, {})[turned],  # type: ignore[arg-type]
        progress=(progress, ())[turned],  # type: ignore[arg-type]
        seat=seat,
    )
    printed = CARDS[card]
    discount = 2 if printed["color"] == "blue" and "masonry" in progress else 0
    expected = expected_price(printed["cost"], mine, theirs, raised, discount)
    if printed["chain_from"] in mine:
        expected = 0
    assert price(state, seat, card) == expected


@given(cities(), st.sampled_from(sorted(WONDERS)))
@settings(max_examples=200)
def test_a_wonder_costs_what_its_print_and_both_cities_say(
    table: tuple[list[str], list[str], list[str], list[str]], wonder: str
) -> None:
    """D20, D23, D27, D31, D67."""
    mine, theirs, raised, progress = table
    raised = [id for id in raised if id != wonder]
    under = dict(zip(raised, ("workshop", "apothecary")))
    state = duel(
        built=(mine, theirs),
        raised=(under, {}),
        wonders=((wonder,), ()),
        progress=(progress, ()),
    )
    discount = 2 if "architecture" in progress else 0
    expected = expected_price(WONDERS[wonder]["cost"], mine, theirs, raised, discount)
    assert wonder_price(state, 0, wonder) == expected
