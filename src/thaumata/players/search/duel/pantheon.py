"""Network inputs for Pantheon: the gods on their spaces, and what players own of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.pantheon.names import HIDDEN, MYTHOLOGIES, SPACES
from thaumata.duel.pantheon.part import DECK_PLACES, EMPTY, NO_MINERVA, NO_SNAKE, pantheon_of
from thaumata.duel.state import DuelState
from thaumata.game import Game
from thaumata.kit.bits import BITS
from thaumata.players.search.duel.part_features import PartFeatures
from thaumata.players.search.features import Features, add_members, seen_from

_PLACED: Final = HIDDEN + len(MYTHOLOGIES)
"""A god in the Pantheon, or the mythology of one that is not known."""

_MARKS: Final = 8
_TOKENS: Final = 16


class PantheonFeatures(PartFeatures):
    """The features of gods and their tokens."""

    _spaces: i64
    _gods: vec[i64]
    _mythology: vec[i64]
    _offerings: vec[i64]
    _laid: i64
    _enki: i64
    _snake: i64
    _minerva: i64

    def name(self, features: Features, game: Game) -> None:
        """Name gods by the space where they lie, counted from the seat's own end."""
        gods = game.names["god"]
        named = [*gods, *[f"hidden_{n}" for n in range(_PLACED - len(gods))]][:_PLACED]
        self._spaces = features.block("god", [f"{g}_{s}" for s in range(SPACES) for g in named])
        tokens = game.names["divine_token"]
        offerings = [str(n) for n in range(3)]
        self._gods = vec[i64]([features.block(f"{s}:god", gods) for s in ("mine", "theirs")])
        self._mythology = vec[i64](
            [features.block(f"{s}:mythology", tokens[:10]) for s in ("mine", "theirs")]
        )
        self._offerings = vec[i64](
            [features.block(f"{s}:offering", offerings) for s in ("mine", "theirs")]
        )
        self._laid = features.block(
            "laid", [f"{m}_{t}" for m in range(_MARKS) for t in range(_TOKENS)]
        )
        self._enki = features.block("enki", game.names["token"])
        self._snake = features.block("snake", ["lies"])
        self._minerva = features.block("minerva", [str(n) for n in range(-9, 10)])

    def fill(self, state: DuelState, seat: i64, true: vec[i64], n: i64) -> i64:
        """Write what lies on the spaces, on cards, and in front of both players."""
        part = pantheon_of(state)
        space: i64 = 0
        while space < SPACES:
            god = part.god_at[DECK_PLACES + space]
            if god != EMPTY:
                if god < HIDDEN and part.known_to[DECK_PLACES + space] & BITS[seat] == 0:
                    god = HIDDEN + god // 3
                nearest = space
                if seat == 1:
                    nearest = SPACES - 1 - space
                true[n] = self._spaces + nearest * _PLACED + god
                n += 1
            space += 1
        side: i64 = 0
        while side < 2:
            owner = seat
            if side == 1:
                owner = 1 - seat
            n = add_members(part.gods_of(owner), self._gods[side], true, n)
            n = add_members(part.tokens_of(owner), self._mythology[side], true, n)
            n = add_members(part.offerings_of(owner), self._offerings[side], true, n)
            side += 1
        mark: i64 = 0
        laid = part.laid
        while laid != 0:
            if laid & 255 != 0 and mark < _MARKS:
                true[n] = self._laid + mark * _TOKENS + (laid & 15)
                n += 1
            laid = laid >> 8
            mark += 1
        n = add_members(part.enki, self._enki, true, n)
        if part.snake != NO_SNAKE:
            true[n] = self._snake
            n += 1
        if part.minerva != NO_MINERVA:
            true[n] = self._minerva + 9 + seen_from(seat, part.minerva)
            n += 1
        return n
