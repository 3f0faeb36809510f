"""Print a position: the table, the question and the possible actions."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.families import make_scene
from thaumata.drawing.glyphs import NOW
from thaumata.drawing.scene import Scene
from thaumata.drawing.text import flow
from thaumata.game import NATURE, State
from thaumata.views.pieces import Piece


def show_position(
    console: Console, display: Display, state: State, news: Sequence[str] = (), *, reserve: int = 2
) -> None:
    """Draw a position for the seat that has to decide."""
    asked = [seat for seat in range(state.game.seats) if state.pending >> seat & 1]
    seat = asked[0] if asked else None
    display.payer = display.left if seat is None else seat
    scene = make_scene(console, display, state, seat)
    console.print(scene.table(news, reserve=reserve))
    if state.pending >> NATURE & 1:
        console.print(Text(scene.question, NOW))
        _list_deals(console, display, state)
    if scene.ending:
        show_end(console, scene)


def show_end(console: Console, scene: Scene) -> None:
    """Print the score sheet of a finished game, who won and how."""
    console.print(scene.sheet())
    console.print(Text(scene.ending, NOW))


def _list_deals(console: Console, display: Display, state: State) -> None:
    """Print the possible deals."""
    game = state.game
    names = []
    for action in state.legal_actions(NATURE):
        _, id, *_ = game.text(state, NATURE, action).split()
        kind = next(kind for kind, names in game.names.items() if id in names)
        names.append(display.name(Piece(kind, id)))
    items = [Text(name) for name in dict.fromkeys(names)]
    for line in flow(items, console.width, separator=", ", label=Text("  ")):
        console.print(line)
