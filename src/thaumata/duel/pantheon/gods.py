"""The gods and the Gate, one line each (D109-D139)."""

from typing import Final

from thaumata.duel.catalog import Component
from thaumata.duel.icon_shapes import Asks
from thaumata.duel.instant import Coins, Science, Shields
from thaumata.duel.names import MAUSOLEUM
from thaumata.duel.pantheon.icons import CoinsOnCard, RevealEveryDeck
from thaumata.duel.pantheon.names import (
    APPLY_MILITARY_TOKEN,
    COPY_SYMBOL,
    DISCARD_FROM_STRUCTURE,
    PLACE_MINERVA,
    REMOVE_MILITARY_TOKEN,
    RUIN_WONDER,
    TAKE_FROM_ENKI,
    TAKE_RESOURCE_CARD,
    TAKE_UNBUILT_WONDER,
    WONDER_FROM_DISCARD,
)
from thaumata.kit.points import Points


class God(Component):
    """A card of the Pantheon."""


GODS: Final = [
    God("enki", Asks("token_from_card", TAKE_FROM_ENKI)),
    God("ishtar", Science("scales")),
    God("nisaba", Asks("copy_symbol", COPY_SYMBOL)),
    God("astarte", CoinsOnCard(7)),
    God("baal", Asks("take_resource_card", TAKE_RESOURCE_CARD)),
    God("tanit", Coins(12)),
    God("aphrodite", Points(9)),
    God("hades", Asks("build_from_discard", MAUSOLEUM)),
    God("zeus", Asks("discard_from_structure", DISCARD_FROM_STRUCTURE)),
    God("anubis", Asks("ruin_wonder", RUIN_WONDER)),
    God("isis", Asks("wonder_from_discard", WONDER_FROM_DISCARD)),
    God("ra", Asks("take_unbuilt_wonder", TAKE_UNBUILT_WONDER)),
    God("mars", Shields(2, on_red_card=False)),
    God("minerva", Asks("place_minerva", PLACE_MINERVA)),
    God("neptune", Asks("use_military_tokens", REMOVE_MILITARY_TOKEN, APPLY_MILITARY_TOKEN)),
    God("gate", RevealEveryDeck()),
]
"""By number: three of each mythology, then the Gate."""

GOD_EFFECTS: Final = [god.effects for god in GODS]
