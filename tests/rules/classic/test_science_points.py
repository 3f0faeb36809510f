"""Science: squares, sets and free symbols (C107-C109, C219)."""

import pytest

from tests.rules.classic.table import DATA, classic, points
from thaumata.classic.state import ClassicState

CARDS = {
    symbol: [card["id"] for card in DATA["cards"] if ["science", symbol] in card["effects"]]
    for symbol in ("compass", "gear", "tablet")
}
"""The green cards of each symbol."""

Symbols = tuple[int, int, int]


def learned(numbers: Symbols) -> ClassicState:
    """Set up a city with a number of symbols of each kind."""
    cards = [
        card
        for names, number in zip(CARDS.values(), numbers, strict=True)
        for card in names[:number]
    ]
    return classic(age=3, built=(cards,))


@pytest.mark.parametrize(
    ("numbers", "worth"),
    [
        ((0, 0, 0), 0),
        ((1, 0, 0), 1),
        ((0, 2, 0), 4),
        ((0, 0, 3), 9),
        ((4, 0, 0), 16),
        ((2, 2, 0), 8),
        ((1, 1, 1), 3 + 7),
        ((2, 2, 2), 12 + 14),
        ((4, 1, 1), 18 + 7),
        ((4, 4, 4), 48 + 28),
    ],
)
def test_equal_symbols_are_squared_and_each_set_of_three_scores_seven(
    numbers: Symbols, worth: int
) -> None:
    """C107: both are scored."""
    assert points(learned(numbers), 0)["green"] == worth


@pytest.mark.parametrize(("numbers", "worth"), [((3, 2, 1), 21), ((3, 2, 2), 31)])
def test_the_examples_of_the_rulebook(numbers: Symbols, worth: int) -> None:
    """C108, C107: whichever symbol is which."""
    for turn in range(3):
        turned = (numbers[turn], numbers[(turn + 1) % 3], numbers[(turn + 2) % 3])
        assert points(learned(turned), 0)["green"] == worth


@pytest.mark.parametrize(
    ("numbers", "free", "worth"),
    [
        ((0, 0, 0), 1, 1),
        ((1, 1, 0), 1, 3 + 7),
        ((2, 0, 0), 1, 9),
        ((2, 2, 1), 1, 12 + 14),
        ((4, 1, 1), 1, 27 + 7),
        # Two together complete a set where either alone would only make a pair.
        ((1, 0, 0), 2, 3 + 7),
        ((3, 0, 0), 2, 25),
        ((2, 1, 0), 2, 9 + 1 + 1 + 7),
        ((2, 2, 0), 2, 12 + 14),
        ((3, 3, 0), 2, 9 + 9 + 4 + 14),
        ((1, 1, 0), 3, 9 + 1 + 1 + 7),
        ((0, 0, 0), 3, 3 + 7),
    ],
)
def test_free_symbols_become_what_makes_the_total_highest(
    numbers: Symbols, free: int, worth: int
) -> None:
    """C109: all of them considered together."""
    state = learned(numbers)
    state.cities[0].any_symbols = free
    assert points(state, 0)["green"] == worth


def test_babylon_and_the_scientists_guild_are_considered_together() -> None:
    """C109: one compass, and two free symbols for gear and tablet."""
    state = classic(
        age=3, boards=("babylon A",), stages=(2,), built=(("apothecary", "scientists_guild"),)
    )
    assert points(state, 0)["green"] == 1 + 1 + 1 + 7


def test_a_copied_guild_is_considered_with_the_green_cards() -> None:
    """C109."""
    state = classic(
        age=3,
        boards=("olympia B",),
        stages=(3,),
        built=(("apothecary", "workshop"), ("scientists_guild",)),
    )
    assert points(state, 0)["green"] == 1 + 1 + 1 + 7


@pytest.mark.parametrize("symbol", CARDS)
def test_each_symbol_is_on_four_green_cards(symbol: str) -> None:
    """C219: 5 or 6 of a kind need free symbols."""
    assert len(CARDS[symbol]) == 4
    for stages, guild, worth in ((1, (), 16), (2, (), 25), (2, ("scientists_guild",), 36)):
        state = classic(
            age=3,
            boards=("babylon A",),
            stages=(stages,),
            built=((*CARDS[symbol], *guild),),
        )
        assert points(state, 0)["green"] == worth
