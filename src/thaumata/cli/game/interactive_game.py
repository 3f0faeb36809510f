"""The host of a game in the terminal: shows the table, asks, and passes on what is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from thaumata.cli.command_words import CommandWords
from thaumata.cli.console import is_watched, read_line
from thaumata.cli.game.action_input import ActionReader
from thaumata.cli.game.hand_over import HandOver
from thaumata.cli.game.manual_dealing import DealChoices
from thaumata.cli.game.phrase_matching import Candidate, ambiguous_input, split_words
from thaumata.cli.game.side_commands import Screen, SideCommands
from thaumata.cli.positions import show_end
from thaumata.drawing.display import Display
from thaumata.drawing.families import make_scene
from thaumata.drawing.glyphs import BAD, GOOD, NOW, QUIET
from thaumata.drawing.text import paragraph
from thaumata.game import NATURE, IllegalAction, InvalidAction, ThaumataError
from thaumata.play.local_game import LocalGame

_EXPLAIN: Final = "?"

_RESERVED: Final = 1
"""The lines under the table that a prompt needs."""


class _Left(Exception):
    """The player leaves the table."""


class InteractiveGame:
    """Runs one game from where it stands to its end, or until the player leaves."""

    def __init__(
        self,
        console: Console,
        display: Display,
        game: LocalGame,
        going_on: str,
        note: str = "",
    ) -> None:
        """Prepare the table; ``going_on`` is the command that continues the game."""
        self._console = console
        self._display = display
        self._words = display.words
        self._game = game
        self._going_on = going_on
        self._is_shared = len(game.people) > 1
        # Whoever deals knows every card: then there are no secrets at this terminal.
        is_needed = self._is_shared and game.has_dealer and is_watched(console)
        self._hand_over = HandOver(console, display.words, is_needed=is_needed)
        self._reader = ActionReader(display)
        self._command_words = CommandWords(display.words)
        self._side_commands = SideCommands(console, display, game, self._command_words)
        self._note = Text(note, GOOD)

    # The game

    def run(self) -> None:
        """Play until the end, or until the player leaves or the input ends."""
        is_left = False
        try:
            self._settle()
            while not self._game.is_over:
                self._ask(self._show())
                self._settle()
        except (_Left, EOFError, KeyboardInterrupt):
            is_left = True
        finally:
            self._hand_over.leave()
        if is_left:
            self._farewell()
        else:
            self._finish()

    def _settle(self) -> None:
        """Let everybody else act, and note in one line whom somebody had to stand in for."""
        self._game.settle()
        for failure in self._game.failures:
            kind = failure.message_id.rpartition("-")[2]
            told = self._words("label-stood-in", kind=kind, **failure.arguments)
            self._note = Text(told, BAD, no_wrap=True, overflow="ellipsis")

    def _show(self) -> Screen:
        """Draw the table for whoever has to choose, or for whoever deals."""
        asked = self._game.asked
        return self._show_deal() if asked == NATURE else self._show_turn(asked)

    def _show_turn(self, seat: int) -> Screen:
        if not self._is_shared:
            self._display.left = seat
        self._display.payer = seat
        scene = make_scene(self._console, self._display, self._game.state, seat)
        self._hand_over.call(seat, self._display.players[seat], has_secrets=scene.has_secrets)
        since = self._game.last_choice_of(seat)
        viewer = self._hand_over.viewer(seat)
        news = list(self._game.story.told(self._words, self._display.players, since, viewer))
        hint = self._words("label-play-hint")
        self._draw(lambda reserve: scene.table(news, hint=hint, reserve=reserve))
        return Screen(scene, viewer)

    def _show_deal(self) -> Screen:
        """Draw the table as everybody sees it, and what may come up."""
        width = self._console.width
        scene = make_scene(self._console, self._display, self._game.state, None)
        deal = self._next_deal()
        hint = paragraph(self._words("label-deal-hint"), width, style=QUIET)
        asked = [*deal.draw(scene.question, width), *hint]
        self._draw(lambda reserve: Group(scene.table(reserve=reserve + len(asked)), *asked))
        return Screen(scene, None, deal)

    def _next_deal(self) -> DealChoices:
        game = self._game
        return DealChoices(self._display, self._reader, game.state, game.file.record.moves)

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
            length = len(self._game.file.record)
            asked = self._game.asked
            name = self._words("label-dealer") if asked == NATURE else self._display.players[asked]
            line = read_line(self._console, f"{name} › ")
            complaint = Text()
            try:
                self._answer(screen, line)
            except ThaumataError as problem:
                complaint = Text(self._words(problem.message_id, **problem.arguments), BAD)
            if len(self._game.file.record) != length:
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
            self._side_commands.explain(screen, line.removeprefix(_EXPLAIN).strip())
        elif command := self._command_words.command(word):
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
            self._side_commands.commands[command](screen, rest)

    def _understand(self, screen: Screen, line: str) -> None:
        """Do what a line may mean: an action in words, or a command that was cut short."""
        begun = self._command_words.begun(line)
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
        game = self._game
        try:
            text = self._reader.text(game.state, game.asked, line)
        except InvalidAction:
            help = self._command_words.word("help")
            raise InvalidAction("label-not-understood", text=line, help=help) from None
        except IllegalAction as refusal:
            if refusal.message_id != "error-illegal":
                raise
            text = str(refusal.arguments["text"])
            question = screen.scene.question
            raise ThaumataError("label-asked-now", text=text, question=question) from None
        if begun and split_words(line)[0] not in split_words(text):
            commands = [Candidate(self._command_words.word(command), ()) for command in begun]
            raise ambiguous_input(line, [Candidate(text, ()), *commands])
        return text

    # Choosing

    def _act(self, text: str) -> None:
        game = self._game
        seat = game.asked
        game.play(seat, game.state.game.parse(game.state, seat, text))

    def _enter(self, line: str) -> None:
        """DealChoices one piece after the other, as long as nature is asked."""
        while line:
            if self._game.asked != NATURE:
                raise ThaumataError("label-not-dealt", text=line)
            text, line = self._next_deal().first(line)
            self._act(text)
            self._settle()

    def _undo(self, rest: str) -> None:
        """Take back a choice, or as many as a number says and there are."""
        for number in range(int(rest) if rest.isdecimal() and len(rest) < 4 else 1):
            if number and not self._game.choices:
                return
            self._game.undo()
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
        game = self._game
        scene = make_scene(self._console, self._display, game.state, None)
        if self._console.is_terminal:
            self._console.clear()
        news = list(game.story.told(self._words, self._display.players))[-3:]
        self._say(scene.table(news, reserve=20))
        show_end(self._console, scene)
        if self._note:
            self._say(self._note)
        seed = game.file.record.seed
        if seed is not None:
            self._say(Text(self._words("label-seed", seed=seed), QUIET))
        kept = self._words("label-record-kept", path=str(game.file.path))
        self._say_in_one_line(Text(kept, QUIET))
