"""The values of the greedy player for Cities, in hundredths of a point."""

from typing import Final

ICONS: Final = {
    "others_lose": 40,
    "others_gain": -35,
    "neighbors_gain": -20,
    "neighbors_debt": 40,
    "takes_victory": 170,
    "returns_defeats": 200,
    "diplomacy": 150,
    "coins_per_victory": 100,
    "points_per_victory": 150,
    "copies_science": 400,
    "right": 200,
}
"""The values of black icons that are not built yet, for each unit."""

LOSS: Final = 45
"""The value of a coin that has to be paid or becomes a debt."""

TRUCE: Final = 60
"""The value of a diplomacy token besides the conflicts that its owner avoids."""
