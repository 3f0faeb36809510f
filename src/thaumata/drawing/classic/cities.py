"""The drawing of Cities: black cards with their icons, debts and diplomacy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from rich.text import Text

from thaumata.classic.conflicts import VICTORY as TOKENS
from thaumata.drawing.classic.expansion import ClassicExpansion
from thaumata.drawing.glyphs import (
    BAD,
    BOTH,
    COIN,
    DEBT,
    DEFEAT,
    DIPLOMACY,
    GOOD,
    LEFT,
    MARKERS,
    POINT,
    RIGHT,
    VICTORY,
)
from thaumata.views.classic.structs import ClassicCityView

_PER: Final = {"flat": "", "victories": f"/{VICTORY}", "stages": f"/{MARKERS['wonder'].glyph}"}

_RIGHTS: Final = {
    "wharf_left": f"−1{COIN}{LEFT}",
    "wharf_right": f"−1{COIN}{RIGHT}",
    "cache": f"−1{COIN}{BOTH}",
    "architects": f"{MARKERS['wonder'].glyph}={COIN}",
    "warehouse": "+1=",
    "market": "+1≠",
}
"""Rights that black cards give."""


def _per_victory(amount: int, age: int) -> str:
    return f"{amount}{POINT}/{VICTORY}{TOKENS[age - 1] if age else ''}"


_ICONS: Final[dict[str, Callable[..., str]]] = {
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
    "copies_science": lambda: f"={MARKERS['green'].glyph}",
}
"""How each icon is written."""


class CitiesDrawing(ClassicExpansion):
    """Draws black cards, debts and diplomacy."""

    icons = _ICONS
    legend: ClassVar[Mapping[str, str]] = {
        VICTORY: "victory",
        f"−2{COIN}": "others-lose",
        f"(1{COIN})": "others-gain",
        DEBT: "debt",
        DIPLOMACY: "diplomacy",
        f"−1{COIN}{LEFT}": "rebate",
        f"{MARKERS['wonder'].glyph}={COIN}": "no-resources",
        "+1=": "more-of-same",
        "+1≠": "more-of-other",
        f"={MARKERS['green'].glyph}": "copies-symbol",
    }
    rules = ("help-classic-black", "help-classic-debts", "help-classic-diplomacy")

    def tokens(self, city: ClassicCityView) -> list[Text]:
        """Return the diplomacy and debt tokens of a city."""
        tokens = [Text(f"{DIPLOMACY}{city.diplomacy}", GOOD)] if city.diplomacy else []
        debts = [Text(f"{DEBT}{city.debts}", BAD)] if city.debts else []
        return tokens + debts
