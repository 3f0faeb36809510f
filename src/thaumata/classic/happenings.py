"""The numbers of Classic's events in the log of a state, with the meaning of their two values.

``thaumata.events`` turns them into typed events. If a card is a secret of its owner, the event with
the card is logged for that seat alone.
"""

from typing import Final

BOARD_DEALT: Final = 0  # seat gets a board (first); its side (second): 0 not chosen, 1 A, 2 B
SIDE_CHOSEN: Final = 1  # seat turns its board (first) to a side (second)
AGE_BEGAN: Final = 2  # age (first)
CARD_DEALT: Final = 3  # seat gets a card (first) into its hand, secret
CARD_DRAWN: Final = 4  # seat draws a card (first) from the pile for the Free City, secret
ROUND_BEGAN: Final = 5  # round (first) of the age (second)
BUILT: Final = 6  # seat builds card (first)
BUILT_BY_CHAIN: Final = 7  # seat builds card (first) free by a chain
BUILT_BY_POWER: Final = 8  # seat builds card (first) free by its wonder's power
STAGE_BUILT: Final = 9  # seat builds stage (first) of its wonder
STAGE_CARD: Final = 10  # seat has put card (first) under stage (second), secret
SOLD: Final = 11  # seat sells a card for coins (first)
SOLD_CARD: Final = 12  # seat has sold card (first) for coins (second), secret
PAID_BANK: Final = 13  # seat pays coins (first) to the bank
PAID_CITY: Final = 14  # seat pays coins (first) to the city of another seat (second)
COINS_GAINED: Final = 15  # seat gains coins (first) from the bank
LEFT_OVER: Final = 16  # seat's last card (first) goes to the discard pile, secret
BUILT_FROM_DISCARD: Final = 17  # seat builds card (first) from the discard pile
RAISE_DECLINED: Final = 18  # seat builds nothing from the discard pile
HANDS_PASSED: Final = 19  # to the left (first 1) or to the right (first 0)
VICTORY_TOKEN: Final = 20  # seat takes a token of value (first) against the city of seat (second)
DEFEAT_TOKEN: Final = 21  # seat takes a defeat token (first 1) against the city of seat (second)
AGE_ENDED: Final = 22  # age (first)
ENDED: Final = 23  # by a victory (first), won by a mask of seats (second)
