"""The reasons that Agora adds: the Senate and conspiracies."""

from __future__ import annotations

from thaumata.duel.agora.happenings import (
    CONSPIRACY_TRIGGERED,
    CONTROL_GAINED,
)
from thaumata.players.advice.comparison import ReasonCatalog
from thaumata.players.advice.themes import Theme


class _Chambers(Theme):
    """A chamber of the Senate comes under control, with its decree."""

    kinds = (CONTROL_GAINED,)
    piece = "chamber"
    within = 3
    mine = "reason-chamber"
    theirs = "reason-chamber-theirs"
    lost = "drawback-chamber"
    let = "drawback-chamber-theirs"


class _Conspiracies(Theme):
    """A conspiracy is triggered. Those of others are secret, so none is named."""

    kinds = (CONSPIRACY_TRIGGERED,)
    within = 4
    mine = "reason-conspiracy"
    theirs = "reason-conspiracy-theirs"
    let = "drawback-conspiracy-theirs"


class AgoraReasons(ReasonCatalog):
    """The reasons of Agora."""

    supremacies = ("political",)
    themes = (_Chambers(), _Conspiracies())
