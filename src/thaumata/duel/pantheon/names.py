"""The numbers of Pantheon's gods, tokens, verbs, decisions and pools."""

from typing import Final

MYTHOLOGIES: Final = ("mesopotamian", "phoenician", "greek", "egyptian", "roman")
"""The five decks; a god's number divided by three is that of its mythology."""

GODS_EACH: Final = 3

FIRST_GOD: Final = 224
"""The first number of the gods and the Gate among all components."""

ENKI: Final = 0
ISHTAR: Final = 1
NISABA: Final = 2
ASTARTE: Final = 3
BAAL: Final = 4
TANIT: Final = 5
APHRODITE: Final = 6
HADES: Final = 7
ZEUS: Final = 8
ANUBIS: Final = 9
ISIS: Final = 10
RA: Final = 11
MARS: Final = 12
MINERVA: Final = 13
NEPTUNE: Final = 14
GATE: Final = 15
HIDDEN: Final = 16
"""This and the next four stand for a god of which only the mythology is known."""

# Tokens on cards: two for each mythology, then the offerings.
MYTHOLOGY_TOKENS: Final = 10
OFFERINGS: Final = (2, 3, 4)
"""The discounts of the offering tokens on an activation."""

SPACES: Final = 6

# The first word of an action.
ACTIVATE: Final = 32
PLACE: Final = 33
TOP: Final = 34
REVEAL: Final = 35
COPY: Final = 36
TAKE_CARD: Final = 37
TAKE_WONDER: Final = 38
DISCARD_SLOT: Final = 39
RUIN: Final = 40
GUARD: Final = 41
REMOVE: Final = 42
APPLY: Final = 43
UNCOVER: Final = 44
SPEND: Final = 45
DEAL_GOD: Final = 46
LAY_TOKEN: Final = 47

# The kinds of decisions on the agenda.
LAY_TOKEN_ON: Final = 32
FIRST_TOKEN: Final = 33
LOOK_AT_GOD: Final = 34
SHOW_GOD: Final = 35
PLACE_GOD: Final = 36
DRAW_FOR_ENKI: Final = 37
FREE_GOD: Final = 38
CHOOSE_DECK: Final = 39
ORDER_DECK: Final = 40
TAKE_FROM_ENKI: Final = 41
COPY_SYMBOL: Final = 42
TAKE_RESOURCE_CARD: Final = 43
DISCARD_FROM_STRUCTURE: Final = 44
DEAL_DISCARDED: Final = 45
RUIN_WONDER: Final = 46
WONDER_FROM_DISCARD: Final = 47
TAKE_UNBUILT_WONDER: Final = 48
PLACE_MINERVA: Final = 49
REMOVE_MILITARY_TOKEN: Final = 50
APPLY_MILITARY_TOKEN: Final = 51
SPLIT_PAYMENT: Final = 52

# The dealer's pools.
GOD_POOLS: Final = 20
MYTHOLOGY_POOL: Final = 25
OFFERING_POOL: Final = 26
ENKI_POOL: Final = 27


def offering_sets() -> list[str]:
    """Return the name of every set of offering tokens in an activation: ``with 3 4``."""
    names = []
    for members in range(2 ** len(OFFERINGS)):
        values = [str(value) for n, value in enumerate(OFFERINGS) if members >> n & 1]
        names.append(" ".join(["with", *values]) if values else "")
    return names


def token_names() -> list[str]:
    """Return the names of the tokens on cards."""
    names = [f"{mythology}_{n}" for mythology in MYTHOLOGIES for n in (1, 2)]
    return names + [f"offering_{value}" for value in OFFERINGS]
