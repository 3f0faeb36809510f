"""``thaumata hint``: the best actions in a position, and why."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from thaumata import position
from thaumata.cli.console import make_console, print_json, read_text
from thaumata.cli.errors import reporting_errors
from thaumata.cli.options import AdviceSeed, AsJson, Language, Level, OwnGame, whole_number
from thaumata.cli.player_names import names_of
from thaumata.cli.progress import work_bar
from thaumata.drawing.advice import draw_advice
from thaumata.drawing.families import make_display
from thaumata.game import NATURE, State, ThaumataError
from thaumata.own_files import load_variant
from thaumata.players.advice.advising import Adviser
from thaumata.record import Record
from thaumata.wording.words import Words

EXAMPLES: Final = """\
thaumata hint position.json
thaumata hint position.json --level expert --language uk
thaumata hint evening.record --at 60
thaumata hint position.json --seat 2 --json
"""


def hint(
    file: Annotated[str, typer.Argument(metavar="value-file", help="usage-hint-file")],
    seat: Annotated[
        str | None, typer.Option(metavar="value-number", help="usage-hint-seat")
    ] = None,
    at: Annotated[str | None, typer.Option(metavar="value-number", help="usage-hint-at")] = None,
    level: Level = "hard",
    seed: AdviceSeed = "0",
    as_json: AsJson = False,
    game: OwnGame = "",
    language: Language = "",
) -> None:
    """Print the best actions of the seat that has to decide."""
    with reporting_errors(language) as words:
        load_variant(game)
        state, players = _read(words, file, None if at is None else whole_number("--at", at))
        asked = _asked(state, seat)
        first = whole_number("--seed", seed)
        adviser = Adviser(state.game, level)
        with work_bar(words("label-progress-thinking")) as progress:
            advice = adviser.advise(state, asked, seed=first, progress=progress)
        if as_json:
            print_json(advice)
            return
        console = make_console()
        display = make_display(words, state.game, players)
        console.print(draw_advice(display, advice, console.width))


def _read(words: Words, file: str, at: int | None) -> tuple[State, list[str]]:
    """Read a position file, or the position of a record after ``at`` actions."""
    text = read_text(file)
    if text.lstrip().startswith("{"):
        state = position.load(text)
        return state, [words("seat", number=seat + 1) for seat in range(state.game.seats)]
    record = Record.parse(text)
    return record.state(at), [*names_of(words, record)]


def _asked(state: State, seat: str | None) -> int:
    """Return the seat to advise: the one named, or the only one that has to decide."""
    if seat is not None:
        return whole_number("--seat", seat, least=1, most=state.game.seats) - 1
    pending = [each for each in state.pending_seats if each != NATURE]
    if len(pending) > 1:
        seats = ", ".join(str(each + 1) for each in pending)
        raise ThaumataError("error-hint-which", seats=seats)
    return pending[0] if pending else 0
