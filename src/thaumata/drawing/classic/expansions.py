"""The drawings of the expansions of 7 Wonders, by name."""

from __future__ import annotations

from typing import Final

from thaumata.drawing.classic.cities import CitiesDrawing
from thaumata.drawing.classic.expansion import ClassicExpansion
from thaumata.drawing.classic.teams import TeamsDrawing
from thaumata.game import Game
from thaumata.rooms import in_play

EXPANSIONS: Final[dict[str, ClassicExpansion]] = {
    "cities": CitiesDrawing(),
    "teams": TeamsDrawing(),
}


def expansions_of(game: Game) -> tuple[ClassicExpansion, ...]:
    """Return the drawings of the expansions in play."""
    return in_play(game, EXPANSIONS)
