"""The position of a game of somebody's own: what any game has, and its numbers.

It can be written, to look at it or to compare it, but not read: nobody has said how its table is
put together.
"""

from __future__ import annotations

from typing import Any

import msgspec

from thaumata.game import State
from thaumata.position.agenda import AgendaPosition, OutcomePosition, write_agenda, write_outcome


class PlainPosition(msgspec.Struct, omit_defaults=True):
    """What can be said of any table."""

    variant: str
    options: dict[str, str] = {}
    whole: bool = False
    age: int = 0
    agenda: list[AgendaPosition] = []
    outcome: OutcomePosition | None = None
    parts: dict[str, dict[str, Any]] = {}
    numbers: list[int] = []
    """Everything that tells this state from another of the same game."""


def write_plain(state: State) -> PlainPosition:
    """Write a table of any game."""
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
