"""Advice and analysis as they go over a wire: frozen structs, like views."""

from __future__ import annotations

from msgspec import Struct

from thaumata.wording.message import Message


class ExpectedAction(Struct, frozen=True):
    """A choice that the search expects later."""

    seat: int
    text: str
    """The action as it is written: ``build baths``."""

    message: Message
    """What it is called, for whoever has the words."""


class AdvisedAction(Struct, frozen=True, kw_only=True):
    """One of the actions of a decision, and what the search thinks of it."""

    text: str
    message: Message
    tries: int
    """How often of a hundred times the search chose it."""

    chance: int
    """How often of a hundred times the seat wins, alone or with others."""

    victories: dict[str, int]
    """How many games of a hundred the seat wins in each way; ways that do not happen are left
    out."""

    defeats: dict[str, int]
    """How many games of a hundred it loses in each way."""

    place: int
    """The place that is expected, in tenths: 15 is between first and second."""

    points: tuple[int, ...]
    """The points of each seat that are expected at the end."""

    line: tuple[ExpectedAction, ...]
    """The choices that are expected next, as far as chance leaves them."""

    reason: Message | None
    """For the best action the main reason, for others the main drawback; None where there is
    nothing to say."""


class Advice(Struct, frozen=True, kw_only=True):
    """The best actions of a seat that is asked."""

    variant: str
    seat: int
    decision: str
    level: str
    """Whose advice it is: how far the search has looked."""

    choices: tuple[AdvisedAction, ...]
    """The best first."""


class JudgedDecision(Struct, frozen=True, kw_only=True):
    """A decision of a game, and what was played."""

    number: int
    """The number of the action in the record, from 1."""

    seat: int
    age: int
    decision: str
    played: str
    played_message: Message
    best: str
    best_message: Message
    chance: int
    """How often of a hundred times the seat would have won after the best action."""

    cost: int
    """How much of that was lost by what was played."""

    reason: Message | None
    """What the best action would have been good for; told of turning points alone."""


class CurvePoint(Struct, frozen=True):
    """How a game stood."""

    number: int
    """How many actions of the record had been played."""

    age: int
    chances: tuple[int, ...]
    """How often of a hundred times each seat would win."""

    points: tuple[int, ...]
    """The points of each seat that were to be expected; empty where they were not counted."""


class Performance(Struct, frozen=True):
    """How a seat has played."""

    seat: int
    decisions: int
    cost: int
    """What its decisions have cost on average, in hundredths of a point of a hundred."""

    mistakes: int
    """How many of them cost five points of a hundred or more."""


class Analysis(Struct, frozen=True, kw_only=True):
    """A game, judged decision by decision."""

    variant: str
    players: tuple[str, ...]
    level: str
    decisions: tuple[JudgedDecision, ...]
    """Every decision with more than one answer, in the order of the record."""

    curve: tuple[CurvePoint, ...]
    """How the game stood, turn by turn or round by round."""

    turning_points: tuple[JudgedDecision, ...]
    """The decisions that cost most, the dearest first."""

    performances: tuple[Performance, ...]
