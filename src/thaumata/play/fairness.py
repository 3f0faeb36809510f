"""How a deal is proved fair: a hash is shown before the first card, the seed after the last.

The seed fixes every card, whatever is played. Its hash, told at the start, leaves no choice of
another seed later; a nonce beside it keeps anybody from guessing the seed by trying hashes.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, NamedTuple

from thaumata.dealer import Dealer
from thaumata.game import NATURE, ThaumataError
from thaumata.record import Record

SEED_BITS: Final = 62
"""A seed fits a whole number of 64 bits with its sign, here and in any database."""


class Deal(NamedTuple):
    """What is dealt from."""

    seed: int
    nonce: str

    @property
    def commitment(self) -> str:
        """The hash that fixes the deal and tells nothing about it."""
        return hashlib.sha256(f"{self.seed} {self.nonce}".encode()).hexdigest()


def draw_deal() -> Deal:
    """Draw a deal from the system's random source."""
    return Deal(secrets.randbits(SEED_BITS), secrets.token_hex(16))


def check_deal(record: Record) -> int:
    """Check that every card of a record came as its seed says; return how many there were.

    The first that did not is named by a ``ThaumataError``.
    """
    if record.seed is None:
        raise ThaumataError("error-no-seed")
    dealer = Dealer(record.seed)
    state = record.game.start()
    dealt = 0
    for number, move in enumerate(record.moves, 1):
        if move.seat == NATURE:
            wanted = int(dealer.choose(state))
            if wanted != move.action:
                due = record.game.text(state, NATURE, wanted)
                raise ThaumataError("error-deal", number=number, text=move.text, due=due)
            dealt += 1
        state.perform(move.seat, move.action)
    return dealt
