"""Reading the cards outside the cities of a table of Classic: hands, piles, and looks at them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.catalog import PER_AGE
from thaumata.classic.knowledge.discard_looks import DiscardLooks
from thaumata.classic.names import DRAW_FROM_PILE
from thaumata.classic.state import (
    EVERYTHING,
    LOOKS,
    NOTHING_BUILT,
    UNKNOWN,
    ClassicState,
)
from thaumata.game import Game
from thaumata.kit.bits import members_of, set_of, size
from thaumata.kit.piles import LAYERS, copies, put
from thaumata.position.classic.deeds import (
    AGES,
    all_mixed,
    all_of_mixed,
    is_ahead,
    is_open,
    left_in_deck,
    left_over,
    lying_in_discards,
    seen_of_mixed,
    size_of_hand,
)
from thaumata.position.classic.position import (
    FACE_DOWN,
    ClassicCityPosition,
    ClassicPosition,
)
from thaumata.position.fields import items_of, piece_in
from thaumata.position.malformed import Malformed
from thaumata.proof.classic.pieces import piece_name

_LARGEST_HAND: Final = 16
"""More cards than any hand has, or may have for a seat's knowledge."""


class CardReader:
    """Reads the cards of one position into one empty state."""

    def __init__(self, game: Game, table: ClassicState, position: ClassicPosition) -> None:
        self.game = game
        self.table = table
        self.position = position
        cities = position.cities
        missing = table.catalog.cities - len(cities)
        self.cities = [*cities, *(ClassicCityPosition() for _ in range(missing))]

    def _kind(self, age: int, id: str, field: str) -> int:
        """Return the kind of a card that must be of an age, or ``UNKNOWN``."""
        if id == FACE_DOWN:
            if self.position.seen_by is None:
                raise Malformed(field, "error-field-unseen", name="seen_by")
            return UNKNOWN
        card = self._number(id, field)
        if card // PER_AGE != age - 1:
            name = piece_name(self.table, "card", card)
            raise Malformed(field, "impossible-wrong-age", card=name)
        return card % PER_AGE

    def _number(self, id: str, field: str) -> int:
        return piece_in(self.game.names["card"], id, field, "card")

    def read_hands(self) -> None:
        """Read the hands, and the remembered hands of earlier ages."""
        table = self.table
        for seat, (field, ids) in enumerate(items_of(self.position.hands, "hands")):
            self._fill(table.hand_at(seat), table.age, ids, field)
        for text, hands in self.position.remembered.items():
            field = f"remembered.{text}"
            if text not in [str(age) for age in AGES[: max(0, table.age - 1)]]:
                raise Malformed(field, "error-field-unknown")
            for hand, (inside, ids) in enumerate(
                items_of(hands, field, most=table.catalog.players)
            ):
                self._fill(table.hand_pile(int(text), hand), int(text), ids, inside)

    def _fill(self, pile: int, age: int, ids: list[str], field: str) -> None:
        for inside, id in items_of(ids, field, most=_LARGEST_HAND):
            kind = self._kind(age, id, inside)
            if kind != UNKNOWN:
                self._put(self.table.hands, pile, kind, age, inside)

    def _put(self, piles: vec[i64], pile: int, kind: int, age: int, field: str) -> None:
        if copies(piles, pile, kind) == LAYERS:
            name = piece_name(self.table, "card", (age - 1) * PER_AGE + kind)
            given = LAYERS + 1
            raise Malformed(field, "impossible-copies", card=name, given=given, expected=LAYERS)
        put(piles, pile, kind)

    def read_piles(self) -> None:
        """Read the deck and the discard pile, or fill them with the cards that are nowhere else."""
        table, position = self.table, self.position
        if position.discards is None:
            for age in AGES:
                for kind in lying_in_discards(table, age):
                    self._put(table.discards, (age - 1) * LAYERS, kind, age, "discards")
        else:
            for field, id in items_of(position.discards, "discards"):
                age, kind = divmod(self._number(id, field), PER_AGE)
                self._put(table.discards, age * LAYERS, kind, age + 1, field)
        seen = seen_of_mixed(table)
        mixed = members_of(all_of_mixed(table, seen) if self._is_puzzle() else seen)
        if position.mixed_in is not None:
            items = items_of(position.mixed_in, "mixed_in")
            mixed = [self._kind(table.age, id, field) for field, id in items]
        table.drawn = set_of(mixed)
        if len(mixed) != size(table.drawn) or table.drawn & ~all_mixed(table):
            most = size(table.drawn & all_mixed(table))
            raise Malformed("mixed_in", "error-field-most", most=most, given=len(mixed))
        if position.deck is not None:
            for field, id in items_of(position.deck, "deck"):
                self._put(table.deck, 0, self._kind(table.age, id, field), table.age, field)
        elif self._is_puzzle():
            self._deal_the_rest()
        else:
            for kind in left_in_deck(table):
                self._put(table.deck, 0, kind, table.age, "deck")

    def _is_puzzle(self) -> bool:
        """Return whether earlier deeds are missing, so that cards may be left out."""
        table, position = self.table, self.position
        is_playing = table.age > 0 and table.round > 0 and position.outcome is None
        is_untold = not position.whole and not any(city.deeds for city in self.cities)
        return is_playing and is_untold and table.seen_by == EVERYTHING

    def _deal_the_rest(self) -> None:
        """Give missing hands, and the pile of the Free City, the first cards that are left."""
        table = self.table
        catalog = table.catalog
        left = left_over(table)
        told = [len(hand) for hand in self.position.hands]
        for seat in range(catalog.players):
            if seat >= len(told) or told[seat] == 0:
                cards = size_of_hand(table, seat)
                if len(left) < cards:
                    raise Malformed(
                        f"hands[{seat}]",
                        "impossible-hand-short",
                        left=len(left),
                        expected=cards,
                        round=int(table.round),
                    )
                dealt, left = left[:cards], left[cards:]
                for kind in dealt:
                    self._put(table.hands, table.hand_at(seat), kind, table.age, f"hands[{seat}]")
        if catalog.players < catalog.cities:
            pile = catalog.hand_size - table.round + int(is_ahead(table, DRAW_FROM_PILE))
            for kind in left[:pile]:
                self._put(table.deck, 0, kind, table.age, "deck")

    def read_looks(self) -> None:
        """Note the looks at the discard pile, past and still due, with the cards built."""
        table = self.table
        raised = [list(city.raised) for city in self.cities]
        looks_at_discards = DiscardLooks(table.catalog)
        looks_at_discards.follow(table)
        while (
            looks_at_discards.waiting
            and looks_at_discards.number < LOOKS
            and not is_open(table, looks_at_discards)
        ):
            city = int(looks_at_discards.next)
            id = raised[city].pop(0) if raised[city] else None
            card = NOTHING_BUILT if id is None else self._number(id, f"cities[{city}].raised")
            seat = table.decided_by(looks_at_discards.age, looks_at_discards.round, city)
            moment = 8 * looks_at_discards.age + looks_at_discards.round
            table.looks[looks_at_discards.number] = moment * 65536 + seat * 256 + card
            looks_at_discards.follow(table)
        if looks_at_discards.waiting and is_open(table, looks_at_discards):
            table.discard_builders = looks_at_discards.waiting
        done = int(looks_at_discards.number)
        for number, left in enumerate(raised):
            if left:
                given = len(self.cities[number].raised)
                most = given - len(left)
                field = f"cities[{number}].raised"
                raise Malformed(field, "error-field-most", most=most, given=given)
        for number, (field, ids) in enumerate(items_of(self.position.seen, "seen", most=done)):
            for inside, id in items_of(ids, field):
                age, kind = divmod(self._number(id, inside), PER_AGE)
                pile = (number * len(AGES) + age) * LAYERS
                self._put(table.seen, pile, kind, age + 1, inside)
