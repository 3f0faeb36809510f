"""What a player may do in Classic, and what each action would cost and change."""

from __future__ import annotations

from msgspec import Struct

from thaumata.views.actions import WrittenAction
from thaumata.views.classic.payment import ClassicReceipt


class ClassicPreview(Struct, frozen=True):
    """What an action would cost and change if nobody else did anything in this round."""

    price: int
    """All coins that the city pays."""

    payment: ClassicReceipt | None
    """How the price comes about; None where nothing is built."""

    coins: tuple[int, ...]
    """The coins of each city afterwards."""

    points: tuple[int, ...]
    """How the points of each city change, counted as if the game ended now."""

    at_least: bool
    """Whether the coins gained count cards that neighbours may still build in this round."""

    shields: int
    """Shields that the city gains."""

    symbols: tuple[str, ...]
    """Science symbols that the city gains; ``any`` for one of choice."""

    stage: int | None
    """The number of the stage that is built."""

    discards: str | None
    """The card that goes to the discard pile."""

    asks: str
    """The decision that the city will have to make in this round because of it; often empty."""


class ClassicAction(WrittenAction, frozen=True):
    """Something that the viewer may do now, or has sealed."""

    seat: int
    """The city that it is for: the viewer's own or the Free City, by its place at the table."""

    card: str | None
    """The card that is used; None where none is."""

    plan: int
    """Its number among the ways to do the same with the same card, from 1.

    The cheapest comes first, Olympia's free build last."""

    preview: ClassicPreview
