"""Tables with the expansion Cities for the rule tests."""

from tests.rules.classic.table import classic
from thaumata.classic.state import ClassicState

NO_COINS = (0,) * 7


def cities(seats: int = 3, **more: object) -> ClassicState:
    """Set up a table with Cities, as ``classic`` does without."""
    return classic(seats, expansions=("cities",), **more)  # type: ignore[arg-type]
