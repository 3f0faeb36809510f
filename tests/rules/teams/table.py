"""Tables for team play: allies sit side by side, the first two seats are a team."""

from tests.rules.classic.table import classic, tokens
from thaumata.classic.state import ClassicState


def teams(seats: int = 4, **more: object) -> ClassicState:
    """Lay out a table with teams, as ``classic`` does without."""
    return classic(seats, expansions=("cities", "teams"), **more)  # type: ignore[arg-type]


def armed(*shields: int, **more: object) -> ClassicState:
    """Lay out the last round of an age for cities with so many shields."""
    state = teams(len(shields), **{"round": 7, **more})
    for here, strength in zip(state.cities, shields, strict=True):
        here.shields = strength
    return state


def all_tokens(state: ClassicState) -> list[list[int]]:
    """List the conflict tokens of every city."""
    return [tokens(state, seat) for seat in range(len(state.cities))]
