"""Choose an unfinished game to resume."""

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
    """Return the game to resume; None if the user leaves without choosing.

    ``wanted`` is a number, counted from the newest game, or a name. If several games match, they
    are listed and the user chooses. A variant restricts the list to its own games.
    """
    kept = saved_games()
    for path, problem in kept.unreadable:
        console.print(Text(_reason_unlisted(words, path, problem), QUIET), soft_wrap=True)
    saves = [
        save for save in kept.saves if game is None or save.record.game.variant == game.variant
    ]
    if not saves:
        raise ThaumataError("error-nothing-to-resume")
    matching = _matching(saves, wanted)
    return matching[0] if len(matching) == 1 else _ask(console, words, matching)


def _reason_unlisted(words: Words, path: Path, problem: BrokenRecord) -> str:
    """Return why a file is not listed; a game from a file of rules needs that file."""
    cause = problem.__cause__
    if isinstance(cause, ThaumataError) and cause.message_id == "error-unknown-variant":
        variant = str(cause.arguments["variant"])
        command = f"thaumata play {words('value-own')} --resume"
        return words("label-unknown-game", path=str(path), variant=variant, command=command)
    return words("label-unreadable", path=str(path), reason=error_text(words, problem))


def _matching(saves: Sequence[SavedGame], text: str) -> list[SavedGame]:
    """Return the games that match a number, a name or the beginning of a name."""
    if text.isdecimal():
        number = int(text) if len(text) < 9 else 0
        matching = list(saves[number - 1 : number]) if number else []
    else:
        whole = [save for save in saves if save.name == text]
        matching = whole or [save for save in saves if save.name.startswith(text)]
    if not matching:
        raise ThaumataError("error-no-save", text=text, last=len(saves))
    return matching


def _ask(console: Console, words: Words, saves: Sequence[SavedGame]) -> SavedGame | None:
    """List games and ask for one; an empty answer means the newest."""
    console.print(_saves_table(words, saves))
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
            found = _matching(saves, line or "1")
        except ThaumataError as problem:
            console.print(Text(error_text(words, problem), BAD))
            continue
        if len(found) == 1:
            return found[0]
        saves = found
        console.print(_saves_table(words, saves))


def _saves_table(words: Words, saves: Sequence[SavedGame]) -> Table:
    """Lay out the games with their players, progress and time."""
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
