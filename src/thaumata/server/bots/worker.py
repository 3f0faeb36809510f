"""A process that thinks: reads questions, one line each, and answers them.

    python -m thaumata.server.bots.worker [FILE.py:CLASS …]

The arguments are the games from files that the service offers.

It ends when nobody asks any more: whoever started it has closed the line, or is gone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import BinaryIO, Final

import msgspec

from thaumata.own_files import load_variant
from thaumata.players.advice.advising import Adviser
from thaumata.players.advice.analyzing import analyze
from thaumata.players.levels import patience
from thaumata.players.player import Player, Table
from thaumata.players.registry import make_player
from thaumata.record import Record
from thaumata.rng import Rng
from thaumata.server.bots.questions import (
    AdviceReply,
    AnalysisQuestion,
    AnyQuestion,
    AnyReply,
    HintQuestion,
    MoveQuestion,
    MoveReply,
    ProgressReply,
    sample_of,
)

_STEP: Final = 0.05
"""By how much more must be done before it is told again."""

_players: dict[str, Player] = {}


def answer(question: MoveQuestion) -> MoveReply:
    """Let the player of a question choose."""
    state = sample_of(question)
    player = _players.get(question.player)
    if player is None:
        player = make_player(question.player, seconds=patience(question.player))
        _players[question.player] = player
    player.begin(state.game, question.seat, Rng(question.seed))
    table = Table(state, question.seat)
    return MoveReply(text=table.text(player.choose(table)))


def study(
    question: HintQuestion | AnalysisQuestion, progress: Callable[[float], None]
) -> AdviceReply:
    """Advise a seat, or judge a game."""
    if isinstance(question, HintQuestion):
        state = sample_of(question)
        adviser = Adviser(state.game, question.level)
        found: object = adviser.advise(state, question.seat, seed=question.seed, progress=progress)
    else:
        found = analyze(Record.parse(question.record), level=question.level, progress=progress)
    return AdviceReply(msgspec.Raw(msgspec.json.encode(found)))


class Reporter:
    """Tells how much is done, in steps that somebody can see."""

    def __init__(self, answers: BinaryIO) -> None:
        self._answers = answers
        self._told = 0.0

    def __call__(self, done: float) -> None:
        """Tell it if it is more than was told."""
        if done >= self._told + _STEP:
            self._told = done
            say(self._answers, ProgressReply(done))


def say(answers: BinaryIO, reply: AnyReply) -> None:
    """Write one line."""
    answers.write(msgspec.json.encode(reply) + b"\n")
    answers.flush()


def main(asked: Iterable[bytes], answers: BinaryIO) -> None:
    """Answer line by line."""
    reader = msgspec.json.Decoder(AnyQuestion)
    for line in asked:
        try:
            question = reader.decode(line)
            if isinstance(question, MoveQuestion):
                reply: AnyReply = answer(question)
            else:
                reply = study(question, Reporter(answers))
        except Exception as problem:  # whoever asks turns to another player
            reply = MoveReply(failure=f"{type(problem).__name__}: {problem}")
        say(answers, reply)


if __name__ == "__main__":
    with suppress(OSError):
        os.nice(5)  # whoever waits for a page comes first
    with suppress(KeyboardInterrupt, BrokenPipeError):
        for name in sys.argv[1:]:
            load_variant(name)
        main(sys.stdin.buffer, sys.stdout.buffer)
