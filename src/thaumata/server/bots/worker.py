"""A worker process: reads questions, one line each, and answers them.

    python -m thaumata.server.bots.worker [FILE.py:CLASS …]

The arguments are the games from files that the service offers.

It ends when its input ends: the service has closed it, or is gone.
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
"""The progress that is made between two reports."""

_players: dict[str, Player] = {}


def answer(question: MoveQuestion) -> MoveReply:
    """Return the choice of a question's player."""
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
    """Return advice for a seat, or the analysis of a game."""
    if isinstance(question, HintQuestion):
        state = sample_of(question)
        adviser = Adviser(state.game, question.level)
        found: object = adviser.advise(state, question.seat, seed=question.seed, progress=progress)
    else:
        found = analyze(Record.parse(question.record), level=question.level, progress=progress)
    return AdviceReply(msgspec.Raw(msgspec.json.encode(found)))


class Reporter:
    """Reports progress in steps."""

    def __init__(self, answers: BinaryIO) -> None:
        self._answers = answers
        self._told = 0.0

    def __call__(self, done: float) -> None:
        """Report it if it is a step more than the last report."""
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
        except Exception as problem:  # a stand-in plays then
            reply = MoveReply(failure=f"{type(problem).__name__}: {problem}")
        say(answers, reply)


if __name__ == "__main__":
    with suppress(OSError):
        os.nice(5)  # requests come first
    with suppress(KeyboardInterrupt, BrokenPipeError):
        for name in sys.argv[1:]:
            load_variant(name)
        main(sys.stdin.buffer, sys.stdout.buffer)
