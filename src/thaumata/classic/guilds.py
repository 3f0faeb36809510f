"""The guilds, one line each: as many as there are cities, and two more, join the last age (C3)."""

from typing import Final

from thaumata.classic.catalog import Card, Cost
from thaumata.classic.counting import (
    BROWN_GREY_PURPLE,
    DEFEATS,
    EVERYWHERE,
    NEIGHBORS,
    OWN,
    STAGES,
)
from thaumata.classic.icons import AnyScience, PointsPer
from thaumata.classic.names import BLUE, BROWN, GREEN, GREY, PURPLE, RED, YELLOW

# fmt: off
GUILDS: Final = [
    Card("workers_guild", PURPLE, Cost(wood=1, stone=1, clay=1, ore=2), PointsPer(BROWN, 1, NEIGHBORS)),
    Card("craftsmens_guild", PURPLE, Cost(stone=2, ore=2), PointsPer(GREY, 2, NEIGHBORS)),
    Card("traders_guild", PURPLE, Cost(glass=1, cloth=1, papyrus=1), PointsPer(YELLOW, 1, NEIGHBORS)),
    Card("philosophers_guild", PURPLE, Cost(clay=3, cloth=1, papyrus=1), PointsPer(GREEN, 1, NEIGHBORS)),
    Card("spies_guild", PURPLE, Cost(clay=3, glass=1), PointsPer(RED, 1, NEIGHBORS)),
    Card("strategists_guild", PURPLE, Cost(stone=1, ore=2, cloth=1), PointsPer(DEFEATS, 1, NEIGHBORS)),
    Card("shipowners_guild", PURPLE, Cost(wood=3, glass=1, papyrus=1), PointsPer(BROWN_GREY_PURPLE, 1, OWN)),
    Card("scientists_guild", PURPLE, Cost(wood=2, ore=2, papyrus=1), AnyScience()),
    Card("magistrates_guild", PURPLE, Cost(wood=3, stone=1, cloth=1), PointsPer(BLUE, 1, NEIGHBORS)),
    Card("builders_guild", PURPLE, Cost(stone=2, clay=2, glass=1), PointsPer(STAGES, 1, EVERYWHERE)),
]
# fmt: on
