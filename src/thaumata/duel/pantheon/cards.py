"""The Grand Temples, one line each: they take the place of the guilds (D92, D140-D142)."""

from typing import Final

from thaumata.duel.catalog import Card, Cost
from thaumata.duel.names import PURPLE
from thaumata.duel.pantheon.icons import GrandTemple

# fmt: off
TEMPLES: Final = [
    Card("mesopotamian_grand_temple", PURPLE, Cost(wood=3, glass=1, papyrus=1), GrandTemple(), free_with="mesopotamian"),
    Card("phoenician_grand_temple", PURPLE, Cost(wood=1, stone=1, glass=1, papyrus=2), GrandTemple(), free_with="phoenician"),
    Card("greek_grand_temple", PURPLE, Cost(stone=3, glass=1, papyrus=1), GrandTemple(), free_with="greek"),
    Card("egyptian_grand_temple", PURPLE, Cost(clay=3, glass=1, papyrus=1), GrandTemple(), free_with="egyptian"),
    Card("roman_grand_temple", PURPLE, Cost(stone=1, clay=1, glass=2, papyrus=1), GrandTemple(), free_with="roman"),
]
# fmt: on
