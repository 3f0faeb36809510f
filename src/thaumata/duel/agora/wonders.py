"""Agora's wonders and progress tokens, one line each (D155, D156, D191, D192)."""

from typing import Final

from mypy_extensions import i64

from thaumata.duel.agora.conspiracies import MOVE_INFLUENCE, PLACE_INFLUENCE
from thaumata.duel.agora.conspiring import UNPREPARED
from thaumata.duel.agora.icons import (
    ConspireWhenPicked,
    FreeRecruits,
    KeepsBoth,
    PlaceWhenPicked,
    WhenPicked,
)
from thaumata.duel.agora.names import TRIGGER_PLOT
from thaumata.duel.catalog import Cost, Token, Wonder
from thaumata.duel.icon_shapes import Asks
from thaumata.duel.instant import Coins, PlayAgain
from thaumata.duel.state import DuelState
from thaumata.kit.points import Points
from thaumata.rules import Rule

# fmt: off
WONDERS: Final = [
    Wonder("curia_julia", Cost(wood=1, stone=1, clay=1, glass=1, papyrus=1), ConspireWhenPicked(), Asks("trigger_unprepared", TRIGGER_PLOT, argument=UNPREPARED), Coins(6), PlayAgain()),
    Wonder("knossos", Cost(wood=1, stone=1, clay=1, glass=2), PlaceWhenPicked(), PLACE_INFLUENCE, MOVE_INFLUENCE, Points(3)),
]
# fmt: on

TOKENS: Final = [
    Token("corruption", FreeRecruits()),
    Token("organized_crime", KeepsBoth()),
]


class PickedWonders(Rule[DuelState]):
    """Some wonders act when they are picked in the draft, but not when taken later (D156)."""

    def on_wonder_picked(self, state: DuelState, seat: i64, wonder: i64) -> None:
        for effect in state.catalog.wonder_effects[wonder]:
            if isinstance(effect, WhenPicked):
                effect.pick(state, seat)
