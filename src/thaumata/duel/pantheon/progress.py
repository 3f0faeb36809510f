"""The progress tokens of Pantheon, one line each (D143-D146)."""

from typing import Final

from thaumata.duel.catalog import Token
from thaumata.duel.pantheon.icons import ChainsForCoins, PointsPerDivineToken, SiegeCoins

TOKENS: Final = [
    Token("mysticism", PointsPerDivineToken(2)),
    Token("poliorcetics", SiegeCoins(1)),
    Token("engineering", ChainsForCoins(1)),
]
