"""How far each player has come towards a supremacy, which ends the game at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from thaumata.duel.military import CAPITAL
from thaumata.duel.science import SUPREMACY, different_symbols

if TYPE_CHECKING:
    from thaumata.duel.state import DuelState

_NEAR_CAPITAL: Final = 3
_NEAR_SYMBOLS: Final = 2
"""With at most this much missing, the opponent is warned."""


class Supremacy(Struct, frozen=True):
    """How far a player has come towards one kind of supremacy."""

    seat: int
    kind: str
    """The kind of victory, as in ``outcome``."""

    reached: int
    """Spaces of the conflict track, different symbols, or chambers."""

    needed: int
    """The number that wins."""

    is_near: bool
    """Whether so little is missing that the opponent should be warned."""


def supremacy(seat: int, kind: str, reached: int, needed: int, near: int) -> Supremacy:
    """Return how far a player has come; near is the most that may be missing for a warning."""
    return Supremacy(seat, kind, reached, needed, needed - reached <= near)


def supremacies_of(state: DuelState) -> Iterator[Supremacy]:
    """Yield the supremacies of the base game, for each seat."""
    for seat in range(2):
        spaces = max(0, state.pawn if seat == 0 else -state.pawn)
        yield supremacy(seat, "military", spaces, CAPITAL, _NEAR_CAPITAL)
        symbols = different_symbols(state.city(seat).symbols)
        yield supremacy(seat, "scientific", symbols, SUPREMACY, _NEAR_SYMBOLS)
