"""The table of values that the greedy player goes by: Classic, written by hand.

All values are whole numbers, hundredths of a victory point, so that they are the same on every
machine.
"""

from typing import Final

POINT: Final = 100

COIN: Final = 33
COIN_AT_HAND: Final = 30
COINS_AT_HAND: Final = 7
"""What a coin counts in the end, what it is worth beside while there is much to buy, and how many
of them are."""

RIVALS: Final = 70
"""How much of what all rivals have together counts against a seat, of a hundred."""

ALLY: Final = 80
"""How much of what an ally has counts for a seat, of a hundred."""

CHANCE: Final = (0, 4, 9, 15, 22, 30, 38, 52, 64, 75, 85, 93, 100)
"""How likely a conflict is won, of a hundred, by the lead in shields and the time that is left."""

EVEN: Final = 6
"""The place of no lead in that row."""

DEFEAT: Final = 100
"""What a defeat costs."""

ICONS: Final = {
    "points": 100,
    "points_per": 420,
    "coins": 40,
    "coins_per": 150,
    "shields": 170,
    "any_science": 500,
    "produces": 150,
    "produces_one_of": 80,
    "cheap_trade": 120,
    "last_card": 600,
    "free_build": 600,
    "copies_guild": 500,
    "build_from_discard": 350,
}
"""What icons promise that are not built yet, each unit. Symbols count by what they would score."""

SYMBOL: Final = 100
"""What another science symbol is worth beside its points: more may follow."""

PRICE: Final = 40
"""What a coin of its price takes off something to be built."""

PURSE: Final = 5
"""How many coins a city is thought to have when it comes to that."""

SALE: Final = 110
"""A card that the city cannot pay for is sold."""

PICKED: Final = 150
"""What a coming round brings, of a hundred that the average card would bring."""

STAGE_ROUND: Final = 150
"""What else could be done in the round of a stage."""

PAYABLE_STAGE: Final = 75
LATER_STAGE: Final = 35
"""How much of a stage counts that can be paid already, or cannot yet, of a hundred."""

FREE_BUILD: Final = 250
LAST_CARD: Final = 300
"""What a free build and a last card are worth in each age."""

COPIED_GUILD: Final = 400
"""What the copy of a guild will be worth before the neighbours have built any."""

GIVEN: Final = 40
"""How much of the best card in a hand counts that is passed to the only rival, of a hundred."""
