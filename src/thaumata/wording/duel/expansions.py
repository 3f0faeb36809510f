"""The words that each expansion of Duel adds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from thaumata.game import Game
from thaumata.rooms import in_play
from thaumata.wording.duel.agora import AgoraWords
from thaumata.wording.duel.expansion import DuelExpansionWords
from thaumata.wording.duel.pantheon import PantheonWords

EXPANSIONS: Final[Mapping[str, DuelExpansionWords]] = {
    "pantheon": PantheonWords(),
    "agora": AgoraWords(),
}


@lru_cache(maxsize=256)
def expansions_of(game: Game) -> tuple[DuelExpansionWords, ...]:
    """Return the words of the expansions in play."""
    return in_play(game, EXPANSIONS)
