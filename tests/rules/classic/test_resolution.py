"""Carrying out a round: its steps, all cities together (C19, C20, C203, C205)."""

import pytest

from tests.rules.classic.table import (
    act,
    cards_in,
    city,
    classic,
    deal_on,
    hand_of,
    has,
    legal,
    number_of,
    pile_of,
    play,
    seats_asked,
    treasuries,
    ways,
)
from thaumata import Game
from thaumata.classic import happenings as told
from thaumata.classic.catalog import Catalog
from thaumata.classic.icons import BuildsFromDiscard
from thaumata.classic.state import ClassicState


def last_round(**more: object) -> ClassicState:
    """Set up a round with Babylon's last card, and a discard build of Halikarnassos."""
    setting: dict[str, object] = {
        "boards": ("babylon B", "halikarnassos A", "gizah A"),
        "hands": (("clay_pit", "theater"), ("altar", "loom"), ("stockade", "press")),
        "stages": (2, 1, 0),
        "built": ((), ("foundry", "ore_vein"), ()),
        "round": 6,
    }
    return classic(**{**setting, **more})  # type: ignore[arg-type]


def test_a_round_is_carried_out_in_these_steps() -> None:
    """C19, C203."""
    state = last_round()
    state.log = []
    play(state, "build clay_pit", "stage altar", "sell stockade")
    act(state, 0, "sell theater")
    act(state, 1, "build press")
    happened = [(kind, seat) for kind, seat, *_ in state.log]
    assert happened[: happened.index((told.AGE_ENDED, 0)) + 1] == [
        (told.PAID_BANK, 0),  # step 1
        (told.BUILT, 0),  # step 2
        (told.STAGE_BUILT, 1),
        (told.STAGE_CARD, 1),
        (told.SOLD, 2),
        (told.SOLD_CARD, 2),
        (told.COINS_GAINED, 2),  # step 3
        (told.SOLD, 0),  # step 4
        (told.SOLD_CARD, 0),
        (told.COINS_GAINED, 0),
        (told.LEFT_OVER, 1),  # step 5
        (told.LEFT_OVER, 2),
        (told.BUILT_FROM_DISCARD, 1),  # step 6
        (told.AGE_ENDED, 0),  # step 8
    ]


def test_all_pay_before_anything_is_placed_and_all_is_placed_before_coins_come() -> None:
    """C19, C203."""
    state = classic(
        7, boards=("gizah A",), hands=tuple((card,) for card in FREE_OR_CHEAP), coins=(1,) * 7
    )
    state.log = []
    play(state, *(f"build {card}" for card in FREE_OR_CHEAP))
    steps = {told.PAID_BANK: 1, told.BUILT: 2, told.COINS_GAINED: 3}
    happened = [steps[kind] for kind, *_ in state.log if kind in steps]
    assert happened == [1, 1, 1, *[2] * 7, 3, 3]


FREE_OR_CHEAP = ("clay_pit", "tavern", "altar", "mine", "tavern", "theater", "forest_cave")


CITIES = (
    ("ephesos A", "vineyard", (), 1, "build vineyard"),
    ("gizah A", "sawmill", ("quarry",), 1, "build sawmill"),
    ("rhodos A", "walls", ("lumber_yard",), 6, "build walls right 6"),
)
"""Board, card in hand, buildings, coins and choice of three neighbors."""


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_seat_never_changes_a_result(turn: int) -> None:
    """C20: the same three cities, moved on around the table."""
    seated = [CITIES[(seat + turn) % 3] for seat in range(3)]
    state = classic(
        age=2,
        boards=[board for board, *_ in seated],
        hands=[(card,) for _, card, *_ in seated],
        built=[built for _, _, built, *_ in seated],
        coins=[coins for *_, coins, _ in seated],
    )
    play(state, *(text for *_, text in seated))
    assert state.round == 2
    results = {board: treasuries(state)[seat] for seat, (board, *_) in enumerate(seated)}
    assert results == {
        "ephesos A": 1 + 3,  # both new brown cards and an old one: sawmill, quarry, lumber yard
        "gizah A": 1 - 1 + 6,
        "rhodos A": 0,
    }


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_choosing_never_changes_a_result(order: tuple[int, ...]) -> None:
    """C20."""
    state = classic(
        age=2,
        boards=[board for board, *_ in CITIES],
        hands=[(card,) for _, card, *_ in CITIES],
        built=[built for _, _, built, *_ in CITIES],
        coins=[coins for *_, coins, _ in CITIES],
    )
    for seat in order:
        act(state, seat, CITIES[seat][-1])
    assert treasuries(state) == (4, 6, 0)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_happens_on_building_counts_what_others_build_in_the_round(seat: int) -> None:
    """C203, step 3."""
    hands: list[tuple[str, ...]] = [("sawmill",), ("quarry",), ("foundry",)]
    hands[seat] = ("vineyard",)
    state = classic(age=2, hands=hands)
    play(state, *(f"build {hand[0]}" for hand in hands))
    assert treasuries(state) == tuple(3 + 2 if city == seat else 3 - 1 for city in range(3))


def test_babylons_last_card_has_payment_placing_and_coins_of_its_own() -> None:
    """C203, step 4: the Vineyard counts what was built before."""
    state = last_round(
        age=2,
        hands=(
            ("statue", "vineyard"),
            ("loom_2", "walls"),
            ("sawmill", "forum"),
        ),
        coins=(0, 3, 3),
    )
    play(state, "sell statue", "build loom_2", "build sawmill")
    assert treasuries(state) == (3, 3, 2)
    act(state, 0, "build vineyard")
    assert treasuries(state) == (3 + 3, 3, 2)


def test_babylon_buys_for_its_last_card_and_the_seller_is_paid_at_once() -> None:
    """C203, step 4."""
    state = last_round(hands=(("clay_pit", "baths"), ("altar", "loom"), ("stockade", "press")))
    play(state, "sell clay_pit", "sell loom", "build press")
    assert treasuries(state) == (6, 6, 3)
    act(state, 0, "build baths right 2")
    assert treasuries(state) == (4, 6, 5)
    assert cards_in(state, 0) == {"baths"}


def test_cards_left_over_join_the_pile_after_babylons_last_card() -> None:
    """C203, steps 2, 4, 5: sold cards are there already."""
    state = last_round()
    play(state, "build clay_pit", "stage altar", "sell stockade")
    assert state.decision() == "last_card"
    assert pile_of(state) == ["stockade"]
    act(state, 0, "sell theater")
    assert set(pile_of(state)) == {"stockade", "theater", "loom", "press"}


def test_a_discard_build_has_placing_and_coins_of_its_own() -> None:
    """C203, step 6: the Vineyard counts the brown card of the same round."""
    state = classic(
        age=2,
        boards=("halikarnassos A",),
        hands=(("forum",), ("sawmill",), ("vineyard",)),
        stages=(1,),
        built=(("foundry", "ore_vein"),),
        coins=(0, 3, 3),
    )
    play(state, "stage forum", "build sawmill", "sell vineyard")
    assert treasuries(state) == (0, 2, 6)
    act(state, 0, "build vineyard")
    assert treasuries(state) == (3, 2, 6)
    assert has(state, 0, "vineyard")
    assert pile_of(state) == []


def test_hands_move_on_after_the_discard_build() -> None:
    """C203, step 8."""
    state = classic(
        boards=("halikarnassos A",), stages=(1,), built=(("foundry", "ore_vein"),), round=3
    )
    hands = [hand_of(state, seat) for seat in range(3)]
    play(state, "stage " + hands[0][0])
    assert (state.round, state.decision()) == (3, "raise")
    assert hand_of(state, 0) == hands[0][1:]
    act(state, 0, "pass")
    assert (state.round, state.decision()) == (4, "choose")
    assert hand_of(state, 1) == hands[0][1:]


def test_the_conflicts_follow_the_discard_build_of_a_last_round() -> None:
    """C203, step 8."""
    state = last_round()
    play(state, "sell clay_pit", "stage altar", "sell stockade")
    act(state, 0, "sell theater")
    assert [int(here.defeats) for here in state.cities] == [0, 0, 0]
    act(state, 1, "build stockade")
    assert [int(here.defeats) for here in state.cities] == [1, 0, 1]
    assert int(city(state, 1).victories) == 2
    assert (state.age, state.decision()) == (2, "deal_card")


def test_babylons_last_card_is_a_decision_of_its_own_after_steps_one_to_three() -> None:
    """C205."""
    state = last_round()
    play(state, "build clay_pit", "stage altar", "sell stockade")
    assert (state.decision(), seats_asked(state)) == ("last_card", [0])
    assert treasuries(state) == (2, 3, 6)
    assert has(state, 0, "clay_pit")
    assert hand_of(state, 0) == ["theater"]
    assert legal(state, 0) == ["build theater", "sell theater", "pass"]


def test_a_discard_build_is_a_decision_of_its_own_after_the_steps_before() -> None:
    """C205: it sees what Babylon's last card has brought."""
    state = last_round()
    play(state, "build clay_pit", "stage altar", "sell stockade")
    act(state, 0, "build theater")
    assert (state.decision(), seats_asked(state)) == ("raise", [1])
    assert has(state, 0, "theater")
    assert ways(state, 1, "build") == ["loom", "press", "stockade"]
    assert treasuries(state) == (2, 3, 6)
    act(state, 1, "build loom")
    deal_on(state)
    assert state.cities[1].has(number_of(state, "loom"))
    assert (state.age, state.round) == (2, 1)


@pytest.mark.parametrize("variant", ["classic-2+cities", "classic-7+cities"])
def test_what_asks_for_a_discarded_card_brings_nothing_that_would_have_to_wait(
    variant: str,
) -> None:
    """C203: on no card and no stage does coins or the like stand beside a discard build."""
    catalog = Game(variant).catalog
    assert isinstance(catalog, Catalog)
    tables = [catalog.at_once, catalog.afterwards, catalog.stage_at_once, catalog.stage_afterwards]
    for cards, later in (tables[:2], tables[2:]):
        for once, afterwards in zip(cards, later, strict=True):
            if any(isinstance(effect, BuildsFromDiscard) for effect in once):
                assert len(once) == 1
                assert not afterwards
