"""The checks of a table of Duel find every kind of error."""

import re
from collections.abc import Callable
from typing import cast

import pytest

from tests.proof.walk import steps
from thaumata import Game
from thaumata.duel.catalog import Catalog
from thaumata.duel.state import DuelState
from thaumata.game import State
from thaumata.kit.bits import first, members_of
from thaumata.proof.checked_playout import CheckedPlayout
from thaumata.proof.duel.soundness import DuelSoundness
from thaumata.proof.soundness import Soundness, Unsound
from thaumata.wording.words import LANGUAGES, Words

GAME = Game("duel")
CHECK = DuelSoundness(cast(Catalog, GAME.catalog))


@pytest.fixture(scope="module")
def table() -> DuelState:
    """A turn of the third age with wonders built, cards discarded and tokens taken."""
    for seed in range(1000):
        for state, _seat, _action in steps(GAME, seed):
            duel = cast(DuelState, state)
            mine, theirs = duel.first_city, duel.second_city
            if (
                duel.age == 3
                and duel.decision() == "turn"
                and len(members_of(duel.present)) == 12
                and mine.wonders
                and mine.wonders_built
                and theirs.progress
                and mine.fixed
                and theirs.production
                and theirs.symbols
                and duel.discards[0]
            ):
                return cast(DuelState, duel.copy())
    raise AssertionError("no such game")


def lose_a_coin(duel: DuelState) -> None:
    duel.first_city.coins -= 1


def owe_coins(duel: DuelState) -> None:
    duel.bank += duel.second_city.coins + 1
    duel.second_city.coins = -1


def lose_a_card(duel: DuelState) -> None:
    duel.discards[0] = duel.discards[0] & (duel.discards[0] - 1)


def double_a_card(duel: DuelState) -> None:
    duel.discards[2] |= duel.first_city.built[2] | duel.second_city.built[2] | duel.unseen[2]


def see_a_hidden_card(duel: DuelState) -> None:
    duel.unseen[2] = duel.unseen[2] & (duel.unseen[2] - 1)


def swap_cards(duel: DuelState) -> None:
    duel.slots[first(duel.known)] = duel.slots[first(duel.known & (duel.known - 1))]


def lose_a_wonder(duel: DuelState) -> None:
    duel.first_city.wonders = duel.first_city.wonders & (duel.first_city.wonders - 1)


def build_on_nothing(duel: DuelState) -> None:
    duel.under[first(duel.first_city.wonders_built)] = -1


def lose_a_token(duel: DuelState) -> None:
    duel.box = duel.box & (duel.box - 1)


def double_a_token(duel: DuelState) -> None:
    duel.board |= duel.second_city.progress


def leave_the_track(duel: DuelState) -> None:
    duel.pawn = 10


def reach_the_capital(duel: DuelState) -> None:
    duel.pawn = -9


def forget_access(duel: DuelState) -> None:
    duel.accessible = duel.accessible & (duel.accessible - 1)


def show_a_covered_card(duel: DuelState) -> None:
    duel.known |= duel.present


def turn_an_open_card(duel: DuelState) -> None:
    duel.known = duel.known & (duel.known - 1)


def end_halfway(duel: DuelState) -> None:
    duel.ended = 1


def ask_another(duel: DuelState) -> None:
    duel.pending = duel.pending ^ 3


def answer_something_else(duel: DuelState) -> None:
    duel.asked = duel.game.decisions[0]


def keep_a_fired_token(duel: DuelState) -> None:
    duel.pawn, duel.military_tokens = 3, 15


def win_unnoticed(duel: DuelState) -> None:
    duel.pawn, duel.military_tokens = 9, 3


def take_a_fifth_wonder(duel: DuelState) -> None:
    spare = duel.wonder_pool & -duel.wonder_pool
    duel.wonder_pool ^= spare
    duel.first_city.wonders |= spare | duel.second_city.wonders
    duel.second_city.wonders = 0


def deal_a_ninth_wonder(duel: DuelState) -> None:
    spare = duel.wonder_pool & -duel.wonder_pool
    duel.wonder_pool ^= spare
    duel.shown |= spare


def lay_out_a_sixth_token(duel: DuelState) -> None:
    duel.board, duel.box = duel.board | duel.box, 0


def put_coins_aside(duel: DuelState) -> None:
    duel.first_city.coins -= 1
    duel.first_city.reserve += 1


def forget_to_go_on(duel: DuelState) -> None:
    duel.agenda[0] = duel.agenda[1]
    duel.depth = 1


def ask_for_nothing_drawn(duel: DuelState) -> None:
    duel.box, duel.drawn = duel.box & (duel.box - 1), duel.box & -duel.box


def change(field: str) -> Callable[[DuelState], None]:
    def wrong(duel: DuelState) -> None:
        city = duel.second_city
        setattr(city, field, getattr(city, field) + 1)

    wrong.__name__ = f"change {field}"
    return wrong


WRONG = (
    *(lose_a_coin, owe_coins, lose_a_card, double_a_card, see_a_hidden_card, swap_cards),
    *(lose_a_wonder, build_on_nothing, lose_a_token, double_a_token, leave_the_track),
    *(reach_the_capital, forget_access, show_a_covered_card, turn_an_open_card, end_halfway),
    *(ask_another, answer_something_else, keep_a_fired_token, win_unnoticed),
    *(take_a_fifth_wonder, deal_a_ninth_wonder, lay_out_a_sixth_token, put_coins_aside),
    *(forget_to_go_on, ask_for_nothing_drawn),
    *map(
        change,
        (
            *("families", "production", "raw_choices", "made_choices", "fixed", "prices"),
            *("discounts", "chains", "symbols", "shield_bonus", "chain_income"),
            *("collects_trade", "wonders_play_again", "borrows_chains"),
        ),
    ),
)


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_a_table_with_one_thing_wrong_is_refused(
    table: DuelState, wrong: Callable[[DuelState], None]
) -> None:
    duel = cast(DuelState, table.copy())
    CHECK.check(duel)
    wrong(duel)
    with pytest.raises(Unsound) as error:
        CHECK.check(duel)
    for language in LANGUAGES:
        told = Words(language)(error.value.message_id, **error.value.arguments)
        assert error.value.field in told
        assert not re.search(r"impossible-|\{|\$", told)


def test_a_check_may_be_written_by_a_user() -> None:
    class NoWonderInAgeOne(Soundness):
        def check(self, state: State) -> None:
            duel = cast(DuelState, state)
            if duel.age == 1 and duel.first_city.wonders_built | duel.second_city.wonders_built:
                raise Unsound("a wonder in the first age")

    player = CheckedPlayout(GAME, NoWonderInAgeOne(), seed=1)
    with pytest.raises(Unsound, match="in the first age"):
        player.play(20)


def test_every_field_of_a_city_is_compared() -> None:
    city = cast(DuelState, GAME.start()).first_city
    plain = {"coins", "built", "wonders", "wonders_built", "progress", "reserve"}
    kept = {name for name, value in fields_of(city) if isinstance(value, int)} - plain
    assert kept == {wrong.__name__.removeprefix("change ") for wrong in WRONG[-14:]}


def fields_of(thing: object) -> list[tuple[str, object]]:
    names = [name for name in dir(thing) if not name.startswith("_")]
    values = [(name, getattr(thing, name)) for name in names]
    return [(name, value) for name, value in values if not callable(value)]
