"""Tables for team play: allies sit side by side, the first two seats are a team."""

from tests.rules.classic.table import army, classic, tokens
from thaumata.classic.state import ClassicState


def teams(seats: int = 4, **more: object) -> ClassicState:
    """Set up a table with teams, as ``classic`` does without."""
    return classic(seats, expansions=("cities", "teams"), **more)  # type: ignore[arg-type]


def armed(*shields: int, **more: object) -> ClassicState:
    """Set up the last round of an age for cities with these shields."""
    built = [army(strength) for strength in shields]
    return teams(len(shields), **{"round": 7, "built": built, **more})


def all_tokens(state: ClassicState) -> list[list[int]]:
    """List the conflict tokens of every city."""
    return [tokens(state, seat) for seat in range(len(state.cities))]
