"""What must hold at a table of Duel, worked out from the components and not from the rules.

Every card, token and wonder lies in exactly one place, no coin comes from nowhere, and each
number that a city keeps for speed is what its components add up to.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import kind_of, seats_of
from thaumata.duel.catalog import Catalog, Deck
from thaumata.duel.names import LAY_BACK, MILITARY, TURN
from thaumata.duel.setup import START_COINS
from thaumata.duel.state import NO_CARD, DuelState
from thaumata.duel.wonders import LIMIT
from thaumata.game import State
from thaumata.kit.bits import BITS, first, members_of, size
from thaumata.kit.effects import Effect
from thaumata.proof.duel.icon_sums import IconSums
from thaumata.proof.duel.part_soundness import PartSoundness
from thaumata.proof.soundness import Soundness, Unsound, is_on_agenda

_SPACES: Final = 9
"""The spaces of the conflict track on each side of the center, the capital included."""


class DuelSoundness(Soundness):
    """Checks the tables of a variant of Duel."""

    catalog: Catalog
    parts: list[PartSoundness]
    """What the expansions answer for their parts."""

    _icons: IconSums
    _open: vec[i64]
    _under: vec[i64]
    """For each age the set of cards that lie open in the structure, and under wonders."""

    def __init__(self, catalog: Catalog, parts: list[PartSoundness] | None = None) -> None:
        """Read the printed components of a variant."""
        self.catalog = catalog
        self.parts = parts or []
        self._icons = IconSums(catalog)
        self._open = vec[i64]([0, 0, 0])
        self._under = vec[i64]([0, 0, 0])

    def check(self, state: State) -> None:
        """Raise ``Unsound`` with the first thing that is wrong."""
        assert isinstance(state, DuelState)
        self._check_agenda(state)
        self._check_coins(state)
        self._check_track(state)
        self._check_tokens(state)
        self._check_wonders(state)
        if state.age > 0:
            self._check_structure(state)
        self._check_cards(state)
        self._check_city(state, 0)
        self._check_city(state, 1)
        for part in self.parts:
            part.check(state)

    def _check_city(self, state: DuelState, seat: i64) -> None:
        chains: i64 = 0
        symbols: i64 = 0
        icons: list[Effect[Any]] = []
        for part in self.parts:
            chains = chains | part.chains(state, seat)
            symbols += part.symbols(state, seat)
            icons += part.icons(state, seat)
        self._icons.check(state, seat, icons, chains, symbols)

    def _check_agenda(self, state: DuelState) -> None:
        is_over = state.pending == 0
        if is_over != (state.depth == 0) or is_over != (state.ended != 0):
            raise Unsound(
                f"pending {state.pending}, but {state.depth} entries and end {state.ended}"
            )
        if is_over:
            if state.winners < 1 or state.winners > 3:
                raise Unsound(f"won by {state.winners}")
        elif seats_of(state.agenda[state.depth - 1]) != state.pending:
            raise Unsound(f"pending {state.pending} is not whom the agenda asks")
        elif size(state.pending) != 1:
            raise Unsound(f"more than one player is asked: {state.pending}")
        elif state.asked is not state.game.decisions[kind_of(state.agenda[state.depth - 1])]:
            raise Unsound(f"{state.asked.name} is asked, but is not next on the agenda")

    def _check_coins(self, state: DuelState) -> None:
        mine = state.first_city
        theirs = state.second_city
        if mine.coins < 0 or theirs.coins < 0 or mine.reserve < 0 or theirs.reserve < 0:
            raise Unsound(f"coins below zero: {mine.purse()} and {theirs.purse()} in all")
        if mine.purse() + theirs.purse() + state.bank != 2 * START_COINS:
            raise Unsound(
                f"coins from nowhere: {mine.purse()}, {theirs.purse()}, {state.bank} in the bank"
            )

    def _check_track(self, state: DuelState) -> None:
        if state.pawn < -_SPACES or state.pawn > _SPACES:
            raise Unsound(f"the pawn is off the track: {state.pawn}")
        in_capital = state.pawn == _SPACES or state.pawn == -_SPACES
        if in_capital != (state.ended == MILITARY):
            raise Unsound(f"the pawn is at {state.pawn}, the game ended by {state.ended}")
        if state.military_tokens & ~15:
            raise Unsound(f"unknown military tokens: {state.military_tokens}")

    def _check_tokens(self, state: DuelState) -> None:
        together = _join(state.board, state.box, "progress tokens on the board and in the box")
        together = _join(together, state.drawn, "drawn progress tokens")
        together = _join(together, state.first_city.progress, "progress tokens of seat 0")
        together = _join(together, state.second_city.progress, "progress tokens of seat 1")
        for part in self.parts:
            together = _join(together, part.progress_tokens(state), "tokens of an expansion")
        if together != self.catalog.all_tokens:
            raise Unsound(f"progress tokens are missing: {members_of(together)} are there")

    def _check_wonders(self, state: DuelState) -> None:
        mine = state.first_city
        theirs = state.second_city
        together = _join(state.wonder_pool, state.shown, "shown wonders")
        together = _join(together, mine.wonders, "wonders of seat 0")
        together = _join(together, mine.wonders_built, "wonders built by seat 0")
        together = _join(together, theirs.wonders, "wonders of seat 1")
        together = _join(together, theirs.wonders_built, "wonders built by seat 1")
        missing = size(self.catalog.all_wonders & ~together)
        built = size(mine.wonders_built | theirs.wonders_built)
        # With the last wonder that may be built, one goes back to the box.
        expected: i64 = 1 if built == LIMIT else 0
        most = expected
        for part in self.parts:
            most += part.wonders_gone(state)
        if built > LIMIT or missing < expected or missing > most:
            raise Unsound(f"{built} wonders are built and {missing} are missing")
        if together & ~self.catalog.all_wonders:
            raise Unsound(f"there is no such wonder among {members_of(together)}")

    def _check_structure(self, state: DuelState) -> None:
        layout = state.layout()
        present = state.present
        if present & ~layout.every_slot:
            raise Unsound("a card lies outside the structure")
        if state.known & ~present or state.to_deal & ~(present & ~state.known):
            raise Unsound("a slot is open or to be dealt that holds no such card")
        may_have_holes = False
        for part in self.parts:
            may_have_holes = may_have_holes or part.may_miss_covered_card(state)
        accessible: i64 = 0
        slot: i64 = 0
        while slot < layout.size:
            is_covered = layout.covered_by[slot] & present != 0
            if present & BITS[slot]:
                if not is_covered:
                    accessible = accessible | BITS[slot]
            elif is_covered and not may_have_holes:
                raise Unsound(f"slot {layout.names[slot]} is empty under a card")
            slot += 1
        if state.accessible != accessible:
            given = members_of(state.accessible)
            raise Unsound(f"accessible are {members_of(accessible)}, not {given}")
        if layout.face_up & present & ~(state.known | state.to_deal):
            raise Unsound("a card of an open row lies face down")
        if state.known & ~(layout.face_up | accessible):
            raise Unsound("a covered card of a closed row lies face up")
        is_turn = state.depth > 0 and kind_of(state.agenda[state.depth - 1]) == TURN
        if is_turn and accessible & ~state.known:
            raise Unsound("an accessible card lies face down in a turn")

    def _check_cards(self, state: DuelState) -> None:
        self._find_cards(state)
        age: i64 = 0
        while age < 3:
            taken = _join(state.first_city.built[age], state.second_city.built[age], "cities")
            taken = _join(taken, state.discards[age], "the discard pile")
            taken = _join(taken, self._under[age], "cards under wonders")
            for part in self.parts:
                taken = _join(taken, part.cards(state, age), "cards of an expansion")
            together = _join(taken, self._open[age], "open cards of the structure")
            together = _join(together, state.unseen[age], "unseen cards")
            for part in self.parts:
                together = _join(together, part.cards_aside(state, age), "cards seen in the box")
            everything: i64 = 0
            if age < state.age:
                for deck in self.catalog.decks[age]:
                    if deck.home == age:
                        everything = everything | deck.members
            if together != everything:
                odd = members_of(together ^ everything)
                raise Unsound(f"cards of age {age + 1} missing, or there too early: {odd}")
            if age < state.age:
                self._check_decks(state, age, taken)
            age += 1

    def _find_cards(self, state: DuelState) -> None:
        """Note which cards lie open in the structure, and which under wonders."""
        age: i64 = 0
        while age < 3:
            self._open[age] = 0
            self._under[age] = 0
            age += 1
        slots = state.known
        while slots != 0:
            card = state.slots[first(slots)]
            deck = state.deck(first(slots))
            if card >> 6 != deck.home or deck.members & BITS[card & 63] == 0:
                raise Unsound(f"card {card} does not have the back of slot {first(slots)}")
            place = self._open[card >> 6]
            self._open[card >> 6] = _join(place, BITS[card & 63], "open cards")
            slots = slots & (slots - 1)
        built = state.first_city.wonders_built | state.second_city.wonders_built
        wonder: i64 = 0
        while wonder < len(self.catalog.wonders):
            card = state.under[wonder]
            if (built & BITS[wonder] != 0) != (card != NO_CARD):
                raise Unsound(f"wonder {wonder} has card {card} under it, but {built} are built")
            if card != NO_CARD:
                place = self._under[card >> 6]
                self._under[card >> 6] = _join(place, BITS[card & 63], "cards under wonders")
            wonder += 1

    def _check_decks(self, state: DuelState, age: i64, taken: i64) -> None:
        """Of each deck as many cards are in play as were dealt; the others stay unseen."""
        if is_on_agenda(state, LAY_BACK):
            return
        for deck in self.catalog.decks[age]:
            if deck.home == age:
                self._check_deck(state, age, deck, taken & deck.members)

    def _check_deck(self, state: DuelState, age: i64, deck: Deck, taken: i64) -> None:
        """Compare the cards of a deck, which may go on in later ages, with what was dealt."""
        dealt: i64 = 0
        later = age
        while later < state.age:
            for other in self.catalog.decks[later]:
                if other.back == deck.back:
                    dealt += other.dealt
            later += 1
        lying: i64 = 0
        hidden: i64 = 0
        slots = state.present
        while slots != 0:
            slot = first(slots)
            slots = slots & (slots - 1)
            if state.deck(slot).back == deck.back:
                lying += 1
                if state.known & BITS[slot] == 0:
                    hidden += 1
        aside: i64 = 0
        for part in self.parts:
            aside += size(part.cards_aside(state, age) & deck.members)
            dealt += size(part.cards_brought_in(state, age) & deck.members)
        if size(taken) + lying != dealt:
            raise Unsound(f"{dealt} cards of {deck.back} were dealt, not all are there")
        if size(state.unseen[age] & deck.members) + aside != len(deck.cards) - dealt + hidden:
            raise Unsound(f"{hidden} cards of {deck.back} lie face down, others are unseen")


def _join(together: i64, members: i64, what: str) -> i64:
    """Join two sets that must have nothing in common."""
    if together & members:
        raise Unsound(f"{what}: {members_of(together & members)} are in two places")
    return together | members
