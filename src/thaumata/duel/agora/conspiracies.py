"""The conspiracies, one line each (D198-D214)."""

from typing import Final

from thaumata.duel.agora.icons import (
    BuildFromRemoved,
    CoinsPerCube,
    DiscardAccessible,
    HalfOfCoins,
    OpponentPaysPerCube,
    TokenFromWholeBox,
)
from thaumata.duel.agora.names import (
    COERCION,
    EXTORTION,
    FORECLOSURE,
    INSIDER_INFLUENCE,
    MOVE_CUBE,
    OBSCURANTISM,
    PLACE_CUBE,
    PROPERTY_FRAUD,
    REMOVE_CUBE,
    SABOTAGE,
)
from thaumata.duel.catalog import Component
from thaumata.duel.icon_shapes import Asks
from thaumata.duel.instant import DiscardOpponentCard, Shields
from thaumata.duel.names import BLUE, YELLOW

PLACE_INFLUENCE: Final = Asks("place_influence", PLACE_CUBE)
MOVE_INFLUENCE: Final = Asks("move_influence", MOVE_CUBE)
REMOVE_INFLUENCE: Final = Asks("remove_influence", REMOVE_CUBE)


class Conspiracy(Component):
    """A conspiracy card."""


CONSPIRACIES: Final = [
    Conspiracy("extortion", Asks("take_unbuilt_wonder", EXTORTION), MOVE_INFLUENCE),
    Conspiracy("blackmail", HalfOfCoins(), MOVE_INFLUENCE),
    Conspiracy("expropriation", DiscardOpponentCard(BLUE), MOVE_INFLUENCE),
    Conspiracy("swindle", DiscardOpponentCard(YELLOW), MOVE_INFLUENCE),
    Conspiracy("obscurantism", Asks("lock_token", OBSCURANTISM)),
    Conspiracy("coup", Shields(2, on_red_card=False)),
    Conspiracy("property_fraud", Asks("build_from_top_row", PROPERTY_FRAUD)),
    Conspiracy("treason", BuildFromRemoved()),
    Conspiracy("political_maneuver", PLACE_INFLUENCE, REMOVE_INFLUENCE, MOVE_INFLUENCE),
    Conspiracy("espionage", TokenFromWholeBox()),
    Conspiracy("turn_of_events", DiscardAccessible(), MOVE_INFLUENCE),
    Conspiracy("embezzlement", CoinsPerCube(), OpponentPaysPerCube()),
    Conspiracy("foreclosure", Asks("take_resource_card", FORECLOSURE)),
    Conspiracy("coercion", Asks("swap_cards", COERCION), MOVE_INFLUENCE),
    Conspiracy("insider_influence", Asks("shift_decree", INSIDER_INFLUENCE), MOVE_INFLUENCE),
    Conspiracy("sabotage", Asks("destroy_wonder", SABOTAGE)),
]
