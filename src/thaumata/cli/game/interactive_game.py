"""The loop of a game in the terminal: draw the table, read a line, play the action."""

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

_PROMPT_LINES: Final = 1
"""The lines below the table that the prompt needs."""


class _PlayerLeft(Exception):
    """Raised when the player leaves the game."""


class InteractiveGame:
    """Runs a game from its current position until it ends or the player leaves."""

    def __init__(
        self,
        console: Console,
        display: Display,
        game: LocalGame,
        resume_command: str,
        note: str = "",
    ) -> None:
        """Prepare the game; ``resume_command`` is the command line that continues it."""
        self._console = console
        self._display = display
        self._words = display.words
        self._game = game
        self._resume_command = resume_command
        self._is_shared = len(game.people) > 1
        # A player who deals knows every card, so there are no secrets at this terminal.
        is_enabled = self._is_shared and game.has_dealer and is_watched(console)
        self._hand_over = HandOver(console, display.words, is_enabled=is_enabled)
        self._reader = ActionReader(display)
        self._command_words = CommandWords(display.words)
        self._side_commands = SideCommands(console, display, game, self._command_words)
        self._note = Text(note, GOOD)

    # The game

    def run(self) -> None:
        """Play until the game ends, the player leaves or the input ends."""
        has_left = False
        try:
            self._let_computers_act()
            while not self._game.is_over:
                self._ask(self._show())
                self._let_computers_act()
        except (_PlayerLeft, EOFError, KeyboardInterrupt):
            has_left = True
        finally:
            self._hand_over.leave()
        if has_left:
            self._show_resume_command()
        else:
            self._show_end()

    def _let_computers_act(self) -> None:
        """Let the computer players act, and note which of them failed and was replaced."""
        self._game.settle()
        for failure in self._game.failures:
            kind = failure.message_id.rpartition("-")[2]
            text = self._words("label-stood-in", kind=kind, **failure.arguments)
            self._note = Text(text, BAD, no_wrap=True, overflow="ellipsis")

    def _show(self) -> Screen:
        """Draw the table for the player, or the dealer, who has to choose."""
        asked = self._game.asked
        return self._show_deal() if asked == NATURE else self._show_turn(asked)

    def _show_turn(self, seat: int) -> Screen:
        if not self._is_shared:
            self._display.left = seat
        self._display.payer = seat
        scene = make_scene(self._console, self._display, self._game.state, seat)
        self._hand_over.hand_to(seat, self._display.players[seat], has_secrets=scene.has_secrets)
        since = self._game.last_choice_of(seat)
        viewer = self._hand_over.viewer(seat)
        news = list(self._game.story.told(self._words, self._display.players, since, viewer))
        hint = self._words("label-play-hint")
        self._draw(lambda reserve: scene.table(news, hint=hint, reserve=reserve))
        return Screen(scene, viewer)

    def _show_deal(self) -> Screen:
        """Draw the table as everyone sees it, and the possible deals."""
        width = self._console.width
        scene = make_scene(self._console, self._display, self._game.state, None)
        deal = self._deal_choices()
        hint = paragraph(self._words("label-deal-hint"), width, style=QUIET)
        asked = [*deal.draw(scene.question, width), *hint]
        self._draw(lambda reserve: Group(scene.table(reserve=reserve + len(asked)), *asked))
        return Screen(scene, None, deal)

    def _deal_choices(self) -> DealChoices:
        game = self._game
        return DealChoices(self._display, self._reader, game.state, game.file.record.moves)

    def _draw(self, table: Callable[[int], Group]) -> None:
        """Draw the table on a clear screen, with a pending note below it."""
        note, self._note = self._note, Text()
        if self._console.is_terminal:
            self._console.clear()
        self._print(table(_PROMPT_LINES + (1 if note else 0)))
        if note:
            self._print(note)

    def _ask(self, screen: Screen) -> None:
        """Ask until the position has changed."""
        while True:
            length = len(self._game.file.record)
            asked = self._game.asked
            name = self._words("label-dealer") if asked == NATURE else self._display.players[asked]
            line = read_line(self._console, f"{name} › ")
            complaint = Text()
            try:
                self._run_line(screen, line)
            except ThaumataError as problem:
                complaint = Text(self._words(problem.message_id, **problem.arguments), BAD)
            if len(self._game.file.record) != length:
                self._note = complaint or self._note  # part of the line may be done
                return
            if complaint:
                self._print(complaint)

    def _run_line(self, screen: Screen, line: str) -> None:
        """Carry out a line: a number, a question, a command or an action."""
        word, _, rest = line.partition(" ")
        if not line:
            self._show()
        elif line.isdecimal():
            self._play(screen.actions[screen.number(line) - 1].text)
        elif line.startswith(_EXPLAIN):
            self._side_commands.explain(screen, line.removeprefix(_EXPLAIN).strip())
        elif command := self._command_words.command(word):
            self._run_command(screen, command, rest.strip())
        else:
            self._run_words(screen, line)

    def _run_command(self, screen: Screen, command: str, rest: str) -> None:
        """Carry out a command."""
        if command == "quit":
            raise _PlayerLeft
        if command == "undo":
            self._undo(rest)
        else:
            self._side_commands.commands[command](screen, rest)

    def _run_words(self, screen: Screen, line: str) -> None:
        """Carry out a line that is an action in words or an abbreviated command."""
        abbreviated = self._command_words.abbreviated(line)
        try:
            if screen.deal is not None:
                self._deal(line)
            else:
                self._play(self._matching_action(screen, line, abbreviated))
        except InvalidAction as problem:
            if len(abbreviated) != 1:
                raise problem from None
            self._run_command(screen, abbreviated[0], line.partition(" ")[2].strip())

    def _matching_action(self, screen: Screen, line: str, abbreviated: list[str]) -> str:
        """Return the text of the action that a line means; raise if it may also mean a command."""
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
        if abbreviated and split_words(line)[0] not in split_words(text):
            commands = [Candidate(self._command_words.word(command), ()) for command in abbreviated]
            raise ambiguous_input(line, [Candidate(text, ()), *commands])
        return text

    # Choosing

    def _play(self, text: str) -> None:
        game = self._game
        seat = game.asked
        game.play(seat, game.state.game.parse(game.state, seat, text))

    def _deal(self, line: str) -> None:
        """Deal one piece after the other, as long as nature is asked."""
        while line:
            if self._game.asked != NATURE:
                raise ThaumataError("label-not-dealt", text=line)
            text, line = self._deal_choices().first(line)
            self._play(text)
            self._let_computers_act()

    def _undo(self, rest: str) -> None:
        """Undo one choice, or as many as the argument says and there are."""
        for number in range(int(rest) if rest.isdecimal() and len(rest) < 4 else 1):
            if number and not self._game.choices:
                return
            self._game.undo()
            self._note = Text(self._words("label-undone"), GOOD)

    # Output

    def _print(self, what: RenderableType) -> None:
        self._console.print(what)

    def _print_unwrapped(self, text: Text) -> None:
        """Print text to be copied, such as a path, without line breaks of our own."""
        self._console.print(text, soft_wrap=True)

    def _show_resume_command(self) -> None:
        self._console.print()
        self._print_unwrapped(
            Text(self._words("label-going-on", command=self._resume_command), NOW)
        )

    def _show_end(self) -> None:
        """Show the end of the game: who won, the score sheet, the seed and the record."""
        game = self._game
        scene = make_scene(self._console, self._display, game.state, None)
        if self._console.is_terminal:
            self._console.clear()
        news = list(game.story.told(self._words, self._display.players))[-3:]
        self._print(scene.table(news, reserve=20))
        show_end(self._console, scene)
        if self._note:
            self._print(self._note)
        seed = game.file.record.seed
        if seed is not None:
            self._print(Text(self._words("label-seed", seed=seed), QUIET))
        kept = self._words("label-record-kept", path=str(game.file.path))
        self._print_unwrapped(Text(kept, QUIET))
