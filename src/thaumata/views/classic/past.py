"""The history of the cities' cards: the order of building, the last round, the piles.

It is derived from the deeds that a state keeps. In a state as known to a seat, the card of a hidden
deed may be noted with another deed, since the seat knows which cards are gone but not who took
which. So only the seat's own decisions and public ones are shown with their cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from thaumata.classic import state as table
from thaumata.classic.catalog import PER_AGE
from thaumata.classic.knowledge.deeds import (
    deed_at,
    draw_in,
    is_discard,
    is_hidden,
    knows,
    last_place,
    moment_of,
    place_of,
)
from thaumata.classic.names import FREE_CITY
from thaumata.classic.state import (
    NOTHING_BUILT,
    ClassicState,
    discard_build_of,
    kind_in,
    use_of,
    when_of,
)
from thaumata.kit.piles import LAYERS
from thaumata.kit.piles import cards_of as pile_of
from thaumata.views.classic.sources import cards_of
from thaumata.views.classic.structs import DiscardPile, LastRound, PlayedCard, Use

_USES: Final[dict[int, Use]] = {
    table.USED_TO_BUILD: "built",
    table.USED_FOR_STAGE: "stage",
    table.SOLD: "sold",
    table.LEFT_OVER: "left_over",
}


class Past(NamedTuple):
    """A deed: a city's use of a card."""

    moment: int
    """The moment: 8 * age + round."""

    is_last: bool
    """Whether it was the last card of the age, in addition to that of the round."""

    city: int
    use: int
    card: int | None
    """The number of the card, if the viewer knows it."""


def deeds_of(state: ClassicState, city: int, viewer: int) -> Iterator[Past]:
    """List all deeds of a city in order, as a viewer knows them."""
    rounds = range(1, state.catalog.rounds + 1)
    places = [*[place_of(city, round) for round in rounds], last_place(city)]
    for age in range(1, state.age + 1):
        for place in places:
            if deed := deed_at(state, age, place):
                is_known = not is_hidden(deed) or knows(state, age, place, viewer)
                card = (age - 1) * PER_AGE + kind_in(deed) if is_known else None
                is_last = place == places[-1]
                yield Past(moment_of(state, age, place), is_last, city, use_of(deed), card)


def in_building_order(state: ClassicState, city: int, viewer: int) -> list[int]:
    """List the cards of a city as they were built; in a round the discard pile comes last.

    Of cards built at an unknown moment only the age is used.
    """
    when = {discard_build_of(look): (when_of(look), 2) for look in state.looks if look}
    for past in deeds_of(state, city, viewer):
        if past.use == table.USED_TO_BUILD and past.card is not None:
            when[past.card] = (past.moment, 1 if past.is_last else 0)
    return sorted(
        cards_of(state, city), key=lambda card: when.get(card, (8 * (card // PER_AGE + 1), 0))
    )


def under_stages(state: ClassicState, city: int, viewer: int) -> list[Past]:
    """List the cards under the stages of a city, from the first one."""
    return [past for past in deeds_of(state, city, viewer) if past.use == table.USED_FOR_STAGE]


def last_round(state: ClassicState, viewer: int) -> LastRound | None:
    """Return the deeds of the last round that was carried out, if there is one."""
    cities = range(state.catalog.cities)
    everything = [past for city in cities for past in deeds_of(state, city, viewer)]
    if not everything:
        return None
    moment = max(past.moment for past in everything)
    names = state.game.names["card"]
    cards = [
        PlayedCard(
            seat=past.city,
            use=_USES[past.use],
            card=None if past.card is None else names[past.card],
            last_card=past.is_last,
        )
        for past in sorted(everything, key=lambda past: past.is_last)
        if past.moment == moment
    ]
    return LastRound(moment // 8, moment % 8, tuple(cards))


def pile_size(state: ClassicState) -> int:
    """Return the number of cards left in the pile of the Free City."""
    catalog = state.catalog
    if catalog.cities == catalog.players or state.age == 0:
        return 0
    rounds = range(1, catalog.rounds + 1)
    drawn = [round for round in rounds if draw_in(state, state.age, round)]
    is_turned_up = deed_at(state, state.age, last_place(FREE_CITY)) != 0
    return catalog.hand_size - len(drawn) - (1 if is_turned_up else 0)


def discard_pile(state: ClassicState) -> DiscardPile:
    """Return the discard pile: the ages on all backs, and the cards that are known.

    In a puzzle it may hold cards for which no discard is noted.
    """
    sizes = [0, 0, 0]
    for age in range(1, state.age + 1):
        for place in range(8 * state.catalog.cities):
            if is_discard(deed_at(state, age, place)):
                sizes[age - 1] += 1
    for look in state.looks:
        if look and discard_build_of(look) != NOTHING_BUILT:
            sizes[discard_build_of(look) // PER_AGE] -= 1
    names = state.game.names["card"]
    known: list[str] = []
    for age in range(3):
        kinds = pile_of(state.discards, age * LAYERS)
        known += [names[age * PER_AGE + kind] for kind in kinds]
        sizes[age] = max(sizes[age], len(kinds))
    return DiscardPile(tuple(sizes), tuple(known))
