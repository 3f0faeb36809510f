"""The numbers of Duel's colors, resources, symbols, verbs, decisions, pools and victories."""

from typing import Final

# The families of cards, by color. Wonders come last, for effects that apply to them too.
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
WONDERS: Final = 7
COLORS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")

WOOD: Final = 0
STONE: Final = 1
CLAY: Final = 2
GLASS: Final = 3
PAPYRUS: Final = 4

# Six symbols are on two green cards each, the scales on a progress token only (D59).
SYMBOLS: Final = (
    "armillary_sphere",
    "sundial",
    "mortar",
    "pendulum",
    "quill",
    "wheel",
    "scales",
)

CHAINS: Final = (
    "horseshoe",
    "sword",
    "tower",
    "target",
    "helmet",
    "book",
    "gear",
    "lyre",
    "oil_lamp",
    "mask",
    "column",
    "moon",
    "sun",
    "water_drop",
    "colonnade",
    "amphora",
    "barrel",
)
"""The white symbols: a city with one builds the card that asks for it for free (D33)."""

# The first word of an action. Several verbs share a word; the kinds of their pieces differ.
BUILD: Final = 0
DISCARD: Final = 1
WONDER: Final = 2
TAKE: Final = 3
PASS: Final = 4
PICK: Final = 5
BEGINS: Final = 6
DEAL_CARD: Final = 7
DEAL_WONDER: Final = 8
DEAL_TOKEN: Final = 9
LAY: Final = 10

# The kinds of decisions and steps on the agenda.
FIRST_PLAYER: Final = 0
DEAL_PROGRESS: Final = 1
DRAFT: Final = 2
SHOW_WONDER: Final = 3
PICK_WONDER: Final = 4
LAY_OUT: Final = 5
LAY_BACK: Final = 6
DEAL_SLOT: Final = 7
BEGIN_AGE: Final = 8
STARTER: Final = 9
TURN: Final = 10
END_TURN: Final = 11
TAKE_TOKEN: Final = 12
DRAW_TOKEN: Final = 13
LIBRARY: Final = 14
MAUSOLEUM: Final = 15
DISCARD_CARD: Final = 16
CARRY_ON: Final = 17
BASE_KINDS: Final = 32
"""Numbers from here on are for expansions."""

# The dealer's pools. The decks of cards have the first numbers, the slots for their backs the
# next.
BACK_POOLS: Final = 8
FIRST_PLAYER_POOL: Final = 16
LIBRARY_POOL: Final = 17
PROGRESS_POOL: Final = 18
WONDER_POOL: Final = 19

# Kinds of victory, in the order of the game's list of victories.
CIVILIAN: Final = 1
CIVILIAN_TIEBREAK: Final = 2
MILITARY: Final = 3
SCIENTIFIC: Final = 4
POLITICAL: Final = 5
SHARED: Final = 6
VICTORIES: Final = (
    "civilian",
    "civilian_tiebreak",
    "military",
    "scientific",
    "political",
    "shared",
)

# The rows of the printed score pad.
ROW_BLUE: Final = 0
ROW_GREEN: Final = 1
ROW_YELLOW: Final = 2
ROW_PURPLE: Final = 3
ROW_WONDERS: Final = 4
ROW_PROGRESS: Final = 5
ROW_COINS: Final = 6
ROW_MILITARY: Final = 7
CATEGORIES: Final = (
    "blue",
    "green",
    "yellow",
    "purple",
    "wonders",
    "progress",
    "coins",
    "military",
)
