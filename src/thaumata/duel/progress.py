"""The progress tokens of the base game, one line each (D66-D74)."""

from typing import Final

from thaumata.duel.catalog import Token
from thaumata.duel.instant import Coins, Science
from thaumata.duel.lasting import (
    CoinsPerChain,
    CollectsTrade,
    ExtraShields,
    ResourceDiscount,
    WondersPlayAgain,
)
from thaumata.duel.names import BLUE, WONDERS
from thaumata.duel.points import PROGRESS, PointsPer
from thaumata.kit.points import Points

TOKENS: Final = [
    Token("agriculture", Coins(6), Points(4)),
    Token("architecture", ResourceDiscount(WONDERS, 2)),
    Token("economy", CollectsTrade()),
    Token("law", Science("scales")),
    Token("masonry", ResourceDiscount(BLUE, 2)),
    Token("mathematics", PointsPer(PROGRESS, 3)),
    Token("philosophy", Points(7)),
    Token("strategy", ExtraShields(1)),
    Token("theology", WondersPlayAgain()),
    Token("urbanism", Coins(6), CoinsPerChain(4)),
]

ON_BOARD: Final = 5
"""The number of tokens on the board; the others stay in the box (D3)."""
