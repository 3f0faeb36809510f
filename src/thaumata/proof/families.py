"""Who checks the tables of a family of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from thaumata.game import Game
from thaumata.proof.classic import expansions as classic
from thaumata.proof.duel import expansions as duel
from thaumata.proof.soundness import Soundness
from thaumata.rooms import home_of


def _trusting(game: Game) -> Soundness:
    """Check nothing: nobody has said what must hold."""
    return Soundness()


FAMILIES: Final[Mapping[str, Callable[[Game], Soundness]]] = {
    "duel": duel.soundness_of,
    "classic": classic.soundness_of,
}


def soundness_of(game: Game) -> Soundness:
    """Return the checks of a variant's tables."""
    return home_of(game, FAMILIES, _trusting)(game)
