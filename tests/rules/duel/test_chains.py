"""Chains: cards that are free because of an earlier building (D33-D35)."""

import pytest

from tests.rules.duel.table import CARDS, cards, coins, duel, play, price, texts

CHAINS = [(card["chain_from"], id) for id, card in CARDS.items() if card["chain_from"]]
"""Each earlier building with the card that names it."""


def test_there_are_seventeen_chains() -> None:
    """D33."""
    assert len(CHAINS) == 17


@pytest.mark.parametrize(("earlier", "card"), CHAINS)
def test_a_card_that_names_a_building_of_the_city_costs_nothing_at_all(
    earlier: str, card: str
) -> None:
    """D33."""
    chained = duel(open=(card, "altar"), built=((earlier,), ()), coins=(0, 7))
    assert price(chained, 0, card) == 0
    play(chained, f"build {card}")
    assert card in cards(chained, 0)
    without = duel(open=(card, "altar"), coins=(0, 7))
    assert price(without, 0, card) > 0
    assert f"build {card}" not in texts(without)


def test_not_even_its_coins_are_paid() -> None:
    """D33: Barracks cost three coins, without a resource."""
    state = duel(open=("barracks", "brewery"), built=(("garrison",), ()), coins=(9, 7))
    play(state, "build barracks")
    assert coins(state) == (9, 7)


def test_another_building_does_not_make_it_free() -> None:
    """D33."""
    others = tuple(earlier for earlier, card in CHAINS if card != "aqueduct")
    state = duel(open=("aqueduct",), built=(others, ()), coins=(0, 7))
    assert price(state, 0, "aqueduct") == 6
    assert "build aqueduct" not in texts(state)


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ({"built": (("baths",), ())}, 0),
        ({"built": ((), ("baths",))}, 6),
        ({"discards": ("baths",)}, 6),
        ({"raised": ({"pyramids": "baths"}, {})}, 6),
        ({"open": ("aqueduct", "baths")}, 6),
    ],
)
def test_the_earlier_building_itself_must_stand_in_the_city(
    where: dict[str, object], expected: int
) -> None:
    """D34."""
    state = duel(**{"open": ("aqueduct",), "age": 2, **where})  # type: ignore[arg-type]
    assert price(state, 0, "aqueduct") == expected


def test_a_later_building_does_not_stand_for_the_first_of_its_line() -> None:
    """D34: Theater frees Statue and Statue frees Gardens, but Theater does not free Gardens."""
    state = duel(open=("gardens",), built=(("theater",), ()))
    assert price(state, 0, "gardens") == 8
    state = duel(open=("gardens",), built=(("statue",), ()))
    assert price(state, 0, "gardens") == 0


def test_a_discarded_building_frees_again_once_it_is_built_again() -> None:
    """D34, D44."""
    state = duel(
        open=("altar", "aqueduct"),
        age=2,
        coins=(10, 0),
        wonders=(("mausoleum",), ()),
        progress=(("theology",), ()),
        discards=("baths",),
    )
    assert price(state, 0, "aqueduct") == 6
    play(state, "wonder mausoleum altar", "build baths")
    assert price(state, 0, "aqueduct") == 0
    play(state, "build aqueduct")
    assert cards(state, 0) == {"baths", "aqueduct"}


FREE = [id for id, card in CARDS.items() if not card["cost"]]


@pytest.mark.parametrize("card", FREE)
def test_a_card_without_a_printed_cost_is_free_but_no_chain_build(card: str) -> None:
    """D35, D74."""
    plain = duel(open=(card, "stable"), coins=(0, 0))
    assert price(plain, 0, card) == 0
    play(plain, f"build {card}")
    urban = duel(open=(card, "stable"), coins=(0, 0), progress=(("urbanism",), ()))
    play(urban, f"build {card}")
    assert coins(urban) == coins(plain)
