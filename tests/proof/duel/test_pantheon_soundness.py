"""The checks of a Pantheon find every kind of error."""

from collections.abc import Callable
from typing import cast

import pytest

from tests.proof.walk import steps
from thaumata import Game, Rng
from thaumata.duel.pantheon import names
from thaumata.duel.pantheon.part import DECK_PLACES, PLACES, pantheon_of
from thaumata.duel.state import DuelState
from thaumata.proof.duel.expansions import soundness_of
from thaumata.proof.soundness import Unsound

VARIANT = "duel+pantheon"


@pytest.fixture(scope="module")
def table() -> DuelState:
    """A turn of Age II with a god activated, an offering taken and one still on its card."""
    for seed in range(300):
        for state, _seat, _action in steps(Game(VARIANT), seed):
            duel = cast(DuelState, state)
            part = pantheon_of(duel)
            if (
                duel.age == 2
                and duel.decision() == "turn"
                and part.gods_of(0)
                and part.offerings_of(1)
                and part.laid
            ):
                return cast(DuelState, duel.copy())
    raise AssertionError("no such game")


def lose_a_god(duel: DuelState) -> None:
    pantheon_of(duel).gods &= ~(pantheon_of(duel).gods_of(0))


def double_a_god(duel: DuelState) -> None:
    part = pantheon_of(duel)
    part.gods |= part.gods_of(0) << 16


def name_nobody(duel: DuelState) -> None:
    part = pantheon_of(duel)
    place = next(n for n in range(DECK_PLACES) if part.god_at[n] >= names.HIDDEN)
    part.known_to[place] = 1


def forget_a_god(duel: DuelState) -> None:
    part = pantheon_of(duel)
    place = next(n for n in range(DECK_PLACES, PLACES) if part.god_at[n] >= 0)
    part.known_to[place] = 0


def leave_a_gap(duel: DuelState) -> None:
    pantheon_of(duel).deck_sizes -= 1


def double_a_token(duel: DuelState) -> None:
    part = pantheon_of(duel)
    part.tokens |= part.tokens_of(0) << 10 | part.tokens_of(1)


def lose_a_token(duel: DuelState) -> None:
    pantheon_of(duel).tokens = 0


def take_an_offering_twice(duel: DuelState) -> None:
    part = pantheon_of(duel)
    part.offerings |= part.offerings_of(1)


def lay_a_token_twice(duel: DuelState) -> None:
    part = pantheon_of(duel)
    mark = next(n for n in range(3) if part.token_on(n) >= 0)
    part.offerings |= 2 ** (part.token_on(mark) - names.MYTHOLOGY_TOKENS)


def cover_enki(duel: DuelState) -> None:
    part = pantheon_of(duel)
    part.enki = duel.box & -duel.box
    duel.box &= ~part.enki
    for place in range(PLACES):
        if part.god_at[place] == names.ENKI:
            part.known_to[place] = 1
    part.gods &= ~(1 | 2**16)


def leave_the_track(duel: DuelState) -> None:
    pantheon_of(duel).minerva = 12


def meet_minerva(duel: DuelState) -> None:
    pantheon_of(duel).minerva = duel.pawn


def charm_nobody(duel: DuelState) -> None:
    pantheon_of(duel).snake = 12


def hoard(duel: DuelState) -> None:
    duel.second_city.reserve = 9
    duel.bank -= 9


def forge_a_right(duel: DuelState) -> None:
    pantheon_of(duel).discounts += 2


def forge_a_siege(duel: DuelState) -> None:
    pantheon_of(duel).sieges += 256


def forge_a_chain(duel: DuelState) -> None:
    duel.first_city.chains ^= 2 ** int(pantheon_of(duel).facts.first_chain)


WRONG: tuple[Callable[[DuelState], None], ...] = (
    *(lose_a_god, double_a_god, name_nobody, forget_a_god, leave_a_gap, double_a_token),
    *(lose_a_token, take_an_offering_twice, lay_a_token_twice, cover_enki, leave_the_track),
    *(meet_minerva, charm_nobody, hoard, forge_a_right, forge_a_siege, forge_a_chain),
)


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_a_pantheon_with_one_thing_wrong_is_refused(
    table: DuelState, wrong: Callable[[DuelState], None]
) -> None:
    check = soundness_of(table.game)
    duel = cast(DuelState, table.copy())
    check.check(duel)
    wrong(duel)
    with pytest.raises(Unsound):
        check.check(duel)


def test_samples_are_sound_too() -> None:
    """The guess of a seat is a possible table."""
    game = Game(VARIANT)
    check = soundness_of(game)
    for number, (state, _seat, _action) in enumerate(steps(game, 5)):
        for seat in (0, 1):
            check.check(state.resample(seat, Rng(number)))
