"""The actions of a player in Classic, each with its cost and consequences."""

from __future__ import annotations

from thaumata.views.classic.payment import ClassicReceipt
from thaumata.views.structs import Action, CityPreview


class ClassicPreview(CityPreview, frozen=True, kw_only=True):
    """The cost and consequences of an action if no other city acted in this round."""

    payment: ClassicReceipt | None
    """The breakdown of the price; None if nothing is built."""

    at_least: bool
    """Whether the coins gained count cards that neighbors may still build in this round."""

    shields: int
    """Shields that the city gains."""

    stage: int | None
    """The number of the stage that is built."""

    discards: str | None
    """The card that goes to the discard pile."""


class ClassicAction(Action, frozen=True, kw_only=True):
    """A legal action of the viewer, or one that the viewer has sealed."""

    seat: int
    """The city that it is for: the viewer's own or the Free City, by its place at the table."""

    card: str | None
    """The card that is used, if any."""

    plan: int
    """Its number among the ways to use the same card in the same way, from 1.

    The cheapest comes first, Olympia's free build last."""

    preview: ClassicPreview
