"""Conflicts at the end of an age: every city against each neighbor (C97-C101)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.happenings import DEFEAT_TOKEN, VICTORY_TOKEN
from thaumata.classic.names import ROW_MILITARY
from thaumata.classic.state import ClassicState
from thaumata.game import Game
from thaumata.kit.counts import ONES, count
from thaumata.rules import Rule

VICTORY: Final = (1, 3, 5)
"""The value of a victory token of each age (C99)."""

_VICTORY: Final = vec[i64](list(VICTORY))


class Conflicts(Rule[ClassicState]):
    """Each pair of neighbors compares shields once (C97)."""

    def on_age_end(self, state: ClassicState) -> None:
        """Resolve all conflicts of the age."""
        for one, other in self.fights(state):
            fight(state, one, other)

    def fights(self, state: ClassicState) -> list[tuple[int, int]]:
        """List the pairs of cities that would fight if the age ended now, once for each fight."""
        return [(city, state.catalog.left[city]) for city in range(state.catalog.cities)]


def conflicts_of(game: Game) -> Conflicts:
    """Return the rule of a game that determines the conflicts."""
    for rule in game.rules:
        if isinstance(rule, Conflicts):
            return rule
    raise ValueError("a game of Classic has conflicts")


def tokens_for(state: ClassicState, one: int, other: int) -> tuple[int, int]:
    """Return the values of the tokens that two cities would get for a fight now (C99)."""
    lead = state.cities[one].shields - state.cities[other].shields
    if lead == 0:
        return 0, 0
    return (VICTORY[state.age - 1], -1) if lead > 0 else (-1, VICTORY[state.age - 1])


def fight(state: ClassicState, one: i64, other: i64) -> None:
    """Compare the shields of two cities; a tie changes nothing (C99)."""
    lead = state.cities[one].shields - state.cities[other].shields
    if lead > 0:
        win(state, one, other)
    elif lead < 0:
        win(state, other, one)


def win(state: ClassicState, winner: i64, loser: i64) -> None:
    """Give the tokens of a conflict to both cities."""
    state.cities[winner].victories += ONES[state.age - 1]
    state.cities[loser].defeats += 1
    state.tell(VICTORY_TOKEN, winner, _VICTORY[state.age - 1], loser)
    state.tell(DEFEAT_TOKEN, loser, 1, winner)


def military_points(state: ClassicState, city: i64) -> i64:
    """Return the total of a city's tokens, which may be negative (C103)."""
    here = state.cities[city]
    points = -here.defeats
    age: i64 = 0
    while age < 3:
        points += count(here.victories, age) * _VICTORY[age]
        age += 1
    return points


class MilitaryPoints(Rule[ClassicState]):
    """Points of conflict tokens (C103)."""

    def score(self, state: ClassicState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Add up the tokens."""
        sheet[row + ROW_MILITARY] += military_points(state, seat)
