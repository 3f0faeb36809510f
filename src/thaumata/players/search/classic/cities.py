"""Network inputs for Cities: debts, diplomacy, rights, copied symbols, losses."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.cities.losses import loss_of
from thaumata.classic.cities.names import RIGHTS
from thaumata.classic.cities.part import part_of
from thaumata.classic.state import ClassicState
from thaumata.game import Game
from thaumata.players.search.classic.part_features import PartFeatures
from thaumata.players.search.features import Features, add_members, add_steps

AMOUNTS: Final = vec[i64]([1, 2, 3, 4, 5, 7, 10])
_SIDES: Final = ("mine", "left", "right", "other")


class CitiesFeatures(PartFeatures):
    """The features of debts, diplomacy and rights."""

    _debts: vec[i64]
    _diplomacy: vec[i64]
    _losses: vec[i64]
    _copies: vec[i64]
    _rights: vec[i64]

    def name(self, features: Features, game: Game) -> None:
        """Name the features for every side."""
        amounts = [str(amount) for amount in AMOUNTS]
        longest = max(RIGHTS.values()).bit_length()
        by_bit = {right.bit_length() - 1: name for name, right in RIGHTS.items()}
        rights = [by_bit.get(bit, "") for bit in range(longest)]
        self._debts = vec[i64]([features.block(f"{s}:debts", amounts) for s in _SIDES])
        self._diplomacy = vec[i64]([features.block(f"{s}:diplomacy", amounts) for s in _SIDES])
        self._losses = vec[i64]([features.block(f"{s}:losses", amounts) for s in _SIDES])
        self._copies = vec[i64]([features.block(f"{s}:copies", amounts) for s in _SIDES])
        self._rights = vec[i64]([features.block(f"{s}:right", rights) for s in _SIDES])

    def fill_city(self, state: ClassicState, city: i64, side: i64, true: vec[i64], n: i64) -> i64:
        """Write the features of a city."""
        part = part_of(state)
        n = add_steps(part.debts[city], AMOUNTS, self._debts[side], true, n)
        n = add_steps(part.diplomacy[city], AMOUNTS, self._diplomacy[side], true, n)
        n = add_steps(loss_of(state, city), AMOUNTS, self._losses[side], true, n)
        n = add_steps(part.copies[city], AMOUNTS, self._copies[side], true, n)
        return add_members(part.next_rights[city], self._rights[side], true, n)
