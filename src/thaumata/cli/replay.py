"""``thaumata replay``: a recorded game as a story, or one of its positions."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from thaumata.cli.consoles import make_console, read_text
from thaumata.cli.options import Language, whole_number
from thaumata.cli.projector import Projector
from thaumata.cli.speaking import speaking
from thaumata.record import Record

EXAMPLES: Final = """\b
Examples:
  thaumata replay evening.record
  thaumata replay evening.record --at 60 --language uk
  thaumata replay evening.record --step
"""


def replay(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The record of a game; - reads the input.")
    ],
    at: Annotated[
        str | None,
        typer.Option(metavar="N", help="Draw the position after so many actions instead."),
    ] = None,
    step: Annotated[
        bool, typer.Option("--step", help="Go through the game position by position.")
    ] = False,
    language: Language = "",
) -> None:
    """Tell a recorded game from the first deal to the score sheet.

    The numbers before the lines count actions, the dealer's included; --at takes them.
    """
    with speaking(language) as words:
        record = Record.parse(read_text(file))
        number = None if at is None else whole_number("--at", at)
        projector = Projector(make_console(), words, record)
        if step:
            projector.step(number or 0)
        elif number is not None:
            projector.show(number)
        else:
            projector.tell()
