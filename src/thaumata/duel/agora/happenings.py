"""The numbers of Agora's events, from 64, with the meaning of each event's two values."""

from typing import Final

DECREE_DEALT: Final = 64  # decree (first) lies open in chamber (second)
CUBE_PLACED: Final = 65  # seat places a cube in chamber (first)
CUBE_MOVED: Final = 66  # seat moves a cube from chamber (first) to chamber (second)
CUBE_REMOVED: Final = 67  # seat loses a cube from chamber (first)
CONTROL_GAINED: Final = 68  # seat now controls chamber (first)
CONTROL_LOST: Final = 69  # seat no longer controls chamber (first)
INFLUENCE_TOKEN: Final = 70  # seat's advance fires a token of a size (first): 0 small, 1 large
CONSPIRED: Final = 71  # seat draws conspiracies
CONSPIRACY_DRAWN: Final = 72  # seat draws conspiracy (first): its secret
CONSPIRACY_KEPT: Final = 73  # seat keeps one conspiracy more
CONSPIRACY_CHOSEN: Final = 74  # seat keeps or prepares conspiracy (first): its secret
CONSPIRACY_PUT_BACK: Final = 75  # seat puts one back, on the top (first is 0) or the bottom (1)
CONSPIRACY_PREPARED: Final = 76  # seat prepares a conspiracy with card (first)
CONSPIRACY_TRIGGERED: Final = 77  # seat triggers conspiracy (first)
WONDER_TAKEN: Final = 78  # seat takes wonder (first) from its opponent
CITY_CARD_TAKEN: Final = 79  # seat takes card (first) out of its opponent's city
CARDS_SWAPPED: Final = 80  # seat takes card (first) and gives card (second)
TOKEN_LOCKED: Final = 81  # seat locks token (first)
TOKEN_LOCKED_UNSEEN: Final = 82  # seat locks a token of the box face down
TOKEN_LOST: Final = 83  # seat loses token (first)
BUILT_FROM_TOP_ROW: Final = 84  # seat builds card (first) of the top row free
REMOVED_LOOKED_AT: Final = 85  # seat looks at the removed cards
REMOVED_CARD_SEEN: Final = 86  # seat sees removed card (first): its secret
BUILT_FROM_REMOVED: Final = 87  # seat builds removed card (first) free
STRUCTURE_CARD_DISCARDED: Final = 88  # seat discards card (first) of the structure
DECREE_SHIFTED: Final = 89  # a decree goes from chamber (first) to chamber (second)
WONDER_RUINED: Final = 90  # seat's wonder (first) goes back to the box
CARD_UNCOVERED: Final = 91  # card (first), which lay under a wonder, goes to the discard pile
