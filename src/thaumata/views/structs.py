"""What the view of any game has: what is asked, what the viewer may do, points, how it ended.

All structs are frozen and go over a wire as they are. Pieces are named by the ids of the component
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
    """For each category, from the top of the pad, the points of each seat."""

    totals: tuple[int, ...]


class Preview(Struct, frozen=True, kw_only=True):
    """What an action would change."""

    points: tuple[int, ...]
    """How the points of each seat or city change, counted as if the game ended now."""

    asks: str
    """The decision that the seat owes next because of it; often empty."""

    prompt: Message | None
    """The question of that decision; None where there is none."""


class CityPreview(Preview, frozen=True, kw_only=True):
    """What an action would cost a city and change in it."""

    price: int
    """All coins that the city pays."""

    coins: tuple[int, ...]
    """The coins of each city afterwards."""

    symbols: tuple[str, ...]
    """Science symbols that the city gains; ``any`` for one of choice."""


class Action(WrittenAction, frozen=True, kw_only=True):
    """Something that the viewer may do now."""

    message: Message
    """What it is called, for whoever has the words."""

    preview: Preview


class View(Struct, frozen=True, kw_only=True, tag_field="family"):
    """What the view of any game has."""

    variant: str
    options: dict[str, str]
    seat: int | None
    """The viewer; None is a spectator, who may do nothing."""

    pending: tuple[int, ...]
    """Who owes a decision; 7 is nature; nobody when the game is over."""

    decision: str
    """The name of the decision in hand, such as ``turn``; empty when the game is over."""

    argument: str
    """What the decision is about: a color, a slot, ...; often empty."""

    prompt: Message | None
    """The question of the decision in hand; None when the game is over."""

    outcome: OutcomeView | None
    """How the game ended; None while it runs."""

    actions: tuple[Action, ...]
    """What the viewer may do now, in the order of the rules."""


class PlainView(View, frozen=True, kw_only=True, tag="plain"):
    """The view of a family that has none of its own: nothing but what any game has."""

    scores: tuple[Score, ...]
    """The points of each seat as they would count now."""
