"""The checks of a senate find every kind of error."""

from collections.abc import Callable
from typing import cast

import pytest

from tests.rules.agora.games import fond_steps
from thaumata import Game, Rng
from thaumata.duel.agora.part import agora_of
from thaumata.duel.agora.plots import AT_BOTTOM, KEPT
from thaumata.duel.state import DuelState
from thaumata.kit.bits import first, members_of
from thaumata.proof.duel.expansions import soundness_of
from thaumata.proof.soundness import Unsound

VARIANTS = ("duel+agora", "duel+pantheon+agora")


@pytest.fixture(scope="module")
def table() -> DuelState:
    """A turn with rights of both players, and conspiracies kept, prepared and put back."""
    for seed in range(300):
        for state in fond_steps(VARIANTS[0], seed):
            duel = cast(DuelState, state)
            part = agora_of(duel)
            if (
                duel.decision() == "turn"
                and any(part.first_rights.numbers())
                and any(part.second_rights.numbers())
                and part.plots.ready
                and part.plots.kept[0]
                and part.plots.kept[1]
                and part.plots.at_bottom
            ):
                return cast(DuelState, duel.copy())
    raise AssertionError("no such game")


def add_cubes(duel: DuelState) -> None:
    agora_of(duel).cubes[0] += 13


def forget_control(duel: DuelState) -> None:
    agora_of(duel).controlled[0] = 0


def share_control(duel: DuelState) -> None:
    part = agora_of(duel)
    part.controlled[0] |= part.controlled[1]


def win_unnoticed(duel: DuelState) -> None:
    part = agora_of(duel)
    part.cubes[0] = 0x020202020202
    part.cubes[1] = 0
    part.controlled[0], part.controlled[1] = 63, 0


def double_a_decree(duel: DuelState) -> None:
    part = agora_of(duel)
    part.decrees[2] = part.decrees[0]


def shift_decrees(duel: DuelState) -> None:
    part = agora_of(duel)
    part.chambers[0], part.chambers[1] = 1, 0


def forge_income(duel: DuelState) -> None:
    agora_of(duel).first_rights.income ^= 4


def forge_a_discount(duel: DuelState) -> None:
    duel.first_city.discounts += 2**56


def lose_a_conspiracy(duel: DuelState) -> None:
    plots = agora_of(duel).plots
    plots.deck = plots.deck & (plots.deck - 1)


def double_a_conspiracy(duel: DuelState) -> None:
    plots = agora_of(duel).plots
    plots.places[AT_BOTTOM] = plots.places[0]


def forget_a_conspiracy(duel: DuelState) -> None:
    agora_of(duel).plots.knows[1] = 0


def prepare_with_nothing(duel: DuelState) -> None:
    plots = agora_of(duel).plots
    plots.under[first(plots.ready)] = -1


def keep_too_many(duel: DuelState) -> None:
    agora_of(duel).plots.kept[0] = KEPT + 1


def trigger_in_secret(duel: DuelState) -> None:
    plots = agora_of(duel).plots
    plots.triggered |= plots.ready
    plots.ready = 0
    plots.knows[0] &= plots.knows[1]
    plots.knows[1] &= plots.knows[0]


def trace_to_nowhere(duel: DuelState) -> None:
    plots = agora_of(duel).plots
    plots.traced |= 1
    plots.traces[0] = 3 * 2**34


def lock_nothing(duel: DuelState) -> None:
    agora_of(duel).locked = first(duel.box)


def remove_a_card(duel: DuelState) -> None:
    agora_of(duel).removed_count += 1


def bring_in_a_card(duel: DuelState) -> None:
    agora_of(duel).brought_in = members_of(duel.unseen[0])[0]


WRONG: tuple[Callable[[DuelState], None], ...] = (
    *(add_cubes, forget_control, share_control, win_unnoticed, double_a_decree, shift_decrees),
    *(forge_income, forge_a_discount, lose_a_conspiracy, double_a_conspiracy),
    *(forget_a_conspiracy, prepare_with_nothing, keep_too_many, trigger_in_secret),
    *(trace_to_nowhere, lock_nothing, remove_a_card, bring_in_a_card),
)


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_a_senate_with_one_thing_wrong_is_refused(
    table: DuelState, wrong: Callable[[DuelState], None]
) -> None:
    check = soundness_of(table.game)
    duel = cast(DuelState, table.copy())
    check.check(duel)
    wrong(duel)
    with pytest.raises(Unsound):
        check.check(duel)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(3))
def test_games_full_of_plots_stay_sound(variant: str, seed: int) -> None:
    check = soundness_of(Game(variant))
    for number, state in enumerate(fond_steps(variant, seed)):
        check.check(state)
        if number % 5 == 0:
            for seat in (0, 1):
                check.check(state.resample(seat, Rng(number)))
