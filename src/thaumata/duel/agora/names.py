"""The numbers of Agora's chambers, verbs, decisions and pools."""

from typing import Final

SENATORS: Final = 7
"""The family of senators, after the seven colors: they are not buildings (D159)."""

CHAMBERS: Final = 6
EVERY_CHAMBER: Final = 63
"""The set of all chambers, numbered from 0 on the left (D163)."""

CUBES: Final = 12
"""The influence cubes of each player (D154)."""

LEFT: Final = 0
CENTER: Final = 1
RIGHT: Final = 2
SECTIONS: Final = ("left", "center", "right")
"""The sections of the senate: two chambers each."""

NOBODY: Final = 2
"""The controller of a chamber in which neither player has a majority (D169)."""

FIRST_CONSPIRACY: Final = 240
"""The first number of conspiracies among all components."""

# The first word of an action, from 48.
PLACE: Final = 48
MOVE: Final = 49
REMOVE: Final = 50
CONSPIRE: Final = 51
KEEP: Final = 52
TOP: Final = 53
BOTTOM: Final = 54
PREPARE: Final = 55
TRIGGER: Final = 56
DEAL_DECREE: Final = 57
DEAL_CONSPIRACY: Final = 58
TAKE_WONDER: Final = 59
TAKE_CARD: Final = 60
LOCK: Final = 61
SWAP: Final = 62
SHIFT: Final = 63
RUIN: Final = 64

# The kinds of decisions and steps on the agenda, from 64.
SENATE_ACTION: Final = 64
CONSPIRATOR: Final = 65
PLACE_CUBE: Final = 66
MOVE_CUBE: Final = 67
REMOVE_CUBE: Final = 68
SETTLE: Final = 69
TURN_UP_DECREE: Final = 70
FIRED_TOKENS: Final = 71
DRAW_CONSPIRACY: Final = 72
KEEP_CONSPIRACY: Final = 73
KEEP_BOTH: Final = 74
PUT_BACK: Final = 75
TRIGGER_PLOT: Final = 76
EXTORTION: Final = 77
OBSCURANTISM: Final = 78
PROPERTY_FRAUD: Final = 79
LOOK_AT_REMOVED: Final = 80
TREASON: Final = 81
ESPIONAGE: Final = 82
TURN_OF_EVENTS: Final = 83
TURN_UP: Final = 84
FORECLOSURE: Final = 85
COERCION: Final = 86
INSIDER_INFLUENCE: Final = 87
SABOTAGE: Final = 88
INCOME: Final = 89

# The dealer's pools, from 28.
DECREE_POOL: Final = 28
CONSPIRACY_POOL: Final = 29
