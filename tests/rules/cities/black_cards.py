"""The effects of each of the 42 black cards at one table, and helpers to set up such tables.

There are five cities, of which the first builds: the second and the last are its neighbors, those
in the middle are across. All have conflict tokens and stages, and the left neighbor has a green
card.
"""

from typing import Any, NamedTuple

from tests.rules.cities.table import cities
from tests.rules.classic.table import RICH, ways, won_and_lost
from tests.rules.duel.table import read_data
from thaumata.classic.state import ClassicState
from thaumata.kit.counts import row_of

DATA = read_data("classic_cities")
"""The component list, transcribed independently of the tables of the engine."""

CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["cards"]}

BUILDER, LEFT, RIGHT = 0, 1, 4
ACROSS = (2, 3)

VICTORIES = ((2, 3, 1), (1, 0, 0), (0, 2, 1), (0, 0, 0), (0, 1, 1))
"""The victory tokens of each city by age."""

DEFEATS = (3, 0, 1, 2, 0)
STAGES = (2, 2, 0, 3, 1)
COINS = (20, 10, 10, 10, 10)

NOBODY = (0, 0, 0, 0)
EACH_VICTORY = (1, 3, 0, 2)
EACH_STAGE = (2, 0, 3, 1)
"""The loss of the others for each token or stage of theirs, from the left neighbor on."""


class Brings(NamedTuple):
    """The effects of a card at that table."""

    ruling: str
    points: int = 0
    """The points in the black row of its owner, as things stand."""

    coins: int = 0
    to_neighbors: int = 0
    to_across: int = 0
    """Coins from the bank for its owner, each neighbor, and each city across."""

    losses: tuple[int, ...] = NOBODY
    """The losses of the other cities at the end of the round."""

    debts: int = 0
    """The debts of each neighbor at once."""

    token: int = 0
    """The value of the victory token that its owner takes."""

    shields: int = 0
    diplomacy: int = 0
    science: int = 0


BUILD_CASES: dict[str, Brings] = {
    "opium_stash": Brings("C155", coins=3, losses=(1,) * 4),
    "opium_den": Brings("C155", coins=4, losses=(3,) * 4),
    "opium_distillery": Brings("C155", coins=5, losses=(5,) * 4),
    "hideout": Brings("C156", points=2, losses=(1,) * 4),
    "lair": Brings("C156", points=3, losses=(2,) * 4),
    "brotherhood": Brings("C156", points=4, losses=(3,) * 4),
    "sepulcher": Brings("C157", points=4, losses=EACH_VICTORY),
    "cenotaph": Brings("C157", points=5, losses=EACH_VICTORY),
    "chamber_of_builders": Brings("C157", points=4, losses=EACH_STAGE),
    "customs": Brings("C158", points=4, to_neighbors=1, to_across=1),
    "trade_center": Brings("C158", points=6, to_neighbors=2, to_across=2),
    "mint": Brings("C158", points=8, to_neighbors=3, to_across=3),
    "dive": Brings("C159", coins=6, to_neighbors=1),
    "gambling_den": Brings("C159", coins=9, to_neighbors=2),
    "raider_camp": Brings("C160", token=1, debts=1),
    "raider_fort": Brings("C160", token=3, debts=1),
    "raider_garrison": Brings("C160", token=5, debts=1),
    "cells": Brings("C161", points=2 * 2),
    "guardhouse": Brings("C161", points=3 * 3),
    "prison": Brings("C161", points=4 * 1),
    "slave_market": Brings("C162", coins=6, points=6),
    "secret_network": Brings("C163", coins=1, points=1),
    "memorial": Brings("C164", coins=2 * 3),
    "forging_agency": Brings("C165"),
    "pigeonhole": Brings("C167", science=1),
    "band_of_spies": Brings("C167", science=1),
    "torture_chamber": Brings("C167", science=1),
    "militia": Brings("C170", shields=2),
    "mercenaries": Brings("C170", shields=3),
    "contingent": Brings("C170", shields=5),
    "city_gates": Brings("C170", points=4),
    "tabularium": Brings("C170", points=6),
    "capitol": Brings("C170", points=8),
    "residence": Brings("C147", points=1, diplomacy=1),
    "consulate": Brings("C147", points=2, diplomacy=1),
    "embassy": Brings("C147", points=3, diplomacy=1),
    "secret_warehouse": Brings("C171"),
    "black_market": Brings("C171"),
    "west_clandestine_wharf": Brings("C173"),
    "east_clandestine_wharf": Brings("C173"),
    "smugglers_cache": Brings("C174"),
    "architect_firm": Brings("C175", points=2),
}


def five_cities(**setting: Any) -> ClassicState:
    """Set up the table of the cases above; the builder has resources for everything."""
    more: dict[str, Any] = {
        "boards": ("gizah A", "rhodos A", "ephesos A", "alexandria A", "petra A"),
        "built": (RICH, ("apothecary",)),
        "stages": STAGES,
        "coins": COINS,
        "tokens": [won_and_lost(*tokens) for tokens in zip(VICTORIES, DEFEATS, strict=True)],
    }
    return cities(5, **{**more, **setting})


def give_tokens(
    state: ClassicState, seat: int, victories: tuple[int, int, int] = (0, 0, 0), defeats: int = 0
) -> None:
    """Give a city exactly these conflict tokens."""
    state.cities[seat].victories = row_of(list(victories))
    state.cities[seat].defeats = defeats


def asked_to_pay(state: ClassicState, seat: int) -> list[int]:
    """List the coins that a seat may pay for its loss."""
    return [int(way) for way in ways(state, seat, "pay")]
