"""Conflicts between the cities without diplomacy tokens (C147-C154, C232-C235)."""

from mypy_extensions import i64

from thaumata.classic.cities.happenings import DIPLOMACY_USED
from thaumata.classic.cities.part import part_of
from thaumata.classic.conflicts import Conflicts
from thaumata.classic.state import ClassicState


class DiplomaticConflicts(Conflicts):
    """A city with a diplomacy token does not fight; its neighbors face each other (C148, C149)."""

    twice: bool
    """Whether the last two fighters meet on both sides."""

    def __init__(self, twice: bool) -> None:
        """Follow the option ``last_fight``."""
        self.twice = twice

    def on_age_end(self, state: ClassicState) -> None:
        """Compare the shields of the fighters all around, then discard tokens (C151)."""
        super().on_age_end(state)
        discard_diplomacy(state)

    def fights(self, state: ClassicState) -> list[tuple[int, int]]:
        """List the pairs of fighters all around, skipping cities with diplomacy tokens (C149)."""
        diplomacy = part_of(state).diplomacy
        fighters = [city for city in range(state.catalog.cities) if diplomacy[city] == 0]
        if len(fighters) < 2:
            return []
        found = [(city, int(next_fighter(state, city))) for city in fighters]
        # Two remaining fighters meet once, not on both sides (C152).
        return found if len(fighters) > 2 or self.twice else found[:1]


def next_fighter(state: ClassicState, city: i64) -> i64:
    """Return the next city to the left that takes part in the conflicts (C149)."""
    diplomacy = part_of(state).diplomacy
    other = state.catalog.left[city]
    while diplomacy[other] != 0:
        other = state.catalog.left[other]
    return other


def discard_diplomacy(state: ClassicState) -> None:
    """Discard one token of each city that has any (C151)."""
    diplomacy = part_of(state).diplomacy
    city: i64 = 0
    while city < state.catalog.cities:
        if diplomacy[city] > 0:
            diplomacy[city] -= 1
            state.tell(DIPLOMACY_USED, city, state.age)
        city += 1
