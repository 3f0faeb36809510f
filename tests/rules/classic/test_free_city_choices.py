"""Two players: which card is chosen for the Free City (C118, C119, C223, C224)."""

import pytest

from tests.rules.classic.table import act, cards_in, city, classic, legal, pile_of, treasuries
from tests.rules.classic.two_players import choosing, finish, for_free_city, hold
from thaumata.classic.names import FREE_CITY


def test_a_card_is_sold_for_the_free_city_only_if_it_can_use_none() -> None:
    """C118."""
    state = choosing("stockade", "workshop")
    assert for_free_city(state) == ["sell stockade", "sell workshop"]
    finish(state, "sell stockade")
    assert treasuries(state) == (3, 0, 3)
    assert "stockade" in pile_of(state)


def test_as_long_as_a_card_can_be_used_such_a_card_has_to_be_chosen() -> None:
    """C118: one that can only be sold is not offered."""
    state = choosing("stockade", "workshop", "baths")
    assert for_free_city(state) == ["build baths"]


def test_a_stage_makes_every_card_usable() -> None:
    """C118, C224: then nothing is sold."""
    state = choosing("stockade", "workshop", built=((), (), ("stone_pit",)))
    assert for_free_city(state) == ["stage stockade", "stage workshop"]


def test_among_usable_cards_and_uses_the_controller_is_free() -> None:
    """C119."""
    state = choosing("baths", "theater", "stockade", built=((), (), ("stone_pit",)))
    assert for_free_city(state) == [
        "build baths",
        "build theater",
        "stage baths",
        "stage theater",
        "stage stockade",
    ]


def test_a_stage_of_the_free_city_is_built_with_the_chosen_card() -> None:
    """C119."""
    state = choosing("baths", "theater", built=((), (), ("stone_pit",)))
    finish(state, "stage theater")
    assert city(state, FREE_CITY).stages == 1
    assert cards_in(state, FREE_CITY) == {"stone_pit"}
    assert "theater" not in pile_of(state)


def test_the_own_city_may_take_away_the_only_card_that_the_free_city_could_use() -> None:
    """C223: what remains decides."""
    state = classic(2, boards=("rhodos A", "ephesos A", "gizah A"), coins=(0, 0, 0))
    hold(state, "baths", "stockade", "workshop")
    assert legal(state, 0) == ["sell baths", "sell stockade", "sell workshop"]
    act(state, 0, "sell baths")
    assert for_free_city(state) == ["sell stockade", "sell workshop"]
    state.retract(0)
    act(state, 0, "sell workshop")
    assert for_free_city(state) == ["build baths"]


def test_the_card_of_the_own_city_is_not_offered_again() -> None:
    """C223, C117."""
    state = choosing("baths")
    assert not [text for text in legal(state, 0) if "altar" in text]


USABLE_CASES: list[tuple[str, str, dict[str, object], list[str]]] = [
    ("C224 without a cost", "theater", {}, ["build theater"]),
    ("C224 it stands already", "theater", {"built": ((), (), ("theater",))}, ["sell theater"]),
    ("C224 own resources", "baths", {}, ["build baths"]),
    ("C224 no resources", "guard_tower", {"coins": (9, 9, 9)}, ["sell guard_tower"]),
    ("C224 bought resources", "barracks", {"coins": (0, 0, 2)}, ["build barracks left 2"]),
    ("C224 too few coins to buy", "barracks", {"coins": (9, 9, 1)}, ["sell barracks"]),
    ("C224 coins for the bank", "clay_pit", {"coins": (0, 0, 1)}, ["build clay_pit"]),
    ("C224 too few coins for the bank", "clay_pit", {"coins": (9, 9, 0)}, ["sell clay_pit"]),
    ("C224 a chain", "gardens", {"age": 3, "built": ((), (), ("statue",))}, ["build gardens"]),
    ("C224 no chain", "gardens", {"age": 3}, ["sell gardens"]),
    (
        "C224 the next stage",
        "barracks",
        {"built": ((), (), ("stone_pit",))},
        ["stage barracks"],
    ),
    (
        "C224 no stage left",
        "barracks",
        {"built": ((), (), ("stone_pit",)), "stages": (0, 0, 3)},
        ["sell barracks"],
    ),
    (
        "C224 Olympia's free build",
        "barracks",
        {"boards": ("gizah A", "ephesos A", "olympia A"), "stages": (0, 0, 2)},
        ["build barracks olympia"],
    ),
    (
        "C224 without Olympia's stage",
        "barracks",
        {"boards": ("gizah A", "ephesos A", "olympia A"), "stages": (0, 0, 1)},
        ["sell barracks"],
    ),
]


@pytest.mark.parametrize(("ruling", "card", "setting", "offered"), USABLE_CASES)
def test_the_free_city_can_use_what_it_can_build_and_any_card_for_its_stage(
    ruling: str, card: str, setting: dict[str, object], offered: list[str]
) -> None:
    """C224."""
    assert for_free_city(choosing(card, **setting)) == offered
