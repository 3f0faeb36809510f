"""Buildings and chains: no two of a name, free by an earlier one (C49-C58)."""

import pytest

from tests.rules.classic.table import (
    DATA,
    act,
    cards_in,
    city,
    classic,
    hand_of,
    has,
    legal,
    pile_of,
    play,
    points,
    treasuries,
    ways,
)
from thaumata import NATURE, Dealer, Game, Rng

Cards = tuple[str, ...]
CARDS = {card["id"]: card for card in DATA["cards"]}
CHAINS = [(earlier, id) for id, card in CARDS.items() for earlier in card["chain_from"]]
"""Each earlier building with a card that names it."""

TWINS = [pair for one in DATA["same_building"].items() for pair in (one, one[::-1])]

HALIKARNASSOS = ("halikarnassos A", "gizah A", "rhodos A")
ORE = ("foundry", "ore_vein")
"""The ore for Halikarnassos' second stage."""


# One building of a name


def test_no_city_builds_a_second_building_of_the_same_name() -> None:
    """C49, C51: its card may still be sold or serve for a stage."""
    state = classic(7, hands=(("baths",),), built=(("baths", "stone_pit"),), coins=(20,))
    texts = [text for text in legal(state, 0) if "baths" in text]
    assert texts == ["stage baths", "sell baths"]
    assert ways(classic(7, hands=(("baths",),)), 0, "build baths") == [""]


def test_of_two_copies_in_hand_one_can_be_built() -> None:
    """C49."""
    state = classic(7, hands=(("altar", "altar"),))
    assert hand_of(state, 0).count("altar") == 2
    assert [text for text in legal(state, 0) if "altar" in text] == ["build altar", "sell altar"]
    play(state, "build altar")
    assert "altar" in hand_of(state, 1)
    assert cards_in(state, 0) == {"altar"}


@pytest.mark.parametrize("used", ["stage baths", "sell baths"])
def test_a_card_whose_building_stands_serves_for_a_stage_or_for_sale(used: str) -> None:
    """C51."""
    state = classic(hands=(("baths",),), built=(("baths", "stone_pit"),))
    play(state, used)
    assert city(state, 0).stages == (used == "stage baths")
    assert treasuries(state)[0] == (6 if used == "sell baths" else 3)


@pytest.mark.parametrize(("card", "stands"), TWINS)
def test_the_gray_cards_of_both_ages_are_the_same_buildings(card: str, stands: str) -> None:
    """C50."""
    state = classic(age=CARDS[card]["age"], hands=((card,),), built=((stands,),), coins=(20,))
    assert [text for text in legal(state, 0) if card in text.split()] == [f"sell {card}"]


@pytest.mark.parametrize(("card", "stands"), [("baths", "baths"), *TWINS])
def test_olympias_free_build_builds_no_second_one_either(card: str, stands: str) -> None:
    """C50."""
    setting = {"boards": ("olympia A",), "age": CARDS[card]["age"], "stages": (2,)}
    state = classic(hands=((card,),), built=((stands,),), coins=(0,), **setting)
    assert not [text for text in legal(state, 0) if text.split()[:2] == ["build", card]]


@pytest.mark.parametrize(("card", "stands"), [("baths", "baths"), *TWINS])
def test_nor_does_a_discard_build(card: str, stands: str) -> None:
    """C50, C84."""
    state = classic(
        boards=HALIKARNASSOS,
        stages=(1,),
        hands=(("altar",), ("stockade",), ("theater",)),
        built=((*ORE, stands),),
        discards=(card, "barracks"),
    )
    play(state, "stage altar", "sell stockade", "build theater")
    assert state.decision() == "raise"
    assert ways(state, 0, "build") == ["stockade", "barracks"]


@pytest.mark.parametrize(("card", "stands"), [("baths", "baths"), *TWINS])
def test_nor_does_babylon_with_its_last_card(card: str, stands: str) -> None:
    """C50."""
    other = {1: "altar", 2: "vineyard"}[CARDS[card]["age"]]
    state = classic(
        boards=("babylon B",),
        age=CARDS[card]["age"],
        stages=(2,),
        hands=((card, other),),
        built=((stands,),),
        round=6,
    )
    play(state, f"build {other}")
    assert state.decision() == "last_card"
    assert legal(state, 0) == [f"sell {card}", "pass"]


def test_babylon_does_not_build_the_same_building_with_both_of_its_cards() -> None:
    """C49, C50."""
    state = classic(7, boards=("babylon B",), stages=(2,), hands=(("altar", "altar"),), round=6)
    play(state, "build altar")
    assert state.decision() == "last_card"
    assert legal(state, 0) == ["sell altar", "pass"]


# Chains


@pytest.mark.parametrize(("earlier", "card"), CHAINS)
def test_a_card_that_names_a_building_of_the_city_costs_nothing(earlier: str, card: str) -> None:
    """C52, C53, C56."""
    seats = max(3, min(CARDS[card]["copies"]))
    setting = {"age": CARDS[card]["age"], "hands": ((card,),)}
    without = classic(seats, coins=(0,) * seats, **setting)
    assert ways(without, 0, f"build {card}") == []
    state = classic(seats, built=((earlier,),), coins=(0,) * seats, **setting)
    assert ways(state, 0, f"build {card}") == [""]
    play(state, f"build {card}")
    assert cards_in(state, 0) == {earlier, card}


def test_a_chain_saves_coins_for_purchases_too() -> None:
    """C52, C56: paying would be possible, and is not offered."""
    setting = {
        "age": 2,
        "boards": ("rhodos A", "gizah A", "babylon A"),
        "hands": (("aqueduct",), ("loom_2",), ("press_2",)),
        "coins": (9, 0, 0),
    }
    theirs = ("quarry",)
    without = classic(built=((), theirs), **setting)  # type: ignore[arg-type]
    assert ways(without, 0, "build aqueduct") == ["left 6"]
    state = classic(built=(("baths",), theirs), **setting)  # type: ignore[arg-type]
    assert ways(state, 0, "build aqueduct") == [""]
    play(state, "build aqueduct", "build loom_2", "build press_2")
    assert treasuries(state) == (9, 0, 0)


def test_of_the_trading_posts_one_is_enough_for_the_forum() -> None:
    """C53: either of them, or both."""
    for posts in (
        ("east_trading_post",),
        ("west_trading_post",),
        ("east_trading_post", "west_trading_post"),
    ):
        state = classic(age=2, hands=(("forum",),), built=(posts,), coins=(0,))
        assert ways(state, 0, "build forum") == [""]


def test_only_a_building_of_the_own_city_makes_a_card_free() -> None:
    """C52: not one of a neighbor, not a card in the pile, not a building further back."""
    neighbors = classic(age=2, hands=(("aqueduct",),), built=((), ("baths",), ("baths",)))
    assert ways(neighbors, 0, "build aqueduct") == []
    discarded = classic(age=2, hands=(("aqueduct",),), discards=("baths",))
    assert ways(discarded, 0, "build aqueduct") == []
    further = classic(age=3, hands=(("gardens",),), built=(("theater",),))
    assert ways(further, 0, "build gardens") == []


def test_an_earlier_building_counts_from_the_next_round_on() -> None:
    """C54, C55: however and whenever it was built, here from the discard pile and in Age II."""
    state = classic(
        7,
        boards=HALIKARNASSOS,
        age=2,
        stages=(1,),
        hands=(("courthouse", "aqueduct"), ("statue", "aqueduct")),
        built=(ORE,),
        coins=(0,),
        discards=("baths",),
    )
    assert ways(state, 0, "build aqueduct") == []
    play(state, "stage courthouse", "sell statue")
    act(state, 0, "build baths")
    assert (state.age, state.round) == (2, 2)
    assert ways(state, 0, "build aqueduct") == [""]
    play(state, "build aqueduct")
    assert {"baths", "aqueduct"} <= cards_in(state, 0)


# What stays, and what is gone


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_what_is_built_remains_until_the_end(seats: int) -> None:
    """C57."""
    state = Game(f"classic-{seats}").start()
    dealer, rng = Dealer(seats), Rng(seats)
    stood = [[0, 0, 0] for _ in range(max(seats, 3))]
    while state.pending:
        if state.pending == 1 << NATURE:
            dealer.answer(state)
        else:
            seat = int(state.pending & -state.pending).bit_length() - 1
            actions = state.legal_actions(seat)
            state.apply(seat, actions[int(rng.below(len(actions)))])
        now = [[int(cards) for cards in here.built] for here in state.cities]  # type: ignore[attr-defined]
        for before, after in zip(stood, now, strict=True):
            assert all(old & ~new == 0 for old, new in zip(before, after, strict=True))
        stood = now
    assert any(any(cards) for cards in stood)


def test_the_card_under_a_stage_is_no_building_and_has_no_color() -> None:
    """C58."""
    state = classic(age=2, hands=(("quarry",), ("loom_2",), ("vineyard",)), built=(("stone_pit",),))
    play(state, "stage quarry", "build loom_2", "build vineyard")
    assert cards_in(state, 0) == {"stone_pit"}
    assert treasuries(state)[2] == 3 + 1, "the Vineyard counts the Stone Pit alone"
    assert points(state, 0)["wonder"] == 3


def test_the_card_under_a_stage_is_no_link_of_a_chain() -> None:
    """C58."""
    state = classic(hands=(("baths",),), built=(("stone_pit",),), round=6, coins=(0, 0, 0))
    play(state, "stage baths")
    assert city(state, 0).stages == 1
    assert not has(state, 0, "baths")
    while state.decision() != "choose":
        texts = [state.game.text(state, NATURE, a) for a in state.legal_actions(NATURE)]
        wanted = "deal aqueduct" if "deal aqueduct" in texts else texts[0]
        state.apply(NATURE, state.game.parse(state, NATURE, wanted))
    assert "aqueduct" in hand_of(state, 0)
    assert ways(state, 0, "build aqueduct") == []


def test_the_card_under_a_stage_is_out_of_reach_for_discard_builds() -> None:
    """C58: the one that pays for the discard build too."""
    state = classic(
        boards=HALIKARNASSOS,
        stages=(1,),
        hands=(("altar",), ("baths",), ("theater",)),
        built=(ORE, ("stone_pit",)),
        discards=("loom",),
    )
    play(state, "stage altar", "stage baths", "build theater")
    assert pile_of(state) == ["loom"]
    assert legal(state, 0) == ["build loom", "pass"]
