"""The values of the greedy player for 7 Wonders, written by hand.

All values are integers, hundredths of a victory point, so that they are the same on every machine.
"""

from typing import Final

POINT: Final = 100

COIN: Final = 33
COIN_AT_HAND: Final = 30
COINS_AT_HAND: Final = 7
"""The points of a coin at the end, its extra value while there is much to buy, and for how many
coins that holds."""

RIVALS: Final = 70
"""The percentage of all rivals' values that counts against a seat."""

ALLY: Final = 80
"""The percentage of an ally's value that counts for a seat."""

CHANCE: Final = (0, 4, 9, 15, 22, 30, 38, 52, 64, 75, 85, 93, 100)
"""The percentage of conflicts won, by the lead in shields and the time left."""

EVEN: Final = 6
"""The index of an even lead in that row."""

DEFEAT: Final = 100
"""The cost of a defeat."""

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
"""The values of icons that are not built yet, for each unit; symbols by what they would score."""

SYMBOL: Final = 100
"""The value of another science symbol besides its points: more may follow."""

PRICE: Final = 40
"""The cost of a coin in the price of something to be built."""

PURSE: Final = 5
"""The coins that a city is assumed to have then."""

SALE: Final = 110
"""The value of a card that the city cannot pay for and sells."""

PICKED: Final = 150
"""The value of a coming round, as a percentage of an average card."""

STAGE_ROUND: Final = 150
"""The cost of the round that a stage takes."""

PAYABLE_STAGE: Final = 75
LATER_STAGE: Final = 35
"""The percentages of a stage's value if it is affordable already, and if it is not."""

FREE_BUILD: Final = 250
LAST_CARD: Final = 300
"""The value of a free build and of a last card in each age."""

COPIED_GUILD: Final = 400
"""The value of copying a guild, before the neighbors have built any."""

GIVEN: Final = 40
"""The percentage of the best card in a hand that counts when it is passed to the only rival."""
