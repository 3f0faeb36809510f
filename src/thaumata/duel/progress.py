"""The progress tokens of the base game, one line each (D66-D74)."""

from typing import Final

from thaumata.duel.catalog import Token
from thaumata.duel.effects import (
    PROGRESS,
    Coins,
    CoinsPerChain,
    CollectsTrade,
    ExtraShields,
    Points,
    PointsPer,
    ResourceDiscount,
    Science,
    WondersPlayAgain,
)
from thaumata.duel.names import BLUE, WONDERS

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
"""How many tokens lie on the board; the others stay in the box (D3)."""
