"""Where a city's goods, prices and discounts come from, piece by piece in table order.

The rules keep sums alone; a view and a receipt name the card, wonder or token behind each.
"""

from __future__ import annotations

from collections.abc import Iterator

from thaumata.duel.catalog import PER_AGE
from thaumata.duel.lasting import (
    CollectsTrade,
    FixedPrice,
    Produces,
    ProducesOneOf,
    ResourceDiscount,
)
from thaumata.duel.state import DuelState
from thaumata.kit.effects import Effect
from thaumata.views.pieces import Piece, numbers_of


def cards_of(state: DuelState, seat: int) -> list[int]:
    """List the numbers of the cards in a city in table order."""
    built = state.city(seat).built
    return [age * PER_AGE + card for age in range(3) for card in numbers_of(built[age])]


def components_of(
    state: DuelState, seat: int
) -> Iterator[tuple[str, str, list[Effect[DuelState]]]]:
    """List what a player owns: kind, id and effects of cards, built wonders, tokens."""
    catalog = state.catalog
    names = state.game.names
    city = state.city(seat)
    for card in cards_of(state, seat):
        yield "card", names["card"][card], catalog.effects[card]
    for wonder in numbers_of(city.wonders_built):
        yield "wonder", names["wonder"][wonder], catalog.wonder_effects[wonder]
    for token in numbers_of(city.progress):
        yield "token", names["token"][token], catalog.token_effects[token]


class Sources:
    """The pieces of a city that matter when something is paid."""

    producers: list[tuple[Piece, int]]
    """What produces without a choice, each with its row of counts."""

    raw: list[Piece]
    """What produces one raw material of choice."""

    made: list[Piece]
    """What produces one manufactured good of choice."""

    fixed: dict[int, Piece]
    """Which card fixes the price of a resource."""

    discounts: list[tuple[Piece, int, int]]
    """What makes a color of cards, or wonders, cheaper, and by how many units."""

    trade: Piece | None
    """What makes the opponent's trade coins come here."""

    def __init__(self, state: DuelState, seat: int) -> None:
        """Look through everything that the player owns."""
        self.producers = []
        self.raw = []
        self.made = []
        self.fixed = {}
        self.discounts = []
        self.trade = None
        for kind, id, effects in components_of(state, seat):
            for effect in effects:
                self._note(kind, id, effect)

    def _note(self, kind: str, id: str, effect: Effect[DuelState]) -> None:
        match effect:
            case Produces():
                self.producers.append((Piece(kind, id), effect.resources))
            case ProducesOneOf():
                (self.raw if effect.is_raw else self.made).append(Piece(kind, id))
            case FixedPrice():
                self.fixed |= dict.fromkeys(effect.resources, Piece(kind, id))
            case ResourceDiscount():
                self.discounts.append((Piece(kind, id), effect.what, effect.amount))
            case CollectsTrade():
                self.trade = Piece(kind, id)
