"""The numbers of Classic's colors, resources, verbs, decisions, pools and score rows."""

from typing import Final

# The colors of cards; the last one is used only by an expansion.
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
BLACK: Final = 7
COLORS: Final = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black")

RAW: Final = ("wood", "stone", "clay", "ore")
MADE: Final = ("glass", "cloth", "papyrus")
RESOURCES: Final = RAW + MADE

COMPASS: Final = 0
GEAR: Final = 1
TABLET: Final = 2
SYMBOLS: Final = ("compass", "gear", "tablet")

SIDES: Final = ("A", "B")

FREE_CITY: Final = 2
"""The index of the Free City at a table of two players (C221)."""

# The first word of an action. The uses of a card come first: those for a player's own city and, at
# a fixed distance, those for the Free City.
BUILD: Final = 0
STAGE: Final = 1
SELL: Final = 2
PASS: Final = 3
FOR_FREE_CITY: Final = 4
DEAL_CARD: Final = 8
DRAW_CARD: Final = 9
DEAL_BOARD: Final = 10
CHOOSE_SIDE: Final = 11

# The second piece of a build.
NO_POWER: Final = 0
WITH_POWER: Final = 1

# The kinds of decisions and steps on the agenda.
DEAL_BOARDS: Final = 0
SIDE: Final = 1
BEGIN_AGE: Final = 2
MIX_IN: Final = 3
DEAL_HANDS: Final = 4
BEGIN_ROUND: Final = 5
CHOOSE: Final = 6
LAST_CARD: Final = 7
LEFT_OVER: Final = 8
END_ROUND: Final = 9
DISCARD_BUILD: Final = 10
NEXT_ROUND: Final = 11
DRAW_FROM_PILE: Final = 12

# The pools of the dealer.
AGE_POOL: Final = 0
BOARD_POOL: Final = 3
MIX_POOL: Final = 8
"""The first pool of cards that are mixed into a deck: four for each age."""

CATEGORIES: Final = ("military", "treasury", "wonder", "blue", "green", "yellow", "guilds")
"""The rows of the score sheet, from the top of the pad."""

ROW_MILITARY: Final = 0
ROW_TREASURY: Final = 1
ROW_WONDER: Final = 2
ROW_BLUE: Final = 3
ROW_GREEN: Final = 4
ROW_YELLOW: Final = 5
ROW_GUILDS: Final = 6

VICTORIES: Final = ("civilian", "civilian_tiebreak", "shared")
CIVILIAN: Final = 1
CIVILIAN_TIEBREAK: Final = 2
SHARED: Final = 3
