"""The checks of each family of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from thaumata.game import Game
from thaumata.proof.classic import expansions as classic
from thaumata.proof.duel import expansions as duel
from thaumata.proof.soundness import Soundness
from thaumata.rooms import home_of


def _trusting(game: Game, is_whole: bool, has_secrets: bool) -> Soundness:
    """Return checks that find no error: the family has none."""
    return Soundness()


FAMILIES: Final[Mapping[str, Callable[[Game, bool, bool], Soundness]]] = {
    "duel": duel.soundness_of,
    "classic": classic.soundness_of,
}


def soundness_of(game: Game, is_whole: bool = True, has_secrets: bool = False) -> Soundness:
    """Return the checks of a variant's tables.

    An incomplete table has only a part of a game, as a puzzle does: missing pieces are out of the
    game, and not counted. One with secrets may be as known to a seat.
    """
    return home_of(game, FAMILIES, _trusting)(game, is_whole, has_secrets)
