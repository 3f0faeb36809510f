"""What a player may do in Classic, and what each action would cost and change."""

from __future__ import annotations

from thaumata.views.classic.payment import ClassicReceipt
from thaumata.views.structs import Action, CityPreview


class ClassicPreview(CityPreview, frozen=True, kw_only=True):
    """What an action would cost and change if nobody else did anything in this round."""

    payment: ClassicReceipt | None
    """How the price comes about; None where nothing is built."""

    at_least: bool
    """Whether the coins gained count cards that neighbours may still build in this round."""

    shields: int
    """Shields that the city gains."""

    stage: int | None
    """The number of the stage that is built."""

    discards: str | None
    """The card that goes to the discard pile."""


class ClassicAction(Action, frozen=True, kw_only=True):
    """Something that the viewer may do now, or has sealed."""

    seat: int
    """The city that it is for: the viewer's own or the Free City, by its place at the table."""

    card: str | None
    """The card that is used; None where none is."""

    plan: int
    """Its number among the ways to do the same with the same card, from 1.

    The cheapest comes first, Olympia's free build last."""

    preview: ClassicPreview
