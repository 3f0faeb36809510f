"""Ways to pay in whole games, against trying every source of every unit (C206-C208)."""

from collections.abc import Iterator
from typing import Any, cast

import pytest

from tests.rules.classic.table import DATA, Plan, cards_in, hand_of, plan_in, ways
from thaumata import NATURE, Dealer, Game, Rng
from thaumata.classic.state import ClassicState

PRINTED: dict[str, dict[str, Any]] = {
    card["id"]: card for card in [*DATA["cards"], *DATA["guilds"]]
}
RAW = DATA["resources"]["raw"]


def positions(seats: int, seed: int) -> Iterator[ClassicState]:
    """Play a game at random, and yield the state whenever all are asked for a card."""
    state = cast(ClassicState, Game(f"classic-{seats}").start())
    dealer, rng = Dealer(seed), Rng(seed)
    while state.pending:
        if state.pending == 1 << NATURE:
            dealer.answer(state)
            continue
        if state.decision() == "choose" and state.pending == 2**seats - 1:
            yield state
        seat = int(state.pending & -state.pending).bit_length() - 1
        actions = state.legal_actions(seat)
        builds = [a for a in actions if state.game.text(state, seat, a).startswith("build")]
        choices = builds or actions
        state.apply(seat, choices[int(rng.below(len(choices)))])


def producers(state: ClassicState, seat: int, *, for_sale: bool) -> list[tuple[str, ...]]:
    """List the units that a city produces, or sells, each with its choice of resources."""
    number, side = divmod(int(state.cities[seat].board), 2)
    board = DATA["boards"][number]
    effects: list[list[Any]] = [["produces", {board["resource"]: 1}]]
    for stage in board["sides"]["AB"[side]][: state.cities[seat].stages]:
        effects += stage["effects"]
    for card in cards_in(state, seat):
        effects += PRINTED[card]["effects"]
    units: list[tuple[str, ...]] = []
    for name, *values in effects:
        if name == "produces":
            units += [(resource,) for resource, n in values[0].items() for _ in range(n)]
        elif name == "produces_one_of" and (values[1] or not for_sale):
            units.append(tuple(values[0]))
    return units


def prices(state: ClassicState, seat: int) -> dict[tuple[str, str], int]:
    """Return the price of a unit of each group for a city from either neighbor."""
    found = {(group, side): 2 for group in ("raw", "made") for side in ("left", "right")}
    number, b_side = divmod(int(state.cities[seat].board), 2)
    stages = DATA["boards"][number]["sides"]["AB"[b_side]][: state.cities[seat].stages]
    effects = [effect for stage in stages for effect in stage["effects"]]
    effects += [effect for card in cards_in(state, seat) for effect in PRINTED[card]["effects"]]
    for name, *values in effects:
        if name == "cheap_trade":
            for side in ("left", "right") if values[1] == "both" else (values[1],):
                found[values[0], side] = 1
    return found


def solved(state: ClassicState, seat: int, cost: dict[str, int]) -> set[Plan]:
    """Try every source of every unit, and keep the plans that no other one beats."""
    purse = int(state.cities[seat].coins) - cost.get("coins", 0)
    seats = state.game.seats
    price = prices(state, seat)
    sources = [(unit, "own") for unit in producers(state, seat, for_sale=False)]
    sources += [(u, "left") for u in producers(state, (seat + 1) % seats, for_sale=True)]
    sources += [(u, "right") for u in producers(state, (seat - 1) % seats, for_sale=True)]
    needed = [resource for resource, n in cost.items() if resource != "coins" for _ in range(n)]
    paths = {(0, 0, 0)}
    for resource in needed:
        group = "raw" if resource in RAW else "made"
        paths = {
            (
                used | 1 << place,
                left + (price[group, side] if side == "left" else 0),
                right + (price[group, side] if side == "right" else 0),
            )
            for used, left, right in paths
            for place, (options, side) in enumerate(sources)
            if resource in options and not used >> place & 1
        }
    found = {(left, right) for _, left, right in paths if left + right <= purse}
    return {
        plan
        for plan in found
        if not any(o != plan and o[0] <= plan[0] and o[1] <= plan[1] for o in found)
    }


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (3, 2), (4, 3), (5, 4), (7, 5)])
def test_in_a_game_exactly_the_ways_to_pay_that_no_other_one_beats_are_offered(
    seats: int, seed: int
) -> None:
    """C206, C207, C208: compared with trying every source of every unit."""
    compared = 0
    for state in positions(seats, seed):
        for seat in range(seats):
            stands = cards_in(state, seat)
            for card in set(hand_of(state, seat)) - stands:
                printed = PRINTED[card]
                frees = {*printed.get("chain_from", ()), DATA["same_building"].get(card)}
                if stands & frees or sum(printed["cost"].values()) > 5:
                    continue  # no payment, or too many sources to try them all
                texts = ways(state, seat, f"build {card}")
                offered = [plan_in(text) for text in texts if text != "olympia"]
                assert len(offered) == len(set(offered))
                assert set(offered) == solved(state, seat, printed["cost"])
                compared += len(offered)
    assert compared > 100
