"""The box of a variant of Duel."""

from __future__ import annotations

from thaumata.duel.catalog import Catalog, Component, Deck, Token, Wonder
from thaumata.duel.structure import Layout
from thaumata.game import Game
from thaumata.kit.box import Box


class DuelBox(Box):
    """The layouts, decks, wonders and progress tokens of a variant while it is assembled."""

    layouts: list[Layout]
    decks: list[Deck]
    wonders: list[Wonder]
    tokens: list[Token]
    chains: list[str]
    """The white symbols."""

    more: dict[int, list[Component]]
    """Cards and tokens of expansions that belong to no kind above, by their first number."""

    def __init__(self) -> None:
        super().__init__()
        self.layouts = []
        self.decks = []
        self.wonders = []
        self.tokens = []
        self.chains = []
        self.more = {}

    def unpack(self, game: Game) -> None:
        catalog = Catalog(
            self.layouts, self.decks, self.wonders, self.tokens, self.chains, self.more
        )
        self.hand_over(game, catalog, catalog.names())
