"""The places of the cards of Duel: each in one place, and the structure as in its layout."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import argument_of, kind_of
from thaumata.duel.catalog import Catalog, Deck
from thaumata.duel.names import LAY_BACK, STARTER, TURN
from thaumata.duel.state import NO_CARD, DuelState
from thaumata.kit.bits import BITS, first, size
from thaumata.proof.duel.part_soundness import PartSoundness
from thaumata.proof.duel.pieces import card_name, join_cards
from thaumata.proof.soundness import Unsound, is_on_agenda, miscount, odd_number

_AGES: Final = 3


class CardPlaces:
    """Finds the cards of a variant."""

    catalog: Catalog
    parts: list[PartSoundness]
    is_whole: bool
    """Whether every card is given; otherwise missing cards are out of the game."""

    _open: vec[i64]
    _under: vec[i64]
    """For each age the set of cards that are face up in the structure, and under wonders."""

    def __init__(self, catalog: Catalog, parts: list[PartSoundness], is_whole: bool) -> None:
        self.catalog = catalog
        self.parts = parts
        self.is_whole = is_whole
        self._open = vec[i64]([0] * _AGES)
        self._under = vec[i64]([0] * _AGES)

    def check(self, state: DuelState) -> None:
        """Raise ``Unsound`` with the first error."""
        if state.age > 0:
            self._check_structure(state)
        elif state.present != 0:
            raise miscount("structure", size(state.present), 0)
        self._find_cards(state)
        age: i64 = 0
        while age < _AGES:
            self._check_age(state, age)
            age += 1

    # The structure

    def _check_structure(self, state: DuelState) -> None:
        """Check the slots of the layout (D10), and that no covered card is gone (D15)."""
        layout = state.layout()
        present = state.present
        self._check_slots(state, present & ~layout.every_slot, "impossible-slot-outside")
        self._check_slots(state, state.known & ~present, "impossible-slot-empty")
        self._check_slots(state, state.to_deal & ~(present & ~state.known), "impossible-slot-empty")
        may_have_holes = not self.is_whole
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
                self._check_slots(state, BITS[slot], "impossible-slot-covered")
            slot += 1
        if state.accessible != accessible:
            raise odd_number("structure", "accessible slots", state.accessible, accessible)
        self._check_slots(
            state, layout.face_up & present & ~(state.known | state.to_deal), "impossible-slot-face"
        )
        self._check_slots(
            state,
            (state.known | state.to_deal) & ~(layout.face_up | accessible),
            "impossible-slot-face",
        )
        top = kind_of(state.agenda[state.depth - 1]) if state.depth > 0 else -1
        if top in (TURN, STARTER):
            self._check_slots(state, accessible & ~state.known, "impossible-slot-face")

    def _check_slots(self, state: DuelState, slots: i64, reason: str) -> None:
        """Raise ``Unsound`` if there is any of these slots."""
        if slots != 0:
            slot = first(slots)
            layout = state.layout()
            name = layout.names[slot] if slot < layout.size else str(slot)
            raise Unsound(reason, f"structure.{name}", slot=name)

    # Every card

    def _find_cards(self, state: DuelState) -> None:
        """Find the cards that are face up in the structure, and those under wonders."""
        age: i64 = 0
        while age < _AGES:
            self._open[age] = 0
            self._under[age] = 0
            age += 1
        slots = state.known
        while slots != 0:
            slot = first(slots)
            slots = slots & (slots - 1)
            card = state.slots[slot]
            deck = state.deck(slot)
            if card < 0 or card >> 6 != deck.home or deck.members & BITS[card & 63] == 0:
                if card >= 0 and card >> 6 >= state.age:
                    raise Unsound("impossible-too-early", "structure", card=card_name(state, card))
                name = state.layout().names[slot]
                raise Unsound("impossible-back", f"structure.{name}", slot=name)
            age = card >> 6
            self._open[age] = join_cards(state, age, self._open[age], BITS[card & 63], "structure")
        built = state.first_city.wonders_built | state.second_city.wonders_built
        wonder: i64 = 0
        while wonder < len(self.catalog.wonders):
            card = state.under[wonder]
            if (built & BITS[wonder] != 0) != (card != NO_CARD):
                raise odd_number("cities", "cards under wonders", card, wonder)
            if card != NO_CARD:
                age = card >> 6
                self._under[age] = join_cards(
                    state, age, self._under[age], BITS[card & 63], "cities"
                )
            wonder += 1

    def _check_age(self, state: DuelState, age: i64) -> None:
        taken = state.first_city.built[age]
        taken = join_cards(state, age, taken, state.second_city.built[age], "cities[1].cards")
        taken = join_cards(state, age, taken, state.discards[age], "discards")
        taken = join_cards(state, age, taken, self._under[age], "cities")
        for part in self.parts:
            taken = join_cards(state, age, taken, part.cards(state, age), "parts")
        together = join_cards(state, age, taken, self._open[age], "structure")
        for part in self.parts:
            together = join_cards(state, age, together, part.cards_aside(state, age), "parts")
        if age >= state.age and together != 0:
            card = age * 64 + first(together)
            raise Unsound("impossible-too-early", "age", card=card_name(state, card))
        together = join_cards(state, age, together, state.unseen[age], "structure")
        everything: i64 = 0
        if age < state.age:
            for deck in self.catalog.decks[age]:
                if deck.home == age:
                    everything = everything | deck.members
        if together != everything:
            raise odd_number("structure", f"unseen cards of age {age + 1}", together, everything)
        if age < state.age:
            self._check_decks(state, age, taken)

    def _check_decks(self, state: DuelState, age: i64, taken: i64) -> None:
        """Check that the dealt number of cards of each deck is in play (D8)."""
        if is_on_agenda(state, LAY_BACK):
            self._check_backs(state)
            return
        for deck in self.catalog.decks[age]:
            if deck.home == age:
                self._check_deck(state, age, deck, taken & deck.members)

    def _check_backs(self, state: DuelState) -> None:
        """Check that the backs placed and those still to come make up their decks."""
        for number, deck in enumerate(self.catalog.decks[state.age - 1]):
            laid: i64 = 0
            slot: i64 = 0
            while slot < state.layout().size:
                if state.deck(slot).back == deck.back:
                    laid += 1
                slot += 1
            depth: i64 = 0
            while depth < state.depth:
                entry = state.agenda[depth]
                if kind_of(entry) == LAY_BACK and argument_of(entry) == number:
                    laid += 1
                depth += 1
            if number > 0 and laid != deck.dealt:
                raise miscount("backs", laid, deck.dealt)

    def _check_deck(self, state: DuelState, age: i64, deck: Deck, taken: i64) -> None:
        """Compare the cards of a deck, also over later ages, with the number dealt."""
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
        given = size(taken) + lying
        if given > dealt or (self.is_whole and given < dealt):
            raise Unsound(
                "impossible-deck",
                "structure",
                back=deck.back,
                given=int(given),
                expected=int(dealt),
            )
        unseen = size(state.unseen[age] & deck.members) + aside
        left = len(deck.cards) - dealt + hidden
        if unseen < left or (self.is_whole and unseen > left):
            raise odd_number("structure", f"unseen cards of {deck.back}", unseen, left)
