"""Cities and team play in views: tokens, rights and losses of a city, and what its rights produce.

Whatever is asked here has an answer in every game of Classic; without Cities it is nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from thaumata.classic.cities.losses import loss_of
from thaumata.classic.cities.names import RIGHTS
from thaumata.classic.cities.part import part_of
from thaumata.classic.names import BLACK, RESOURCES
from thaumata.classic.state import ClassicState
from thaumata.views.classic.structs import Producer
from thaumata.views.pieces import Piece

WHARVES: Final = {"left": "wharf_left", "right": "wharf_right"}
"""For each neighbour the right to a rebate from there."""


def has_cities(state: ClassicState) -> bool:
    """Tell whether black cards are in the game."""
    return "cities" in state.game.expansions


def colors_of(state: ClassicState) -> range:
    """Return the colors of the cards in the game."""
    return range(BLACK + 1 if has_cities(state) else BLACK)


def is_in_force(state: ClassicState, city: int, right: str) -> bool:
    """Tell whether a right counts already: most begin with the round after building."""
    return bool(part_of(state).rights[city] & RIGHTS[right])


def added_to(state: ClassicState, city: int) -> dict[str, Any]:
    """Return the fields of a city that Cities and team play add."""
    fields: dict[str, Any] = {}
    if has_cities(state):
        part = part_of(state)
        fresh = part.next_rights[city] & ~part.rights[city]
        fields = {
            "debts": int(part.debts[city]),
            "diplomacy": int(part.diplomacy[city]),
            "loss": int(loss_of(state, city)),
            "copied_symbols": int(part.copies[city]),
            "rights": tuple([name for name in RIGHTS if is_in_force(state, city, name)]),
            "next_rights": tuple([name for name, right in RIGHTS.items() if fresh & right]),
        }
    if state.catalog.side_size == 2:
        fields["ally"] = city ^ 1  # the two of a team sit side by side (C182)
    return fields


def secret_producers(rights: Mapping[str, Piece], producers: list[Producer]) -> Iterator[Producer]:
    """Show what a Secret Warehouse and a Black Market give, for their owner alone (C171, C238)."""
    # What is for sale is made by the board, by brown and by grey cards (C29).
    made = {good for each in producers if each.for_sale for good in each.resources}
    kinds = {"warehouse": made, "market": {*RESOURCES} - made}
    for right, goods in kinds.items():
        if right in rights and goods:
            choice = tuple([good for good in RESOURCES if good in goods])
            yield Producer(rights[right], choice, 1, False)
