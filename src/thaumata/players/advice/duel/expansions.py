"""The reasons that expansions of Duel add, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.players.advice.comparison import ReasonCatalog
from thaumata.players.advice.duel.agora import AgoraReasons
from thaumata.players.advice.duel.pantheon import PantheonReasons

EXPANSIONS: Final[Mapping[str, ReasonCatalog]] = {
    "pantheon": PantheonReasons(),
    "agora": AgoraReasons(),
}
