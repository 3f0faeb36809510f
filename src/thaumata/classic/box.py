"""The box of a variant of Classic."""

from __future__ import annotations

from thaumata.classic.catalog import Board, Card, Catalog
from thaumata.game import Game
from thaumata.kit.box import Box


class ClassicBox(Box):
    """The decks, guilds and boards of a variant, still loose."""

    ages: list[list[Card]]
    guilds: list[Card]
    boards: list[Board]
    hand_size: int

    def __init__(self) -> None:
        """Open an empty box."""
        super().__init__()
        self.ages = []
        self.guilds = []
        self.boards = []
        self.hand_size = 7

    def unpack(self, game: Game) -> None:
        """Number everything and hand it to a game."""
        catalog = Catalog(game.seats, self.ages, self.guilds, self.boards, self.hand_size)
        self.hand_over(game, catalog, catalog.names())
