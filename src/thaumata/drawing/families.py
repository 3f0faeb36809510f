"""Which drawing belongs to which family of games."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.console import Console

from thaumata.drawing.classic.notation import ClassicNotation
from thaumata.drawing.classic.scene import ClassicScene
from thaumata.drawing.display import Display
from thaumata.drawing.duel.notation import DuelNotation
from thaumata.drawing.duel.scene import DuelScene
from thaumata.drawing.notation import Notation
from thaumata.drawing.plain import PlainNotation, PlainScene
from thaumata.drawing.scene import Scene
from thaumata.game import Game, State
from thaumata.rooms import home_of
from thaumata.wording.words import Words


class FamilyDrawing(NamedTuple):
    """How a family is drawn."""

    notation: Callable[[Words, Game], Notation]
    scene: Callable[[Console, Display, State, int | None], Scene]


_DRAWINGS: Final = {
    "duel": FamilyDrawing(DuelNotation, DuelScene),
    "classic": FamilyDrawing(ClassicNotation, ClassicScene),
}
"""The drawing of each family, by its name."""

_PLAIN: Final = FamilyDrawing(PlainNotation, PlainScene)
"""The drawing of families that are in no table: somebody's own."""


def make_display(words: Words, game: Game, players: Sequence[str], left: int = 0) -> Display:
    """Take up a display for a game."""
    return Display(home_of(game, _DRAWINGS, _PLAIN).notation(words, game), players, left)


def make_scene(console: Console, display: Display, state: State, seat: int | None) -> Scene:
    """Show a position to a seat, or to somebody who looks on."""
    return home_of(state.game, _DRAWINGS, _PLAIN).scene(console, display, state, seat)


def text_of(state: State, seat: int | None = None, width: int = 100) -> str:
    """Draw a position as plain text, without color: all that a seat, or a spectator, may see."""
    words = Words()
    console = Console(file=io.StringIO(), width=width, color_system=None, force_terminal=False)
    players = [words("seat", number=number + 1) for number in range(state.game.seats)]
    display = make_display(words, state.game, players, left=seat or 0)
    scene = make_scene(console, display, state, seat)
    with console.capture() as drawn:
        console.print(scene.table())
        if scene.ending:
            console.print(scene.sheet())
            console.print(scene.ending)
    lines = [line.rstrip() for line in drawn.get().splitlines()]
    return "\n".join(lines).rstrip()
