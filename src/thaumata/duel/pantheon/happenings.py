"""The numbers of Pantheon's events in the log of a state, with the meaning of their values."""

from typing import Final

TOKEN_LAID: Final = 32  # slot (first) gets a mythology or offering token (second)
DIVINE_TOKEN_TAKEN: Final = 33  # seat takes a mythology or offering token (first)
GOD_SEEN: Final = 34  # seat looks at god (first) in secret
GOD_PLACED: Final = 35  # seat lays a god of a mythology (first) face down on space (second)
GOD_CHOSEN: Final = 36  # seat laid god (first) on space (second): its own secret
GATE_PLACED: Final = 37  # the Gate lies on space (first)
GOD_REVEALED: Final = 38  # god (first) is shown to both
ENKI_TOKEN: Final = 39  # progress token (first) lies on Enki
ACTIVATED: Final = 40  # seat activates god (first) for coins (second)
OFFERING_SPENT: Final = 41  # seat spends offering token (first)
COINS_ON_CARD: Final = 42  # seat has coins (first) put on a card
SYMBOL_COPIED: Final = 43  # seat puts the snake on card (first)
SNAKE_LOST: Final = 44  # seat loses the snake with card (first)
CARD_TAKEN: Final = 45  # seat takes card (first) from its opponent's city
STRUCTURE_DISCARDED: Final = 46  # seat throws out slot (first) with card (second)
WONDER_RUINED: Final = 47  # seat's wonder (first) falls; card (second) is discarded
WONDER_TAKEN: Final = 48  # seat takes wonder (first) from its opponent
MINERVA_PLACED: Final = 49  # seat puts Minerva on the track, at (first) - 9
MINERVA_GONE: Final = 50  # Minerva has stopped seat's advance
MILITARY_TOKEN_REMOVED: Final = 51  # seat removes military token (first) unused
DECK_REVEALED: Final = 52  # seat reveals the deck of mythology (first)
DECK_ORDERED: Final = 53  # seat puts god (first) on top of its deck: its own secret
PAID_FROM_CARD: Final = 54  # seat pays coins (first) from a card first
