"""Which drawing belongs to which family of games."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.console import Console

from thaumata.cli.drawing.classic.notation import ClassicNotation
from thaumata.cli.drawing.classic.scene import ClassicScene
from thaumata.cli.drawing.duel.notation import DuelNotation
from thaumata.cli.drawing.duel.scene import DuelScene
from thaumata.cli.drawing.notation import Notation
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.plain import PlainNotation, PlainScene
from thaumata.cli.drawing.scene import Scene
from thaumata.game import Game, State
from thaumata.rooms import home_of
from thaumata.wording.words import Words


class Studio(NamedTuple):
    """How a family is drawn."""

    notation: Callable[[Words, Game], Notation]
    scene: Callable[[Console, Pen, State, int | None], Scene]


_STUDIOS: Final = {
    "duel": Studio(DuelNotation, DuelScene),
    "classic": Studio(ClassicNotation, ClassicScene),
}
"""The drawing of each family, by its name."""

_PLAIN: Final = Studio(PlainNotation, PlainScene)
"""The drawing of families that are in no table: somebody's own."""


def pen_for(words: Words, game: Game, players: Sequence[str], left: int = 0) -> Pen:
    """Take up a pen for a game."""
    return Pen(home_of(game, _STUDIOS, _PLAIN).notation(words, game), players, left)


def look_at(console: Console, pen: Pen, state: State, seat: int | None) -> Scene:
    """Show a position to a seat, or to somebody who looks on."""
    return home_of(state.game, _STUDIOS, _PLAIN).scene(console, pen, state, seat)


def text_of(state: State, seat: int | None = None, width: int = 100) -> str:
    """Draw a position as plain text, without color: all that a seat, or a spectator, may see."""
    words = Words()
    console = Console(file=io.StringIO(), width=width, color_system=None, force_terminal=False)
    players = [words("seat", number=number + 1) for number in range(state.game.seats)]
    pen = pen_for(words, state.game, players, left=seat or 0)
    scene = look_at(console, pen, state, seat)
    with console.capture() as drawn:
        console.print(scene.table())
        if scene.ending:
            console.print(scene.sheet())
            console.print(scene.ending)
    lines = [line.rstrip() for line in drawn.get().splitlines()]
    return "\n".join(lines).rstrip()
