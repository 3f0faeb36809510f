"""Science with copied symbols, against trying every way to copy and to choose (C168, C240)."""

from itertools import combinations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.property.test_classic_science import SYMBOLS, best
from tests.rules.cities.test_copied_science import COMPASSES, COPYING, GEARS, TABLETS, table
from tests.rules.classic.table import points

GREEN = (COMPASSES, GEARS, TABLETS)
SYMBOL = {card: symbol for symbol in SYMBOLS for card in GREEN[symbol]}

cards = st.sets(st.sampled_from(sorted(SYMBOL)))


def best_with_copies(own: set[str], nearby: list[str], copies: int, free: int) -> int:
    """Try every set of green cards next door, each copied once, and every free symbol."""
    most = 0
    for copied in combinations(nearby, min(copies, len(nearby))):
        held = [SYMBOL[card] for card in (*own, *copied)]
        most = max(most, best(tuple(held.count(symbol) for symbol in SYMBOLS), free))
    return most


@settings(deadline=None)
@given(cards, cards, cards, st.integers(0, 3), st.integers(0, 2))
@example(set(COMPASSES), set(COMPASSES), set(COMPASSES), 3, 2)
@example({"apothecary", "dispensary", "workshop", "laboratory"}, {"apothecary"}, set(), 1, 1)
@example(set(), set(SYMBOL), set(SYMBOL), 3, 2)
def test_copied_and_free_symbols_are_settled_as_by_trying_every_way(
    own: set[str], left: set[str], right: set[str], copies: int, free: int
) -> None:
    """C167, C168, C169, C240."""
    state = table(
        (*sorted(own), *COPYING[:copies], *("scientists_guild",) * (free > 1)),
        tuple(left),
        tuple(right),
        boards=("babylon A", "rhodos A", "ephesos A", "alexandria A"),
        stages=(2,) if free else (),
    )
    expected = best_with_copies(own, [*sorted(left), *sorted(right)], copies, free)
    assert points(state, 0)["green"] == expected
