"""How the icons of Agora are written, besides those that the base game has too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thaumata.drawing.glyphs import AGAIN, BACK, BUILT, CHAIN, COIN, CUBE, MARKERS, SHIELD

_PLOT: Final = MARKERS["conspiracy"].glyph
_SENATOR: Final = MARKERS["senators"].glyph
_TOKEN: Final = MARKERS["token"].glyph
_BLUE: Final = MARKERS["blue"].glyph
_GREEN: Final = MARKERS["green"].glyph

_CHAMBERS: Final = {"left": "1-2", "center": "3-4", "right": "5-6"}
"""The chambers of each section."""

ICONS: Final[dict[str, Callable[..., str]]] = {
    # Senators and decrees
    "senate_actions": lambda section: f"{CUBE}{_CHAMBERS[section]}",
    "influence_or_plot": lambda: f"{CUBE}/{_PLOT}",
    "income": lambda what: f"+{COIN}/{MARKERS[what].glyph}",
    "ignores_symbol": lambda color: f"−1/{MARKERS[color].glyph}",
    "shield_in_control": lambda: SHIELD,
    "more_blue_cards": lambda amount: f"+{amount}{_BLUE}/{_SENATOR}",
    "more_for_discards": lambda amount: f"+{amount}{COIN}/↓",
    "borrows_chains": lambda: f"{CHAIN}←",
    "conspirators_play_again": lambda: f"{AGAIN}/{_PLOT}",
    "free_recruits": lambda: f"{_SENATOR}=0{COIN}",
    # Influence and conspiracies
    "place_influence": lambda: f"+{CUBE}",
    "place_influence_when_picked": lambda: f"+{CUBE}",
    "move_influence": lambda: f"{CUBE}→",
    "remove_influence": lambda: f"−{CUBE}",
    "shift_decree": lambda: f"{MARKERS['decree'].glyph}→",
    "half_of_coins": lambda: f"←½{COIN}",
    "coins_per_cube": lambda: f"+1{COIN}/{CUBE}",
    "opponent_pays_per_cube": lambda: f"−1{COIN}/{CUBE}",
    "lock_token": lambda: f"×{_TOKEN}",
    "token_from_whole_box": lambda: f"←{_TOKEN}",
    "build_from_top_row": lambda: f"↑{BACK}",
    "build_from_removed": lambda: f"↑{BACK}{BACK}",
    "discard_accessible": lambda: f"×{BACK}{BACK}",
    "swap_cards": lambda: f"↔{_BLUE}{_GREEN}",
    "destroy_wonder": lambda: f"×{BUILT}",
    "conspire_when_picked": lambda: f"+{_PLOT}",
    "trigger_unprepared": lambda: f"{_PLOT}→",
    "keeps_both": lambda: _PLOT * 2,
}
"""How each icon is written."""
