"""The drawings of the expansions of Duel, by name."""

from __future__ import annotations

from typing import Final

from thaumata.drawing.duel.agora.expansion import AgoraDrawing
from thaumata.drawing.duel.expansion import DuelExpansion
from thaumata.drawing.duel.pantheon.expansion import PantheonDrawing
from thaumata.game import Game
from thaumata.rooms import in_play

EXPANSIONS: Final[dict[str, DuelExpansion]] = {
    "pantheon": PantheonDrawing(),
    "agora": AgoraDrawing(),
}
"""In the order in which they stand on the table."""


def expansions_of(game: Game) -> tuple[DuelExpansion, ...]:
    """Return the drawings of the expansions in play."""
    return in_play(game, EXPANSIONS)
