"""The wonders of Pantheon, one line each (D147-D149)."""

from typing import Final

from thaumata.duel.catalog import Cost, Wonder
from thaumata.duel.icon_shapes import Asks
from thaumata.duel.instant import PlayAgain
from thaumata.duel.pantheon.icons import ActivationDiscount
from thaumata.duel.pantheon.names import CHOOSE_DECK
from thaumata.kit.points import Points

# fmt: off
WONDERS: Final = [
    Wonder("sanctuary", Cost(stone=2, glass=1, papyrus=1), ActivationDiscount(2), PlayAgain()),
    Wonder("divine_theater", Cost(wood=2, glass=1, papyrus=2), Asks("reveal_one_deck", CHOOSE_DECK), Points(2)),
]
# fmt: on
