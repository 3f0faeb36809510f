"""The values of the greedy player for Duel, written by hand.

All values are integers, hundredths of a victory point, so that they are the same on every machine.
"""

from typing import Final

POINT: Final = 100
VICTORY: Final = 1_000_000
THREATENED: Final = 50_000
"""The player to move can win with an accessible card."""

COIN: Final = 30
COINS_AT_HAND: Final = 14
"""The value of a coin besides its third of a point, and for how many coins that holds."""

DEMAND: Final = (
    (30, 18, 5),  # wood
    (30, 18, 6),  # stone
    (30, 18, 5),  # clay
    (30, 12, 0),  # glass
    (30, 12, 0),  # papyrus
)
"""How often the first, second and third unit of a resource is needed in a game, in tenths."""

NEEDED_COIN: Final = 4
"""The value of a coin that need not be paid for a resource, for each tenth."""

RAW_CHOICE: Final = 320
MADE_CHOICE: Final = 280
"""The value of a producer with a choice of raw materials, and of manufactured goods."""

ADVANCE: Final = (0, 40, 80, 130, 210, 310, 420, 650, 1100, 0)
"""The value of being near the opponent's capital, besides points, by the pawn's distance."""

DIFFERENT: Final = (0, 70, 180, 350, 650, 1300, 0, 0)
"""The value of being near scientific supremacy, by the number of different symbols."""

PAIR: Final = 110
"""The value of a single symbol, which can become a pair while tokens are left."""

CHAIN: Final = 90
"""The value of a chain symbol whose card is still to come."""

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
"""The later value of progress tokens, besides their points, coins and symbols."""

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
"""The value of wonders that are not built yet: less than built ones."""

USUAL_WONDERS: Final = 4
"""How many of them a player has time for."""

CHOICES: Final = {
    "take_token": 450,
    "draw_token": 450,
    "library": 450,
    "mausoleum": 400,
    "discard_card": 250,
}
"""The value of a decision that the seat has earned and not made yet."""

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
"""The value of icons on an accessible card for the player to move, for each unit."""

PRICE: Final = 45
"""The cost of a coin in the price of an accessible card."""

SALE: Final = 100
"""The value of an accessible card that neither player can pay for, and that is sold."""

HIDDEN: Final = 250
"""The value of a card that is about to be revealed."""

OFFER: Final = 60
"""The percentage of the best accessible card that counts for the player to move."""
