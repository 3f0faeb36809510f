"""The games that were left before their end: which are kept, and which one goes on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from thaumata.cli.command_words import CommandWords
from thaumata.cli.console import read_line
from thaumata.cli.errors import error_text
from thaumata.cli.player_names import names_of
from thaumata.drawing.glyphs import BAD, NOW, QUIET
from thaumata.game import NATURE, Game, ThaumataError
from thaumata.play.saved_games import SavedGame, saved_games
from thaumata.record import BrokenRecord
from thaumata.wording.words import Words


def choose_save(console: Console, words: Words, game: Game | None, wanted: str) -> SavedGame | None:
    """Return the game to go on with; None where somebody decides to leave.

    It is the one with a number, counted from the newest, or with a name; where several fit, they
    are listed and one is asked for. A variant leaves only its own games.
    """
    kept = saved_games()
    for path, problem in kept.unreadable:
        console.print(Text(_left_alone(words, path, problem), QUIET), soft_wrap=True)
    saves = [
        save for save in kept.saves if game is None or save.record.game.variant == game.variant
    ]
    if not saves:
        raise ThaumataError("error-nothing-to-resume")
    fitting = _fitting(saves, wanted)
    return fitting[0] if len(fitting) == 1 else _ask(console, words, fitting)


def _left_alone(words: Words, path: Path, problem: BrokenRecord) -> str:
    """Say why a file is not among the games; somebody's own game needs its file of rules."""
    cause = problem.__cause__
    if isinstance(cause, ThaumataError) and cause.message_id == "error-unknown-variant":
        variant = str(cause.arguments["variant"])
        command = f"thaumata play {words('value-own')} --resume"
        return words("label-unknown-game", path=str(path), variant=variant, command=command)
    return words("label-unreadable", path=str(path), reason=error_text(words, problem))


def _fitting(saves: Sequence[SavedGame], text: str) -> list[SavedGame]:
    """Return the games that a number, a name or the beginning of one means."""
    if text.isdecimal():
        number = int(text) if len(text) < 9 else 0
        fitting = list(saves[number - 1 : number]) if number else []
    else:
        whole = [save for save in saves if save.name == text]
        fitting = whole or [save for save in saves if save.name.startswith(text)]
    if not fitting:
        raise ThaumataError("error-no-save", text=text, last=len(saves))
    return fitting


def _ask(console: Console, words: Words, saves: Sequence[SavedGame]) -> SavedGame | None:
    """List games and ask which one it shall be; without an answer it is the newest."""
    console.print(_listed(words, saves))
    console.print(Text(words("label-resume-hint"), QUIET))
    command_words = CommandWords(words)
    while True:
        try:
            line = read_line(console, f"{words('label-which-game')} › ")
        except (EOFError, KeyboardInterrupt):
            console.print()
            return None
        if command_words.command(line) == "quit":
            return None
        try:
            found = _fitting(saves, line or "1")
        except ThaumataError as problem:
            console.print(Text(error_text(words, problem), BAD))
            continue
        if len(found) == 1:
            return found[0]
        saves = found
        console.print(_listed(words, saves))


def _listed(words: Words, saves: Sequence[SavedGame]) -> Table:
    """Lay out the games with who plays, how far they are, and since when they wait."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style=NOW)
    for number, save in enumerate(saves, 1):
        age = int(save.state.age)
        table.add_row(
            str(number),
            Text(save.record.game.variant),
            Text(", ".join(names_of(words, save.record))),
            words(f"age-{age}") if age else words("label-set-up"),
            words("label-moves", count=sum(move.seat != NATURE for move in save.record.moves)),
            Text(f"{save.when:%Y-%m-%d %H:%M}", QUIET),
        )
    return table
