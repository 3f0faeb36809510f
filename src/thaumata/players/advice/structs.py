"""Hints and analyses as they are sent as JSON: frozen structs, like views."""

from __future__ import annotations

from msgspec import Struct

from thaumata.wording.message import Message


class ExpectedAction(Struct, frozen=True):
    """A choice that the search expects later."""

    seat: int
    text: str
    """The action as it is written: ``build baths``."""

    message: Message
    """The message that names the action."""


class AdvisedAction(Struct, frozen=True, kw_only=True):
    """One of the actions of a decision, with its numbers."""

    text: str
    message: Message
    tries: int
    """The percentage of the search's visits."""

    chance: int
    """The percentage of games that the seat wins, alone or with others."""

    victories: dict[str, int]
    """The percentage of games that the seat wins, by kind of victory; kinds that do not occur are
    left out."""

    defeats: dict[str, int]
    """The percentage of games that it loses, by kind of victory."""

    place: int
    """The expected place, in tenths: 15 is between first and second."""

    points: tuple[int, ...]
    """The expected points of each seat at the end."""

    line: tuple[ExpectedAction, ...]
    """The choices that are expected next, until chance decides."""

    reason: Message | None
    """The main reason for the best action, the main drawback of others; None if there is nothing to
    say."""


class Advice(Struct, frozen=True, kw_only=True):
    """The best actions of a seat that is asked."""

    variant: str
    seat: int
    decision: str
    level: str
    """The level of the search."""

    choices: tuple[AdvisedAction, ...]
    """The best first."""


class JudgedDecision(Struct, frozen=True, kw_only=True):
    """A decision of a game, and the action that was played."""

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
    """The percentage of games that the seat would have won after the best action."""

    cost: int
    """The percentage points that were lost by what was played."""

    reason: Message | None
    """The reason why the best action is better; for turning points only."""


class CurvePoint(Struct, frozen=True):
    """A point of a game's curve."""

    number: int
    """The number of actions played before it."""

    age: int
    chances: tuple[int, ...]
    """The percentage of games that each seat would win."""

    points: tuple[int, ...]
    """The expected points of each seat; empty if they were not counted."""


class Performance(Struct, frozen=True):
    """The performance of a seat."""

    seat: int
    decisions: int
    cost: int
    """The average cost of its decisions, in hundredths of a percentage point."""

    mistakes: int
    """The number of decisions that cost five percentage points or more."""


class Analysis(Struct, frozen=True, kw_only=True):
    """A game, judged decision by decision."""

    variant: str
    players: tuple[str, ...]
    level: str
    decisions: tuple[JudgedDecision, ...]
    """Every decision with more than one answer, in the order of the record."""

    curve: tuple[CurvePoint, ...]
    """A point for each turn or round."""

    turning_points: tuple[JudgedDecision, ...]
    """The decisions that cost most, in order of their cost."""

    performances: tuple[Performance, ...]
