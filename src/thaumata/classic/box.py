"""The box of a variant of Classic."""

from __future__ import annotations

from thaumata.classic.catalog import Board, Card, Catalog, Mixed
from thaumata.game import Game
from thaumata.kit.box import Box


class ClassicBox(Box):
    """The decks, guilds and boards of a variant while it is assembled."""

    ages: list[list[Card]]
    mixed_in: list[list[Mixed]]
    """The groups of cards of each age of which some join its deck."""

    boards: list[Board]
    hand_size: int
    side_size: int
    """The number of seats that win together."""

    def __init__(self) -> None:
        super().__init__()
        self.ages = []
        self.mixed_in = [[], [], []]
        self.boards = []
        self.hand_size = 7
        self.side_size = 1

    def unpack(self, game: Game) -> None:
        catalog = Catalog(
            game.seats, self.ages, self.mixed_in, self.boards, self.hand_size, self.side_size
        )
        self.hand_over(game, catalog, catalog.names())
