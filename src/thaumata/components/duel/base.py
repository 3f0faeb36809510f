"""The components of a variant of Duel: cards, wonders, progress and military tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from thaumata.components.component import Component, Cost
from thaumata.components.duel.expansion import DuelExpansion
from thaumata.components.duel.expansions import EXPANSIONS
from thaumata.components.naming import Naming
from thaumata.duel.catalog import Card, Catalog, Deck
from thaumata.duel.catalog import Cost as PrintedCost
from thaumata.duel.instant import OpponentLosesCoins
from thaumata.duel.military import LARGE, SMALL, TOKEN_COINS, TOKEN_DISTANCE, TOKEN_IDS
from thaumata.duel.names import COLORS
from thaumata.game import Game
from thaumata.kit.counts import count
from thaumata.kit.payment import RESOURCES
from thaumata.rooms import in_play
from thaumata.wording.duel.pieces import family_of

_ONE: Final = {"2": 1}


def list_duel(game: Game, naming: Naming) -> Iterator[Component]:
    """List every component of a variant."""
    catalog = game.catalog
    assert isinstance(catalog, Catalog)
    expansions = in_play(game, EXPANSIONS)
    listed: set[str] = set()
    for deck in [deck for decks in catalog.decks for deck in decks]:
        for card in deck.cards:
            if card.id not in listed:  # the rest of a deck may be used in a later age
                listed.add(card.id)
                yield _card(naming, deck, card)
    for wonder in catalog.wonders:
        yield Component(
            kind="wonder",
            id=wonder.id,
            cost=cost_of(wonder.cost),
            icons=naming.icons(wonder.effects),
            counts=_ONE,
            **naming.words("wonder", wonder.id),
        )
    for token in catalog.tokens:
        yield Component(
            kind="token",
            id=token.id,
            icons=naming.icons(token.effects),
            counts=_ONE,
            **naming.words("token", token.id),
        )
    for size in (SMALL, LARGE):
        yield _military_token(naming, expansions, size)
    for expansion in expansions:
        yield from expansion.more(naming)


def _card(naming: Naming, deck: Deck, card: Card) -> Component:
    has_cost = card.color < len(COLORS)  # cards without a color have a price of their own
    return Component(
        kind="card",
        id=card.id,
        family=family_of(card),
        age=int(deck.age),
        deck=deck.back,
        cost=cost_of(card.cost) if has_cost else None,
        icons=naming.icons(card.effects),
        chain_given=(card.chain,) if card.chain else (),
        chain_needed=(card.free_with,) if card.free_with else (),
        counts=_ONE,
        **naming.words("card", card.id),
    )


def cost_of(printed: PrintedCost) -> Cost:
    """Convert a printed cost."""
    units = {name: int(count(printed.resources, place)) for place, name in enumerate(RESOURCES)}
    return Cost(int(printed.coins), {name: number for name, number in units.items() if number})


def _military_token(naming: Naming, expansions: tuple[DuelExpansion, ...], size: int) -> Component:
    """Return a military token with its effects and the start of its zone (D2)."""
    changed = [effect for each in expansions for effect in each.military_token(size)]
    effects = changed or [OpponentLosesCoins(TOKEN_COINS[size])]
    return Component(
        kind="military_token",
        id=TOKEN_IDS[size],
        value=TOKEN_DISTANCE[size],
        icons=naming.icons(effects),
        counts={"2": 2},
        names=naming.said("duel-military_token", size=TOKEN_IDS[size]),
        texts=naming.sentences(effects),
    )
