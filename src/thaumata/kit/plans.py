"""Payment plans: how a build can be paid for with the help of two neighbors.

A plan says how many coins go to the left and how many to the right neighbor; the coins for the bank
are the same in all of them. Only plans that no other one beats are listed, so that every choice of
supplier is kept and nothing is bought that the city itself produces.

Why no purchase is ever searched: let the left neighbor sell at most a units. Then each lane misses
the units that the city and these cannot supply, and the right neighbor has to sell the largest of
these numbers. With every further unit from the left a lane falls by one, until the left neighbor
has no more of it; so the largest number falls by one each time, and at some point no more. It
follows that purchases without waste all have the same number of units, and that the left neighbor's
part of them is any number from the units that the right one cannot supply to the most that the left
one can.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.kit.counts import count
from thaumata.kit.supply import covers, largest, shortfall

MOST_PLANS: Final = 22
"""The most plans that a cost can have.

No two plans pay the same to the left. Seven units at 1 and seven at 2 come to one of 22 sums, from
0 to 21; if all units have one price there are only 15."""

_GUARDS: Final = 0x8080
"""The top bit of both numbers of a plan: they stay below 128."""


def plan_of(left: i64, right: i64) -> i64:
    """Pack the coins to the left and to the right neighbor."""
    return left + right * 256


def coins_of(plan: i64) -> i64:
    """Return the coins that a plan pays to both neighbors."""
    return (plan & 255) + (plan >> 8)


def beats(plan: i64, other: i64) -> bool:
    """Return whether a plan pays each neighbor at most as much as another one."""
    return ((other | _GUARDS) - plan) & _GUARDS == _GUARDS


def is_sold(missing: i64, left: i64, right: i64) -> bool:
    """Return whether the neighbors together sell the missing units of a group."""
    return covers(right, shortfall(missing, left))


def purchase(missing: i64, left: i64, right: i64) -> i64:
    """Return how the missing units of a group are bought from neighbors who sell them all.

    The answer is a row of counts: the number of units, and the fewest and the most of them that the
    left neighbor sells.
    """
    if missing == 0:
        return 0
    units = largest(missing)
    fewest = largest(shortfall(missing, right))
    most = units - largest(shortfall(missing, left))
    return units + fewest * 256 + most * 65536


def rank(plan: i64) -> i64:
    """Return the sort key of a plan: cheaper first, then fewer coins to the left."""
    return coins_of(plan) * 256 + (plan & 255)


def enter(plan: i64, plans: vec[i64], start: i64, stop: i64) -> i64:
    """Insert a plan unless another beats it, drop those it beats; return the new end.

    Only an earlier plan can beat it, and it can only beat later ones.
    """
    ranked = rank(plan)
    place = start
    while place < stop and rank(plans[place]) <= ranked:
        if beats(plans[place], plan):
            return stop
        place += 1
    entering = plan
    reading = place
    while reading < stop:
        other = plans[reading]
        if not beats(plan, other):
            plans[place] = entering
            entering = other
            place += 1
        reading += 1
    plans[place] = entering
    return place + 1


def enter_purchases(
    raw: i64, made: i64, prices: i64, purse: i64, plans: vec[i64], start: i64
) -> i64:
    """List the plans for a purchase of raw materials and one of manufactured goods."""
    # One unit more from the left is one unit less from the right.
    raw_step = plan_of(count(prices, 0), -count(prices, 1))
    made_step = plan_of(count(prices, 2), -count(prices, 3))
    from_right = plan_of(0, count(raw, 0) * count(prices, 1) + count(made, 0) * count(prices, 3))
    raw_steps = count(raw, 2) - count(raw, 1)
    made_steps = count(made, 2) - count(made, 1)

    stop = start
    first = from_right + count(raw, 1) * raw_step + count(made, 1) * made_step
    while raw_steps >= 0:
        plan = first
        steps = made_steps
        while steps >= 0:
            if coins_of(plan) <= purse:
                stop = enter(plan, plans, start, stop)
            plan += made_step
            steps -= 1
        first += raw_step
        raw_steps -= 1
    return stop - start


def fill_plans(
    need_raw: i64,
    need_made: i64,
    own_raw: i64,
    own_made: i64,
    left_raw: i64,
    left_made: i64,
    right_raw: i64,
    right_made: i64,
    prices: i64,
    purse: i64,
    plans: vec[i64],
    start: i64,
) -> i64:
    """Write the plans that no other one beats from an index on, and return their number.

    The first eight numbers are lanes: the units needed, and those supplied by the city itself, the
    left and the right neighbor. ``prices`` counts the coins for a unit: raw materials left and
    right, then manufactured goods left and right. A plan pays at most the purse, which is what the
    bank leaves. Cheaper plans come first, and of two at the same cost the one with fewer coins to
    the left.
    """
    if purse < 0:
        return 0
    missing_raw = shortfall(need_raw, own_raw)
    missing_made = shortfall(need_made, own_made)
    if missing_raw == 0 and missing_made == 0:
        plans[start] = 0
        return 1
    if not is_sold(missing_raw, left_raw, right_raw):
        return 0
    if not is_sold(missing_made, left_made, right_made):
        return 0
    raw = purchase(missing_raw, left_raw, right_raw)
    made = purchase(missing_made, left_made, right_made)
    return enter_purchases(raw, made, prices, purse, plans, start)
