"""``thaumata play``: a game in the terminal."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Final

import typer

from thaumata.cli.consoles import make_console
from thaumata.cli.drawing.families import SCENES
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.host import Host
from thaumata.cli.options import (
    Expansions,
    Language,
    Options,
    Seats,
    Teams,
    Variant,
    make_game,
    whole_number,
)
from thaumata.cli.speaking import speaking
from thaumata.files import reason_of
from thaumata.game import ThaumataError
from thaumata.own_files import read_name
from thaumata.record import RecordFile
from thaumata.rooms import home_of
from thaumata.sitting.saves import (
    Wish,
    begin,
    computers_of,
    go_on,
    keep_previous,
    last_path,
    names_of,
)
from thaumata.sitting.sitting import Sitting
from thaumata.wording.words import Words

EXAMPLES: Final = """\
thaumata play duel
thaumata play duel --option wonders=first_game --language uk
thaumata play duel --opponent human --name Anna
thaumata play duel --expansions pantheon,agora
thaumata play classic --seats 5 --option sides=A
thaumata play classic --seats 3 --opponent human
thaumata play duel --seed 7 --record evening.record
thaumata play duel --resume
"""


def play(
    variant: Variant,
    opponent: Annotated[
        str | None, typer.Option(metavar="value-name", help="usage-opponent")
    ] = None,
    seats: Seats = None,
    seat: Annotated[str | None, typer.Option(metavar="value-number", help="usage-seat")] = None,
    name: Annotated[str | None, typer.Option(metavar="value-name", help="usage-name")] = None,
    seed: Annotated[str | None, typer.Option(metavar="value-number", help="usage-deal")] = None,
    expansions: Expansions = "",
    teams: Teams = False,
    option: Options = None,
    record: Annotated[str | None, typer.Option(metavar="value-file", help="usage-record")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="usage-resume")] = False,
    language: Language = "",
) -> None:
    """Play a game in the terminal, against the computer or somebody beside you."""
    with speaking(language) as words:
        game = make_game(variant, seats, expansions, option, teams=teams)
        if home_of(game, SCENES, None) is None:
            raise ThaumataError("error-unavailable-variant", variant=game.variant)
        named = [text.partition("=")[0] for text in option or ()]
        wish = Wish(
            game=game,
            options={option: game.options[option] for option in named},
            opponent=opponent,
            seat=None if seat is None else whole_number("--seat", seat, most=game.seats - 1),
            name=name,
            seed=None if seed is None else whole_number("--seed", seed),
        )
        file, note = _open(words, wish, record, resume)
        parts = ["thaumata", "play", variant if read_name(variant) else game.variant]
        parts += ["--record", record] if record else ["--resume"]
        parts += ["--language", language] if language else []
        host = _seat(words, file, shlex.join(parts), note)
        host.run()


def _open(words: Words, wish: Wish, record: str | None, resume: bool) -> tuple[RecordFile, str]:
    """Open the file of a new or an old game; also return what there is to say about it."""
    path = Path(record).expanduser() if record else last_path()
    if resume or (record and _holds_something(path)):
        return go_on(wish, path), words("label-resumed", path=str(path))
    file = begin(wish, path)
    aside = None if record else keep_previous()
    try:
        file.save()
    except OSError as problem:
        raise ThaumataError("error-file", path=str(path), reason=reason_of(problem)) from None
    return file, words("label-put-aside", path=str(aside)) if aside else ""


def _holds_something(path: Path) -> bool:
    """Tell whether there is anything at a path but an empty file."""
    return path.exists() and not (path.is_file() and path.stat().st_size == 0)


def _seat(words: Words, file: RecordFile, going_on: str, note: str) -> Host:
    """Let everybody sit down."""
    record = file.record
    computers = computers_of(record)
    people = [seat for seat in range(record.game.seats) if seat not in computers]
    pen = Pen(words, record.game, names_of(words, record), left=people[0])
    return Host(make_console(), pen, Sitting(file, computers), going_on, note)
