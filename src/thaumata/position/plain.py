"""The position of a user's own game: the fields of any game, and its numbers.

It can be written, to look at or to compare, but not loaded: there is no reader for it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from thaumata.game import State
from thaumata.position.agenda import AgendaPosition, OutcomePosition, write_agenda, write_outcome


class PlainPosition(msgspec.Struct, omit_defaults=True):
    """The fields that any game has."""

    variant: str
    options: dict[str, str] = {}
    whole: bool = False
    age: int = 0
    agenda: list[AgendaPosition] = []
    outcome: OutcomePosition | None = None
    parts: dict[str, dict[str, Any]] = {}
    numbers: list[int] = []
    """All numbers in which two states of the same game can differ."""


def write_plain(state: State) -> PlainPosition:
    """Convert a state of any game."""
    game = state.game
    return PlainPosition(
        variant=game.variant,
        options=game.options,
        age=int(state.age),
        agenda=write_agenda(state),
        outcome=write_outcome(state),
        parts={part.name: data for part in state.parts if (data := part.dump(state))},
        numbers=state.numbers(),
    )
