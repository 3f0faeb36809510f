"""The decrees, one after the other (D175-D188, D254, D269)."""

from typing import Any

import pytest

from tests.rules.agora.table import CONSPIRATORS, SENATORS, Cubes, agora, controlled
from tests.rules.duel.table import (
    CARDS,
    coins,
    deal,
    pawn,
    play,
    price,
    table,
    texts,
    victory,
    waits_for,
    wonder_price,
)
from thaumata import position
from thaumata.duel import happenings
from thaumata.duel.state import DuelState

MINE: Cubes = ({1: 1}, {})
THEIRS: Cubes = ({}, {1: 1})
TIE: Cubes = ({1: 1}, {1: 1})

INCOME = [
    ("blue", "altar", "temple", "palace"),
    ("green", "scriptorium", "school", "academy"),
    ("yellow", "stone_reserve", "customs_house", "armory"),
    ("red", "guard_tower", "walls", "pretorium"),
]


@pytest.mark.parametrize(("color", "cards"), [(row[0], row[1:]) for row in INCOME])
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("builder", [0, 1])
def test_an_income_decree_pays_the_number_of_the_age_for_either_players_build(
    color: str, cards: tuple[str, ...], age: int, builder: int
) -> None:
    """D175."""
    card = cards[age - 1]
    for cubes, receiver in ((MINE, 0), (THEIRS, 1), (TIE, None)):
        state = agora(
            open=(card, "tavern" if age == 1 else ("forum" if age == 2 else "port")),
            age=age,
            coins=(40, 40),
            seat=builder,
            decrees={1: f"income_{color}"},
            cubes=cubes,
            military_tokens=((), ()),
        )
        cost = price(state, builder, card)
        play(state, f"build {card}")
        found = list(coins(state))
        found[builder] += cost
        if card == "armory":
            assert found[builder] >= 40
        else:
            expected = [40, 40]
            if receiver is not None:
                expected[receiver] += age
            assert found == expected


def test_the_current_age_counts_and_not_the_age_of_the_card() -> None:
    """D175."""
    state = agora(
        age=3,
        open=("palace", "arena"),
        wonders=(("mausoleum",), ()),
        discards=("altar",),
        decrees={1: "income_blue"},
        cubes=MINE,
        coins=(40, 7),
    )
    play(state, "wonder mausoleum arena")
    before = coins(state)[0]
    play(state, "build altar")
    assert coins(state)[0] == before + 3


@pytest.mark.parametrize(("card", "built"), [("altar", ()), ("temple", ("altar",))])
def test_free_builds_bring_income_too(card: str, built: tuple[str, ...]) -> None:
    """D175: a card without a cost, and one built by chain."""
    state = agora(
        open=(card, "tavern" if card == "altar" else "brewery"),
        built=(built, ()),
        decrees={1: "income_blue"},
        cubes=THEIRS,
    )
    play(state, f"build {card}")
    assert coins(state) == (7, 7 + CARDS[card]["age"])


def test_other_colors_and_other_uses_bring_no_income() -> None:
    """D175."""
    given: dict[str, Any] = {
        "decrees": {1: "income_blue"},
        "cubes": THEIRS,
        "wonders": (("pyramids",), ()),
    }
    for action in ("discard altar", "wonder pyramids altar", "build tavern"):
        state = agora(open=("altar", "tavern"), coins=(30, 7), **given)
        play(state, action)
        assert coins(state)[1] == 7


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_income_decree_of_wonders_pays_for_wonders(age: int) -> None:
    """D175."""
    card = {1: "altar", 2: "temple", 3: "palace"}[age]
    state = agora(
        open=(card, {1: "tavern", 2: "brewery", 3: "arena"}[age]),
        age=age,
        wonders=(("pyramids",), ()),
        coins=(30, 7),
        decrees={1: "income_wonder"},
        cubes=THEIRS,
    )
    play(state, f"wonder pyramids {card}")
    assert coins(state)[1] == 7 + age


def test_income_arrives_after_the_cost_is_paid() -> None:
    """D228, D175: it cannot pay for the card that brings it."""
    state = agora(open=("palisade", "tavern"), coins=(1, 7), decrees={1: "income_red"}, cubes=MINE)
    assert "build palisade" not in texts(state)


def test_income_goes_to_who_controls_the_decree_as_the_card_is_built() -> None:
    """D254: a cube from a military token comes too late."""
    state = agora(
        open=("guard_tower", "tavern"),
        pawn=2,
        military_tokens=(("small", "large"), ("small", "large")),
        decrees={1: "income_red"},
    )
    play(state, "build guard_tower")
    assert waits_for(state) == ("place_cube", 0)
    play(state, "place 1")
    assert coins(state) == (7, 7)
    assert controlled(state, 0) == {1}


def test_income_comes_after_the_losses_of_the_build_itself() -> None:
    """D269: Appian Way takes the coins that are there, then the decree pays."""
    state = agora(
        wonders=(("appian_way",), ()),
        coins=(30, 1),
        decrees={1: "income_wonder"},
        cubes=THEIRS,
    )
    cost = wonder_price(state, 0, "appian_way")
    play(state, "wonder appian_way tavern")
    assert coins(state) == (30 - cost + 3, 1)


def test_income_comes_after_the_questions_of_the_build_itself() -> None:
    """D269: a card that the Mausoleum builds brings its own income first."""
    state = agora(
        wonders=(("mausoleum",), ()),
        coins=(30, 7),
        discards=("altar", "baths"),
        decrees={1: "income_wonder", 3: "income_blue"},
        cubes=({3: 1}, {1: 1}),
    )
    cost = wonder_price(state, 0, "mausoleum")
    play(state, "wonder mausoleum tavern")
    assert waits_for(state) == ("mausoleum", 0)
    assert coins(state) == (30 - cost, 7)
    again = position.load(position.dumps(state), is_checked=False)
    assert again.fingerprint() == state.fingerprint()
    state.log = []
    play(state, "build altar")
    assert coins(state) == (30 - cost + 1, 7 + 1)
    gained = [seat for kind, seat, *_ in state.log if kind == happenings.COINS_GAINED]
    assert gained == [0, 1]


def test_income_promised_is_paid_although_control_is_lost_meanwhile() -> None:
    """D254, D269: whose it is was settled as the card was built."""
    state = agora(
        open=("guard_tower", "tavern"),
        pawn=2,
        decrees={1: "income_red"},
        cubes=({}, {1: 1}),
    )
    play(state, "build guard_tower")
    assert coins(state) == (7, 7)
    play(state, "place 1")
    assert controlled(state, 1) == set()
    assert coins(state) == (7, 8)


def test_the_cost_is_that_of_the_decrees_before_the_card_acts() -> None:
    """D254: what the build wins is no help for its own cost."""
    state = agora(open=("palisade", "tavern"), pawn=2, decrees={1: "ignore_cost_red"}, coins=(2, 7))
    play(state, "build palisade", "place 1")
    assert coins(state) == (0, 7)


IGNORE_CASES: list[tuple[str, str, str, int]] = [
    # the ruling, the decree's color, the card, and what it costs a city that produces nothing
    ("D176 all coins", "red", "pretorium", 0),
    ("D176 all coins", "red", "palisade", 0),
    ("D176 one unit of one", "red", "garrison", 0),
    ("D176 one unit of two", "red", "walls", 2),
    ("D176 one unit of three", "red", "parade_ground", 4),
    ("D176 nothing to ignore", "red", "guard_tower", 0),
    ("D176 coins alone", "green", "scriptorium", 0),
    ("D176 one unit of three", "green", "library", 4),
    ("D176 coins are dearer than the unit", "yellow", "forum", 2),
    ("D176 as dear as the unit", "yellow", "caravansery", 4),
    ("D176 coins alone", "yellow", "customs_house", 0),
    ("D176 one unit of two", "yellow", "chamber_of_commerce", 2),
]


@pytest.mark.parametrize(("ruling", "color", "card", "cost"), IGNORE_CASES)
def test_one_symbol_of_the_cost_is_left_out(ruling: str, color: str, card: str, cost: int) -> None:
    """D176."""
    state = agora(open=(card,), decrees={1: f"ignore_cost_{color}"}, cubes=MINE)
    assert price(state, 0, card) == cost
    assert price(state, 1, card) == price(agora(open=(card,)), 1, card)
    assert price(agora(open=(card,), decrees={1: f"ignore_cost_{color}"}, cubes=TIE), 0, card) == (
        price(agora(open=(card,)), 0, card)
    )


def test_the_dearest_unit_is_left_out() -> None:
    """D176, D31."""
    state = agora(
        open=("parade_ground",),
        built=((), ("glassworks", "glass_blower")),
        decrees={1: "ignore_cost_red"},
        cubes=MINE,
    )
    assert price(state, 0, "parade_ground") == 2 + 2
    state = agora(
        open=("forum",),
        built=((), ("clay_pool", "clay_pit", "brickyard")),
        decrees={1: "ignore_cost_yellow"},
        cubes=MINE,
    )
    assert price(state, 0, "forum") == 3


def test_other_colors_cost_what_they_cost() -> None:
    """D176."""
    state = agora(open=("baths", "palisade"), decrees={1: "ignore_cost_yellow"}, cubes=MINE)
    assert price(state, 0, "baths") == 2
    assert price(state, 0, "palisade") == 2


def test_a_card_made_free_by_a_decree_is_no_chain_build() -> None:
    """D177: Urbanism pays nothing."""
    state = agora(
        open=("pretorium", "arena"),
        decrees={1: "ignore_cost_red"},
        cubes=MINE,
        progress=(("urbanism",), ()),
    )
    play(state, "build pretorium")
    assert coins(state) == (7, 7)


@pytest.mark.parametrize(
    ("progress", "cost"), [((), 4 * 2 - 2), (("architecture",), 4 * 2 - 3 * 2)]
)
def test_the_wonder_decree_takes_off_one_unit_and_adds_up_with_architecture(
    progress: tuple[str, ...], cost: int
) -> None:
    """D178."""
    state = agora(
        wonders=(("pyramids",), ("colossus",)),
        progress=(progress, ()),
        decrees={1: "wonder_discount"},
        cubes=MINE,
    )
    assert wonder_price(state, 0, "pyramids") == cost
    assert wonder_price(state, 1, "colossus") == 8


TRADE_CASES: list[tuple[str, str, dict[str, int]]] = [
    ("D179", "trade_brown", {"wood": 1, "stone": 1, "clay": 1, "glass": 2, "papyrus": 2}),
    ("D179", "trade_grey", {"wood": 2, "stone": 2, "clay": 2, "glass": 1, "papyrus": 1}),
]


@pytest.mark.parametrize(("ruling", "decree", "prices"), TRADE_CASES)
def test_a_trade_decree_takes_a_coin_off_each_unit(
    ruling: str, decree: str, prices: dict[str, int]
) -> None:
    """D179."""
    state = agora(decrees={1: decree}, cubes=MINE)
    assert trade_prices(state, 0) == prices
    assert set(trade_prices(state, 1).values()) == {2}
    state = agora(decrees={1: decree}, cubes=TIE)
    assert set(trade_prices(state, 0).values()) == {2}


def trade_prices(state: DuelState, seat: int) -> dict[str, int]:
    row = state.city(seat).prices
    names = ("wood", "stone", "clay", "glass", "papyrus")
    return {name: row >> 8 * place & 255 for place, name in enumerate(names)}


def test_a_price_never_falls_below_one() -> None:
    """D179: a price that a card has fixed at one stays there."""
    state = agora(
        built=(("stone_reserve",), ("quarry", "stone_pit")),
        decrees={1: "trade_brown"},
        cubes=MINE,
    )
    assert trade_prices(state, 0)["stone"] == 1
    state = agora(built=((), ("quarry", "stone_pit")), decrees={1: "trade_brown"}, cubes=MINE)
    assert trade_prices(state, 0)["stone"] == 3


def test_trade_prices_follow_control_at_once() -> None:
    """D179, D170."""
    state = agora(open=("conspirator_1", "tavern", "quarry"), decrees={1: "trade_brown"})
    play(state, "build conspirator_1", "place 1")
    assert trade_prices(state, 0)["wood"] == 1
    play(state, "build quarry")
    assert trade_prices(state, 0)["stone"] == 2


def test_both_trade_decrees_may_be_one_players() -> None:
    """D179."""
    state = agora(decrees={1: "trade_brown", 3: "trade_grey"}, cubes=({1: 1, 3: 1}, {}))
    assert set(trade_prices(state, 0).values()) == {1}


def test_the_senate_decree_counts_for_senate_actions_only() -> None:
    """D180: not for a guild, for instance."""
    given: dict[str, Any] = {"decrees": {1: "senate_plus_two_blue"}, "cubes": MINE}
    state = agora(
        open=("magistrates_guild", "palace"),
        coins=(30, 7),
        **given,
    )
    cost = price(state, 0, "magistrates_guild")
    play(state, "build magistrates_guild")
    assert coins(state)[0] == 30 - cost


# The shield decree


def cubes(mine: int, theirs: int) -> tuple[dict[int, int], dict[int, int]]:
    return {1: mine}, {1: theirs}


SHIELD_CASES: list[tuple[str, int, int, int, int]] = [
    # cubes of both before seat 0 places one, the pawn before and after
    ("D181 gained", 0, 0, 0, 1),
    ("D181 taken away from the opponent", 0, 1, -1, 0),
    ("D181 won from a tie", 1, 1, 0, 1),
    ("D181 strengthened", 1, 0, 1, 1),
    ("D181 still theirs", 0, 2, -1, -1),
]


@pytest.mark.parametrize(("ruling", "mine", "theirs", "before", "after"), SHIELD_CASES)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_shield_decree_moves_the_pawn_with_control(
    seat: int, ruling: str, mine: int, theirs: int, before: int, after: int
) -> None:
    """D181."""
    there = cubes(mine, theirs) if seat == 0 else cubes(theirs, mine)
    sign = 1 if seat == 0 else -1
    state = agora(
        open=("politician_left_1", "tavern"),
        decrees={1: "shield"},
        cubes=there,
        pawn=sign * before,
        seat=seat,
    )
    play(state, "build politician_left_1", "place 1")
    assert pawn(state) == sign * after


def test_who_moves_away_gives_the_shield_back() -> None:
    """D181."""
    state = agora(
        open=("politician_left_1", "tavern"),
        decrees={1: "shield", 2: "income_red"},
        cubes=({1: 1}, {}),
        pawn=1,
    )
    play(state, "build politician_left_1", "move 1 2")
    assert pawn(state) == 0


def test_control_that_changes_hands_moves_the_pawn_two_spaces() -> None:
    """D181: one back, one for the new controller, here with the same cube."""
    state = agora(
        decrees={1: "shield"},
        cubes=({1: 1, 2: 1}, {1: 1, 2: 1}),
        pawn=0,
        plots=((("political_maneuver", "baths"),), ()),
    )
    play(state, "trigger political_maneuver", "place 1")
    assert pawn(state) == 1
    state = agora(
        decrees={1: "shield"},
        cubes=({1: 1}, {1: 2}),
        pawn=-1,
        plots=((("political_maneuver", "baths"),), ()),
    )
    play(state, "trigger political_maneuver", "place 1")
    assert pawn(state) == 0
    play(state, "remove 1")
    assert pawn(state) == 1


@pytest.mark.parametrize("distance", [3, 6])
def test_the_shield_decree_fires_military_tokens(distance: int) -> None:
    """D182."""
    state = agora(
        open=("politician_left_1", "tavern"),
        decrees={1: "shield"},
        pawn=distance - 1,
        military_tokens=(("small", "large"), ("small", "large")),
        cubes=({}, {5: 1}),
    )
    play(state, "build politician_left_1", "place 1")
    assert pawn(state) == distance
    assert waits_for(state) == ("place_cube" if distance == 3 else "remove_cube", 0)


def test_giving_the_shield_back_can_win_for_the_opponent() -> None:
    """D182: even in the other player's turn."""
    state = agora(
        open=("politician_left_1", "tavern"),
        decrees={1: "shield", 2: "income_red"},
        cubes=({1: 1}, {}),
        pawn=-8,
        military_tokens=((), ()),
    )
    play(state, "build politician_left_1", "move 1 2")
    assert victory(state) == ("military", (1,))
    assert pawn(state) == -9


def test_gaining_the_shield_can_win() -> None:
    """D182."""
    state = agora(
        open=("politician_left_1", "tavern"),
        decrees={1: "shield"},
        pawn=8,
        military_tokens=((), ()),
    )
    play(state, "build politician_left_1", "place 1")
    assert victory(state) == ("military", (0,))


def test_strategy_adds_nothing_to_the_shield_decree() -> None:
    """D183."""
    state = agora(
        open=("politician_left_1", "tavern"),
        decrees={1: "shield"},
        progress=(("strategy",), ()),
    )
    play(state, "build politician_left_1", "place 1")
    assert pawn(state) == 1


def test_poliorcetics_applies_to_the_shield_decree() -> None:
    """D183."""
    state = agora(
        open=("politician_left_1", "tavern"),
        decrees={1: "shield"},
        progress=(("poliorcetics",), ()),
        pantheon={},
    )
    play(state, "build politician_left_1", "place 1")
    assert coins(state) == (7, 6)


# The others


@pytest.mark.parametrize("yellow", [(), ("tavern",), ("tavern", "stone_reserve")])
def test_the_discard_decree_adds_two_coins(yellow: tuple[str, ...]) -> None:
    """D184."""
    given: dict[str, Any] = {"built": (yellow, ()), "decrees": {1: "discard_plus_two"}}
    for there, more in ((MINE, 2), (THEIRS, 0), (TIE, 0)):
        state = agora(open=("altar", "baths"), cubes=there, **given)
        play(state, "discard altar")
        assert coins(state)[0] == 7 + 2 + len(yellow) + more


def test_the_discard_decree_pays_for_no_other_discards() -> None:
    """D184."""
    state = agora(
        built=((), ("tavern",)),
        decrees={1: "discard_plus_two"},
        cubes=MINE,
        open=("altar", "baths"),
        plots=((("swindle", "quarry"),), ()),
    )
    play(state, "trigger swindle", "discard tavern")
    assert coins(state) == (7, 7)


def test_the_chain_decree_uses_the_opponents_symbols() -> None:
    """D185: the build is a chain build, so Urbanism pays."""
    given: dict[str, Any] = {"built": ((), ("altar",)), "progress": (("urbanism",), ())}
    state = agora(
        open=("temple", "brewery"),
        decrees={1: "opponent_chains"},
        cubes=MINE,
        **given,
    )
    assert price(state, 0, "temple") == 0
    play(state, "build temple")
    assert coins(state) == (7 + 4, 7)
    state = agora(open=("temple",), decrees={1: "opponent_chains"}, cubes=TIE, **given)
    assert price(state, 0, "temple") == 4


def test_the_chain_decree_does_not_lend_to_the_opponent() -> None:
    """D185."""
    state = agora(
        open=("temple",), built=(("altar",), ()), decrees={1: "opponent_chains"}, cubes=MINE
    )
    assert price(state, 1, "temple") == 4


@pytest.mark.parametrize("choice", ["place 6", "conspire"])
def test_the_conspirator_decree_gives_an_extra_turn(choice: str) -> None:
    """D187."""
    state = agora(
        open=("conspirator_1", "tavern"),
        decrees={1: "conspirator_play_again", 6: "income_red"},
        cubes=MINE,
    )
    play(state, "build conspirator_1", choice)
    if choice == "conspire":
        deal(state, "coup", "treason")
        play(state, "keep coup", "top")
    assert waits_for(state) == ("turn", 0)
    assert table(state)["extra_turn"] is False


def test_the_conspirators_own_cube_comes_too_late_for_its_decree() -> None:
    """D187."""
    state = agora(open=("conspirator_1", "tavern"), decrees={1: "conspirator_play_again"})
    play(state, "build conspirator_1", "place 1")
    assert waits_for(state) == ("turn", 1)


def test_an_extra_turn_once_promised_stays() -> None:
    """D187: even if the conspirator's cube makes no difference or control goes later."""
    state = agora(
        open=("conspirator_1", "guard_tower", "tavern"),
        decrees={1: "conspirator_play_again"},
        cubes=({1: 1}, {}),
    )
    play(state, "build conspirator_1", "place 3")
    assert waits_for(state) == ("turn", 0)


def test_politicians_and_discarded_conspirators_give_no_extra_turn() -> None:
    """D187."""
    given: dict[str, Any] = {"decrees": {1: "conspirator_play_again"}, "cubes": MINE}
    state = agora(open=("politician_left_1", "tavern"), **given)
    play(state, "build politician_left_1", "pass")
    assert waits_for(state) == ("turn", 1)
    state = agora(open=("conspirator_1", "tavern"), **given)
    play(state, "discard conspirator_1")
    assert waits_for(state) == ("turn", 1)


def test_an_extra_turn_of_a_decree_is_lost_with_the_end_of_the_age() -> None:
    """D188."""
    state = agora(
        open=("conspirator_1",),
        decrees={1: "conspirator_play_again"},
        cubes=MINE,
        age=3,
        built=(CONSPIRATORS[1:4], SENATORS[:2]),
    )
    play(state, "build conspirator_1", "place 3")
    assert victory(state) is not None


def test_a_moved_decree_serves_the_controller_of_its_new_chamber() -> None:
    """D212: with two decrees in one chamber both act."""
    state = agora(
        decrees={1: "trade_brown", 3: "trade_grey"},
        chambers=(1, 2, 1, 4, 5, 6),
        cubes=MINE,
    )
    assert set(trade_prices(state, 0).values()) == {1}
