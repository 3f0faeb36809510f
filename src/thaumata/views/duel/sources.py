"""The pieces behind a city's goods, prices, discounts and chains, in the component list's order.

The rules keep sums alone; a view and a receipt name the card, wonder, token or decree behind each.
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
from thaumata.kit.bits import members_of
from thaumata.kit.effects import Effect
from thaumata.views.duel.expansion import Expansion
from thaumata.views.duel.expansions import expansions_of
from thaumata.views.pieces import Piece


def cards_of(state: DuelState, seat: int) -> list[int]:
    """List the numbers of the cards in a city in the order of the component list."""
    built = state.city(seat).built
    return [age * PER_AGE + card for age in range(3) for card in members_of(built[age])]


def components_of(state: DuelState, seat: int) -> Iterator[tuple[Piece, list[Effect[DuelState]]]]:
    """List the components in effect in a city: cards, built wonders, tokens, expansions' ones."""
    catalog = state.catalog
    names = state.game.names
    city = state.city(seat)
    for card in cards_of(state, seat):
        yield Piece("card", names["card"][card]), catalog.effects[card]
    for wonder in members_of(city.wonders_built):
        yield Piece("wonder", names["wonder"][wonder]), catalog.wonder_effects[wonder]
    for token in members_of(city.progress):
        yield Piece("token", names["token"][token]), catalog.token_effects[token]
    for expansion in expansions_of(state.game):
        yield from expansion.components(state, seat)


class Sources:
    """The pieces of a city that matter for payments."""

    producers: list[tuple[Piece, int]]
    """The producers without a choice, each with its row of counts."""

    raw: list[Piece]
    """The producers of one raw material of choice."""

    made: list[Piece]
    """The producers of one manufactured good of choice."""

    fixed: dict[int, Piece]
    """The card that fixes the price of a resource."""

    discounts: list[tuple[Piece, int, int]]
    """The pieces that make a color of cards, or wonders, cheaper, with the number of units."""

    trade: Piece | None
    """The piece that makes the opponent's trade coins come here."""

    chains: list[tuple[int, Piece]]
    """The white symbols, each with the piece that shows it."""

    expansions: tuple[Expansion, ...]
    """The expansions in play."""

    rights: dict[str, list[tuple[Piece, list[object]]]]
    """All other icons by name: the pieces with them, and their values."""

    def __init__(self, state: DuelState, seat: int) -> None:
        """Collect the pieces of the player."""
        self.producers = []
        self.raw = []
        self.made = []
        self.fixed = {}
        self.discounts = []
        self.trade = None
        self.rights = {}
        self.expansions = expansions_of(state.game)
        for piece, effects in components_of(state, seat):
            for effect in effects:
                self._note(piece, effect)
        names = state.game.names["card"]
        self.chains = [
            (symbol, Piece("card", names[card]))
            for card in cards_of(state, seat)
            for symbol in members_of(state.catalog.chain_given[card])
        ]
        for expansion in self.expansions:
            self.chains += expansion.chains(state, seat)

    def right(self, icon: str, about: str = "") -> Piece | None:
        """Return a piece with an icon, optionally with a certain word among its values, or None."""
        for piece, details in self.rights.get(icon, ()):
            words = [word for detail in details for word in _words(detail)]
            if not about or about in words:
                return piece
        return None

    def _note(self, piece: Piece, effect: Effect[DuelState]) -> None:
        match effect:
            case Produces():
                self.producers.append((piece, effect.resources))
            case ProducesOneOf():
                (self.raw if effect.is_raw else self.made).append(piece)
            case FixedPrice():
                self.fixed |= dict.fromkeys(effect.resources, piece)
            case ResourceDiscount():
                self.discounts.append((piece, effect.what, effect.amount))
            case CollectsTrade():
                self.trade = piece
            case _:
                icon, *details = effect.form() or ("",)
                self.rights.setdefault(str(icon), []).append((piece, details))


def sources_of(state: DuelState) -> tuple[Sources, Sources]:
    """Collect the pieces of both players."""
    return Sources(state, 0), Sources(state, 1)


def _words(detail: object) -> tuple[object, ...]:
    return detail if isinstance(detail, tuple) else (detail,)
