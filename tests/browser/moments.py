"""A moment for every kind of decision, as a service would send it, found by playing at random."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

import thaumata as th
from tests.rules.duel.table import deal, play
from tests.rules.pantheon.table import pantheon
from thaumata.agenda import Chance, Step
from thaumata.server.messages import SeatInfo, TableInfo, Update

OPTIONS = {"astarte": "ask"}
GAME = th.Game("duel", expansions=("pantheon", "agora"), options=OPTIONS)
"""The variant that asks everything that can be asked."""

MOST_GAMES = 3000

_PLAIN_SEEDS = 200
"""In how many games something better is waited for: a later turn, a choice between two."""


class Moment(NamedTuple):
    """The update that a client gets when its seat is asked."""

    message: dict[str, Any]
    texts: list[str]


def decisions() -> set[str]:
    """Return every kind of decision that a player can be asked for."""
    asked = [each for each in GAME.decisions if each.name and not isinstance(each, Chance | Step)]
    return {each.name for each in asked}


@cache
def moments() -> dict[str, Moment]:
    """Return a moment for each kind of decision; the richest of a few, where there are several."""
    found: dict[str, Moment] = {}
    for seed in range(MOST_GAMES):
        if found.keys() | {"first_token"} >= decisions():
            break
        _play(seed, found)
    found["first_token"] = _moment(two_tokens(), 0, len(found) + 1)
    return found


def two_tokens() -> Any:
    """Set up what random play does not come to: two tokens that fall due in one turn."""
    state = pantheon(
        age=1,
        structure={"r5c1": "altar", "r4c2": "?age1", "r5c11": "tavern", "r4c10": "?age1"},
        tokens={"r4c2": "roman_1", "r4c10": "egyptian_1"},
        wonders=(("divine_theater",), ()),
        coins=(40, 7),
    )
    play(state, "wonder divine_theater altar", "reveal greek")
    deal(state, "zeus", "hades", "aphrodite")
    play(state, "activate zeus", "discard r5c11", "top hades")
    return state


@cache
def a_move_in_the_senate() -> dict[str, Any]:
    """Return a moment where a cube can be moved, and the points in the Senate change by it."""
    for seed in range(MOST_GAMES):
        state, dealer, rng = GAME.start(), th.Dealer(seed), Random(seed)
        while not state.is_over:
            seat = state.pending_seats[0]
            if seat == th.NATURE:
                dealer.answer(state)
                continue
            if state.decision() == "senate_action":
                moves = [each for each in th.view(state, seat).actions if each.verb == "move"]
                if moves and moves[0].preview.points[seat]:
                    return _moment(state, seat, 1).message
            state.apply(seat, rng.choice(state.legal_actions(seat)))
    raise AssertionError("no cube can be moved")


LOOKED_AT = ((0, 5), (1, 0), (2, 8), (3, 0), (3, 12))
"""Which decisions of the draft and of each age are looked at, counted from 0."""


@cache
def positions(expansions: tuple[str, ...]) -> list[Moment]:
    """Return a few moments of one long game of a variant, from its draft to its end."""
    game = th.Game("duel", expansions=expansions)
    courses = (_course(game, seed) for seed in range(MOST_GAMES))
    return next(course for course in courses if len(course) > len(LOOKED_AT))


def _course(game: th.Game, seed: int) -> list[Moment]:
    state, dealer, rng = game.start(), th.Dealer(seed), Random(seed)
    counts: Counter[int] = Counter()
    found: list[Moment] = []
    while not state.is_over:
        seat = state.pending_seats[0]
        if seat == th.NATURE:
            dealer.answer(state)
            continue
        actions = state.legal_actions(seat)
        if (decision := state.decision()) in ("turn", "pick_wonder"):
            age = state.age if decision == "turn" else 0
            if (age, counts[age]) in LOOKED_AT:
                found.append(_moment(state, seat, len(found) + 1))
            counts[age] += 1
        state.apply(seat, rng.choice(actions))
    return [*found, _moment(state, 0, len(found) + 1)]


def _play(seed: int, found: dict[str, Moment]) -> None:
    state, dealer, rng = GAME.start(), th.Dealer(seed), Random(seed)
    while not state.is_over:
        seat = state.pending_seats[0]
        if seat == th.NATURE:
            dealer.answer(state)
            continue
        decision = state.decision()
        actions = state.legal_actions(seat)
        is_plain = (decision == "turn" and state.age < 2) or len(actions) < 2
        if decision not in found and (not is_plain or seed > _PLAIN_SEEDS):
            found[decision] = _moment(state, seat, len(found) + 1)
        state.apply(seat, rng.choice(actions))


def _moment(state: Any, seat: int, number: int) -> Moment:
    shown = th.view(state, seat)
    names = enumerate(("Anna", "Bohdan"))
    seats = [SeatInfo(n, name, "", True, True, None, False) for n, name in names]
    table = TableInfo(
        "fixed",
        state.game.variant,
        {},
        "over" if state.is_over else "playing",
        False,
        seats,
        0,
        "",
        None,
        None,
        None,
        None,
        "",
        None,
    )
    update = Update(table, seat, number, [], shown, can_undo=False, has_secrets=False)
    told = msgspec.json.decode(msgspec.json.encode(update))
    return Moment(told, [action.text for action in shown.actions])
