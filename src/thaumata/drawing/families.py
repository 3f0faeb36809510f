"""The drawing of each family of games."""

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
    """The classes that draw a family."""

    notation: Callable[[Words, Game], Notation]
    scene: Callable[[Console, Display, State, int | None], Scene]


_DRAWINGS: Final = {
    "duel": FamilyDrawing(DuelNotation, DuelScene),
    "classic": FamilyDrawing(ClassicNotation, ClassicScene),
}
"""The drawing of each family by name."""

_PLAIN: Final = FamilyDrawing(PlainNotation, PlainScene)
"""The drawing of all other families, such as those in files of users."""


def make_display(words: Words, game: Game, players: Sequence[str], left: int = 0) -> Display:
    """Return the display of a game."""
    return Display(home_of(game, _DRAWINGS, _PLAIN).notation(words, game), players, left)


def make_scene(console: Console, display: Display, state: State, seat: int | None) -> Scene:
    """Return a position as a seat sees it, or as a spectator sees it."""
    return home_of(state.game, _DRAWINGS, _PLAIN).scene(console, display, state, seat)


def text_of(state: State, seat: int | None = None, width: int = 100) -> str:
    """Draw a position as plain text without color, as a seat or a spectator sees it."""
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
