"""``thaumata show``: draw a position."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from thaumata import position
from thaumata.cli.console import make_console, read_text
from thaumata.cli.errors import reporting_errors
from thaumata.cli.options import Language, OwnGame
from thaumata.cli.positions import show_position
from thaumata.drawing.families import make_display
from thaumata.own_files import load_variant

EXAMPLES: Final = """\
thaumata show position.json
thaumata show position.json --language ru
thaumata show puzzle.json --unchecked
"""


def show(
    file: Annotated[str, typer.Argument(metavar="value-file", help="usage-position")],
    unchecked: Annotated[bool, typer.Option("--unchecked", help="usage-unchecked")] = False,
    game: OwnGame = "",
    language: Language = "",
) -> None:
    """Draw a position with all possible actions and their prices."""
    with reporting_errors(language) as words:
        load_variant(game)
        text = read_text(file)
        state = position.load(text, is_checked=not unchecked)
        players = [words("seat", number=seat + 1) for seat in range(state.game.seats)]
        try:
            show_position(make_console(), make_display(words, state.game, players), state)
        except (LookupError, ValueError, TypeError, ArithmeticError):
            position.load(text)  # it is impossible: the check raises the reason
            raise
