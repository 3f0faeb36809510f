"""The conflict pawn, the military tokens, and military supremacy (D53-D58)."""

import pytest

from tests.rules.duel.table import (
    CARDS,
    Pair,
    coins,
    deal_all,
    duel,
    pawn,
    play,
    table,
    to_bank,
    victory,
    waits_for,
)
from thaumata.duel import happenings
from thaumata.duel.state import DuelState

RED = [id for id, card in CARDS.items() if card["color"] == "red"]

Cards = tuple[str, ...]


def attack(card: str, pawn: int = 0, seat: int = 0, **given: object) -> DuelState:
    """Build a red card, with coins enough for both."""
    fitting = {"coins": (40, 40), "pawn": pawn, "seat": seat, **given}
    state = duel(open=(card, "altar"), **fitting)  # type: ignore[arg-type]
    play(state, f"build {card}")
    return state


def tokens_left(state: DuelState) -> list[list[str]]:
    return [list(side) for side in table(state)["military_tokens"]]


@pytest.mark.parametrize("card", RED)
def test_each_shield_takes_the_pawn_one_space_closer_to_the_opponents_capital(card: str) -> None:
    """D53."""
    ((_, shields),) = CARDS[card]["effects"]
    assert pawn(attack(card)) == shields
    assert pawn(attack(card, seat=1)) == -shields
    assert pawn(attack(card, pawn=-2)) == -2 + shields


def test_the_pawn_moves_at_once_and_one_space_after_another() -> None:
    """D53."""
    state = duel(open=("pretorium", "altar"), coins=(8, 7), age=3)
    state.log = []
    play(state, "build pretorium")
    moves = [event[1:4] for event in state.log if event[0] == happenings.PAWN_MOVED]
    assert moves == [(0, 10, 1), (0, 11, 1), (0, 12, 1)]


def test_a_discarded_red_card_moves_nothing() -> None:
    """D53."""
    state = duel(open=("pretorium", "academy"))
    play(state, "discard pretorium")
    assert pawn(state) == 0


TOKEN_CASES: list[tuple[str, str, int, int, int, list[str]]] = [
    # the card (1, 2 or 3 shields), the pawn before, after, the opponent's loss, the tokens left
    ("D54 short of the zone", "guard_tower", 1, 2, 0, ["small", "large"]),
    ("D54 into the zone", "guard_tower", 2, 3, 2, ["large"]),
    ("D54 past its border", "walls", 2, 4, 2, ["large"]),
    ("D54 within the zone", "walls", 3, 5, 0, ["large"]),
    ("D54 into the next zone", "guard_tower", 5, 6, 5, []),
    ("D54 past the next border", "pretorium", 4, 7, 5, []),
    ("D54 within the next zone", "walls", 6, 8, 0, []),
    ("D54 from the own side to the center", "pretorium", -3, 0, 0, ["small", "large"]),
    ("D54 out of the own zones", "pretorium", -5, -2, 0, ["small", "large"]),
]


@pytest.mark.parametrize(("ruling", "card", "before", "after", "loss", "left"), TOKEN_CASES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_takes_effect_when_the_pawn_steps_into_its_zone(
    seat: int, ruling: str, card: str, before: int, after: int, loss: int, left: list[str]
) -> None:
    """D54, D55."""
    there = [name for name, distance in (("small", 3), ("large", 6)) if before < distance]
    sides: Pair = (["small", "large"], there)
    if seat == 1:
        before, after, sides = -before, -after, (there, ["small", "large"])
    cost = CARDS[card]["cost"].get("coins", 0) or 2 * sum(CARDS[card]["cost"].values())
    state = attack(card, pawn=before, seat=seat, military_tokens=sides)
    assert pawn(state) == after
    spent = 40 - cost, 40 - loss
    assert coins(state) == (spent if seat == 0 else spent[::-1])
    assert tokens_left(state)[1 - seat] == left
    assert tokens_left(state)[seat] == ["small", "large"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_move_that_enters_two_zones_fires_both_tokens_in_order(seat: int) -> None:
    """D54: three shields and one of Strategy, from distance 2 to 6."""
    strategy = (("strategy",), ()) if seat == 0 else ((), ("strategy",))
    state = duel(
        open=("pretorium", "altar"),
        age=3,
        pawn=2 if seat == 0 else -2,
        seat=seat,
        coins=(40, 40),
        progress=strategy,
    )
    state.log = []
    play(state, "build pretorium")
    assert abs(pawn(state)) == 6
    assert coins(state)[1 - seat] == 40 - 2 - 5
    assert tokens_left(state)[1 - seat] == []
    fired = [event[2] for event in state.log if event[0] == happenings.MILITARY_TOKEN]
    assert fired == [2, 5]


@pytest.mark.parametrize(("treasury", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_who_has_less_than_two_coins_pays_all_and_owes_no_rest(treasury: int, left: int) -> None:
    """D55."""
    state = attack("guard_tower", pawn=2, coins=(7, treasury))
    assert coins(state) == (7, left)
    play(state, "discard altar")
    assert coins(state) == (7, left + 2)


@pytest.mark.parametrize(("treasury", "left"), [(6, 1), (5, 0), (4, 0), (0, 0)])
def test_who_has_less_than_five_coins_pays_all_and_owes_no_rest(treasury: int, left: int) -> None:
    """D55."""
    state = attack("guard_tower", pawn=5, coins=(7, treasury), military_tokens=((), ("large",)))
    assert coins(state) == (7, left)


def test_the_smaller_loss_comes_first_when_the_treasury_is_short() -> None:
    """D54, D55."""
    state = attack("pretorium", pawn=2, coins=(8, 4), progress=(("strategy",), ()))
    assert coins(state) == (0, 0)
    state = attack("pretorium", pawn=2, coins=(8, 9), progress=(("strategy",), ()))
    assert coins(state) == (0, 2)


def test_the_attacker_gains_nothing_of_it() -> None:
    """D55: the coins go to the bank, even where the attacker owns Economy."""
    state = duel(open=("guard_tower", "altar"), pawn=2, progress=(("economy",), ()))
    assert to_bank(state, "build guard_tower") == 2
    assert coins(state) == (7, 5)


def test_a_token_works_once_in_a_game() -> None:
    """D56."""
    state = duel(
        open=("guard_tower", "stable", "garrison", "altar"),
        pawn=2,
        coins=(20, 20),
    )
    play(state, "build guard_tower")  # into the zone
    assert (pawn(state), coins(state)) == (3, (20, 18))
    play(state, "build stable")  # out of it
    assert (pawn(state), coins(state)) == (2, (20, 16))
    play(state, "build garrison")  # into it again
    assert (pawn(state), coins(state)) == (3, (18, 16))


def test_a_token_of_the_one_side_does_not_use_up_that_of_the_other() -> None:
    """D56."""
    state = attack("guard_tower", pawn=-2, seat=1, military_tokens=(("small", "large"), ()))
    assert coins(state) == (38, 40)


@pytest.mark.parametrize(
    ("card", "before"), [("guard_tower", 8), ("walls", 7), ("pretorium", 6), ("pretorium", 8)]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_reaching_the_opponents_capital_wins_on_the_spot(seat: int, card: str, before: int) -> None:
    """D57: shields beyond that have no effect."""
    state = attack(card, pawn=before if seat == 0 else -before, seat=seat, military_tokens=((), ()))
    assert victory(state) == ("military", (seat,))
    assert abs(pawn(state)) == 9
    assert state.pending == 0
    assert state.legal_actions(1 - seat) == []


def test_distance_eight_does_not_win() -> None:
    """D57."""
    state = attack("walls", pawn=6, military_tokens=((), ()))
    assert victory(state) is None
    assert waits_for(state) == ("turn", 1)


def test_military_victory_does_not_ask_for_points() -> None:
    """D57."""
    state = attack("guard_tower", pawn=8, built=((), ("palace", "town_hall")))
    assert state.score_sheet().totals[1] > state.score_sheet().totals[0]
    assert victory(state) == ("military", (0,))


@pytest.mark.parametrize("card", RED)
def test_strategy_adds_a_shield_to_each_red_card_of_its_owner(card: str) -> None:
    """D58."""
    ((_, shields),) = CARDS[card]["effects"]
    assert pawn(attack(card, progress=(("strategy",), ()))) == shields + 1
    assert pawn(attack(card, progress=((), ("strategy",)))) == shields


@pytest.mark.parametrize(
    ("wonder", "shields"), [("colossus", 2), ("circus_maximus", 1), ("statue_of_zeus", 1)]
)
def test_strategy_adds_nothing_to_wonders(wonder: str, shields: int) -> None:
    """D58."""
    state = duel(
        open=("altar", "guard_tower"),
        wonders=((wonder,), ()),
        progress=(("strategy",), ()),
        coins=(20, 7),
    )
    play(state, f"wonder {wonder} altar")
    assert pawn(state) == shields


def test_strategy_adds_nothing_to_what_already_stands() -> None:
    """D58."""
    state = duel(
        open=("library", "altar"),
        age=2,
        built=(("scriptorium", "guard_tower", "walls"), ()),
        board=("strategy",),
    )
    play(state, "build library", "take strategy")
    assert pawn(state) == 0


def test_strategy_adds_nothing_to_the_red_card_that_lies_under_a_wonder() -> None:
    """D58, D19."""
    state = duel(
        open=("walls", "brewery"),
        wonders=(("pyramids",), ()),
        progress=(("strategy",), ()),
        coins=(20, 7),
    )
    play(state, "wonder pyramids walls")
    assert pawn(state) == 0


def test_strategy_adds_a_shield_to_what_the_mausoleum_builds() -> None:
    """D58, D47."""
    state = duel(
        open=("altar", "brewery"),
        age=2,
        wonders=(("mausoleum",), ()),
        progress=(("strategy",), ()),
        discards=("guard_tower",),
        coins=(20, 7),
    )
    play(state, "wonder mausoleum altar", "build guard_tower")
    assert pawn(state) == 2


def test_a_victory_in_the_last_turn_of_an_age_ends_the_game() -> None:
    """D57, D226."""
    state = duel(open=("guard_tower",), pawn=8)
    play(state, "build guard_tower")
    deal_all(state)
    assert victory(state) == ("military", (0,))
    assert table(state)["age"] == 1
