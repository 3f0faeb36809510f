"""The icons of Cities in signs, besides those that the base game has too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thaumata.classic.conflicts import VICTORY as TOKENS
from thaumata.cli.drawing.signs import (
    BOTH,
    COIN,
    DEBT,
    DEFEAT,
    DIPLOMACY,
    LEFT,
    POINT,
    RIGHT,
    SIGNS,
    VICTORY,
)

_PER: Final = {"flat": "", "victories": f"/{VICTORY}", "stages": f"/{SIGNS['wonder'].glyph}"}

_RIGHTS: Final = {
    "wharf_left": f"−1{COIN}{LEFT}",
    "wharf_right": f"−1{COIN}{RIGHT}",
    "cache": f"−1{COIN}{BOTH}",
    "architects": f"{SIGNS['wonder'].glyph}={COIN}",
    "warehouse": "+1=",
    "market": "+1≠",
}
"""What black cards allow a city."""


def _per_victory(amount: int, age: int) -> str:
    return f"{amount}{POINT}/{VICTORY}{TOKENS[age - 1] if age else ''}"


CITIES_ICONS: Final[dict[str, Callable[..., str]]] = {
    "others_lose": lambda amount, per: f"−{amount}{COIN}{_PER[per]}",
    "others_gain": lambda amount: f"({amount}{COIN})",
    "neighbors_gain": lambda amount: f"({amount}{COIN}){BOTH}",
    "neighbors_debt": lambda amount: f"{DEBT * amount}{BOTH}",
    "takes_victory": lambda age: f"{VICTORY}{TOKENS[age - 1]}",
    "returns_defeats": lambda: f"×{DEFEAT}",
    "diplomacy": lambda: DIPLOMACY,
    "coins_per_victory": lambda amount: f"+{amount}{COIN}/{VICTORY}",
    "points_per_victory": _per_victory,
    "right": lambda name: _RIGHTS[name],
    "copies_science": lambda: f"={SIGNS['green'].glyph}",
}
"""How each icon is written."""
