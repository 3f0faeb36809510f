"""How the icons of Pantheon are written, besides those that the base game has too."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from thaumata.drawing.glyphs import BACK, BUILT, CHAIN, COIN, MARKERS, MINERVA, PAWN, POINT

_GOD: Final = MARKERS["god"].glyph
_TOKEN: Final = MARKERS["token"].glyph
_WONDER: Final = MARKERS["wonder"].glyph
_GREEN: Final = MARKERS["green"].glyph


def _temple(points: Iterable[int]) -> str:
    return "/".join(map(str, points)) + POINT


ICONS: Final[dict[str, Callable[..., str]]] = {
    "token_from_card": lambda: f"{_TOKEN}1/2",
    "copy_symbol": lambda: f"={_GREEN}",
    "coins_on_card": lambda amount: f"({amount}{COIN})",
    "discard_from_structure": lambda: f"×{BACK}",
    "ruin_wonder": lambda: f"×{BUILT}",
    "wonder_from_discard": lambda: f"↑{_WONDER}",
    "place_minerva": lambda: MINERVA,
    "use_military_tokens": lambda: "×¦ ←¦",
    "reveal_every_deck": lambda: f"{_GOD}1/5",
    "reveal_one_deck": lambda: f"{_GOD}1/3",
    "grand_temple": _temple,
    "activation_discount": lambda amount: f"−{amount}{COIN}/{_GOD}",
    "points_per_divine_token": lambda amount: (
        f"{amount}{POINT}/{MARKERS['mythology'].glyph}{MARKERS['offering'].glyph}"
    ),
    "siege_coins": lambda amount: f"−{amount}{COIN}/{PAWN}",
    "chains_for_coins": lambda amount: f"{CHAIN}={amount}{COIN}",
}
"""How each icon is written."""
