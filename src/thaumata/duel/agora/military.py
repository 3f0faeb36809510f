"""Agora's military tokens, which act on influence instead of coins (D189, D255, D256)."""

from mypy_extensions import i64

from thaumata.agenda import Step, argument_of, entry_of, kind_of
from thaumata.duel.agora.happenings import INFLUENCE_TOKEN
from thaumata.duel.agora.names import FIRED_TOKENS, MOVE_CUBE, PLACE_CUBE, REMOVE_CUBE
from thaumata.duel.military import LARGE, SMALL, CoinTokens
from thaumata.duel.state import DuelState
from thaumata.kit.bits import BITS


class InfluenceTokens(CoinTokens):
    """The tokens on the track, carried out by the player whom the pawn favors."""

    def on_military_token(self, state: DuelState, seat: i64, size: i64) -> None:
        """Note the token: it is carried out once the pawn has finished its move (D255)."""
        state.tell(INFLUENCE_TOKEN, seat, size)
        top = state.depth - 1
        if top >= 0 and kind_of(state.agenda[top]) == FIRED_TOKENS:
            fired = argument_of(state.agenda[top])
            if fired & 1 == seat:
                state.agenda[top] = entry_of(FIRED_TOKENS, fired | BITS[1 + size], 0)
                return
        state.then(FIRED_TOKENS, seat + BITS[1 + size])


class FiredTokens(Step[DuelState]):
    """Carry out fired tokens, the small one before the large one (D255)."""

    def __init__(self) -> None:
        """Its argument is a seat and two bits, for a small and a large token."""
        super().__init__("fired_tokens")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        sizes = [name for n, name in enumerate(("small", "large")) if argument & BITS[1 + n]]
        return " ".join([str(argument & 1), *sizes])

    def read_argument(self, state: DuelState, text: str) -> int:
        seat, *sizes = text.split()
        if seat not in ("0", "1") or not sizes:
            raise ValueError(text)
        argument = int(seat)
        for size in sizes:
            argument |= 2 ** (1 + ("small", "large").index(size))
        return argument

    def run(self, state: DuelState, argument: i64) -> None:
        """Put the decisions on the agenda in reverse order."""
        seat = BITS[argument & 1]
        if argument & BITS[1 + LARGE]:
            state.ask(MOVE_CUBE, 0, seat)
            state.ask(REMOVE_CUBE, 0, seat)
        if argument & BITS[1 + SMALL]:
            state.ask(PLACE_CUBE, 0, seat)
