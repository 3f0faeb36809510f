"""Positions with a senate for the rule tests; ``play`` and others are those of the base game.

``agora(cubes=({1: 2}, {3: 1}), decrees={1: "shield"})`` sets up a turn of Age I. Pieces not named
are not there; chambers count from 1. Chambers without a named decree get ones without an effect on
the test, face down if there is no cube.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Unpack, cast

from tests.rules.duel.table import AGES, BACKS, Given, Variant, lay_out, part_on, play, read_data
from thaumata import Game, State
from thaumata.duel.agora.part import AgoraPart, agora_of
from thaumata.duel.state import DuelState

DATA = read_data("duel_agora")
SENATORS: tuple[str, ...] = tuple(card["id"] for card in DATA["senators"])
POLITICIANS = SENATORS[:7]
CONSPIRATORS = SENATORS[7:]
CONSPIRACIES: tuple[str, ...] = tuple(card["id"] for card in DATA["conspiracies"])
DECREES: tuple[str, ...] = tuple(decree["id"] for decree in DATA["decrees"])
CHAMBERS = (1, 2, 3, 4, 5, 6)

OPEN_SLOTS = {
    1: ("r5c1", "r5c3", "r5c5", "r5c7", "r5c9", "r5c11", "r5c13"),
    2: ("r1c1", "r1c3", "r1c5", "r1c7", "r1c9", "r1c11", "r1c13"),
    3: ("r3c4", "r3c6", "r3c8", "r3c10", "r5c4", "r5c6", "r5c8", "r5c10"),
}
"""For each age, slots with face-up cards side by side that do not cover each other."""

_HARMLESS = (
    "income_wonder",
    "income_green",
    "trade_grey",
    "ignore_cost_green",
    "income_yellow",
    "opponent_chains",
    "ignore_cost_yellow",
)

Cubes = tuple[Mapping[int, int], Mapping[int, int]]
Plot = str | tuple[str, str] | Mapping[str, Any]
"""A conspiracy by its id; with the card that it was prepared with; or in full."""

Plots = tuple[Sequence[Plot], Sequence[Plot]]
NO_CUBES: Cubes = ({}, {})


class SenateGiven(Given, total=False):
    """The position of a test, including further fields of the expansion's part."""

    top: Mapping[str, Any]
    bottom: Sequence[Mapping[str, Any]]
    drawn: Sequence[Mapping[str, Any]]
    traces: Sequence[Mapping[str, Sequence[str]]]
    locked: Mapping[str, Any]
    ruined: str
    removed: Mapping[str, Any]


_PART = SenateGiven.__annotations__.keys() - Given.__annotations__.keys()

_AGORA = Variant(
    "duel+agora",
    ("tavern", "quarry", "palisade"),
    1,
    AGES,
    BACKS | dict.fromkeys((*SENATORS, "?senator"), "senator"),
    OPEN_SLOTS,
)
_WITH_PANTHEON = _AGORA._replace(name="duel+pantheon+agora")


def agora(
    *,
    decrees: Mapping[int, str] | None = None,
    chambers: Sequence[int] = CHAMBERS,
    cubes: Cubes = NO_CUBES,
    plots: Plots = ((), ()),
    pantheon: Mapping[str, Any] | None = None,
    **given: Unpack[SenateGiven],
) -> DuelState:
    """Set up a position; see ``Given`` for the fields of the base game.

    A prepared conspiracy is asked for before the turn; with ``pantheon`` that expansion is in play
    too.
    """
    part = {
        "decrees": _decrees(decrees or {}, cubes, chambers),
        "chambers": list(chambers),
        "cubes": [[cubes[side].get(n, 0) for n in CHAMBERS] for side in (0, 1)],
        "conspiracies": [[_plot(plot) for plot in plots[side]] for side in (0, 1)],
        **{field: value for field, value in given.items() if field in _PART},
    }
    if given.get("agenda") is None:
        given["agenda"] = turn(given.get("seat", 0), plots)
    if pantheon is None:
        return lay_out(_AGORA, given, {"agora": part})
    return lay_out(_WITH_PANTHEON, given, {"agora": part, "pantheon": pantheon})


def turn(seat: int, plots: Plots = ((), ())) -> list[dict[str, Any]]:
    """Return the agenda of a seat's turn."""
    is_prepared = any(
        "with" in plot and not plot.get("triggered") for plot in map(_plot, plots[seat])
    )
    trigger = [{"what": "trigger", "seats": [seat], "about": "prepared"}] if is_prepared else []
    return [*trigger, {"what": "turn", "seats": [seat]}, {"what": "end_turn"}]


def _decrees(named: Mapping[int, str], cubes: Cubes, chambers: Sequence[int]) -> list[str]:
    spare = [decree for decree in _HARMLESS if decree not in named.values()]
    found = []
    for laid in CHAMBERS:
        chamber = chambers[laid - 1]
        is_open = laid % 2 == 1 or any(side.get(chamber) for side in cubes)
        found.append(named.get(laid, spare.pop(0) if is_open else "?"))
    return found


def _plot(plot: Plot) -> dict[str, Any]:
    if isinstance(plot, str):
        return {"conspiracy": plot}
    if isinstance(plot, tuple):
        return {"conspiracy": plot[0], "with": plot[1]}
    return dict(plot)


def start(*, with_pantheon: bool = False, **options: str) -> DuelState:
    """Begin a game with Agora: nature is asked who goes first."""
    variant = "duel+pantheon+agora" if with_pantheon else "duel+agora"
    return cast(DuelState, Game(variant, options=options).start())


def plot(conspiracy: str, **given: Any) -> DuelState:
    """Set up a turn with one prepared conspiracy, trigger it and stop there."""
    seat = given.get("seat", 0)
    ready = ((conspiracy, "logging_camp"),)
    state = agora(plots=(ready, ()) if seat == 0 else ((), ready), **given)
    play(state, f"trigger {conspiracy}")
    return state


# Asking


def part_of(state: State) -> AgoraPart:
    """Return the senate of a state."""
    return agora_of(cast(DuelState, state))


def written(state: State, seat: int | None = None) -> dict[str, Any]:
    """Return the part as in a position, complete or as known to a seat."""
    return part_on(state, "agora", seat)


def cubes_of(state: State, seat: int) -> dict[int, int]:
    """Return the cubes of a seat by chamber."""
    return {n: cubes for n, cubes in zip(CHAMBERS, written(state)["cubes"][seat]) if cubes}


def supply(state: State, seat: int) -> int:
    """Return the cubes a seat has left to place."""
    return 12 - sum(cubes_of(state, seat).values())


def controlled(state: State, seat: int) -> set[int]:
    """Return the chambers that a seat controls."""
    return set(written(state)["control"][seat])


def plots_of(state: State, seat: int, viewer: int | None = None) -> list[str]:
    """Return the conspiracies before a seat, as they are or as a viewer knows them."""
    return [plot["conspiracy"] for plot in written(state, viewer)["conspiracies"][seat]]


def prepared(state: State, seat: int) -> dict[str, str]:
    """Return a seat's prepared conspiracies, each with the card under it."""
    plots = written(state)["conspiracies"][seat]
    return {
        plot["conspiracy"]: plot["with"] for plot in plots if plot["with"] and not plot["triggered"]
    }


def triggered(state: State, seat: int) -> list[str]:
    """Return the conspiracies that a seat has triggered."""
    plots = written(state)["conspiracies"][seat]
    return [plot["conspiracy"] for plot in plots if plot["triggered"]]
