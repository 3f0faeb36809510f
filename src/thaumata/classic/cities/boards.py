"""The wonder boards that come with Cities (C132, C176, C177)."""

from typing import Final

from thaumata.classic.catalog import Board, Cost, Side, Stage
from thaumata.classic.cities.icons import Diplomacy, OthersLose
from thaumata.classic.icons import Produces
from thaumata.kit.points import Points

# fmt: off
BOARDS: Final = [
    Board(
        "byzantium",
        Side(
            Produces("stone"),
            Stage(Cost(clay=1, ore=1), Points(3)),
            Stage(Cost(wood=2, papyrus=1), Points(4), Diplomacy()),
            Stage(Cost(clay=2, glass=1, cloth=1), Points(7)),
        ),
        Side(
            Produces("stone"),
            Stage(Cost(wood=1, ore=1, papyrus=1), Points(4), Diplomacy()),
            Stage(Cost(ore=2, glass=1, cloth=1), Points(6), Diplomacy()),
        ),
    ),
    Board(
        "petra",
        Side(
            Produces("clay"),
            Stage(Cost(wood=1, stone=1), Points(3)),
            Stage(Cost(coins=5), Points(7)),
            Stage(Cost(wood=1, stone=2, papyrus=1), Points(7)),
        ),
        Side(
            Produces("clay"),
            Stage(Cost(clay=2, ore=2), Points(3), OthersLose(2)),
            Stage(Cost(coins=10), Points(14)),
        ),
    ),
]
# fmt: on
