"""Commands that do not change the position: explanations, hints, the log, copies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

from thaumata.cli.command_words import CommandWords
from thaumata.cli.game.manual_dealing import DealChoices
from thaumata.cli.game.piece_search import find_piece
from thaumata.cli.progress import work_bar
from thaumata.drawing.advice import draw_advice
from thaumata.drawing.display import Display
from thaumata.drawing.explanation import list_pieces
from thaumata.drawing.glyphs import GOOD, QUIET
from thaumata.drawing.guide import draw_guide
from thaumata.drawing.log import draw_log
from thaumata.drawing.scene import Scene
from thaumata.files import reason_of
from thaumata.game import ThaumataError
from thaumata.play.local_game import LocalGame
from thaumata.players.advice.advising import Adviser
from thaumata.record import RecordFile
from thaumata.views.actions import WrittenAction


class Screen(NamedTuple):
    """The position on the screen, and for whom it is drawn."""

    scene: Scene
    viewer: int | None
    """The seat that the story is told for; None if everyone may look."""

    deal: DealChoices | None = None
    """The possible deals, if a person deals."""

    @property
    def actions(self) -> Sequence[WrittenAction]:
        """The actions by the numbers on the screen."""
        return self.scene.actions if self.deal is None else self.deal.actions

    def number(self, text: str) -> int:
        """Return the number of a choice that was typed."""
        last = len(self.actions)
        number = int(text) if text.isdecimal() and len(text) < 9 else 0
        if not 1 <= number <= last:
            raise ThaumataError("label-not-a-choice", text=text, last=last)
        return number


class SideCommands:
    """Answers questions about the table and saves copies of the record."""

    commands: Mapping[str, Callable[[Screen, str], None]]
    """The commands by name; each is called with the rest of the line."""

    def __init__(
        self, console: Console, display: Display, game: LocalGame, command_words: CommandWords
    ) -> None:
        """Prepare the commands for a game."""
        self._console = console
        self._display = display
        self._words = display.words
        self._game = game
        self._command_words = command_words
        self._adviser: Adviser | None = None
        self.commands = {
            "save": self._save,
            "log": self._log,
            "score": lambda screen, rest: self._print(screen.scene.sheet()),
            "discards": lambda screen, rest: self._print(screen.scene.discards()),
            "cities": lambda screen, rest: self._print(screen.scene.cities()),
            "details": self._details,
            "hint": self._hint,
            "help": self._help,
        }

    def _print(self, what: RenderableType) -> None:
        self._console.print(what)

    def explain(self, screen: Screen, text: str) -> None:
        """Explain a piece, or the pieces of a choice; without text, list all pieces."""
        if not text:
            self._print(list_pieces(self._display, self._console.width))
            self._print(Text(self._words("label-explain-hint"), QUIET))
            return
        scene, notation = screen.scene, self._display.notation
        if text.isdecimal():
            pieces = screen.actions[screen.number(text) - 1].pieces
            named = [piece for piece in pieces if notation.knows(piece)]
        else:
            named = scene.named(text) or [find_piece(self._words, notation, text)]
        for piece in named:
            self._print(scene.explain(piece))

    def _details(self, screen: Screen, rest: str) -> None:
        """Print what a choice costs and changes; a deal is explained instead."""
        if not rest:
            raise ThaumataError("label-details-which")
        number = screen.number(rest)
        if screen.deal is not None:
            self.explain(screen, rest)
        else:
            self._print(screen.scene.details(number))

    def _hint(self, screen: Screen, rest: str) -> None:
        """Print advice for the player at the screen, from what their seat knows."""
        game = self._game
        if self._adviser is None:
            self._adviser = Adviser(game.state.game)
        numbers = {action.text: number for number, action in enumerate(screen.actions, 1)}
        with work_bar(self._words("label-progress-thinking")) as progress:
            seed = len(game.file.record)
            advice = self._adviser.advise(game.state, game.asked, seed=seed, progress=progress)
        self._print(draw_advice(self._display, advice, self._console.width, numbers))

    def _log(self, screen: Screen, rest: str) -> None:
        width = self._console.width
        self._print(draw_log(self._display, self._game.story, width, screen.viewer))

    def _help(self, screen: Screen, rest: str) -> None:
        guide = screen.scene.guide()
        self._print(
            draw_guide(self._display, self._command_words.listed(), guide, self._console.width)
        )

    def _save(self, screen: Screen, rest: str) -> None:
        """Save a copy of the record in a new file."""
        if not rest:
            path = str(self._game.file.path)
            kept = Text(self._words("label-record-kept", path=path), GOOD)
            self._console.print(kept, soft_wrap=True)
            return
        copy = Path(rest).expanduser()
        if copy.exists():
            raise ThaumataError("label-save-exists", path=str(copy))
        try:
            RecordFile(copy, self._game.file.record).save()
        except OSError as problem:
            raise ThaumataError("error-file", path=str(copy), reason=reason_of(problem)) from None
        self._print(Text(self._words("label-saved", path=str(copy)), GOOD))
