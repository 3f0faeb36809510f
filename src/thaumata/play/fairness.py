"""The proof of a fair deal: its hash is shown before the first card, its seed after the last.

The seed fixes every card, whatever is played. Its hash, shown at the start, allows no other seed
later; a nonce beside it prevents guessing the seed by trying hashes.
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
    """The seed of a deal, with a nonce."""

    seed: int
    nonce: str

    @property
    def commitment(self) -> str:
        """The hash that fixes the deal and reveals nothing about it."""
        return hashlib.sha256(f"{self.seed} {self.nonce}".encode()).hexdigest()


def draw_deal() -> Deal:
    """Draw a deal from the system's random source."""
    return Deal(secrets.randbits(SEED_BITS), secrets.token_hex(16))


def check_deal(record: Record) -> int:
    """Check that every card of a record is dealt by its seed; return the number of them.

    The first that is not raises a ``ThaumataError`` that names it.
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
