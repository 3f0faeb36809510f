"""What all games of an arena have in common."""

from __future__ import annotations

from typing import Final

import msgspec

from thaumata.game import Game
from thaumata.own_files import load_variant, typed_name

PROGRAM_SECONDS: Final = 10.0
"""How long a program may think where nobody says so."""


class Settings(msgspec.Struct, frozen=True):
    """The game, the deals and the budgets."""

    variant: str
    """The variant as a user names it, by its file where it has one."""

    options: dict[str, str]
    seed: int
    """Fixes the deals."""

    pace: float = 1.0
    """Scales the simulations of our levels."""

    seconds: float = 0.0
    """The longest time for a decision of our levels and of programs; 0 where nobody says so."""

    @classmethod
    def of(cls, game: Game, *, seed: int = 0, pace: float = 1.0, seconds: float = 0.0) -> Settings:
        """Settle on a game."""
        return cls(typed_name(game), game.options, seed, pace, seconds)

    def game(self) -> Game:
        """Put the game together, in whatever process."""
        return Game(load_variant(self.variant), options=self.options)

    @property
    def program_seconds(self) -> float:
        """How long a program may think."""
        return self.seconds or PROGRAM_SECONDS
