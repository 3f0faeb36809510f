"""The Roman gods and the art of siege: Minerva, Neptune, Poliorcetics (D131-D138, D146)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.duel.listing import fill_each
from thaumata.duel.military import CAPITAL, fire_token
from thaumata.duel.pantheon.happenings import (
    MILITARY_TOKEN_REMOVED,
    MINERVA_GONE,
    MINERVA_PLACED,
)
from thaumata.duel.pantheon.names import APPLY, GUARD, REMOVE
from thaumata.duel.pantheon.part import NO_MINERVA, pantheon_of
from thaumata.duel.state import DuelState
from thaumata.game import action_of, piece_of
from thaumata.kit.bits import BITS
from thaumata.kit.counts import count
from thaumata.rules import Rule

TRACK: Final = 2 * CAPITAL + 1
"""The spaces of the track, both capitals included."""


class PlaceMinerva(Decision[DuelState]):
    """Put Minerva's pawn on any space but the conflict pawn's own (D132, D134)."""

    def __init__(self) -> None:
        super().__init__("place_minerva")

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every other space of the track."""
        n: i64 = 0
        space: i64 = 0
        while space < TRACK:
            if space != state.pawn + CAPITAL:
                buffer[n] = action_of(GUARD, space)
                n += 1
            space += 1
        return n

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        pantheon_of(state).minerva = piece_of(action) - CAPITAL
        state.tell(MINERVA_PLACED, seat, piece_of(action))


class MinervaGuards(Rule[DuelState]):
    """The pawn stops before Minerva's space, or on it; then she is removed (D132, D245)."""

    is_entered: bool
    """Whether the pawn still enters her space: the option ``minerva=on``."""

    def __init__(self, is_entered: bool) -> None:
        """Follow the option ``minerva``."""
        self.is_entered = is_entered

    def limit_advance(self, state: DuelState, seat: i64, shields: i64) -> i64:
        """Stop the pawn from either side; the remaining shields are lost (D134)."""
        part = pantheon_of(state)
        if part.minerva == NO_MINERVA:
            return shields
        way = part.minerva - state.pawn
        if seat != 0:
            way = -way
        if way <= 0 or way > shields:
            return shields
        part.minerva = NO_MINERVA
        state.tell(MINERVA_GONE, seat)
        return way if self.is_entered else way - 1


class RemoveMilitaryToken(Decision[DuelState]):
    """Neptune: remove a token of either side from the track without its effect (D136, D138)."""

    def __init__(self) -> None:
        super().__init__("remove_military_token")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether no token is left."""
        return state.military_tokens == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the tokens that are left."""
        return fill_each(REMOVE, state.military_tokens, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Remove the token from the track."""
        state.military_tokens = state.military_tokens & ~BITS[piece_of(action)]
        state.tell(MILITARY_TOKEN_REMOVED, seat, piece_of(action))


class ApplyMilitaryToken(Decision[DuelState]):
    """Neptune: apply another token for the activating player, from either side (D136, D137)."""

    def __init__(self) -> None:
        super().__init__("apply_military_token")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether no second token is left (D138)."""
        return state.military_tokens == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the tokens that are left."""
        return fill_each(APPLY, state.military_tokens, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Carry the token out."""
        fire_token(state, seat, piece_of(action))


class Siege(Rule[DuelState]):
    """Poliorcetics: the opponent loses coins for each space entered (D135, D146)."""

    def on_pawn_moved(self, state: DuelState, seat: i64, distance: i64) -> None:
        """Take coins from the opponent."""
        coins = count(pantheon_of(state).sieges, seat)
        if coins > 0:
            state.fine(1 - seat, coins)
