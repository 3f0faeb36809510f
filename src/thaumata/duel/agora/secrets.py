"""Secrets of Agora: hiding them from a seat and guessing them (D196, D260, D261)."""

from typing import Any

from mypy_extensions import i64

from thaumata.duel.agora.part import agora_of
from thaumata.duel.state import UNKNOWN, DuelState
from thaumata.kit.bits import BITS, nth, size
from thaumata.rng import Rng
from thaumata.rules import Rule


def unlock_unseen(state: DuelState) -> None:
    """Erase which token was locked face down: the box may hold it (D261)."""
    part = agora_of(state)
    if part.locked >= 0 and part.suspects != 0:
        state.box = state.box | BITS[part.locked]
        part.locked = UNKNOWN


class Secrets(Rule[DuelState]):
    """The token locked by Obscurantism, the cards seen by Treason, and conspiracies."""

    def on_token_drawn(self, state: DuelState, token: i64) -> None:
        """Rule out a token for the locked one once both players have seen it."""
        part = agora_of(state)
        part.suspects = part.suspects & ~BITS[token]

    def on_hide(self, state: DuelState, seat: i64) -> None:
        """Return the locked token to the box, and the removed cards to the unseen ones."""
        part = agora_of(state)
        if part.insiders & BITS[seat] == 0:
            unlock_unseen(state)
        if part.removed_count > 0 and part.looker != seat:
            state.unseen[part.removed_age] |= part.removed
            part.removed = 0

    def on_resample(self, state: DuelState, seat: i64, rng: Any) -> None:
        """Guess them all, each possible piece equally likely."""
        dice: Rng = rng
        part = agora_of(state)
        part.plots.guess(seat, dice)
        if part.locked == UNKNOWN:
            suspects = part.suspects & state.box
            part.locked = nth(suspects, dice.below(size(suspects)))
            state.box = state.box & ~BITS[part.locked]
        own = state.catalog.decks[part.removed_age][0].members
        while size(part.removed) < part.removed_count:
            cards = state.unseen[part.removed_age] & own
            card = BITS[nth(cards, dice.below(size(cards)))]
            part.removed = part.removed | card
            state.unseen[part.removed_age] = state.unseen[part.removed_age] & ~card
