"""The host of a game in the terminal: shows the table, asks, and passes on what is answered."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from thaumata.cli.drawing.explanation import list_pieces
from thaumata.cli.drawing.families import look_at
from thaumata.cli.drawing.guide import draw_guide
from thaumata.cli.drawing.log import draw_log
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.scene import Scene
from thaumata.cli.drawing.signs import BAD, GOOD, NOW, QUIET
from thaumata.cli.finding import find_piece
from thaumata.cli.positions import show_end
from thaumata.cli.vocabulary import Vocabulary
from thaumata.files import reason_of
from thaumata.game import IllegalAction, InvalidAction, ThaumataError
from thaumata.record import RecordFile
from thaumata.sitting.sitting import Sitting

_EXPLAIN: Final = "?"

_RESERVED: Final = 1
"""The lines under the table that a prompt needs."""


class _Left(Exception):
    """The player leaves the table."""


class Host:
    """Runs one game from where it stands to its end, or until the player leaves."""

    def __init__(
        self, console: Console, pen: Pen, sitting: Sitting, going_on: str, note: str = ""
    ) -> None:
        """Prepare the table; ``going_on`` is the command that continues the game."""
        self._console = console
        self._pen = pen
        self._words = pen.words
        self._sitting = sitting
        self._going_on = going_on
        self._vocabulary = Vocabulary(pen.words)
        self._is_shared = sitting.is_shared
        self._note = note
        self._scene: Scene | None = None
        self._looking: int | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "save": self._save,
            "log": self._log,
            "score": self._score,
            "discards": self._discards,
            "cities": self._cities,
            "details": self._details,
            "help": self._help,
            "quit": self._quit,
        }

    # The game

    def run(self) -> None:
        """Play until the end, or until the player leaves or the input ends."""
        try:
            self._sitting.settle()
            while not self._sitting.is_over:
                self._show()
                self._ask()
                self._sitting.settle()
        except (_Left, EOFError, KeyboardInterrupt):
            self._say(Group(Text(), self._farewell()))
            return
        self._finish()

    def _show(self) -> None:
        """Draw the table for whoever has to choose."""
        seat = self._sitting.asked
        if not self._is_shared:
            self._pen.left = seat
        self._pen.payer = seat
        self._scene = scene = look_at(self._console, self._pen, self._sitting.state, seat)
        self._hand_over(scene, seat)
        story = self._sitting.story
        since = self._sitting.last_choice_of(seat)
        news = list(story.told(self._words, self._pen.players, since, seat))
        note, self._note = self._note, ""
        if self._console.is_terminal:
            self._console.clear()
        hint = self._words("label-play-hint")
        reserve = _RESERVED + (1 if note else 0)
        self._say(scene.table(news, hint=hint, reserve=reserve))
        if note:
            self._say(Text(note, GOOD))

    def _hand_over(self, scene: Scene, seat: int) -> None:
        """Hide what the next of the people at one terminal knows until they sit before it."""
        is_other = self._looking not in (None, seat)
        self._looking = seat
        if not (self._is_shared and is_other and self._console.is_terminal and sys.stdin.isatty()):
            return
        if scene.has_secrets:
            self._console.clear()
            player = self._pen.players[seat]
            input(self._words("label-hand-over", player=player) + " ")

    def _ask(self) -> None:
        """Ask until the position has changed."""
        while True:
            length = len(self._sitting.file.record)
            line = self._read()
            try:
                self._answer(line)
            except ThaumataError as problem:
                self._say(Text(self._words(problem.message_id, **problem.arguments), BAD))
            if len(self._sitting.file.record) != length:
                return

    def _read(self) -> str:
        player = self._pen.players[self._sitting.asked]
        line = input(f"{player} › ")
        if not sys.stdin.isatty():
            self._say(Text(line))  # nobody has typed it into sight
        return line.strip()

    def _answer(self, line: str) -> None:
        """Do what a line says."""
        word, _, rest = line.partition(" ")
        if not line:
            self._show()
        elif line.isdecimal():
            self._choose(line)
        elif line.startswith(_EXPLAIN):
            self._explain(line.removeprefix(_EXPLAIN).strip())
        elif command := self._vocabulary.command(word):
            self._commands[command](rest.strip())
        else:
            self._act(self._spelled(line))

    def _shown(self) -> Scene:
        assert self._scene is not None
        return self._scene

    # Choosing

    def _number(self, text: str) -> int:
        """Read the number of a choice."""
        last = len(self._shown().actions)
        number = int(text) if text.isdecimal() and len(text) < 9 else 0
        if not 1 <= number <= last:
            raise ThaumataError("label-not-a-choice", text=text, last=last)
        return number

    def _choose(self, text: str) -> None:
        self._act(self._shown().actions[self._number(text) - 1].text)

    def _spelled(self, line: str) -> str:
        """Write what was typed in the letters of the actions: small ones, but for a side."""
        known = {word.lower(): word for each in self._shown().actions for word in each.text.split()}
        return " ".join(known.get(word, word) for word in line.lower().split())

    def _act(self, text: str) -> None:
        sitting = self._sitting
        seat = sitting.asked
        try:
            action = sitting.state.game.parse(sitting.state, seat, text)
        except InvalidAction:
            help = self._vocabulary.word("help")
            raise ThaumataError("label-not-understood", text=text, help=help) from None
        except IllegalAction as refusal:
            if refusal.message_id != "error-illegal":
                raise
            question = self._shown().question
            raise ThaumataError("label-asked-now", text=text, question=question) from None
        sitting.play(seat, action)

    def _undo(self, rest: str) -> None:
        self._sitting.undo()
        self._note = self._words("label-undone")

    # Telling

    def _say(self, what: RenderableType) -> None:
        self._console.print(what)

    def _explain(self, text: str) -> None:
        if not text:
            self._say(list_pieces(self._pen, self._console.width))
            self._say(Text(self._words("label-explain-hint"), QUIET))
            return
        scene = self._shown()
        if text.isdecimal():
            pieces = scene.actions[self._number(text) - 1].pieces
            named = [piece for piece in pieces if self._pen.notation.knows(piece)]
        else:
            named = scene.named(text) or [find_piece(self._words, self._pen.notation, text)]
        for piece in named:
            self._say(scene.explain(piece))

    def _details(self, rest: str) -> None:
        if not rest:
            raise ThaumataError("label-details-which")
        self._say(self._shown().details(self._number(rest)))

    def _log(self, rest: str) -> None:
        self._say(
            draw_log(self._pen, self._sitting.story, self._console.width, self._sitting.asked)
        )

    def _score(self, rest: str) -> None:
        self._say(self._shown().sheet())

    def _discards(self, rest: str) -> None:
        self._say(self._shown().discards())

    def _cities(self, rest: str) -> None:
        self._say(self._shown().cities())

    def _help(self, rest: str) -> None:
        guide = self._shown().guide()
        self._say(draw_guide(self._pen, self._vocabulary, guide, self._console.width))

    # Leaving

    def _save(self, rest: str) -> None:
        """Write a copy of the record to a new file."""
        if not rest:
            path = str(self._sitting.file.path)
            self._say(Text(self._words("label-record-kept", path=path), GOOD))
            return
        copy = Path(rest).expanduser()
        if copy.exists():
            raise ThaumataError("label-save-exists", path=str(copy))
        try:
            RecordFile(copy, self._sitting.file.record).save()
        except OSError as problem:
            raise ThaumataError("error-file", path=str(copy), reason=reason_of(problem)) from None
        self._say(Text(self._words("label-saved", path=str(copy)), GOOD))

    def _quit(self, rest: str) -> None:
        raise _Left

    def _farewell(self) -> Text:
        return Text(self._words("label-going-on", command=self._going_on), NOW)

    def _finish(self) -> None:
        """Show how the game ended."""
        sitting = self._sitting
        scene = look_at(self._console, self._pen, sitting.state, None)
        if self._console.is_terminal:
            self._console.clear()
        news = list(sitting.story.told(self._words, self._pen.players))[-3:]
        self._say(scene.table(news, reserve=20))
        show_end(self._console, scene)
        seed = sitting.file.record.seed
        if seed is not None:
            self._say(Text(self._words("label-seed", seed=seed), QUIET))
        self._say(Text(self._words("label-record-kept", path=str(sitting.file.path)), QUIET))
