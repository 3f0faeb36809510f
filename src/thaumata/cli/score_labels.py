"""What the rows of a score sheet and the victories are called in a table."""

from __future__ import annotations

from typing import Final

from thaumata.drawing.duel.expansions import EXPANSIONS
from thaumata.game import Game
from thaumata.rooms import home_of, in_play
from thaumata.wording.words import Words

_COMMON: Final = "label"

_LABELS: Final = {"classic": "classic"}
"""What the messages begin with that name rows and victories, where a family has its own."""


def label_of(words: Words, game: Game, kind: str, name: str) -> str:
    """Name a row of the sheet or a victory; an expansion may have another name for a row."""
    label = f"{home_of(game, _LABELS, _COMMON)}-{kind}-{name}"
    for expansion in in_play(game, EXPANSIONS):
        label = expansion.score_rows.get(name, label)
    return words(label) if words.has(label) else name
