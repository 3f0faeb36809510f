"""Black cards by which all others lose coins (C155-C157)."""

import pytest

from tests.rules.cities.black_cards import asked_to_pay, give_tokens
from tests.rules.cities.table import cities
from tests.rules.classic.table import (
    RICH,
    act,
    deal_on,
    debts_of,
    play,
    points,
    seats_asked,
    tokens,
    treasuries,
    ways,
)
from thaumata.classic.state import ClassicState

FLAT_CASES: list[tuple[str, str, int, int, int, int]] = [
    ("C155", "opium_stash", 1, 3, 0, 1),
    ("C155", "opium_den", 2, 4, 0, 3),
    ("C155", "opium_distillery", 3, 5, 0, 5),
    ("C156", "hideout", 1, 0, 2, 1),
    ("C156", "lair", 2, 0, 3, 2),
    ("C156", "brotherhood", 3, 0, 4, 3),
]
"""A card, its age, the builder's coins and points, the loss of all others."""

each_loss = pytest.mark.parametrize(("ruling", "card", "age", "coins", "worth", "loss"), FLAT_CASES)


def four(card: str, age: int, **more: object) -> ClassicState:
    """Give the first of four cities everything to build a card, and no coins."""
    setting: dict[str, object] = {
        "age": age,
        "hands": ((card,),),
        "built": (RICH,),
        "coins": (0, 9, 9, 9),
    }
    return cities(4, **{**setting, **more})


@each_loss
def test_the_builder_gains_and_all_others_lose(
    ruling: str, card: str, age: int, coins: int, worth: int, loss: int
) -> None:
    """C155, C156, C241: the city across too, at the end of the round."""
    state = four(card, age)
    play(state, f"build {card}")
    assert treasuries(state) == (coins, 12, 12, 12), "after all gains"
    assert points(state, 0)["black"] == worth
    assert (state.decision(), seats_asked(state)) == ("settle", [1, 2, 3])
    for seat in (1, 2, 3):
        assert asked_to_pay(state, seat) == list(range(loss + 1))
    for seat, paid in ((1, loss), (2, 0), (3, 1)):
        act(state, seat, f"pay {paid}")
    assert treasuries(state) == (coins, 12 - loss, 12, 11)
    assert debts_of(state) == (0, 0, loss, loss - 1)


@each_loss
def test_a_city_with_fewer_coins_than_the_loss_takes_debts_for_the_rest(
    ruling: str, card: str, age: int, coins: int, worth: int, loss: int
) -> None:
    """C155, C156, C140: nobody pays more than there is."""
    state = four(card, age, coins=(0, 0, loss - 1, loss), built=(RICH,) * 4)
    stages = [f"stage {ways(state, seat, 'stage')[0]}" for seat in (1, 2, 3)]
    play(state, f"build {card}", *stages)
    assert [asked_to_pay(state, seat)[-1] for seat in (1, 2, 3)] == [0, loss - 1, loss]
    for seat, paid in ((1, 0), (2, loss - 1), (3, loss)):
        act(state, seat, f"pay {paid}")
    assert treasuries(state)[1:] == (0, 0, 0)
    assert debts_of(state) == (0, loss, 1, 0)


@each_loss
def test_a_loss_of_the_last_round_comes_before_the_end_of_the_age(
    ruling: str, card: str, age: int, coins: int, worth: int, loss: int
) -> None:
    """C155, C156, C137: and counts in the end of the game."""
    state = four(card, age, round=7)
    play(state, f"build {card}")
    assert (state.age, state.round, state.decision()) == (age, 7, "settle")
    for seat in (1, 2, 3):
        act(state, seat, "pay 0")
    assert debts_of(state) == (0, loss, loss, loss)
    deal_on(state)
    assert (state.outcome() is not None) == (age == 3)
    assert points(state, 1)["debts"] == -loss


# Per token or stage


@pytest.mark.parametrize(("card", "age", "worth"), [("sepulcher", 2, 4), ("cenotaph", 3, 5)])
@pytest.mark.parametrize(
    ("victories", "loss"),
    [((0, 0, 0), 0), ((1, 0, 0), 1), ((0, 0, 1), 1), ((2, 1, 0), 3), ((2, 2, 2), 6)],
)
def test_a_tomb_takes_a_coin_for_each_victory_token_whatever_its_value(
    card: str, age: int, worth: int, victories: tuple[int, int, int], loss: int
) -> None:
    """C157, C231: without tokens nothing is asked; defeats do not count."""
    state = four(card, age)
    give_tokens(state, 1, victories, defeats=2)
    give_tokens(state, 0, (2, 2, 2))
    play(state, f"build {card}")
    assert points(state, 0)["black"] == worth
    if loss == 0:
        assert (state.decision(), state.round) == ("choose", 2)
    else:
        assert seats_asked(state) == [1]
        assert asked_to_pay(state, 1)[-1] == loss
        act(state, 1, f"pay {loss}")
        assert treasuries(state) == (0, 12 - loss, 12, 12)


@pytest.mark.parametrize(
    ("stages", "now", "loss"), [(0, 0, 0), (0, 1, 1), (1, 0, 1), (2, 1, 3), (3, 0, 3)]
)
def test_the_chamber_of_builders_takes_a_coin_for_each_stage(
    stages: int, now: int, loss: int
) -> None:
    """C157, C144: the stage of the same round counts."""
    state = four(
        "chamber_of_builders",
        3,
        built=(RICH, RICH),
        stages=(3, stages),
        hands=(("chamber_of_builders",), ("palace",)),
    )
    play(state, "build chamber_of_builders", "stage palace" if now else "sell palace")
    assert points(state, 0)["black"] == 4
    assert state.decision() == ("settle" if loss else "choose")
    if loss:
        assert asked_to_pay(state, 1)[-1] == loss


def test_a_token_raided_in_the_same_round_counts_for_the_loss() -> None:
    """C157, C144, C160."""
    state = cities(
        4,
        age=2,
        hands=(("sepulcher",), ("raider_fort",)),
        built=(RICH, RICH),
        coins=(0, 9, 9, 9),
    )
    play(state, "build sepulcher", "build raider_fort")
    assert tokens(state, 1) == [3]
    assert seats_asked(state) == [1]
    assert asked_to_pay(state, 1) == [0, 1]
