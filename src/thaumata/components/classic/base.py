"""The components of a variant of Classic: cards, boards with their stages, conflict tokens."""

from __future__ import annotations

from collections.abc import Iterator

from thaumata.classic import catalog_of
from thaumata.classic.catalog import PER_AGE, Board, Card, Catalog
from thaumata.classic.catalog import Cost as PrintedCost
from thaumata.classic.conflicts import VICTORY
from thaumata.classic.names import COLORS, SIDES
from thaumata.components.classic.expansions import EXPANSIONS
from thaumata.components.component import Component, Cost
from thaumata.components.naming import Naming
from thaumata.game import Game
from thaumata.rooms import in_play

DEFEAT = -1
"""The points of a Defeat token (C102)."""


def list_classic(game: Game, naming: Naming) -> Iterator[Component]:
    """List every component of a variant; each card with its copies for every number of players."""
    catalog = catalog_of(game)
    seats = sorted(game.family.seat_counts(game.expansions))
    for number, card in enumerate(catalog.cards):
        if card:
            yield _card(naming, catalog, card, number // PER_AGE + 1, seats)
    for board in catalog.boards:
        yield from _board(naming, board)
    for age, value in enumerate(VICTORY, 1):
        names = naming.said("classic-victory-token", value=value)
        yield Component(kind="victory_token", id=str(value), age=age, value=value, names=names)
    defeat = naming.said("classic-defeat-token")
    yield Component(kind="defeat_token", id=str(DEFEAT), value=DEFEAT, names=defeat)
    for more in in_play(game, EXPANSIONS):
        yield from more(naming)


def _card(naming: Naming, catalog: Catalog, card: Card, age: int, seats: list[int]) -> Component:
    later = [each.id for each in catalog.cards if each and card.id in each.free_with]
    return Component(
        kind="card",
        id=card.id,
        family=COLORS[card.color],
        age=age,
        deck=f"age{age}",
        cost=cost_of(card.cost),
        icons=naming.icons(card.effects),
        chain_given=tuple(later),
        chain_needed=card.free_with,
        counts={str(players): copies_of(card, players) for players in seats},
        **naming.words("card", card.id),
    )


def copies_of(card: Card, players: int) -> int:
    """Return the copies of a card for a number of players; 1 for guilds and black cards.

    Two players use the cards for three (C114).
    """
    if not card.players:
        return 1
    return sum(least <= max(players, 3) for least in card.players)


def cost_of(printed: PrintedCost) -> Cost:
    """Convert a printed cost."""
    return Cost(printed.coins, dict(printed.resources))


def _board(naming: Naming, board: Board) -> Iterator[Component]:
    """List a board, its sides and their stages."""
    yield Component(kind="board", id=board.id, names=naming.name("board", board.id))
    for letter, side in zip(SIDES, board.sides, strict=True):
        yield Component(
            kind="side",
            id=f"{board.id}_{letter}",
            family=board.id,
            icons=naming.icons([side.resource]),
            names=naming.name("board", board.id),
            texts=naming.sentences([side.resource]),
        )
        for number, stage in enumerate(side.stages, 1):
            id = f"{board.id}_{letter}_{number}"
            yield Component(
                kind="stage",
                id=id,
                family=board.id,
                value=number,
                cost=cost_of(stage.cost),
                icons=naming.icons(stage.effects),
                **naming.words("stage", id),
            )
