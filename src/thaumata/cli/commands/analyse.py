"""``thaumata analyse``: judge every decision of a recorded game."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from thaumata.cli.console import make_console, print_json, read_text
from thaumata.cli.errors import reporting_errors
from thaumata.cli.options import AdviceSeed, AsJson, Language, Level, OwnGame, whole_number
from thaumata.cli.player_names import names_of
from thaumata.cli.progress import work_bar
from thaumata.drawing.analysis import draw_analysis
from thaumata.drawing.families import make_display
from thaumata.own_files import load_variant
from thaumata.players.advice.analyzing import analyze
from thaumata.record import Record

EXAMPLES: Final = """\
thaumata analyse evening.record
thaumata analyse evening.record --level hard --language ru
thaumata analyse evening.record --json
"""


def analyse(
    file: Annotated[str, typer.Argument(metavar="value-file", help="usage-told")],
    level: Level = "medium",
    seed: AdviceSeed = "0",
    as_json: AsJson = False,
    game: OwnGame = "",
    language: Language = "",
) -> None:
    """Judge a recorded game."""
    with reporting_errors(language) as words:
        load_variant(game)
        record = Record.parse(read_text(file))
        first = whole_number("--seed", seed)
        with work_bar(words("label-progress-analyzing")) as progress:
            analysis = analyze(record, level=level, seed=first, progress=progress)
        if as_json:
            print_json(analysis)
            return
        console = make_console()
        display = make_display(words, record.game, names_of(words, record))
        console.print(draw_analysis(display, analysis, console.width))
