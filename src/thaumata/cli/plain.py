"""A position as plain text, in English: what ``print(state)`` shows."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console

from thaumata.cli.drawing.families import SCENES
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.positions import show_position
from thaumata.game import State
from thaumata.rooms import home_of
from thaumata.wording.words import Words

_WIDTH: Final = 100


def table_of(state: State) -> str:
    """Draw a position for whoever has to decide in it; in a line where nobody can draw it."""
    if home_of(state.game, SCENES, None) is None:
        return repr(state)
    words = Words()
    players = [words("seat", number=seat + 1) for seat in range(state.game.seats)]
    page = StringIO()
    console = Console(
        file=page,
        width=_WIDTH,
        color_system=None,
        force_terminal=False,
        highlight=False,
        markup=False,
        emoji=False,
    )
    show_position(console, Pen(words, state.game, players), state)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())
