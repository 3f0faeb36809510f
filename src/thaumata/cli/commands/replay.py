"""``thaumata replay``: show a recorded game as a story, or one of its positions."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from thaumata import position
from thaumata.cli.console import make_console, read_text
from thaumata.cli.errors import reporting_errors
from thaumata.cli.options import Language, OwnGame, whole_number
from thaumata.cli.record_viewer import RecordViewer
from thaumata.own_files import load_variant
from thaumata.record import Record

EXAMPLES: Final = """\
thaumata replay evening.record
thaumata replay evening.record --at 60 --language uk
thaumata replay evening.record --at 60 --json
thaumata replay evening.record --step
thaumata replay rich.record --game mine.py:RichDuel
"""


def replay(
    file: Annotated[str, typer.Argument(metavar="value-file", help="usage-told")],
    at: Annotated[str | None, typer.Option(metavar="value-number", help="usage-at")] = None,
    step: Annotated[bool, typer.Option("--step", help="usage-step")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="usage-position-json")] = False,
    game: OwnGame = "",
    language: Language = "",
) -> None:
    """Tell a recorded game from the first deal to the score sheet."""
    with reporting_errors(language) as words:
        load_variant(game)
        record = Record.parse(read_text(file))
        number = None if at is None else whole_number("--at", at)
        if as_json:
            print(position.dumps(record.state(number)))
            return
        viewer = RecordViewer(make_console(), words, record)
        if step:
            viewer.step(number or 0)
        elif number is not None:
            viewer.show(number)
        else:
            viewer.tell()
