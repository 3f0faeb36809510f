"""The questions to a worker process and its replies, one line of JSON each."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from thaumata import position
from thaumata.game import State
from thaumata.position.families import format_of
from thaumata.record import Record
from thaumata.rng import Rng


class MoveQuestion(Struct, frozen=True, tag="choose"):
    """The choice that a player has to make for a seat."""

    player: str
    """The name of a computer player, such as ``hard``."""

    seat: int
    position: dict[str, Any]
    """A sample: a table that could be the true one for all that the seat knows. The secrets of
    others are guessed anew in it."""

    seed: int
    """The seed of the player's random numbers."""

    record: str = ""
    """The whole game, where its family has no positions that can be read: the process then draws
    the sample, so that its player knows no more than the seat does."""


class HintQuestion(Struct, frozen=True, tag="hint"):
    """The advice that a seat asks for."""

    level: str
    seat: int
    position: dict[str, Any]
    """A sample, as above."""

    seed: int
    record: str = ""


class AnalysisQuestion(Struct, frozen=True, tag="analysis"):
    """A game that is over, to be judged decision by decision."""

    level: str
    record: str


AnyQuestion = MoveQuestion | HintQuestion | AnalysisQuestion


class MoveReply(Struct, frozen=True, tag="choice"):
    """The choice of a player as text, or its failure."""

    text: str = ""
    failure: str = ""


class AdviceReply(Struct, frozen=True, tag="study"):
    """A hint or an analysis, as it is sent on."""

    found: Raw


class ProgressReply(Struct, frozen=True, tag="share"):
    """The progress of a hint or an analysis, from 0 to 1; more follows."""

    done: float


AnyReply = MoveReply | AdviceReply | ProgressReply


def hint_question(state: State, record: Record, seat: int, level: str, seed: int) -> HintQuestion:
    """Return the question for advice to a seat, with no secret of others."""
    return HintQuestion(level, seat, *_sample(state, record, seat, seed))


def move_question(state: State, record: Record, seat: int, player: str, seed: int) -> MoveQuestion:
    """Return the question for a move of a seat, with no secret of others."""
    return MoveQuestion(player, seat, *_sample(state, record, seat, seed))


def _sample(state: State, record: Record, seat: int, seed: int) -> tuple[dict[str, Any], int, str]:
    """Return a sample for a seat, or leave it to the process where positions cannot be read."""
    if format_of(state.game) is None:
        return {}, seed, record.text()
    return position.dump(state.resample(seat, Rng(seed))), seed, ""


def sample_of(question: MoveQuestion | HintQuestion) -> State:
    """Return the table that a question is about."""
    if not question.record:
        return position.load(question.position, is_checked=False)
    state = Record.parse(question.record).state()
    return state.resample(question.seat, Rng(question.seed))
