"""The fields that the view of any game has: the decision, the actions, points, the outcome.

All structs are frozen and sent to clients unchanged. Pieces are named by the ids of the component
tables, seats count from 0, and nature is seat 7.
"""

from __future__ import annotations

from msgspec import Struct

from thaumata.views.actions import WrittenAction
from thaumata.wording.message import Message


class Score(Struct, frozen=True):
    """The points of one seat."""

    rows: dict[str, int]
    """The points of each category, from the top of the pad."""

    total: int


class OutcomeView(Struct, frozen=True):
    """How the game ended."""

    kind: str
    """``civilian``, ``military``, ``scientific``, ..."""

    winners: tuple[int, ...]
    rows: dict[str, tuple[int, ...]]
    """The points of each seat, for each category from the top of the pad."""

    totals: tuple[int, ...]


class Preview(Struct, frozen=True, kw_only=True):
    """The consequences of an action."""

    points: tuple[int, ...]
    """The change in the points of each seat or city, counted as if the game ended now."""

    asks: str
    """The decision that the seat will owe next because of it; often empty."""

    prompt: Message | None
    """The question of that decision, if any."""


class CityPreview(Preview, frozen=True, kw_only=True):
    """The cost of an action for a city, and its consequences there."""

    price: int
    """The total coins that the city pays."""

    coins: tuple[int, ...]
    """The coins of each city afterwards."""

    symbols: tuple[str, ...]
    """Science symbols that the city gains; ``any`` for one of choice."""


class Action(WrittenAction, frozen=True, kw_only=True):
    """A legal action of the viewer."""

    message: Message
    """The message that names it, to be formatted in any language."""

    preview: Preview


class View(Struct, frozen=True, kw_only=True, tag_field="family"):
    """The fields of the view of any game."""

    variant: str
    options: dict[str, str]
    seat: int | None
    """The viewer; None is a spectator, who has no actions."""

    pending: tuple[int, ...]
    """The seats that owe a decision; 7 is nature; empty when the game is over."""

    decision: str
    """The name of the current decision, such as ``turn``; empty when the game is over."""

    argument: str
    """The argument of the decision: a color, a slot, ...; often empty."""

    prompt: Message | None
    """The question of the current decision; None when the game is over."""

    outcome: OutcomeView | None
    """How the game ended; None if it is still running."""

    actions: tuple[Action, ...]
    """The legal actions of the viewer, in the order of the rules."""


class PlainView(View, frozen=True, kw_only=True, tag="plain"):
    """The view of a family without one of its own: the fields that any game has."""

    scores: tuple[Score, ...]
    """The points of each seat if the game ended now."""
