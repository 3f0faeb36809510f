"""The conflict pawn, its tokens, and military supremacy (D53-D58, D82)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.happenings import ENDED, MILITARY_TOKEN, PAWN_MOVED
from thaumata.duel.names import MILITARY, ROW_MILITARY
from thaumata.duel.state import DuelState
from thaumata.kit.bits import BITS
from thaumata.rules import Rule

CAPITAL: Final = 9
"""The distance of a capital from the center."""

SMALL: Final = 0
LARGE: Final = 1
TOKEN_IDS: Final = ("small", "large")
"""The names of the tokens by size."""

TOKEN_DISTANCE: Final = (3, 6)
"""The distances at which the zones of the small and the large token begin."""

TOKEN_COINS: Final = (2, 5)

POINTS: Final = (0, 2, 2, 5, 5, 5, 10, 10, 10, 10)
"""Victory points by distance; on the sheet, a capital counts like the zone before it."""

_POINTS: Final = vec[i64](list(POINTS))


def advance(state: DuelState, seat: i64, shields: i64) -> None:
    """Move the pawn one space for each shield towards the opponent's capital, at once."""
    direction: i64 = 1 if seat == 0 else -1
    for rule in state.moments.limit_advance:
        shields = rule.limit_advance(state, seat, shields)
    while shields > 0:
        distance = state.pawn * direction + 1
        state.pawn += direction
        state.tell(PAWN_MOVED, seat, state.pawn + CAPITAL, 1)
        for rule in state.moments.pawn_moved:
            rule.on_pawn_moved(state, seat, distance)
        if distance == CAPITAL:
            state.tell(ENDED, seat, MILITARY, BITS[seat])
            state.end(MILITARY, BITS[seat])
            return
        shields -= 1


def token_number(side: i64, size: i64) -> i64:
    """Return the number of the military token of a size on a seat's side."""
    return side * 2 + size


def fire_token(state: DuelState, seat: i64, token: i64) -> None:
    """Remove a military token from the track, if it is there, and apply it for a seat (D54)."""
    if state.military_tokens & BITS[token]:
        state.military_tokens = state.military_tokens & ~BITS[token]
        for rule in state.moments.military_token:
            rule.on_military_token(state, seat, token & 1)


class CoinTokens(Rule[DuelState]):
    """The tokens on the track: the player whose zone is entered loses coins, once (D54-D56)."""

    def on_pawn_moved(self, state: DuelState, seat: i64, distance: i64) -> None:
        """Fire a token when its zone is entered."""
        if distance == 3:
            fire_token(state, seat, token_number(1 - seat, SMALL))
        elif distance == 6:
            fire_token(state, seat, token_number(1 - seat, LARGE))

    def on_military_token(self, state: DuelState, seat: i64, size: i64) -> None:
        """Take coins from the seat's opponent."""
        coins: i64 = 2 if size == SMALL else 5
        state.tell(MILITARY_TOKEN, seat, coins)
        state.fine(1 - seat, coins)


class MilitaryPoints(Rule[DuelState]):
    """Points for the player whose opponent's capital the pawn is nearer to (D82)."""

    def score(self, state: DuelState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Add the points of the track."""
        distance = state.pawn if seat == 0 else -state.pawn
        if distance > 0:
            sheet[row + ROW_MILITARY] += _POINTS[distance]
