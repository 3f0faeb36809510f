"""The greedy player in 7 Wonders: sensible in every seat and every decision."""

from typing import cast

import pytest

import thaumata as th
from tests.rules.classic.table import RICH, classic, legal, number_of
from thaumata.classic.building import put_into_city
from thaumata.classic.cities.part import part_of
from thaumata.classic.state import ClassicState
from thaumata.kit.effects import Effect
from thaumata.kit.piles import clear, put
from thaumata.players.greedy import GreedyPlayer
from thaumata.players.player import Table
from thaumata.players.simulation import simulate
from thaumata.players.values.classic import worth as classic_worth
from thaumata.players.values.classic.cities import worth as cities_worth
from thaumata.players.values.families import action_value_of
from thaumata.rng import Rng

WITH_CITIES = ("classic-3+cities", "classic-2+cities", "classic-5+cities")


def chosen(state: ClassicState, seat: int = 0, seed: int = 0) -> str:
    """Return the action of the greedy player."""
    greedy = GreedyPlayer()
    greedy.begin(state.game, seat, Rng(seed))
    table = Table(state, seat)
    return table.text(greedy.choose(table))


def one_of_each(variant: str, games: int, **options: str) -> dict[str, tuple[ClassicState, int]]:
    """Return for each decision of some random games a state where a seat has a choice in it."""
    game = th.Game(variant, options=options)
    found: dict[str, tuple[ClassicState, int]] = {}
    for seed in range(games):
        state, dealer, rng = game.start(), th.Dealer(seed), Rng(seed)
        while state.pending:
            if state.pending >> th.NATURE & 1:
                dealer.answer(state)
                continue
            seat = next(seat for seat in range(game.seats) if state.pending >> seat & 1)
            actions = state.legal_actions(seat)
            kind = f"{state.decision()} {len(state.sealed_by(seat))}"
            if kind not in found and len(actions) > 1:
                found[kind] = cast(ClassicState, state.copy()), seat
            state.perform(seat, actions[rng.below(len(actions))])
    return found


# Games


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
def test_greedy_among_random_players_wins_nearly_always(seats: int) -> None:
    names = ["random"] * seats
    names[1] = "greedy"
    result = simulate(th.Game("classic", seats=seats), names, games=12, seed=11)
    assert result.wins.by_player["greedy"] >= 10


@pytest.mark.parametrize("variant", WITH_CITIES)
def test_greedy_among_random_players_wins_with_cities_too(variant: str) -> None:
    game = th.Game(variant)
    result = simulate(game, ["greedy", *["random"] * (game.seats - 1)], games=8, seed=13)
    assert result.wins.by_player["greedy"] >= 7


def test_a_greedy_team_beats_a_random_one() -> None:
    game = th.Game("classic-4+cities+teams")
    result = simulate(game, ("greedy", "greedy", "random", "random"), games=6, seed=3)
    assert result.wins.by_seat == [6, 6, 0, 0]
    assert result.wins.shared == 0


def test_greedy_players_reach_the_points_of_people() -> None:
    result = simulate(th.Game("classic-3"), ["greedy"] * 3, games=12, seed=5)
    means = [mean for mean in result.score.mean if mean is not None]
    assert 42 <= sum(means) / len(means) <= 62
    for category in ("military", "wonder", "blue", "green", "guilds"):
        assert sum(mean or 0 for mean in result.score.parts[category]) > 0


# Every question


def test_greedy_answers_every_kind_of_decision() -> None:
    asked: set[str] = set()
    for variant, options in (
        ("classic-3", {"sides": "choose"}),
        ("classic-2", {"sides": "B"}),
        ("classic-7+cities", {"sides": "B"}),
        ("classic-2+cities", {}),
        ("classic-4+cities+teams", {}),
    ):
        for kind, (state, seat) in one_of_each(variant, 30, **options).items():
            asked.add(kind)
            greedy = GreedyPlayer()
            greedy.begin(state.game, seat, Rng(0))
            table = Table(state, seat)
            before = state.fingerprint()
            assert greedy.choose(table) in table.legal_actions
            assert state.fingerprint() == before
    assert {"choose 0", "choose 1", "choose_side 0", "last_card 0", "raise 0"} <= asked
    assert {"settle 0", "settle 1"} <= asked


@pytest.mark.parametrize("variant", ["classic-2", "classic-3+cities"])
def test_weighing_an_action_changes_nothing(variant: str) -> None:
    for state, seat in one_of_each(variant, 3).values():
        value = action_value_of(state.game)
        before = state.fingerprint()
        actions = state.legal_actions(seat)
        worths = [value.after(state, seat, action) for action in actions]
        assert state.fingerprint() == before
        assert value.best(state, seat, actions) == (actions[worths.index(max(worths))], max(worths))


def test_greedy_does_not_look_at_what_others_have_sealed() -> None:
    state = classic(age=2)
    alone = chosen(state, 2)
    state.perform(0, state.legal_actions(0)[0])
    state.perform(1, state.legal_actions(1)[-1])
    assert chosen(state, 2) == alone


def test_greedy_does_not_look_at_hands_that_it_has_not_seen() -> None:
    one = classic(age=2, hands=((), ("school", "temple"), ("statue",)))
    other = classic(age=2, hands=((), ("statue", "library"), ("school",)))
    assert [chosen(one, seed=seed) for seed in range(3)] == [
        chosen(other, seed=seed) for seed in range(3)
    ]


# Sense


def weighed(state: ClassicState, seat: int = 0) -> str:
    """Return the action of the greedy player for the state as it is, without a sample."""
    value = action_value_of(state.game)
    action, _ = value.best(state, seat, state.legal_actions(seat))
    return state.game.text(state, seat, action)


def last_round(*hand: str, built: tuple[tuple[str, ...], ...] = (RICH,)) -> ClassicState:
    """Return the last round of a game for a city that can pay anything."""
    return classic(age=3, round=6, hands=(hand,), built=built, coins=(9, 9, 9), stages=(3,))


def test_greedy_takes_the_most_points_in_the_last_round() -> None:
    assert weighed(last_round("gardens", "palace")).startswith("build palace")


def test_greedy_builds_the_shields_that_turn_both_conflicts() -> None:
    neighbors = (RICH, ("stables",), ("walls",))
    assert weighed(last_round("palace", "arsenal", built=neighbors)) == "build arsenal"
    safe = ((*RICH, "arsenal"), ("stables",), ("walls",))
    assert weighed(last_round("palace", "siege_workshop", built=safe)) == "build palace"


def test_greedy_completes_a_set_of_symbols() -> None:
    symbols = ((*RICH, "apothecary", "dispensary", "workshop", "laboratory", "scriptorium"),)
    assert weighed(last_round("palace", "university", built=symbols)) == "build university"
    assert weighed(last_round("palace", "university")) == "build palace"


def test_greedy_counts_what_a_guild_would_score() -> None:
    browns = ("lumber_yard", "stone_pit", "clay_pool", "ore_vein", "clay_pit")
    crowded = (RICH, browns, browns)
    assert weighed(last_round("palace", "workers_guild", built=crowded)) == "build workers_guild"
    assert weighed(last_round("palace", "workers_guild")) == "build palace"


def test_greedy_builds_a_stage_rather_than_sell() -> None:
    state = classic(hands=(("loom",),), built=(RICH,), round=6)
    assert weighed(state).startswith("stage ")


def test_greedy_begins_with_a_building_rather_than_a_sale() -> None:
    assert weighed(classic(hands=(("lumber_yard", "clay_pool", "press"),))).startswith("build ")


def test_greedy_pays_the_neighbor_who_is_its_ally() -> None:
    game = th.Game("classic-4+cities+teams")
    state = cast(ClassicState, game.start())
    dealer = th.Dealer(2)
    while state.pending >> th.NATURE & 1:
        dealer.answer(state)
    state.age = 3
    state.round = 7
    put(state.hands, state.hand_at(0), number_of(state, "gardens") & 63)
    for rich in (1, 3):
        for card in RICH:
            put_into_city(state, rich, number_of(state, card))
    state.cities[0].coins = 9
    ways = [text for text in legal(state, 0) if text.startswith("build gardens")]
    assert len(ways) > 1
    paid = weighed(state)
    assert paid.startswith("build gardens left")
    assert "right" not in paid


def test_greedy_raises_the_best_card_of_the_discard_pile() -> None:
    state = classic(
        boards=("halikarnassos A",),
        age=3,
        hands=(("haven",),),
        built=(("foundry", "ore_vein"),),
        stages=(1,),
        discards=("altar", "palace", "gardens"),
    )
    state.apply(0, state.game.parse(state, 0, "stage haven"))
    for seat in (1, 2):
        state.apply(seat, state.legal_actions(seat)[-1])
    assert state.decision() == "raise"
    assert weighed(state) == "build palace"


def test_greedy_pays_coins_rather_than_take_debts() -> None:
    state, seat = one_of_each("classic-3+cities", 20)["settle 0"]
    state.cities[seat].coins = 9
    part_of(state).losses[seat] = 2
    assert weighed(state, seat) == f"pay {max(2, len(state.legal_actions(seat)) - 1)}"


def test_greedy_does_not_arm_the_free_city_against_itself() -> None:
    state = classic(
        2, age=3, round=6, hands=(("gardens",), ()), built=((), (), RICH), coins=(3, 3, 9)
    )
    state.cities[1].shields = 9
    pile = state.hand_at(0)
    clear(state.hands, pile)
    for card in ("gardens", "arsenal", "palace"):
        put(state.hands, pile, number_of(state, card) & 63)
    state.controller = 0
    state.perform(0, state.game.parse(state, 0, "sell gardens"))
    assert not weighed(state).startswith("city build arsenal")
    state.cities[0].shields = 9
    state.cities[1].shields = 2
    assert weighed(state) == "city build arsenal"


def test_every_icon_is_in_the_table_of_values() -> None:
    catalog = cast(ClassicState, th.Game("classic-7+cities").start()).catalog
    effects: list[Effect[ClassicState]] = []
    for group in (*catalog.effects, *catalog.stage_effects):
        effects += group
    icons = {str(effect.form()[0]) for effect in effects}
    assert icons - {"science"} == {*classic_worth.ICONS, *cities_worth.ICONS}
