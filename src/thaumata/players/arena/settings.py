"""The settings that all games of an arena share."""

from __future__ import annotations

from typing import Final

import msgspec

from thaumata.game import Game
from thaumata.own_files import load_variant, typed_name

PROGRAM_SECONDS: Final = 10.0
"""The default limit for a program's decision."""


class Settings(msgspec.Struct, frozen=True):
    """The game, the deals and the limits."""

    variant: str
    """The variant as the user names it, with its file if it has one."""

    options: dict[str, str]
    seed: int
    """Fixes the deals."""

    pace: float = 1.0
    """Multiplies the simulations of our levels."""

    seconds: float = 0.0
    """The limit for a decision of our levels and of programs; 0 is the default."""

    @classmethod
    def of(cls, game: Game, *, seed: int = 0, pace: float = 1.0, seconds: float = 0.0) -> Settings:
        """Return the settings for a game."""
        return cls(typed_name(game), game.options, seed, pace, seconds)

    def game(self) -> Game:
        """Make the game, in any process."""
        return Game(load_variant(self.variant), options=self.options)

    @property
    def program_seconds(self) -> float:
        """The limit for a decision of a program."""
        return self.seconds or PROGRAM_SECONDS
