"""What must hold at a table of Classic, worked out from the components and not from the rules.

Every copy of every card is in exactly one place, no coin comes from nowhere, hands are as large as
the round has them, and each number that a city keeps for speed is what its components add up to.
"""

from __future__ import annotations

from mypy_extensions import i64

from thaumata.agenda import argument_of, kind_of, seats_of
from thaumata.classic.catalog import Catalog
from thaumata.classic.city import NO_BOARD
from thaumata.classic.names import CHOOSE, MIX_IN, SIDE
from thaumata.classic.setup import START_COINS
from thaumata.classic.state import EVERYTHING, ClassicState
from thaumata.game import State, piece_of
from thaumata.kit.bits import BITS, members_of, size
from thaumata.kit.counts import count
from thaumata.kit.piles import copies
from thaumata.proof.classic.card_places import CardPlaces
from thaumata.proof.classic.icon_sums import IconSums
from thaumata.proof.classic.part_soundness import PartSoundness
from thaumata.proof.classic.round_soundness import RoundSoundness, hand_of, next_kind
from thaumata.proof.soundness import Soundness, Unsound, is_on_agenda


class ClassicSoundness(Soundness):
    """Checks the tables of a variant of Classic."""

    catalog: Catalog
    parts: list[PartSoundness]
    """What the expansions answer for their parts."""

    _icons: IconSums
    _cards: CardPlaces
    _rounds: RoundSoundness

    def __init__(self, catalog: Catalog, parts: list[PartSoundness] | None = None) -> None:
        """Read the printed components of a variant."""
        self.catalog = catalog
        self.parts = parts or []
        self._icons = IconSums(catalog)
        self._cards = CardPlaces(catalog)
        self._rounds = RoundSoundness(catalog, self._cards)

    def check(self, state: State) -> None:
        """Raise ``Unsound`` with the first thing that is wrong."""
        assert isinstance(state, ClassicState)
        if state.eyes != EVERYTHING:
            raise Unsound(f"the table is seen through the eyes of {state.eyes}")
        self._check_agenda(state)
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

    def _know_conflicts(self) -> bool:
        """Tell whether an expansion answers for the tokens of conflicts."""
        return any(part.knows_conflicts() for part in self.parts)

    def _check_agenda(self, state: ClassicState) -> None:
        is_over = state.pending == 0
        if is_over != (state.depth == 0) or is_over != (state.ended != 0):
            raise Unsound(
                f"pending {state.pending}, but {state.depth} entries and end {state.ended}"
            )
        if is_over:
            self._check_winners(state)
        elif seats_of(state.agenda[state.depth - 1]) != state.pending:
            raise Unsound(f"pending {state.pending} is not whom the agenda asks")
        elif size(state.pending) != 1 and not state.asked.seals:
            raise Unsound(f"more than one player is asked: {state.pending}")
        elif state.asked is not state.game.decisions[kind_of(state.agenda[state.depth - 1])]:
            raise Unsound(f"{state.asked.name} is asked, but is not next on the agenda")

    def _check_winners(self, state: ClassicState) -> None:
        """Somebody has won, and allies together (C193)."""
        if state.winners < 1 or state.winners >= BITS[self.catalog.players]:
            raise Unsound(f"won by {state.winners}")
        seat: i64 = 0
        while seat < self.catalog.players:
            ally = seat - seat % self.catalog.side_size
            if (state.winners & BITS[seat] == 0) != (state.winners & BITS[ally] == 0):
                raise Unsound(f"seats {ally} and {seat} are allies, but one of them has won")
            seat += 1

    def _check_sealed(self, state: ClassicState) -> None:
        """Whoever is no longer asked has sealed a choice; nobody else's counts."""
        is_sealing = state.pending != 0 and state.asked.seals
        asked = self._asked(state) if is_sealing else 0
        if is_sealing and state.pending & ~asked != 0:
            raise Unsound(f"pending {state.pending}, but only {asked} may be asked")
        seat: i64 = 0
        while seat < self.catalog.players:
            sealed = count(state.sealed_counts, seat)
            if sealed > 0 and asked & BITS[seat] == 0:
                raise Unsound(f"seat {seat} has sealed something that nobody asked")
            if sealed == 0 and asked & ~state.pending & BITS[seat] != 0:
                raise Unsound(f"seat {seat} has sealed nothing, but is not asked")
            if next_kind(state) == CHOOSE:
                self._check_choices(state, seat, sealed)
            seat += 1

    def _asked(self, state: ClassicState) -> i64:
        """Return the mask of seats to which the decision in hand was put: usually to all."""
        for part in self.parts:
            asked = part.asked(state, next_kind(state))
            if asked != 0:
                return asked
        return BITS[self.catalog.players] - 1

    def _check_choices(self, state: ClassicState, seat: i64, sealed: i64) -> None:
        """A seat seals different cards of its hand, one for each city that it decides for."""
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
                raise Unsound(f"seat {seat} has sealed card {card}, which is not in its hand")
            number += 1

    def _check_coins(self, state: ClassicState) -> None:
        coins = state.bank
        for city in state.cities:
            if city.coins < 0:
                raise Unsound(f"coins below zero: {city.coins}")
            coins += city.coins
        if coins != self.catalog.cities * START_COINS:
            raise Unsound(f"coins from nowhere: {coins} with those of the bank")

    def _check_boards(self, state: ClassicState) -> None:
        together = state.boards_left
        for city in state.cities:
            if city.board != NO_BOARD:
                board = BITS[city.board >> 1]
                if together & board != 0:
                    raise Unsound(f"board {city.board >> 1} is in two places")
                together = together | board
            elif state.age > 0:
                raise Unsound("a city without a board")
        if together != BITS[len(self.catalog.boards)] - 1:
            raise Unsound(f"boards are missing: {members_of(together)} are there")

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
        if state.drawn & ~members != 0 or size(state.drawn) != joined:
            raise Unsound(f"{joined} cards have joined the deck, not {members_of(state.drawn)}")

    def _check_tokens(self, state: ClassicState) -> None:
        """Tokens come in pairs, at most two for a city and an age, none before its end (C99)."""
        fought = 3 if state.pending == 0 else state.age - 1
        won: i64 = 0
        lost: i64 = 0
        number: i64 = 0
        while number < self.catalog.cities:
            city = state.cities[number]
            tokens = city.defeats
            age: i64 = 0
            while age < 3:
                victories = count(city.victories, age)
                if victories > (2 if age < fought else 0):
                    raise Unsound(f"city {number} has {victories} victories of age {age + 1}")
                tokens += victories
                won += victories
                age += 1
            if city.defeats < 0 or (fought > 0 and tokens > 2 * fought):
                raise Unsound(f"city {number} has {tokens} tokens of {fought} ages")
            lost += city.defeats
            if fought > 0 and (state.pending == 0 or state.round == 0):
                self._check_last_conflicts(state, number, fought - 1)
            number += 1
        if won != lost:
            raise Unsound(f"{won} victories, but {lost} defeats")

    def _check_last_conflicts(self, state: ClassicState, number: i64, age: i64) -> None:
        """Nothing was built since the conflicts: the shields tell who has won."""
        shields = state.cities[number].shields
        left = state.cities[(number + 1) % self.catalog.cities].shields
        right = state.cities[(number + self.catalog.cities - 1) % self.catalog.cities].shields
        victories: i64 = (1 if shields > left else 0) + (1 if shields > right else 0)
        defeats: i64 = (1 if shields < left else 0) + (1 if shields < right else 0)
        city = state.cities[number]
        if count(city.victories, age) != victories or city.defeats < defeats:
            raise Unsound(f"city {number} won {victories} and lost {defeats} conflicts in the end")
