"""Conspiracies about progress tokens and decrees (D201, D206, D212, D261)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.duel.agora.happenings import (
    DECREE_SHIFTED,
    TOKEN_LOCKED,
    TOKEN_LOCKED_UNSEEN,
    TOKEN_LOST,
)
from thaumata.duel.agora.names import CHAMBERS, EVERY_CHAMBER, LOCK, SHIFT
from thaumata.duel.agora.part import agora_of
from thaumata.duel.agora.senate import shift_decree
from thaumata.duel.listing import fill_each
from thaumata.duel.names import TAKE
from thaumata.duel.science import gain_token
from thaumata.duel.state import DuelState
from thaumata.game import EVERYONE, action_of, piece_of, target_of
from thaumata.kit.bits import BITS, first


class Obscurantism(Decision[DuelState]):
    """Lock a token of the board, the box or the opponent for the rest of the game (D201)."""

    def __init__(self) -> None:
        super().__init__("obscurantism")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether there is no such token."""
        return state.board | state.box | state.rival(state.active).progress == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every token but one's own (D261)."""
        tokens = state.board | state.box | state.rival(seat).progress
        return fill_each(LOCK, tokens, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Lock the token; which one of the box it is need not be shown (D261)."""
        part = agora_of(state)
        token = piece_of(action)
        part.locked = token
        part.locker = seat
        audience: i64 = EVERYONE
        if state.box & BITS[token]:
            part.suspects = state.box
            part.insiders = BITS[seat]
            state.box = state.box & ~BITS[token]
            audience = BITS[seat]
            state.tell(TOKEN_LOCKED_UNSEEN, seat)
        elif state.board & BITS[token]:
            state.board = state.board & ~BITS[token]
        else:
            lose_token(state, 1 - seat, token)
        state.tell_only(audience, TOKEN_LOCKED, seat, token)

    def secret_from(
        self, state: DuelState, argument: i64, seat: i64, action: i64, viewer: i64
    ) -> bool:
        """Hide a token from the box (D261)."""
        return state.box & BITS[piece_of(action)] != 0


def lose_token(state: DuelState, seat: i64, token: i64) -> None:
    """Take a progress token from a seat: lasting effects end, past gains are kept."""
    city = state.city(seat)
    city.progress = city.progress & ~BITS[token]
    state.tell(TOKEN_LOST, seat, token)
    for effect in state.catalog.token_effects[token]:
        effect.lose(state, seat)


class Espionage(Decision[DuelState]):
    """Take any token from the box (D206)."""

    def __init__(self) -> None:
        super().__init__("espionage")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the box is empty."""
        return state.box == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every token of the box."""
        return fill_each(TAKE, state.box, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Take the token, which can no longer be the locked one."""
        part = agora_of(state)
        token = piece_of(action)
        part.suspects = part.suspects & ~BITS[token]
        state.box = state.box & ~BITS[token]
        gain_token(state, seat, token)


class InsiderInfluence(Decision[DuelState]):
    """Move a decree under that of another chamber (D212)."""

    def __init__(self) -> None:
        super().__init__("insider_influence")

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every decree with every other chamber that has one."""
        part = agora_of(state)
        with_decree: i64 = 0
        chamber: i64 = 0
        while chamber < CHAMBERS:
            with_decree = with_decree | BITS[part.chambers[chamber]]
            chamber += 1
        n: i64 = 0
        starts = with_decree & EVERY_CHAMBER
        while starts != 0:
            ends = with_decree & ~BITS[first(starts)]
            while ends != 0:
                buffer[n] = action_of(SHIFT, first(starts), first(ends))
                ends = ends & (ends - 1)
                n += 1
            starts = starts & (starts - 1)
        return n

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        start = piece_of(action)
        end = target_of(action)
        state.tell(DECREE_SHIFTED, seat, start, end)
        shift_decree(state, agora_of(state).decree_in(start), end)
