"""Invariants of a table of Classic, computed from the components and not from the rules.

Every copy of every card is in exactly one place, no coin comes from nowhere, hands have the right
size for the round, and each cached number of a city is the sum of its components. For a table as
known to a seat, that knowledge is checked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from thaumata.agenda import argument_of, kind_of
from thaumata.classic.catalog import Catalog
from thaumata.classic.city import NO_BOARD
from thaumata.classic.names import CHOOSE, MIX_IN, SIDE, SIDES
from thaumata.classic.scoring import end_game
from thaumata.classic.setup import START_COINS
from thaumata.classic.state import EVERYTHING, ClassicState
from thaumata.game import State, piece_of
from thaumata.kit.bits import BITS, size
from thaumata.kit.counts import count
from thaumata.kit.piles import copies
from thaumata.proof.classic.agenda_soundness import check_agenda
from thaumata.proof.classic.card_places import CardPlaces
from thaumata.proof.classic.deed_effects import DeedEffects, check_number_of_tokens
from thaumata.proof.classic.icon_sums import IconSums
from thaumata.proof.classic.memory_soundness import check_memory
from thaumata.proof.classic.part_soundness import PartSoundness
from thaumata.proof.classic.pieces import piece_name
from thaumata.proof.classic.round_soundness import RoundSoundness, hand_of, next_kind
from thaumata.proof.soundness import (
    Soundness,
    Unsound,
    check_asked,
    is_on_agenda,
    miscount,
    odd_number,
    wrong_agenda,
)

_AGES: Final = 3


class ClassicSoundness(Soundness):
    """Checks the tables of a variant of Classic."""

    catalog: Catalog
    parts: list[PartSoundness]
    """The checks of the expansions' parts."""

    is_whole: bool
    """Whether all deeds are given; otherwise missing cards are out of the game."""

    has_secrets: bool
    """Whether a table may be as known to a seat."""

    _icons: IconSums
    _cards: CardPlaces
    _rounds: RoundSoundness
    _effects: DeedEffects

    def __init__(
        self,
        catalog: Catalog,
        parts: list[PartSoundness] | None = None,
        is_whole: bool = True,
        has_secrets: bool = False,
    ) -> None:
        self.catalog = catalog
        self.parts = parts or []
        self.is_whole = is_whole
        self.has_secrets = has_secrets
        self._icons = IconSums(catalog)
        self._cards = CardPlaces(catalog, is_whole)
        self._rounds = RoundSoundness(catalog, self._cards, is_whole)
        self._effects = DeedEffects(catalog)

    def check(self, state: State) -> None:
        """Raise ``Unsound`` with the first error."""
        assert isinstance(state, ClassicState)
        if state.seen_by != EVERYTHING and not self.has_secrets:
            raise odd_number("seen_by", "viewer", state.seen_by, EVERYTHING)
        check_asked(state)
        self._check_sealed(state)
        self._check_coins(state)
        self._check_boards(state)
        self._check_mixed_in(state)
        self._cards.check(state)
        self._rounds.check(state)
        if not self._know_conflicts():
            self._check_tokens(state)
        is_under_way = state.pending != 0 and self._rounds.has_acted
        is_chosen = not is_on_agenda(state, SIDE)
        city: i64 = 0
        while city < self.catalog.cities:
            is_turned = is_chosen or city >= self.catalog.players
            self._icons.check(state, city, self._rounds.looks, is_under_way, is_turned)
            city += 1
        for part in self.parts:
            part.check(state, self._rounds.looks)
        if state.pending != 0:
            check_agenda(state, self._rounds.has_acted, self._is_settling(state))
        else:
            self._check_end(state)
        if state.seen_by != EVERYTHING:
            check_memory(state)

    def knows_all(self, state: State) -> bool:
        """Return whether the table is not limited to a seat's knowledge."""
        assert isinstance(state, ClassicState)
        return state.seen_by == EVERYTHING

    def _check_tokens(self, state: ClassicState) -> None:
        if self.is_whole:
            self._effects.recompute(state, self._rounds.looks)
            self._effects.check_tokens(state)
        else:
            check_number_of_tokens(state)

    def _is_settling(self, state: ClassicState) -> bool:
        return any(part.settles(next_kind(state)) for part in self.parts)

    def _know_conflicts(self) -> bool:
        """Return whether an expansion checks the tokens of conflicts."""
        return any(part.knows_conflicts() for part in self.parts)

    def _check_end(self, state: ClassicState) -> None:
        """Check that the game is over after the last round, with the right winners (C113)."""
        again = state.copy()
        assert isinstance(again, ClassicState)
        is_last_round = state.age == _AGES and state.round == self.catalog.rounds
        if is_last_round:
            end_game(again)
        if not is_last_round or again.ended != state.ended or again.winners != state.winners:
            raise Unsound("impossible-over", "outcome")

    def _check_sealed(self, state: ClassicState) -> None:
        """Check that seats no longer asked have sealed a choice, and no other seats."""
        is_sealing = state.pending != 0 and state.asked.seals
        asked = self._asked(state) if is_sealing else 0
        if is_sealing and state.pending & ~asked != 0:
            raise wrong_agenda(state, state.depth - 1)
        seat: i64 = 0
        while seat < self.catalog.players:
            sealed = count(state.sealed_counts, seat)
            if sealed > 0 and asked & BITS[seat] == 0:
                raise _wrong_seal(seat)
            if sealed == 0 and asked & ~state.pending & BITS[seat] != 0:
                raise _wrong_seal(seat)
            if next_kind(state) == CHOOSE:
                self._check_choices(state, seat, sealed)
            seat += 1

    def _asked(self, state: ClassicState) -> i64:
        """Return the mask of seats asked by the current decision, usually all."""
        for part in self.parts:
            asked = part.asked(state, next_kind(state))
            if asked != 0:
                return asked
        return BITS[self.catalog.players] - 1

    def _check_choices(self, state: ClassicState, seat: i64, sealed: i64) -> None:
        """Check that a seat has sealed different cards of its hand, one for each of its cities."""
        hand = hand_of(state, seat)
        number: i64 = 0
        while number < sealed:
            card = piece_of(state.sealed_choice(seat, number))
            same: i64 = 0
            other: i64 = 0
            while other < sealed:
                if piece_of(state.sealed_choice(seat, other)) == card:
                    same += 1
                other += 1
            if card >> 6 != state.age - 1 or copies(state.hands, hand, card & 63) < same:
                raise _wrong_seal(seat)
            number += 1

    def _check_coins(self, state: ClassicState) -> None:
        coins = state.bank
        for number, city in enumerate(state.cities):
            if city.coins < 0:
                raise Unsound("impossible-treasury", f"cities[{number}].coins", city=number + 1)
            coins += city.coins
        if coins != self.catalog.cities * START_COINS:
            expected: i64 = self.catalog.cities * START_COINS
            raise odd_number("cities", "coins with those of the bank", coins, expected)

    def _check_boards(self, state: ClassicState) -> None:
        """Check that every city has a board of its own, on an allowed side (C5, C6)."""
        option = state.game.options["sides"]
        is_chosen = not is_on_agenda(state, SIDE)
        together = state.boards_left
        for number, city in enumerate(state.cities):
            if city.board != NO_BOARD:
                board = BITS[city.board >> 1]
                if together & board != 0:
                    name = piece_name(state, "board", city.board >> 1)
                    field = f"cities[{number}].board"
                    raise Unsound("impossible-board-twice", field, board=name)
                together = together | board
                side = SIDES[city.board & 1]
                is_turned = is_chosen or number >= self.catalog.players
                if is_turned and option in SIDES and side != option:
                    field = f"cities[{number}].side"
                    raise Unsound("impossible-side", field, side=side, option="sides")
            elif state.age > 0:
                raise miscount("cities", number, self.catalog.cities)
        if together != BITS[len(self.catalog.boards)] - 1:
            raise odd_number("cities", "boards", together, BITS[len(self.catalog.boards)] - 1)

    def _check_mixed_in(self, state: ClassicState) -> None:
        joined: i64 = 0
        members: i64 = 0
        if state.age > 0:
            for mixed in self.catalog.mixed_in[state.age - 1]:
                joined += mixed.number
                members = members | mixed.members
        entry: i64 = 0
        while entry < state.depth:
            if kind_of(state.agenda[entry]) == MIX_IN:
                joined -= argument_of(state.agenda[entry]) % 64
            entry += 1
        is_short = self.is_whole and state.seen_by == EVERYTHING and size(state.drawn) < joined
        if state.drawn & ~members != 0 or size(state.drawn) > joined or is_short:
            raise miscount("mixed_in", size(state.drawn), joined)


def _wrong_seal(seat: i64) -> Unsound:
    """Return the error for a seat that has sealed nothing, or something impossible."""
    return Unsound("impossible-sealed", f"sealed.{seat}", player=int(seat + 1))
