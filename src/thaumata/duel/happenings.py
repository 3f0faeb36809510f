"""The numbers of Duel's events in the log of a state, with the meaning of their two values.

``thaumata.events`` turns them into typed events.
"""

from typing import Final

BEGINS: Final = 0  # seat begins the age (first)
PROGRESS_DEALT: Final = 1  # token (first) lies on the board
WONDER_DEALT: Final = 2  # wonder (first) is shown
WONDER_PICKED: Final = 3  # seat takes wonder (first)
AGE_BEGAN: Final = 4  # age (first)
BACK_LAID: Final = 5  # slot (first) gets a card with a back of its own (second)
REVEALED: Final = 6  # slot (first) shows card (second)
BUILT: Final = 7  # seat builds card (first)
BUILT_BY_CHAIN: Final = 8  # seat builds card (first) free
BUILT_FROM_DISCARD: Final = 9  # seat builds card (first) from the discard pile
SOLD: Final = 10  # seat discards card (first) for coins (second)
WONDER_BUILT: Final = 11  # seat builds wonder (first) with card (second)
WONDER_RETURNED: Final = 12  # seat's wonder (first) goes back to the box
PAID_BANK: Final = 13  # seat pays coins (first)
PAID_OPPONENT: Final = 14  # seat pays coins (first) to its opponent
COINS_GAINED: Final = 15  # seat gains coins (first) from the bank
COINS_LOST: Final = 16  # seat loses coins (first) to the bank
PAWN_MOVED: Final = 17  # seat moves the pawn by spaces (second); it stands at (first) + 9
MILITARY_TOKEN: Final = 18  # seat's advance fires a token worth coins (first)
PAIR: Final = 19  # seat completes a pair of symbol (first)
TOKEN_DRAWN: Final = 20  # token (first) is drawn from the box
TOKEN_TAKEN: Final = 21  # seat takes token (first)
TOKEN_DECLINED: Final = 22  # seat takes no token
CITY_CARD_DISCARDED: Final = 23  # seat loses card (first) from its city
PLAY_AGAIN: Final = 24  # seat will play again
EXTRA_TURN_LOST: Final = 25  # seat's extra turn is lost with the end of the age
AGE_ENDED: Final = 26  # age (first)
ENDED: Final = 27  # by a victory (first), won by a mask of seats (second)
