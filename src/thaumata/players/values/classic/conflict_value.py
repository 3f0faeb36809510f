"""The value of the conflicts to come, by the lead in shields and the time left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.conflicts import VICTORY
from thaumata.classic.state import ClassicState
from thaumata.players.values.classic.worth import CHANCE, DEFEAT, EVEN, POINT

_CHANCE: Final = vec[i64](list(CHANCE))
_VICTORY: Final = vec[i64](list(VICTORY))


def conflicts_value(state: ClassicState, city: i64, more: i64) -> i64:
    """Return the value of all conflicts to come if the city had so many shields more."""
    value: i64 = 0
    age = state.age if state.age > 0 else 1
    while age <= 3:
        value += conflict_value(state, city, age, more)
        age += 1
    return value


def conflict_value(state: ClassicState, city: i64, age: i64, more: i64) -> i64:
    """Return the value of an age's conflicts with both neighbors, or twice with the enemy."""
    catalog = state.catalog
    shields = state.cities[city].shields + more
    left = state.cities[catalog.left[city]].shields
    right = state.cities[catalog.right[city]].shields
    if catalog.side_size > 1:
        if city & 1 == 0:
            left = right
        else:
            right = left
    rounds = (age - state.age) * catalog.rounds + catalog.rounds - state.round
    return _worth(shields - left, age, rounds) + _worth(shields - right, age, rounds)


def _worth(lead: i64, age: i64, rounds: i64) -> i64:
    """Return the value of a conflict with a lead in shields, so many rounds before it."""
    if rounds <= 0 and lead == 0:
        return 0
    # Cards of later ages have more shields, so an early lead is worth less then.
    place = EVEN + lead * 18 // (3 + rounds * age)
    if place < 0:
        place = 0
    elif place > 2 * EVEN:
        place = 2 * EVEN
    won = _CHANCE[place] * _VICTORY[age - 1] * POINT
    return (won - _CHANCE[2 * EVEN - place] * DEFEAT) // 100
