"""Reasons of refused actions in 7 Wonders: the same for the terminal, a browser and a program."""

from collections.abc import Callable

import pytest

from tests.rules.cities.table import cities
from tests.rules.classic.table import act, classic, play
from tests.rules.classic.two_players import choosing
from thaumata import IllegalAction
from thaumata.classic.state import ClassicState
from thaumata.wording.words import LANGUAGES, Words

GIZAH = ("gizah A", "rhodos A", "ephesos A")
"""Stone here; ore to the left, with seat 1; papyrus to the right."""


def why_not(state: ClassicState, text: str, seat: int = 0) -> tuple[str, dict[str, str | int]]:
    """Return why an action is refused; every function gives the same reason."""
    before = state.numbers()
    refusal = state.game.why_not(state, seat, text)
    assert isinstance(refusal, IllegalAction)
    with pytest.raises(IllegalAction) as playing:
        state.play(text, seat=seat)
    assert (playing.value.message_id, playing.value.arguments) == (
        refusal.message_id,
        refusal.arguments,
    )
    assert state.numbers() == before
    for language in LANGUAGES:
        assert Words(language)(refusal.message_id, **refusal.arguments) != refusal.message_id
    return refusal.message_id, refusal.arguments


def holding(card: str, **more: object) -> ClassicState:
    """Give seat 0 a card."""
    return classic(boards=GIZAH, hands=((card,),), **more)  # type: ignore[arg-type]


def raising(*discards: str, **more: object) -> ClassicState:
    """Set up a build of seat 0 from the discard pile."""
    setting: dict[str, object] = {
        "boards": ("halikarnassos A", "gizah A", "rhodos A"),
        "hands": (("palace",),),
        "stages": (1,),
        "built": (("foundry", "ore_vein", "theater"),),
        "age": 3,
    }
    state = classic(discards=discards, **{**setting, **more})  # type: ignore[arg-type]
    play(state, "stage palace")
    assert state.decision() == "raise"
    return state


def settling() -> ClassicState:
    """Set up a loss of a coin to be settled by seat 1."""
    state = cities(hands=(("hideout",), ("lumber_yard",), ("stone_pit",)), coins=(3, 3, 3))
    play(state, "build hideout", "build lumber_yard", "build stone_pit")
    return state


@pytest.mark.parametrize(
    ("lay_out", "text", "reason"),
    [
        (lambda: holding("altar"), "build palace", "refused-not-in-hand"),
        (lambda: holding("altar"), "sell palace", "refused-not-in-hand"),
        (lambda: holding("altar"), "stage palace", "refused-not-in-hand"),
        (lambda: holding("altar", built=(("altar",),)), "build altar", "refused-built-twice"),
        (
            lambda: holding("loom_2", age=2, built=(("loom",),)),
            "build loom_2",
            "refused-built-twice",
        ),
        (lambda: holding("barracks"), "build barracks right 2", "refused-payment"),
        (lambda: holding("clay_pit", coins=(0,)), "build clay_pit", "refused-coins"),
        (lambda: holding("barracks", coins=(1,)), "build barracks", "refused-coins"),
        (lambda: holding("altar", stages=(3,)), "stage altar", "refused-wonder-finished"),
        (lambda: holding("baths"), "build baths olympia", "refused-no-power"),
        (
            lambda: classic(boards=("olympia A",), hands=(("altar",),), stages=(2,)),
            "build altar olympia",
            "refused-power-needless",
        ),
        (lambda: holding("altar"), "pass", "error-illegal"),
        (lambda: holding("altar"), "side A", "error-illegal"),
        (
            lambda: choosing("altar", "baths"),
            "city sell altar",
            "refused-free-city-sale",
        ),
        (lambda: choosing("altar", "baths"), "city build palace", "refused-not-in-hand"),
        (lambda: choosing("clay_pit"), "city build clay_pit", "refused-free-city-coins"),
        (lambda: choosing("altar", "baths"), "build altar", "error-illegal"),
    ],
)
def test_a_refusal_says_why(lay_out: Callable[[], ClassicState], text: str, reason: str) -> None:
    assert why_not(lay_out(), text)[0] == reason


@pytest.mark.parametrize(
    ("card", "text", "coins"),
    [
        ("clay_pit", "build clay_pit", 1),  # a coin to the bank
        ("barracks", "build barracks", 2),  # ore of the left neighbor
    ],
)
def test_the_coins_that_are_lacking_are_counted(card: str, text: str, coins: int) -> None:
    state = holding(card, coins=(0, 3, 3))
    assert why_not(state, text) == ("refused-coins", {"coins": coins})


@pytest.mark.parametrize(
    ("card", "text", "resource"),
    [
        ("workshop", "build workshop", "glass"),
        ("stockade", "build stockade", "wood"),
        ("apothecary", "build apothecary", "cloth"),
        ("guard_tower", "build guard_tower", "clay"),
    ],
)
def test_a_resource_that_nobody_sells_is_named(card: str, text: str, resource: str) -> None:
    """C24: what is not produced at the own board or by a neighbor cannot be had for any coins."""
    state = holding(card, coins=(50, 3, 3))
    assert why_not(state, text) == ("refused-resource", {"resource": resource})


def test_producers_that_give_one_of_two_may_not_cover_both() -> None:
    """C26: the one unit of a producer with a choice serves one resource."""
    state = holding("stables", age=2, built=(("tree_farm",),), coins=(50,))
    assert why_not(state, "build stables") == ("refused-resources", {})


def test_a_stage_says_what_it_lacks() -> None:
    state = classic(boards=("gizah A", "babylon A", "ephesos A"), hands=(("altar",),), stages=(1,))
    assert why_not(state, "stage altar") == ("refused-resource", {"resource": "wood"})
    state = classic(boards=("gizah A", "babylon A", "ephesos A"), hands=(("altar",),))
    assert why_not(state, "stage altar")[0] == "refused-resource"


def test_a_card_from_the_discard_pile_says_why_it_is_not_built() -> None:
    """C83: nothing that the city has, and only what lies there."""
    state = raising("altar", "theater")
    assert why_not(state, "build senate") == ("refused-not-discarded", {})
    assert why_not(state, "build theater") == ("refused-built-twice", {})


def test_a_loss_says_how_much_can_be_paid() -> None:
    """C139."""
    state = settling()
    assert why_not(state, "pay 3", seat=1) == ("refused-pay-most", {"coins": 1})


def test_a_seat_that_has_chosen_is_told_so() -> None:
    state = holding("altar")
    act(state, 0, "build altar")
    assert why_not(state, "build altar") == ("error-not-asked", {"seat": 1})
