"""Fancies: a seat that is after cards of one color, whatever they are worth.

Search that only meets itself soon agrees on what wins, and no longer knows how to stop somebody who
wants something else. In Duel that is science: among equals it is always denied in time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from thaumata.duel.catalog import Catalog
from thaumata.duel.names import BUILD, GREEN, RED
from thaumata.game import Game, piece_of, verb_of
from thaumata.rng import Rng

FANCIES: Final[Mapping[str, tuple[int, ...]]] = {"duel": (GREEN, GREEN, GREEN, RED)}
"""For each family the colors that a seat may be after, as likely as they stand there."""

_YIELDS: Final = 4
"""One in so many times the seat thinks like any other, though it could have its way."""


class Fancies:
    """Who has a fancy in a game, and what it asks for."""

    def __init__(self, game: Game, one_in: int) -> None:
        """Let one in so many games have a seat with a fancy; 0: none has."""
        self._catalog = game.catalog
        self._colors = FANCIES.get(game.family.name, ())
        self._one_in = one_in if self._colors else 0
        self._seats = game.seats
        self._seat = -1
        self._color = -1

    def begin(self, rng: Rng) -> None:
        """Draw for a game whether, who and what."""
        self._seat = -1
        if self._one_in and rng.below(self._one_in) == 0:
            self._seat = int(rng.below(self._seats))
            self._color = self._colors[rng.below(len(self._colors))]

    def wish(self, seat: int, actions: Sequence[int], rng: Rng) -> int | None:
        """Return the action that a seat insists on, if it does."""
        if seat != self._seat:
            return None
        wanted = [action for action in actions if self._is_wanted(action)]
        if not wanted or rng.below(_YIELDS) == 0:
            return None
        return wanted[rng.below(len(wanted))]

    def _is_wanted(self, action: int) -> bool:
        assert isinstance(self._catalog, Catalog)
        return verb_of(action) == BUILD and self._catalog.color[piece_of(action)] == self._color
