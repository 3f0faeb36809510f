"""Show a recorded game: the whole story, or position by position."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from thaumata.cli.command_words import CommandWords
from thaumata.cli.player_names import names_of
from thaumata.cli.positions import show_end, show_position
from thaumata.drawing.families import make_display, make_scene
from thaumata.drawing.glyphs import QUIET
from thaumata.drawing.log import draw_log
from thaumata.play.story import retell
from thaumata.record import Record
from thaumata.wording.words import Words


class RecordViewer:
    """Shows one record on a console."""

    def __init__(self, console: Console, words: Words, record: Record) -> None:
        self._console = console
        self._words = words
        self._record = record
        self._display = make_display(words, record.game, names_of(words, record))
        self._story = retell(record)

    def tell(self) -> None:
        """Print the whole story, with the score sheet or the last position."""
        self._console.print(draw_log(self._display, self._story, self._console.width))
        scene = make_scene(self._console, self._display, self._record.state(), None)
        if scene.ending:
            show_end(self._console, scene)
        else:
            self.show(len(self._record))

    def show(self, number: int, *, reserve: int = 2) -> None:
        """Draw the position after ``number`` actions, and the effects of the last one."""
        state = self._record.state(number)
        told = self._story.entries[number - 1 : number]
        news = [line for entry in told for line in entry.lines(self._words, self._display.players)]
        last = len(self._record)
        heading = self._words("label-after-action", number=number, last=last)
        self._console.print(Text(heading, QUIET))
        show_position(self._console, self._display, state, news, reserve=reserve + 1)

    def step(self, number: int) -> None:
        """Step through the game until the user quits."""
        command_words = CommandWords(self._words)
        last = len(self._record)
        while True:
            if self._console.is_terminal:
                self._console.clear()
            self.show(number, reserve=3)
            self._console.print(Text(self._words("label-step-hint"), QUIET))
            try:
                line = input(f"{number}/{last} › ").strip()
            except (EOFError, KeyboardInterrupt):
                self._console.print()
                return
            if not sys.stdin.isatty():
                self._console.print(line)
            if command_words.command(line) == "quit":
                return
            number = self._next(number, line)

    def _next(self, number: int, line: str) -> int:
        """Return the number of actions to show next: one more, one less, or the number typed."""
        last = len(self._record)
        if line.isdecimal():
            return min(last, int(line[:9]))
        shown = [0, *(entry.number for entry in self._story.entries if entry.told()), last]
        if line.startswith("-"):
            return max((place for place in shown if place < number), default=0)
        return min((place for place in shown if place > number), default=last)
