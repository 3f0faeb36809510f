"""The table of values that the greedy player goes by: Duel, written by hand.

All values are whole numbers, hundredths of a victory point, so that they are the same on every
machine.
"""

from typing import Final

POINT: Final = 100
VICTORY: Final = 1_000_000
THREATENED: Final = 50_000
"""The player to move can win with a card that lies open."""

COIN: Final = 30
COINS_AT_HAND: Final = 14
"""What a coin at hand is worth beside its third of a point, and how many of them."""

DEMAND: Final = (
    (30, 18, 5),  # wood
    (30, 18, 6),  # stone
    (30, 18, 5),  # clay
    (30, 12, 0),  # glass
    (30, 12, 0),  # papyrus
)
"""How often the first, second and third unit of a resource is needed in a game, in tenths."""

NEEDED_COIN: Final = 4
"""What a coin is worth that need not be paid for a resource, for each tenth."""

RAW_CHOICE: Final = 320
MADE_CHOICE: Final = 280
"""A producer of one raw material, or one manufactured good, of choice."""

ADVANCE: Final = (0, 40, 80, 130, 210, 310, 420, 650, 1100, 0)
"""How near the opponent's capital is, beside the points, by the pawn's distance."""

DIFFERENT: Final = (0, 70, 180, 350, 650, 1300, 0, 0)
"""How near scientific supremacy is, by the number of different symbols."""

PAIR: Final = 110
"""A single symbol, which can become a pair while tokens are left."""

CHAIN: Final = 90
"""A white symbol whose card is still to come."""

TOKENS: Final = {
    "agriculture": 0,
    "architecture": 450,
    "economy": 400,
    "law": 0,
    "masonry": 350,
    "mathematics": 200,
    "philosophy": 0,
    "strategy": 450,
    "theology": 450,
    "urbanism": 450,
}
"""What progress tokens bring later, beside their points, coins and symbols."""

WONDERS: Final = {
    "appian_way": 700,
    "circus_maximus": 550,
    "colossus": 500,
    "great_library": 600,
    "great_lighthouse": 500,
    "hanging_gardens": 700,
    "mausoleum": 600,
    "piraeus": 650,
    "pyramids": 550,
    "sphinx": 800,
    "statue_of_zeus": 600,
    "temple_of_artemis": 750,
}
"""Wonders that wait to be built: less than they bring when they stand."""

USUAL_WONDERS: Final = 4
"""How many of them a player has time for."""

CHOICES: Final = {
    "take_token": 450,
    "draw_token": 450,
    "library": 450,
    "mausoleum": 400,
    "discard_card": 250,
}
"""What a decision is worth that the seat has earned and not yet made."""

ICONS: Final = {
    "produces": 230,
    "produces_one_of": 100,
    "fixed_price": 120,
    "shields": 130,
    "science": 300,
    "points": 100,
    "coins": 50,
    "coins_per": 200,
    "points_per": 450,
}
"""What the icons of an open card promise to the player to move, each unit."""

PRICE: Final = 45
"""What a coin of its price takes off an open card."""

SALE: Final = 100
"""An open card that nobody can pay for is sold."""

HIDDEN: Final = 250
"""A card that is about to be turned up."""

OFFER: Final = 60
"""How much of the best open card counts for the player to move, of a hundred."""
