"""The Grand Temples, wonders and progress tokens of Pantheon, one line each (D92, D140-D149).

The gods are in ``gods.py``.
"""

from typing import Final

from thaumata.duel.catalog import Card, Cost, Token, Wonder
from thaumata.duel.icon_shapes import Asks
from thaumata.duel.instant import PlayAgain
from thaumata.duel.names import PURPLE
from thaumata.duel.pantheon.icons import (
    ActivationDiscount,
    ChainsForCoins,
    GrandTemple,
    PointsPerDivineToken,
    SiegeCoins,
)
from thaumata.duel.pantheon.names import CHOOSE_DECK
from thaumata.kit.points import Points

# fmt: off
TEMPLES: Final = [
    Card("mesopotamian_grand_temple", PURPLE, Cost(wood=3, glass=1, papyrus=1), GrandTemple(), free_with="mesopotamian"),
    Card("phoenician_grand_temple", PURPLE, Cost(wood=1, stone=1, glass=1, papyrus=2), GrandTemple(), free_with="phoenician"),
    Card("greek_grand_temple", PURPLE, Cost(stone=3, glass=1, papyrus=1), GrandTemple(), free_with="greek"),
    Card("egyptian_grand_temple", PURPLE, Cost(clay=3, glass=1, papyrus=1), GrandTemple(), free_with="egyptian"),
    Card("roman_grand_temple", PURPLE, Cost(stone=1, clay=1, glass=2, papyrus=1), GrandTemple(), free_with="roman"),
]
"""They replace the guilds (D92, D140-D142)."""

WONDERS: Final = [
    Wonder("sanctuary", Cost(stone=2, glass=1, papyrus=1), ActivationDiscount(2), PlayAgain()),
    Wonder("divine_theater", Cost(wood=2, glass=1, papyrus=2), Asks("reveal_one_deck", CHOOSE_DECK), Points(2)),
]
# fmt: on

TOKENS: Final = [
    Token("mysticism", PointsPerDivineToken(2)),
    Token("poliorcetics", SiegeCoins(1)),
    Token("engineering", ChainsForCoins(1)),
]
