"""Facts about a table of Classic that follow from the deeds, so that positions can omit them.

Cards that were sold or left over and are in no city are in the discard pile; cards that a city did
not build by a deed came from there; a player who built certain stages has looked through the pile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from thaumata.agenda import argument_of, kind_of
from thaumata.classic.knowledge.discard_looks import DiscardLooks
from thaumata.classic.names import DEAL_HANDS, DISCARD_BUILD, DRAW_FROM_PILE, END_ROUND, SIDE
from thaumata.classic.state import (
    EVERYTHING,
    LEFT_OVER,
    SOLD,
    UNKNOWN,
    USED_FOR_STAGE,
    USED_TO_BUILD,
    ClassicState,
    discard_build_of,
    kind_in,
    use_of,
    when_of,
)
from thaumata.kit.bits import members_of, set_of, size
from thaumata.kit.piles import LAYERS, cards_of

AGES: Final = (1, 2, 3)

USES: Final = {
    USED_TO_BUILD: "build",
    USED_FOR_STAGE: "stage",
    SOLD: "sell",
    LEFT_OVER: "left",
}
"""The words for the uses of a card in a position."""


class CardUse(NamedTuple):
    """A deed: a city's use of a card."""

    age: int
    place: int
    """The round, or one more for the last card of the age."""

    use: int
    kind: int
    """The kind of the card, or ``UNKNOWN``."""


class Look(NamedTuple):
    """A look through the discard pile by the decider for a city, to build from it."""

    city: int
    age: int
    round: int
    card: int
    """The card built after it, or ``NOTHING_BUILT``."""


def last_place(table: ClassicState) -> int:
    """Return the place of a city's last card of an age, after those of its rounds."""
    return table.catalog.hand_size


def moment_of(table: ClassicState, deed: CardUse) -> tuple[int, int]:
    """Return the age and the round of a deed; the last card is of the last round."""
    return deed.age, min(deed.place, table.catalog.rounds)


def deed_at(table: ClassicState, age: int, place: int, city: int) -> int:
    """Return a city's deed in a round, or with its last card; 0 if none."""
    if place == last_place(table):
        return int(table.last_deeds[(age - 1) * table.catalog.cities + city])
    return int(table.deed(age, place, city))


def deeds_of(table: ClassicState, city: int) -> Iterator[CardUse]:
    """List the deeds of a city in order."""
    for age in AGES:
        for place in range(1, last_place(table) + 1):
            if deed := deed_at(table, age, place, city):
                yield CardUse(age, place, int(use_of(deed)), int(kind_in(deed)))


def deeds_in(table: ClassicState, age: int) -> list[CardUse]:
    """List the deeds of all cities in an age with known cards."""
    return [
        deed
        for city in range(table.catalog.cities)
        for deed in deeds_of(table, city)
        if deed.age == age and deed.kind != UNKNOWN
    ]


def has_acted(table: ClassicState) -> bool:
    """Return whether the choices of this round are carried out, and the round is not over."""
    if table.ended or table.round == 0:
        return False
    cities = range(table.catalog.cities)
    return any(table.deed(table.age, table.round, city) for city in cities)


def is_of_this_round(table: ClassicState, deed: CardUse) -> bool:
    """Return whether a deed belongs to the current round."""
    return moment_of(table, deed) == (table.age, table.round)


# The agenda


def is_ahead(table: ClassicState, kind: int) -> bool:
    """Return whether a kind of decision or step is on the agenda."""
    return any(kind_of(table.agenda[depth]) == kind for depth in range(table.depth))


def top_argument(table: ClassicState, kind: int) -> int | None:
    """Return the argument of the current decision; None if it is of another kind."""
    if table.depth == 0:
        return None
    entry = table.agenda[table.depth - 1]
    return int(argument_of(entry)) if kind_of(entry) == kind else None


def has_unturned_board(table: ClassicState, city: int) -> bool:
    """Return whether the side of a city's board is still to be chosen (C5, C6)."""
    return city < table.catalog.players and is_ahead(table, SIDE)


# Cards


def seen_of_mixed(table: ClassicState) -> int:
    """Return the set of mixed-in cards that are in a hand, in a city, or were used or discarded.

    As known to a seat the set is empty: the mixed-in cards cannot be derived then.
    """
    if table.age == 0 or table.seen_by != EVERYTHING:
        return 0
    seen = set_of(sorted({*_in_hands(table), *(d.kind for d in deeds_in(table, table.age))}))
    seen |= set_of(sorted(set(cards_of(table.discards, (table.age - 1) * LAYERS))))
    for city in table.cities:
        seen |= city.built[table.age - 1]
    return seen & all_mixed(table)


def all_mixed(table: ClassicState) -> int:
    """Return the set of cards of which some are mixed into the deck of this age, such as guilds."""
    members = 0
    for group in table.catalog.mixed_in[table.age - 1] if table.age else []:
        members |= group.members
    return members


def all_of_mixed(table: ClassicState, seen: int) -> int:
    """Return the mixed-in cards of a puzzle: those seen, and the first others of each group."""
    joined = seen
    for group in table.catalog.mixed_in[table.age - 1]:
        missing = group.number - size(seen & group.members)
        others = members_of(group.members & ~seen)
        joined |= set_of(others[: max(0, missing)])
    return joined


def left_in_deck(table: ClassicState) -> list[int]:
    """List the cards of this age that are nowhere else; none once all are dealt (C4, C115)."""
    is_dealt = not is_ahead(table, DEAL_HANDS) and table.catalog.players == table.catalog.cities
    if table.age == 0 or is_dealt or table.seen_by != EVERYTHING:
        return []
    left = whole_deck(table, table.age)
    left -= Counter(_in_hands(table))
    left -= Counter(deed.kind for deed in deeds_in(table, table.age))
    return sorted(left.elements())


def left_over(table: ClassicState) -> list[int]:
    """List the cards of this age that are missing from a puzzle: nowhere else, and not built."""
    left = whole_deck(table, table.age)
    left -= Counter(_in_hands(table))
    left -= Counter(cards_of(table.discards, (table.age - 1) * LAYERS))
    for city in table.cities:
        left -= Counter(members_of(city.built[table.age - 1]))
    return sorted(left.elements())


def whole_deck(table: ClassicState, age: int) -> Counter[int]:
    """Return the copies of each card in the deck of an age (C2, C3)."""
    deck = Counter(table.catalog.copies[age - 1])
    if age == table.age:
        deck.update(members_of(table.drawn))
    return deck


def _in_hands(table: ClassicState) -> Iterable[int]:
    if table.age == 0:
        return []
    hands = [table.hand_pile(table.age, hand) for hand in range(table.catalog.players)]
    return [kind for hand in hands for kind in cards_of(table.hands, hand)]


def lying_in_discards(table: ClassicState, age: int) -> list[int]:
    """List the cards that were sold or left over in an age and are in no city (C18)."""
    lying = Counter(deed.kind for deed in deeds_in(table, age) if deed.use in (SOLD, LEFT_OVER))
    for city in range(table.catalog.cities):
        lying -= Counter(members_of(raised_cards(table, city, age)))
    return sorted(lying.elements())


def raised_cards(table: ClassicState, city: int, age: int) -> int:
    """Return the set of an age's cards that a city has built from the discard pile."""
    built = {
        deed.kind
        for deed in deeds_of(table, city)
        if deed.age == age and deed.use == USED_TO_BUILD and deed.kind != UNKNOWN
    }
    return int(table.cities[city].built[age - 1]) & ~set_of(sorted(built))


def size_of_hand(table: ClassicState, seat: int) -> int:
    """Return how many cards a seat has in hand (C4, C14, C124)."""
    catalog = table.catalog
    if table.ended or table.age == 0:
        return 0
    if table.round == 0:
        dealt = top_argument(table, DEAL_HANDS) or 0
        return max(0, min(catalog.hand_size, dealt - seat * catalog.hand_size))
    size = catalog.hand_size + 1 - table.round
    if has_acted(table):
        is_last = table.round == catalog.rounds
        is_gone = is_last and deed_at(table, table.age, last_place(table), seat)
        return 0 if is_gone else size - 1
    has_drawn = catalog.players < catalog.cities and not is_ahead(table, DRAW_FROM_PILE)
    return size + 1 if has_drawn and seat == table.controller else size


# The discard pile


def looks(table: ClassicState) -> list[Look]:
    """List the noted looks in order, each with its city (C82)."""
    found: list[Look] = []
    if table.looks[0] == 0:
        return found
    looks_at_discards = DiscardLooks(table.catalog)
    looks_at_discards.follow(table)
    for number in range(looks_at_discards.number):
        age, round = divmod(int(when_of(table.looks[number])), 8)
        card = int(discard_build_of(table.looks[number]))
        found.append(Look(int(looks_at_discards.city[number]), age, round, card))
    return found


def is_open(table: ClassicState, looks_at_discards: DiscardLooks) -> bool:
    """Return whether the next city that may look through the discard pile is still waiting.

    A player who looks right now comes before all who wait.
    """
    if not has_acted(table) or (looks_at_discards.age, looks_at_discards.round) != (
        table.age,
        table.round,
    ):
        return False
    raiser = top_argument(table, DISCARD_BUILD)
    if raiser is None:
        return is_ahead(table, END_ROUND)
    has_looked = (raiser, table.age, table.round) in [look[:3] for look in looks(table)]
    return has_looked and looks_at_discards.next != raiser
