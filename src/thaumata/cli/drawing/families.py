"""Which drawing belongs to which family of games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console

from thaumata.cli.drawing.classic.scene import ClassicScene
from thaumata.cli.drawing.duel.scene import DuelScene
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.scene import Scene
from thaumata.game import State, ThaumataError
from thaumata.rooms import home_of

SCENES: Final[dict[str, Callable[[Console, Pen, State, int | None], Scene]]] = {
    "duel": DuelScene,
    "classic": ClassicScene,
}
"""The drawing of each family, by its name."""


def look_at(console: Console, pen: Pen, state: State, seat: int | None) -> Scene:
    """Show a position to a seat, or to somebody who looks on."""
    scene = home_of(state.game, SCENES, None)
    if scene is None:
        raise ThaumataError("error-unavailable-variant", variant=state.game.variant)
    return scene(console, pen, state, seat)
