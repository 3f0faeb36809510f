"""Four cities of known size for tests of what guilds count; Olympia, side B, is the first."""

from collections.abc import Mapping

from tests.rules.classic.table import classic
from thaumata.classic.state import ClassicState

FILL = {
    "brown": ("lumber_yard", "stone_pit", "clay_pool", "ore_vein"),
    "grey": ("loom", "glassworks", "press"),
    "yellow": ("tavern", "forum", "vineyard"),
    "green": ("apothecary", "workshop", "scriptorium"),
    "red": ("stockade", "barracks", "guard_tower", "walls"),
    "blue": ("altar", "theater", "baths", "pawnshop", "temple"),
}
"""Cards of each color to fill a city with; none of them has points for a count."""

CARDS = {
    "brown": (1, 2, 4, 1),
    "grey": (1, 1, 3, 2),
    "yellow": (2, 3, 1, 2),
    "green": (2, 1, 3, 3),
    "red": (1, 3, 2, 4),
    "blue": (2, 5, 1, 3),
}
"""The number of cards of each color in each city."""

STAGES = (3, 1, 3, 2)
DEFEATS = (3, 2, 5, 1)

ACROSS = 2
"""The city that is no neighbor of Olympia's."""

Guilds = Mapping[int, tuple[str, ...]]
"""The guilds of each city."""

COUNTED_CASES: list[tuple[str, int, int]] = [
    ("workers_guild", 1 + 4, 2 + 1),
    ("craftsmens_guild", 2 * (1 + 3), 2 * (1 + 2)),
    ("traders_guild", 2 + 1, 3 + 2),
    ("philosophers_guild", 2 + 3, 1 + 3),
    ("spies_guild", 1 + 2, 3 + 4),
    ("strategists_guild", 3 + 5, 2 + 1),
    ("magistrates_guild", 2 + 1, 5 + 3),
]
"""The points of a guild for both neighbors in the second city and in Olympia."""


def four_cities(guilds: Guilds, stages: int = 3) -> ClassicState:
    """Set up the cities with guilds, and Olympia with a number of stages."""
    built = [
        [card for color, numbers in CARDS.items() for card in FILL[color][: numbers[city]]]
        + list(guilds.get(city, ()))
        for city in range(4)
    ]
    return classic(
        4,
        boards=("olympia B", "gizah A", "rhodos A", "ephesos A"),
        age=3,
        built=built,
        stages=(stages, *STAGES[1:]),
        tokens=[[-1] * defeats for defeats in DEFEATS],
    )
