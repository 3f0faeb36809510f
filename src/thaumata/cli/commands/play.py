"""``thaumata play``: play a game in the terminal."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from thaumata.cli.console import make_console
from thaumata.cli.errors import reporting_errors
from thaumata.cli.expansions import InTeams, named_expansions
from thaumata.cli.game.interactive_game import InteractiveGame
from thaumata.cli.game.player_log import log_player_failures
from thaumata.cli.game.saved_games import choose_save
from thaumata.cli.localized_commands import missing_argument
from thaumata.cli.options import (
    MOST,
    Expansions,
    Language,
    Options,
    Seats,
    make_game,
    named_options,
    whole_number,
)
from thaumata.cli.player_names import names_of
from thaumata.drawing.display import Display
from thaumata.drawing.families import make_display
from thaumata.files import reason_of
from thaumata.game import ThaumataError
from thaumata.own_files import typed_name
from thaumata.play.local_game import LocalGame
from thaumata.play.saved_games import new_path
from thaumata.play.seating import (
    COMPUTER,
    HUMAN,
    GameRequest,
    begin,
    computers_of,
    go_on,
    has_dealer,
)
from thaumata.players.characters import called
from thaumata.record import RecordFile
from thaumata.wording.words import Words

EXAMPLES: Final = """\
thaumata play duel
thaumata play duel --option wonders=first_game --language uk
thaumata play duel --opponent human --name Anna
thaumata play duel --expansions pantheon,agora
thaumata play classic --seats 5 --option sides=A
thaumata play classic --seats 3 --opponent human
thaumata play duel --opponent human --dealer human
thaumata play duel --seed 7 --record evening.record
thaumata play mine.py:RichDuel
thaumata play --resume
"""


def play(
    context: typer.Context,
    variant: Annotated[str, typer.Argument(metavar="value-game", help="usage-game-played")] = "",
    opponent: Annotated[
        str | None, typer.Option(metavar="value-name", help="usage-opponent")
    ] = None,
    seats: Seats = None,
    seat: Annotated[str | None, typer.Option(metavar="value-number", help="usage-seat")] = None,
    name: Annotated[str | None, typer.Option(metavar="value-name", help="usage-name")] = None,
    dealer: Annotated[
        str | None, typer.Option(metavar=f"{COMPUTER}|{HUMAN}", help="usage-dealer")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="value-number", help="usage-deal")] = None,
    expansions: Expansions = "",
    in_teams: InTeams = False,
    option: Options = None,
    record: Annotated[str | None, typer.Option(metavar="value-file", help="usage-record")] = None,
    resume: Annotated[str | None, typer.Option(metavar="value-save", help="usage-resume")] = None,
    language: Language = "",
) -> None:
    """Play a game in the terminal, against the computer or people at the same keyboard."""
    with reporting_errors(language) as words:
        is_old = resume is not None or (record is not None and _holds_something(Path(record)))
        if not variant and (not is_old or seats or expansions or in_teams):
            raise missing_argument(context, "value-game")
        named = named_expansions(expansions, in_teams=in_teams)
        game = make_game(variant, seats, named, option) if variant else None
        if dealer not in (None, COMPUTER, HUMAN):
            raise ThaumataError("error-dealer", dealer=dealer, dealers=f"{COMPUTER}, {HUMAN}")
        most = MOST if game is None else game.seats
        request = GameRequest(
            game=game,
            options=named_options(option),
            opponent=None if opponent is None else called(words, opponent),
            seat=None if seat is None else whole_number("--seat", seat, least=1, most=most) - 1,
            name=name,
            seed=None if seed is None else whole_number("--seed", seed),
            dealer=dealer,
        )
        console = make_console()
        if is_old:
            path = _old_path(console, words, request, record, resume)
            if path is None:
                return
            file, note = go_on(request, path), words("label-resumed", path=path.name)
        else:
            file, note = _new_file(request, record), ""
        parts = ["thaumata", "play", typed_name(file.record.game)]
        parts += ["--record", record] if record else ["--resume", file.path.stem]
        parts += ["--language", language] if language else []
        display, local_game = _seat(words, file, request)
        with log_player_failures():
            InteractiveGame(console, display, local_game, shlex.join(parts), note).run()


def _old_path(
    console: Console, words: Words, request: GameRequest, record: str | None, resume: str | None
) -> Path | None:
    """Return the file of the game to resume; None if the user leaves."""
    if record:
        return Path(record).expanduser()
    save = choose_save(console, words, request.game, resume or "")
    return None if save is None else save.path


def _new_file(request: GameRequest, record: str | None) -> RecordFile:
    """Begin a game and save its record."""
    assert request.game is not None
    path = Path(record).expanduser() if record else new_path(request.game)
    file = begin(request, path)
    try:
        file.save()
    except OSError as problem:
        raise ThaumataError("error-file", path=str(path), reason=reason_of(problem)) from None
    return file


def _holds_something(path: Path) -> bool:
    """Return whether there is a file at a path that is not empty."""
    path = path.expanduser()
    return path.exists() and not (path.is_file() and path.stat().st_size == 0)


def _seat(words: Words, file: RecordFile, request: GameRequest) -> tuple[Display, LocalGame]:
    """Return the game with its players, and how it is displayed."""
    record = file.record
    local_game = LocalGame(file, computers_of(record), has_dealer=has_dealer(request, record))
    display = make_display(words, record.game, names_of(words, record), left=local_game.people[0])
    return display, local_game
