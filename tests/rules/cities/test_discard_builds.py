"""Building from the discard pile by a black card (C165, C166, C239)."""

import pytest

from tests.rules.cities.table import cities
from tests.rules.classic.table import (
    RICH,
    act,
    cards_in,
    city,
    deal_on,
    has,
    pile_of,
    play,
    seats_asked,
    tokens,
    treasuries,
    ways,
)
from thaumata.classic.names import FREE_CITY
from thaumata.classic.state import ClassicState

PILE = ("palace", "aqueduct", "baths")


def forging(**more: object) -> ClassicState:
    """Give the first city a Forging Agency and the two coins for it."""
    setting: dict[str, object] = {
        "age": 2,
        "hands": (("forging_agency", "statue"), ("sawmill",), ("quarry",)),
        "coins": (2, 9, 9),
    }
    return cities(3, **{**setting, **more})


BUILDS = ("build forging_agency", "build sawmill", "build quarry")


def test_a_forging_agency_builds_any_card_of_the_pile_for_nothing() -> None:
    """C165, C82: of every age, at the end of the round."""
    state = forging(discards=PILE)
    play(state, *BUILDS)
    assert (state.decision(), seats_asked(state)) == ("raise", [0])
    assert ways(state, 0, "build") == ["baths", "aqueduct", "palace"]
    act(state, 0, "build palace")
    assert has(state, 0, "palace")
    assert treasuries(state)[0] == 0
    assert (state.decision(), state.round) == ("choose", 2)
    play(state)
    assert (state.decision(), state.round) == ("choose", 3), "one card only, once"


def test_the_owner_of_a_forging_agency_may_build_nothing() -> None:
    """C165, C82."""
    state = forging(discards=PILE)
    play(state, *BUILDS)
    act(state, 0, "pass")
    assert cards_in(state, 0) == {"forging_agency"}
    assert sorted(pile_of(state)) == sorted(PILE)


def test_what_was_sold_in_the_same_round_can_be_built() -> None:
    """C165, C83."""
    state = forging()
    play(state, BUILDS[0], "sell sawmill", BUILDS[2])
    assert ways(state, 0, "build") == ["sawmill"]


def test_what_was_left_over_in_the_last_round_can_be_built_before_the_conflicts() -> None:
    """C165, C83, C87."""
    hands = (("forging_agency", "statue"), ("sawmill", "walls"), ("quarry", "temple"))
    state = forging(round=7, hands=hands)
    play(state, *BUILDS)
    assert set(ways(state, 0, "build")) == {"statue", "walls", "temple"}
    act(state, 0, "build walls")
    deal_on(state)
    assert [tokens(state, seat) for seat in range(3)] == [[3, 3], [-1], [-1]]


@pytest.mark.parametrize("discards", [(), ("loom_2", "baths"), ("forging_agency",)])
def test_without_a_card_that_may_be_built_nothing_is_asked(discards: tuple[str, ...]) -> None:
    """C165, C84: no building twice, itself included; the Agency stands nevertheless."""
    state = forging(discards=discards, built=(("loom", "baths"),))
    play(state, *BUILDS)
    assert (state.decision(), state.round) == ("choose", 2)
    assert has(state, 0, "forging_agency")


def test_babylon_may_play_a_forging_agency_last() -> None:
    """C165, C166, C86: by then the cards left over lie in the pile."""
    state = forging(
        boards=("babylon B", "gizah A", "rhodos A"),
        round=7,
        hands=(("statue", "forging_agency"), ("sawmill", "walls"), ("quarry", "temple")),
        stages=(2,),
    )
    play(state, "sell statue", *BUILDS[1:])
    act(state, 0, "build forging_agency")
    assert (state.decision(), seats_asked(state)) == ("raise", [0])
    assert set(ways(state, 0, "build")) == {"statue", "walls", "temple"}
    act(state, 0, "build temple")
    assert cards_in(state, 0) == {"forging_agency", "temple"}


def test_a_forging_agency_of_the_free_city_asks_its_controller() -> None:
    """C165, C128."""
    state = cities(
        2,
        age=2,
        hands=(("sawmill",), ("quarry", "forging_agency")),
        coins=(1, 1, 2),
        discards=("palace", "baths"),
    )
    play(state, "build sawmill", "build quarry + city build forging_agency")
    assert (state.decision(), seats_asked(state)) == ("raise", [1])
    act(state, 1, "city build palace")
    assert cards_in(state, FREE_CITY) == {"forging_agency", "palace"}


# Several in one round


@pytest.mark.parametrize("halikarnassos", [0, 1, 2])
def test_halikarnassos_builds_before_a_forging_agency_wherever_they_sit(
    halikarnassos: int,
) -> None:
    """C166: what it builds is then out of the pile."""
    agency = (halikarnassos + 1) % 3
    boards = ["gizah A", "rhodos A"]
    boards.insert(halikarnassos, "halikarnassos A")
    hands = [("sawmill",), ("sawmill",), ("quarry",)]
    hands[halikarnassos], hands[agency] = ("quarry",), ("forging_agency",)
    hands[3 - halikarnassos - agency] = ("vineyard",)
    state = cities(
        boards=boards,
        age=2,
        hands=hands,
        built=(RICH,) * 3,
        stages=[int(seat == halikarnassos) for seat in range(3)],
        coins=(9, 9, 9),
        discards=PILE,
    )
    texts = ["build vineyard"] * 3
    texts[halikarnassos], texts[agency] = "stage quarry", "build forging_agency"
    play(state, *texts)
    assert (state.decision(), seats_asked(state)) == ("raise", [halikarnassos])
    act(state, halikarnassos, "build palace")
    assert (state.decision(), seats_asked(state)) == ("raise", [agency])
    assert ways(state, agency, "build") == ["baths", "aqueduct"]
    act(state, agency, "build baths")
    assert (state.decision(), state.round) == ("choose", 2)


def halikarnassos_b(stages: int, **more: object) -> ClassicState:
    """Give Halikarnassos, side B, everything for its next stage."""
    setting: dict[str, object] = {
        "boards": ("halikarnassos B", "gizah A", "rhodos A"),
        "age": 2,
        "hands": (("statue",), ("sawmill",), ("quarry",)),
        "built": (RICH,),
        "stages": (stages,),
        "coins": (0, 9, 9),
    }
    return cities(3, **{**setting, **more})


@pytest.mark.parametrize("stages", [0, 1, 2])
def test_a_forging_agency_from_the_pile_builds_once_more(stages: int) -> None:
    """C239: at once in the same round, and only one card."""
    state = halikarnassos_b(stages, discards=("forging_agency", *PILE))
    play(state, "stage statue", *BUILDS[1:])
    act(state, 0, "build forging_agency")
    assert (state.decision(), seats_asked(state)) == ("raise", [0])
    assert ways(state, 0, "build") == ["baths", "aqueduct", "palace"]
    act(state, 0, "build aqueduct")
    assert cards_in(state, 0) == {*RICH, "forging_agency", "aqueduct"}
    assert (state.decision(), state.round) == ("choose", 2)


def test_a_forging_agency_as_the_last_card_of_the_pile_leads_to_nothing() -> None:
    """C239, C84."""
    state = halikarnassos_b(0, discards=("forging_agency",))
    play(state, "stage statue", *BUILDS[1:])
    act(state, 0, "build forging_agency")
    assert (state.decision(), state.round) == ("choose", 2)


def test_a_city_can_build_from_the_pile_four_times_in_a_game() -> None:
    """C239, C82: with the three stages of Halikarnassos, side B, and a Forging Agency."""
    state = halikarnassos_b(0, discards=("forging_agency", *PILE, "altar"))
    play(state, "stage statue", *BUILDS[1:])
    for card in ("forging_agency", "palace"):
        act(state, 0, f"build {card}")
    for card in ("aqueduct", "baths"):
        play(state, f"stage {ways(state, 0, 'stage')[0]}")
        act(state, 0, f"build {card}")
    assert city(state, 0).stages == 3
    assert cards_in(state, 0) == {*RICH, "forging_agency", *PILE}
