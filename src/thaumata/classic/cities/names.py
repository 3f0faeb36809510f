"""The numbers of the decisions, verbs, rights and score rows of Cities and team play."""

from typing import Final

SETTLE: Final = 32
"""The decision on how to pay a loss of coins."""

PAY: Final = 32
CITY_PAY: Final = 33
"""The verbs of paying for one's own city and for the Free City."""

# Rights of a city from black cards; most are in force from the next round on.
WHARF_LEFT: Final = 1
WHARF_RIGHT: Final = 2
CACHE: Final = 4
ARCHITECTS: Final = 8
WAREHOUSE: Final = 16
MARKET: Final = 32
RIGHTS: Final = {
    "wharf_left": WHARF_LEFT,
    "wharf_right": WHARF_RIGHT,
    "cache": CACHE,
    "architects": ARCHITECTS,
    "warehouse": WAREHOUSE,
    "market": MARKET,
}

BLACK_ROW: Final = "black"
DEBT_ROW: Final = "debts"
