"""The host of a game in the terminal: shows the table, asks, and passes on what is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from thaumata.cli.asides import Asides, Screen
from thaumata.cli.consoles import is_watched, read_line
from thaumata.cli.dealing import Deal
from thaumata.cli.drawing.families import look_at
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import BAD, GOOD, NOW, QUIET
from thaumata.cli.drawing.text import paragraph
from thaumata.cli.meaning import Saying, ambiguous, words_in
from thaumata.cli.positions import show_end
from thaumata.cli.privacy import Privacy
from thaumata.cli.reading import Reader
from thaumata.cli.vocabulary import Vocabulary
from thaumata.game import NATURE, IllegalAction, InvalidAction, ThaumataError
from thaumata.play.local_game import LocalGame

_EXPLAIN: Final = "?"

_RESERVED: Final = 1
"""The lines under the table that a prompt needs."""


class _Left(Exception):
    """The player leaves the table."""


class Host:
    """Runs one game from where it stands to its end, or until the player leaves."""

    def __init__(
        self, console: Console, pen: Pen, sitting: LocalGame, going_on: str, note: str = ""
    ) -> None:
        """Prepare the table; ``going_on`` is the command that continues the game."""
        self._console = console
        self._pen = pen
        self._words = pen.words
        self._sitting = sitting
        self._going_on = going_on
        self._is_shared = len(sitting.people) > 1
        # Whoever deals knows every card: then there are no secrets at this terminal.
        is_needed = self._is_shared and sitting.has_dealer and is_watched(console)
        self._privacy = Privacy(console, pen.words, is_needed=is_needed)
        self._reader = Reader(pen)
        self._vocabulary = Vocabulary(pen.words)
        self._asides = Asides(console, pen, sitting, self._vocabulary)
        self._note = Text(note, GOOD)

    # The game

    def run(self) -> None:
        """Play until the end, or until the player leaves or the input ends."""
        is_left = False
        try:
            self._settle()
            while not self._sitting.is_over:
                self._ask(self._show())
                self._settle()
        except (_Left, EOFError, KeyboardInterrupt):
            is_left = True
        finally:
            self._privacy.leave()
        if is_left:
            self._farewell()
        else:
            self._finish()

    def _settle(self) -> None:
        """Let everybody else act, and note in one line whom somebody had to stand in for."""
        self._sitting.settle()
        for failure in self._sitting.failures:
            kind = failure.message_id.rpartition("-")[2]
            told = self._words("label-stood-in", kind=kind, **failure.arguments)
            self._note = Text(told, BAD, no_wrap=True, overflow="ellipsis")

    def _show(self) -> Screen:
        """Draw the table for whoever has to choose, or for whoever deals."""
        asked = self._sitting.asked
        return self._show_deal() if asked == NATURE else self._show_turn(asked)

    def _show_turn(self, seat: int) -> Screen:
        if not self._is_shared:
            self._pen.left = seat
        self._pen.payer = seat
        scene = look_at(self._console, self._pen, self._sitting.state, seat)
        self._privacy.call(seat, self._pen.players[seat], has_secrets=scene.has_secrets)
        since = self._sitting.last_choice_of(seat)
        viewer = self._privacy.viewer(seat)
        news = list(self._sitting.story.told(self._words, self._pen.players, since, viewer))
        hint = self._words("label-play-hint")
        self._draw(lambda reserve: scene.table(news, hint=hint, reserve=reserve))
        return Screen(scene, viewer)

    def _show_deal(self) -> Screen:
        """Draw the table as everybody sees it, and what may come up."""
        width = self._console.width
        scene = look_at(self._console, self._pen, self._sitting.state, None)
        deal = self._next_deal()
        hint = paragraph(self._words("label-deal-hint"), width, style=QUIET)
        asked = [*deal.draw(scene.question, width), *hint]
        self._draw(lambda reserve: Group(scene.table(reserve=reserve + len(asked)), *asked))
        return Screen(scene, None, deal)

    def _next_deal(self) -> Deal:
        sitting = self._sitting
        return Deal(self._pen, self._reader, sitting.state, sitting.file.record.moves)

    def _draw(self, table: Callable[[int], Group]) -> None:
        """Draw on a clear screen, with what there is to note below."""
        note, self._note = self._note, Text()
        if self._console.is_terminal:
            self._console.clear()
        self._say(table(_RESERVED + (1 if note else 0)))
        if note:
            self._say(note)

    def _ask(self, screen: Screen) -> None:
        """Ask until the position has changed."""
        while True:
            length = len(self._sitting.file.record)
            asked = self._sitting.asked
            name = self._words("label-dealer") if asked == NATURE else self._pen.players[asked]
            line = read_line(self._console, f"{name} › ")
            complaint = Text()
            try:
                self._answer(screen, line)
            except ThaumataError as problem:
                complaint = Text(self._words(problem.message_id, **problem.arguments), BAD)
            if len(self._sitting.file.record) != length:
                self._note = complaint or self._note  # a part of the line may have been done
                return
            if complaint:
                self._say(complaint)

    def _answer(self, screen: Screen, line: str) -> None:
        """Do what a line says."""
        word, _, rest = line.partition(" ")
        if not line:
            self._show()
        elif line.isdecimal():
            self._act(screen.actions[screen.number(line) - 1].text)
        elif line.startswith(_EXPLAIN):
            self._asides.explain(screen, line.removeprefix(_EXPLAIN).strip())
        elif command := self._vocabulary.command(word):
            self._obey(screen, command, rest.strip())
        else:
            self._understand(screen, line)

    def _obey(self, screen: Screen, command: str, rest: str) -> None:
        """Carry out a command."""
        if command == "quit":
            raise _Left
        if command == "undo":
            self._undo(rest)
        else:
            self._asides.commands[command](screen, rest)

    def _understand(self, screen: Screen, line: str) -> None:
        """Do what a line may mean: an action in words, or a command that was cut short."""
        begun = self._vocabulary.begun(line)
        try:
            if screen.deal is not None:
                self._enter(line)
            else:
                self._act(self._meant(screen, line, begun))
        except InvalidAction as problem:
            if len(begun) != 1:
                raise problem from None
            self._obey(screen, begun[0], line.partition(" ")[2].strip())

    def _meant(self, screen: Screen, line: str, begun: list[str]) -> str:
        """Return the action that a line means, unless it may as well mean a command."""
        sitting = self._sitting
        try:
            text = self._reader.text(sitting.state, sitting.asked, line)
        except InvalidAction:
            help = self._vocabulary.word("help")
            raise InvalidAction("label-not-understood", text=line, help=help) from None
        except IllegalAction as refusal:
            if refusal.message_id != "error-illegal":
                raise
            text = str(refusal.arguments["text"])
            question = screen.scene.question
            raise ThaumataError("label-asked-now", text=text, question=question) from None
        if begun and words_in(line)[0] not in words_in(text):
            commands = [Saying(self._vocabulary.word(command), ()) for command in begun]
            raise ambiguous(line, [Saying(text, ()), *commands])
        return text

    # Choosing

    def _act(self, text: str) -> None:
        sitting = self._sitting
        seat = sitting.asked
        sitting.play(seat, sitting.state.game.parse(sitting.state, seat, text))

    def _enter(self, line: str) -> None:
        """Deal one piece after the other, as long as nature is asked."""
        while line:
            if self._sitting.asked != NATURE:
                raise ThaumataError("label-not-dealt", text=line)
            text, line = self._next_deal().first(line)
            self._act(text)
            self._settle()

    def _undo(self, rest: str) -> None:
        """Take back a choice, or as many as a number says and there are."""
        for number in range(int(rest) if rest.isdecimal() and len(rest) < 4 else 1):
            if number and not self._sitting.choices:
                return
            self._sitting.undo()
            self._note = Text(self._words("label-undone"), GOOD)

    # Telling

    def _say(self, what: RenderableType) -> None:
        self._console.print(what)

    def _say_in_one_line(self, text: Text) -> None:
        """Say what is there to be copied: the terminal may break it, we do not."""
        self._console.print(text, soft_wrap=True)

    def _farewell(self) -> None:
        self._console.print()
        self._say_in_one_line(Text(self._words("label-going-on", command=self._going_on), NOW))

    def _finish(self) -> None:
        """Show how the game ended."""
        sitting = self._sitting
        scene = look_at(self._console, self._pen, sitting.state, None)
        if self._console.is_terminal:
            self._console.clear()
        news = list(sitting.story.told(self._words, self._pen.players))[-3:]
        self._say(scene.table(news, reserve=20))
        show_end(self._console, scene)
        if self._note:
            self._say(self._note)
        seed = sitting.file.record.seed
        if seed is not None:
            self._say(Text(self._words("label-seed", seed=seed), QUIET))
        kept = self._words("label-record-kept", path=str(sitting.file.path))
        self._say_in_one_line(Text(kept, QUIET))
