"""The wonders of the base game, one line each, and the rule of seven (D36-D48)."""

from typing import Final

from mypy_extensions import i64

from thaumata.duel.catalog import Cost, Wonder
from thaumata.duel.happenings import WONDER_RETURNED
from thaumata.duel.icon_shapes import Asks
from thaumata.duel.instant import (
    Coins,
    DiscardOpponentCard,
    OpponentLosesCoins,
    PlayAgain,
    Shields,
    TokenFromBox,
    promise_extra_turn,
)
from thaumata.duel.lasting import ProducesOneOf
from thaumata.duel.names import BROWN, GREY, MAUSOLEUM
from thaumata.duel.state import DuelState
from thaumata.kit.bits import first, size
from thaumata.kit.points import Points
from thaumata.rules import Rule

# fmt: off
WONDERS: Final = [
    Wonder("appian_way", Cost(stone=2, clay=2, papyrus=1), Coins(3), OpponentLosesCoins(3), PlayAgain(), Points(3)),
    Wonder("circus_maximus", Cost(wood=1, stone=2, glass=1), Shields(1, on_red_card=False), DiscardOpponentCard(GREY), Points(3)),
    Wonder("colossus", Cost(clay=3, glass=1), Shields(2, on_red_card=False), Points(3)),
    Wonder("great_library", Cost(wood=3, glass=1, papyrus=1), TokenFromBox(3), Points(4)),
    Wonder("great_lighthouse", Cost(wood=1, stone=1, papyrus=2), ProducesOneOf(is_raw=True), Points(4)),
    Wonder("hanging_gardens", Cost(wood=2, glass=1, papyrus=1), Coins(6), PlayAgain(), Points(3)),
    Wonder("mausoleum", Cost(clay=2, glass=2, papyrus=1), Asks("build_from_discard", MAUSOLEUM), Points(2)),
    Wonder("piraeus", Cost(wood=2, stone=1, clay=1), PlayAgain(), ProducesOneOf(is_raw=False), Points(2)),
    Wonder("pyramids", Cost(stone=3, papyrus=1), Points(9)),
    Wonder("sphinx", Cost(stone=1, clay=1, glass=2), PlayAgain(), Points(6)),
    Wonder("statue_of_zeus", Cost(wood=1, stone=1, clay=1, papyrus=2), Shields(1, on_red_card=False), DiscardOpponentCard(BROWN), Points(3)),
    Wonder("temple_of_artemis", Cost(wood=1, stone=1, glass=1, papyrus=1), Coins(12), PlayAgain()),
]
# fmt: on

FIRST_GAME: Final = (
    ("pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"),
    ("circus_maximus", "piraeus", "appian_way", "colossus"),
)

"""The sets for a first game: the first player's and the second player's (D7)."""

LIMIT: Final = 7
"""The number of wonders both players together may build (D36)."""


class SevenWonders(Rule[DuelState]):
    """When the seventh wonder is built, the last one goes back to the box (D36, D229)."""

    def on_wonder_built(self, state: DuelState, seat: i64, wonder: i64) -> None:
        """Return the wonder that can no longer be built to the box."""
        built = state.first_city.wonders_built | state.second_city.wonders_built
        if size(built) == LIMIT:
            self._return_rest(state, 0)
            self._return_rest(state, 1)

    def _return_rest(self, state: DuelState, seat: i64) -> None:
        city = state.city(seat)
        while city.wonders != 0:
            state.tell(WONDER_RETURNED, seat, first(city.wonders))
            city.wonders = city.wonders & (city.wonders - 1)


class Theology(Rule[DuelState]):
    """Wonders built later by its owner give an extra turn (D73)."""

    def on_wonder_built(self, state: DuelState, seat: i64, wonder: i64) -> None:
        """Grant the extra turn."""
        if state.city(seat).wonders_play_again > 0:
            promise_extra_turn(state, seat)
