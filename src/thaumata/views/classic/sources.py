"""The pieces behind a city's goods, prices and rights.

The rules keep sums alone; a view and a receipt name the board, card or stage behind each.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from thaumata.classic.catalog import PER_AGE, STAGES
from thaumata.classic.city import NO_BOARD
from thaumata.classic.icons import CheapTrade, FreeBuild, Produces
from thaumata.classic.names import SIDES
from thaumata.classic.state import (
    USED_FOR_STAGE,
    USED_TO_BUILD,
    ClassicState,
    kind_in,
    use_of,
)
from thaumata.kit.bits import members_of
from thaumata.kit.counts import FULL
from thaumata.kit.effects import Effect
from thaumata.views.classic.expansion import Expansion
from thaumata.views.classic.expansions import expansions_of
from thaumata.views.classic.structs import Producer
from thaumata.views.pieces import Piece


def board_of(state: ClassicState, city: int) -> str | None:
    """Return the id of a city's board, if it is dealt."""
    side = state.cities[city].board
    return None if side == NO_BOARD else state.catalog.boards[side // 2].id


def stage_piece(state: ClassicState, city: int, stage: int) -> Piece:
    """Name a stage, counted from 1: ``olympia_A_2``."""
    side = SIDES[state.cities[city].board % 2]
    return Piece("stage", f"{board_of(state, city)}_{side}_{stage}")


def cards_of(state: ClassicState, city: int) -> list[int]:
    """List the numbers of the cards in a city in the order of the component list."""
    built = state.cities[city].built
    return [age * PER_AGE + kind for age in range(3) for kind in members_of(built[age])]


def components_of(state: ClassicState, city: int) -> Iterator[tuple[Piece, list[Effect[Any]]]]:
    """List the components in effect in a city: its board, cards and built stages."""
    here = state.cities[city]
    catalog = state.catalog
    board = board_of(state, city)
    if board is not None:
        yield Piece("board", board), [catalog.sides[here.board].resource]
    for card in cards_of(state, city):
        yield Piece("card", state.game.names["card"][card]), catalog.effects[card]
    for stage in range(here.stages):
        effects = catalog.stage_effects[here.board * STAGES + stage]
        yield stage_piece(state, city, stage + 1), effects


def newest_of(state: ClassicState, city: int) -> Piece | None:
    """Return the piece that a city has built with its card of this round, if any."""
    deed = state.deed(state.age, state.round, city) if state.round else 0
    if use_of(deed) == USED_TO_BUILD:
        return Piece("card", state.game.names["card"][state.card(kind_in(deed))])
    if use_of(deed) == USED_FOR_STAGE:
        return stage_piece(state, city, state.cities[city].stages)
    return None


class Sources:
    """The pieces of a city that matter for payments."""

    producers: tuple[Producer, ...]
    power: Piece | None
    """The piece that lets the city build a card for free."""

    rights: dict[str, Piece]
    """The pieces with rights already in force, by the names of the rights."""

    expansions: tuple[Expansion, ...]
    """The expansions in play."""

    _cheap: list[tuple[Piece, int]]
    """The pieces that make trade cheaper, each with the places of the prices."""

    def __init__(self, state: ClassicState, city: int) -> None:
        """Collect the pieces of the city."""
        producers = []
        self._cheap = []
        self.power = None
        self.rights = {}
        self.expansions = expansions_of(state.game)
        newest = newest_of(state, city)
        for piece, effects in components_of(state, city):
            for effect in effects:
                match effect:
                    case Produces():
                        resources = tuple(effect.options)
                        producers.append(Producer(piece, resources, effect.units, effect.for_sale))
                    case CheapTrade() if piece != newest:  # in force from the next round on (C45)
                        self._cheap.append((piece, effect.places))
                    case FreeBuild():
                        self.power = piece
                    case _:
                        for expansion in self.expansions:
                            if right := expansion.right(state, city, effect):
                                self.rights[right] = piece
        self.producers = (*producers, *self._secret(producers))

    def _secret(self, producers: list[Producer]) -> Iterator[Producer]:
        """Yield the goods that rights produce for their owner alone."""
        for_sale = frozenset(
            [good for each in producers if each.for_sale for good in each.resources]
        )
        for expansion in self.expansions:
            for piece, goods in expansion.produced(self.rights, for_sale):
                yield Producer(piece, goods, 1, False)

    def discount(self, place: int) -> Piece | None:
        """Return the piece that lowers a price, by the index in the row of prices."""
        for piece, places in self._cheap:
            if places & FULL[place]:
                return piece
        return None
