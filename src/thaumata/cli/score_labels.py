"""Labels for rows of the score sheet and kinds of victory, for tables."""

from __future__ import annotations

from typing import Final

from thaumata.drawing.duel.expansions import EXPANSIONS
from thaumata.game import Game
from thaumata.rooms import home_of, in_play
from thaumata.wording.words import Words

_COMMON: Final = "label"

_LABELS: Final = {"classic": "classic"}
"""For each family with labels of its own, the beginning of their message ids."""


def label_of(words: Words, game: Game, kind: str, name: str) -> str:
    """Return the label of a score row or victory; an expansion may replace that of a row."""
    label = f"{home_of(game, _LABELS, _COMMON)}-{kind}-{name}"
    for expansion in in_play(game, EXPANSIONS):
        label = expansion.score_rows.get(name, label)
    return words(label) if words.has(label) else name
