"""The numbers that Cities and team play add: decisions, verbs, rights of a city."""

from typing import Final

SETTLE: Final = 32
"""The decision how a loss of coins is paid."""

PAY: Final = 32
CITY_PAY: Final = 33
"""The verbs of paying for the own city and for the Free City."""

# What black cards allow a city; most of it counts from the next round on.
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
