"""Names and descriptions of the computer players, in the user's language."""

from __future__ import annotations

from typing import NamedTuple

from thaumata.players.levels import LEVELS
from thaumata.players.registry import PLAYERS
from thaumata.wording.words import Words


class Character(NamedTuple):
    """A player that comes with the package."""

    player: str
    """The name that is typed, the same in every language."""

    name: str
    """The name of the level; empty for a player that is not a level."""

    manner: str
    """How it plays, in a sentence."""


def characters(words: Words) -> list[Character]:
    """List the computer players, the levels first, from the weakest to the strongest."""
    known = [*LEVELS, *(player for player in PLAYERS if player not in LEVELS)]
    return [
        Character(player, name_of_level(words, player), words(f"opponent-{player}-manner"))
        for player in known
    ]


def name_of_level(words: Words, player: str) -> str:
    """Return the name of a level; empty for any other player."""
    return words(f"opponent-{player}") if player in LEVELS else ""


def called(words: Words, name: str) -> str:
    """Return the player that a name means: a level may be named in the user's language."""
    for level in LEVELS:
        if name.strip().casefold() == name_of_level(words, level).casefold():
            return level
    return name
