"""The wonder boards, both sides of each, stage by stage (C64-C82)."""

from typing import Final

from thaumata.classic.catalog import Board, Cost, Side, Stage
from thaumata.classic.icons import (
    AnyScience,
    BuildsFromDiscard,
    CheapTrade,
    Coins,
    CopiesGuild,
    FreeBuild,
    LastCard,
    Produces,
    Shields,
)
from thaumata.classic.names import MADE, RAW
from thaumata.kit.points import Points

# fmt: off
BOARDS: Final = [
    Board(
        "gizah",
        Side(
            Produces("stone"),
            Stage(Cost(stone=2), Points(3)),
            Stage(Cost(wood=3), Points(5)),
            Stage(Cost(stone=4), Points(7)),
        ),
        Side(
            Produces("stone"),
            Stage(Cost(wood=2), Points(3)),
            Stage(Cost(stone=3), Points(5)),
            Stage(Cost(clay=3), Points(5)),
            Stage(Cost(stone=4, papyrus=1), Points(7)),
        ),
    ),
    Board(
        "babylon",
        Side(
            Produces("clay"),
            Stage(Cost(clay=2), Points(3)),
            Stage(Cost(wood=3), AnyScience()),
            Stage(Cost(clay=4), Points(7)),
        ),
        Side(
            Produces("clay"),
            Stage(Cost(clay=1, cloth=1), Points(3)),
            Stage(Cost(wood=2, glass=1), LastCard()),
            Stage(Cost(clay=3, papyrus=1), AnyScience()),
        ),
    ),
    Board(
        "olympia",
        Side(
            Produces("wood"),
            Stage(Cost(wood=2), Points(3)),
            Stage(Cost(stone=2), FreeBuild()),
            Stage(Cost(ore=2), Points(7)),
        ),
        Side(
            Produces("wood"),
            Stage(Cost(wood=2), CheapTrade("raw", "both")),
            Stage(Cost(stone=2), Points(5)),
            Stage(Cost(ore=2, cloth=1), CopiesGuild()),
        ),
    ),
    Board(
        "rhodos",
        Side(
            Produces("ore"),
            Stage(Cost(wood=2), Points(3)),
            Stage(Cost(clay=3), Shields(2)),
            Stage(Cost(ore=4), Points(7)),
        ),
        Side(
            Produces("ore"),
            Stage(Cost(stone=3), Shields(1), Coins(3), Points(3)),
            Stage(Cost(ore=4), Shields(1), Coins(4), Points(4)),
        ),
    ),
    Board(
        "ephesos",
        Side(
            Produces("papyrus"),
            Stage(Cost(stone=2), Points(3)),
            Stage(Cost(wood=2), Coins(9)),
            Stage(Cost(papyrus=2), Points(7)),
        ),
        Side(
            Produces("papyrus"),
            Stage(Cost(stone=2), Coins(4), Points(2)),
            Stage(Cost(wood=2), Coins(4), Points(3)),
            Stage(Cost(glass=1, cloth=1, papyrus=1), Coins(4), Points(5)),
        ),
    ),
    Board(
        "alexandria",
        Side(
            Produces("glass"),
            Stage(Cost(stone=2), Points(3)),
            Stage(Cost(ore=2), Produces(*RAW, for_sale=False)),
            Stage(Cost(glass=2), Points(7)),
        ),
        Side(
            Produces("glass"),
            Stage(Cost(clay=2), Produces(*RAW, for_sale=False)),
            Stage(Cost(wood=2), Produces(*MADE, for_sale=False)),
            Stage(Cost(stone=3), Points(7)),
        ),
    ),
    Board(
        "halikarnassos",
        Side(
            Produces("cloth"),
            Stage(Cost(clay=2), Points(3)),
            Stage(Cost(ore=3), BuildsFromDiscard()),
            Stage(Cost(cloth=2), Points(7)),
        ),
        Side(
            Produces("cloth"),
            Stage(Cost(ore=2), Points(2), BuildsFromDiscard()),
            Stage(Cost(clay=3), Points(1), BuildsFromDiscard()),
            Stage(Cost(glass=1, cloth=1, papyrus=1), BuildsFromDiscard()),
        ),
    ),
]
# fmt: on
