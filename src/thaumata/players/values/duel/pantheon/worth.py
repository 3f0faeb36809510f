"""The table of values that the greedy player goes by: Pantheon, in hundredths of a point."""

from typing import Final

GODS: Final = {
    "enki": 450,
    "ishtar": 200,
    "nisaba": 150,
    "astarte": 750,
    "baal": 350,
    "tanit": 650,
    "aphrodite": 900,
    "hades": 500,
    "zeus": 200,
    "anubis": 400,
    "isis": 700,
    "ra": 400,
    "mars": 350,
    "minerva": 200,
    "neptune": 150,
    "gate": 550,
}
"""What a god promises to a player who can use it, before the coins; science comes on top."""

GOD_COIN: Final = 60
"""What a coin of its price takes off a god."""

WITHIN_REACH: Final = 25
"""How much of what a god promises counts while it lies in the Pantheon, of a hundred."""

OFFERING_COIN: Final = 30
"""Each coin that an offering token takes off, while there is a god to spend it on."""

MYTHOLOGY: Final = 200
"""A mythology token, which makes a Grand Temple free, if that comes up."""

GUARD: Final = 250
GUARD_STEP: Final = 15
"""Minerva between the pawn and the player's capital, and less for each space away from the pawn."""

TOKENS: Final = {
    "engineering": 450,
    "mysticism": 150,
    "poliorcetics": 300,
}
"""What progress tokens bring later, beside their points."""

WONDERS: Final = {
    "divine_theater": 400,
    "sanctuary": 300,
}
"""Wonders that wait to be built: less than they bring when they stand."""

CHOICES: Final = {
    "place_god": 80,
    "free_god": 600,
    "choose_deck": 600,
    "take_from_enki": 450,
    "copy_symbol": 300,
    "take_resource_card": 350,
    "discard_from_structure": 200,
    "ruin_wonder": 400,
    "wonder_from_discard": 700,
    "take_unbuilt_wonder": 400,
    "place_minerva": 250,
    "remove_military_token": 60,
    "apply_military_token": 120,
}
"""What a decision is worth that the seat has earned and not yet made."""

ICONS: Final = {"grand_temple": 200}
"""What the icons of an open card promise to the player to move, for each number on them."""
