"""Science points, against trying every choice for every free symbol one by one (C107, C109)."""

from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from thaumata.classic.science import science_points
from thaumata.kit.counts import row_of

SYMBOLS = range(3)


def worth(held: tuple[int, ...]) -> int:
    """Return the sum of squares plus seven points for each set of three."""
    return sum(number**2 for number in held) + 7 * min(held)


def best(held: tuple[int, ...], free: int) -> int:
    """Return the best result over all choices for the free symbols."""
    return max(
        worth(tuple(held[symbol] + choices.count(symbol) for symbol in SYMBOLS))
        for choices in product(SYMBOLS, repeat=free)
    )


@given(st.tuples(*[st.integers(0, 8)] * 3), st.integers(0, 5))
@example((0, 0, 0), 0)
@example((4, 4, 4), 3)
@example((2, 2, 0), 2)
def test_free_symbols_are_settled_as_by_trying_every_choice(
    held: tuple[int, ...], free: int
) -> None:
    """C109."""
    assert science_points(row_of(list(held)), free) == best(held, free)


@pytest.mark.parametrize("free", range(4))
def test_every_city_of_the_base_game_is_settled_as_by_trying_every_choice(free: int) -> None:
    """C109, C219: up to four green cards of each symbol and three free ones."""
    for held in product(range(5), repeat=3):
        assert science_points(row_of(list(held)), free) == best(held, free), held
