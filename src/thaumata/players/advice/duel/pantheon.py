"""The reasons that Pantheon adds: gods, and tokens on cards."""

from __future__ import annotations

from thaumata.duel.pantheon.happenings import ACTIVATED, DIVINE_TOKEN_TAKEN
from thaumata.players.advice.comparison import ReasonCatalog
from thaumata.players.advice.themes import Theme


class _Gods(Theme):
    """A god is activated."""

    kinds = (ACTIVATED,)
    piece = "god"
    mine = "reason-god"
    theirs = "reason-god-theirs"
    lost = "drawback-god"
    let = "drawback-god-theirs"


class _DivineTokens(Theme):
    """A mythology or offering token is taken from a card."""

    kinds = (DIVINE_TOKEN_TAKEN,)
    piece = "divine_token"
    within = 2
    mine = "reason-divine_token"
    theirs = "reason-divine_token-theirs"


class PantheonReasons(ReasonCatalog):
    """The reasons of Pantheon."""

    themes = (_Gods(), _DivineTokens())
