"""A process that thinks: reads questions, one line each, and answers them.

It ends when nobody asks any more: whoever started it has closed the line, or is gone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import BinaryIO

import msgspec

from thaumata import position
from thaumata.players.levels import patience
from thaumata.players.player import Player, Table
from thaumata.players.registry import make_player
from thaumata.rng import Rng
from thaumata.server.thinking.question import Choice, Question

_players: dict[str, Player] = {}


def answer(question: Question) -> Choice:
    """Let the player of a question choose."""
    state = position.load(question.position, is_checked=False)
    player = _players.get(question.player)
    if player is None:
        player = make_player(question.player, seconds=patience(question.player))
        _players[question.player] = player
    player.begin(state.game, question.seat, Rng(question.seed))
    table = Table(state, question.seat)
    return Choice(text=table.text(player.choose(table)))


def main(asked: Iterable[bytes], answers: BinaryIO) -> None:
    """Answer line by line."""
    for line in asked:
        try:
            choice = answer(msgspec.json.decode(line, type=Question))
        except Exception as problem:  # whoever asks turns to another player
            choice = Choice(failure=f"{type(problem).__name__}: {problem}")
        answers.write(msgspec.json.encode(choice) + b"\n")
        answers.flush()


if __name__ == "__main__":
    with suppress(OSError):
        os.nice(5)  # whoever waits for a page comes first
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main(sys.stdin.buffer, sys.stdout.buffer)
