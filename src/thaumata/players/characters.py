"""Who the opponents are, in words: what the levels are called, and how each of them plays."""

from __future__ import annotations

from typing import NamedTuple

from thaumata.players.levels import LEVELS
from thaumata.players.registry import PLAYERS
from thaumata.wording.words import Words


class Character(NamedTuple):
    """A player that comes with the package."""

    player: str
    """What is typed, the same in every language."""

    name: str
    """What it is called at a table; empty where it is just the computer."""

    manner: str
    """How it plays, in a sentence."""


def characters(words: Words) -> list[Character]:
    """List everybody whom one can play against, the levels first, from the weakest on."""
    known = [*LEVELS, *(player for player in PLAYERS if player not in LEVELS)]
    return [
        Character(player, name_of_level(words, player), words(f"opponent-{player}-manner"))
        for player in known
    ]


def name_of_level(words: Words, player: str) -> str:
    """Return what a level is called at a table; nothing for any other player."""
    return words(f"opponent-{player}") if player in LEVELS else ""


def called(words: Words, name: str) -> str:
    """Return the player that is meant, who may be called by the name of the level."""
    for level in LEVELS:
        if name.strip().casefold() == name_of_level(words, level).casefold():
            return level
    return name
