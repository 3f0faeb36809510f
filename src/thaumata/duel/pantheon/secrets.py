"""Guessing the face-down gods, from the knowledge of a seat (D97, D239)."""

from typing import Any

from mypy_extensions import i64

from thaumata.duel.pantheon.names import HIDDEN
from thaumata.duel.pantheon.part import PLACES, mythology_of, pantheon_of
from thaumata.duel.state import DuelState
from thaumata.kit.bits import nth, size
from thaumata.rng import Rng
from thaumata.rules import Rule


class HiddenGods(Rule[DuelState]):
    """Gods that the other player has seen get a random identity, each possible one equally likely.

    A place that no player knows stays unidentified: nature will decide.
    """

    def on_resample(self, state: DuelState, seat: i64, rng: Any) -> None:
        """Give every such place a god of its mythology that is nowhere else."""
        dice: Rng = rng
        part = pantheon_of(state)
        place: i64 = 0
        while place < PLACES:
            god = part.god_at[place]
            if god >= HIDDEN and part.known_to[place] != 0:
                left = part.unaccounted(mythology_of(god))
                part.god_at[place] = nth(left, dice.below(size(left)))
            place += 1
