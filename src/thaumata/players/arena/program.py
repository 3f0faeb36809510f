"""A player that is a program in any language: ``exec:COMMAND`` (docs/arena.md).

It is started for each game and ended after it. It gets what its seat knows and may do as text, and
answers with the text of an action.
"""

from __future__ import annotations

import shlex
from typing import Final

import msgspec

from thaumata.game import Game, Outcome, ThaumataError
from thaumata.players.arena.conversation import Conversation
from thaumata.players.arena.played import FORFEIT, Forfeit
from thaumata.players.player import Player, Table
from thaumata.rng import Rng

EXEC: Final = "exec:"
"""The beginning of such a player's name."""

READY: Final = "ready"
"""A program's answer when it is told about a new game."""

STARTING: Final = 30.0
"""The seconds that a program has for that answer."""

STUMBLE: Final = 1.0
"""The seconds that a program may exceed its limit: the machine may be busy."""

_SHOWN: Final = 60
"""The characters of an illegal answer that are shown."""


class Program(Player):
    """Passes every decision to a program."""

    def __init__(self, name: str, seconds: float) -> None:
        """Take the command, and the seconds for each decision."""
        self._command = command_of(name)
        self._seconds = seconds
        self._conversation: Conversation | None = None

    def begin(self, game: Game, seat: int, rng: Rng) -> None:
        """Start the program and tell it about the game."""
        super().begin(game, seat, rng)
        self._conversation = Conversation(self._command)
        told = opening(game, seat, int(rng.word()), self._seconds)
        answer = self._conversation.ask(told, STARTING)
        if answer != READY:
            raise Forfeit("forfeit-not-ready", text=answer[:_SHOWN], ready=READY)

    def choose(self, table: Table) -> int:
        """Ask the program for an action."""
        assert self._conversation is not None
        answer = self._conversation.ask(question(table), self._seconds + STUMBLE)
        try:
            return table.parse(answer)
        except ThaumataError as problem:
            text = "".join(filter(str.isprintable, answer))[:_SHOWN]
            raise Forfeit("forfeit-illegal", text=text, decision=table.decision) from problem

    def end(self, outcome: Outcome | None) -> None:
        """Tell the program the outcome, if there is one, and end it."""
        if self._conversation is not None:
            self._conversation.end(ending(outcome))
            self._conversation = None


def command_of(name: str) -> list[str]:
    """Split the command of a player, with quotation marks as in a shell."""
    try:
        command = shlex.split(name.removeprefix(EXEC))
    except ValueError:
        command = []
    if not command:
        raise ThaumataError("error-program-command", player=name)
    return command


def opening(game: Game, seat: int, seed: int, seconds: float) -> str:
    """Return the text that begins a game."""
    lines = [
        "thaumata 1",
        f"game {game.variant}",
        *(f"option {name} {value}" for name, value in game.options.items()),
        f"seats {game.seats}",
        f"seat {seat}",
        f"seed {seed}",
        f"seconds {seconds:g}",
        "start",
    ]
    return _lines(lines)


def question(table: Table) -> str:
    """Return the text that asks for an action."""
    lines = [
        f"position {msgspec.json.encode(table.position()).decode()}",
        f"decision {table.decision}",
        *(f"action {table.text(action)}" for action in table.legal_actions),
        "choose",
    ]
    return _lines(lines)


def ending(outcome: Outcome | None) -> str:
    """Return the text that ends a game."""
    if outcome is None:
        return _lines([f"result {FORFEIT}", "end"])
    winners = " ".join(map(str, outcome.winners))
    points = " ".join(map(str, outcome.sheet.totals))
    return _lines([f"result {outcome.kind}", f"winners {winners}", f"points {points}", "end"])


def _lines(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
