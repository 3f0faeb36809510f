"""The values of the greedy player for Pantheon, in hundredths of a point."""

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
"""The value of a god for a player who can use it, before its price and without science."""

GOD_COIN: Final = 60
"""The cost of a coin in the price of a god."""

WITHIN_REACH: Final = 25
"""The percentage of a god's value while it lies in the Pantheon."""

OFFERING_COIN: Final = 30
"""The value of each coin of an offering token, while there is a god to activate."""

MYTHOLOGY: Final = 200
"""The value of a mythology token, which makes a Grand Temple free if one comes up."""

GUARD: Final = 250
GUARD_STEP: Final = 15
"""The value of Minerva between the pawn and the player's capital, less for each space of
distance."""

TOKENS: Final = {
    "engineering": 450,
    "mysticism": 150,
    "poliorcetics": 300,
}
"""The later value of progress tokens, besides their points."""

WONDERS: Final = {
    "divine_theater": 400,
    "sanctuary": 300,
}
"""The value of wonders that are not built yet: less than built ones."""

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
"""The value of a decision that the seat has earned and not made yet."""

ICONS: Final = {"grand_temple": 200}
"""The value of icons on an accessible card for the player to move, for each number on them."""
