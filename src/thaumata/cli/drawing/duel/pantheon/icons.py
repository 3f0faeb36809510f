"""The icons of Pantheon in signs, besides those that the base game has too."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from thaumata.cli.drawing.signs import BACK, BUILT, CHAIN, COIN, MINERVA, PAWN, POINT, SIGNS

_GOD: Final = SIGNS["god"].glyph
_TOKEN: Final = SIGNS["token"].glyph
_WONDER: Final = SIGNS["wonder"].glyph
_GREEN: Final = SIGNS["green"].glyph


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
        f"{amount}{POINT}/{SIGNS['mythology'].glyph}{SIGNS['offering'].glyph}"
    ),
    "siege_coins": lambda amount: f"−{amount}{COIN}/{PAWN}",
    "chains_for_coins": lambda amount: f"{CHAIN}={amount}{COIN}",
}
"""How each icon is written."""
