"""The table of values that the greedy player goes by: Cities, in hundredths of a point."""

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
"""What black icons promise that are not built yet, each unit."""

LOSS: Final = 45
"""What a coin is worth that has to be paid or becomes a debt."""

TRUCE: Final = 60
"""What a diplomacy token is worth beside the conflicts from which it keeps its owner."""
