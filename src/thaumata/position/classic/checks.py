"""Whether a position of Classic can come about: every card once, nothing against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from thaumata.classic.catalog import NO_CARD, PER_AGE
from thaumata.classic.knowledge.deeds import NOBODY
from thaumata.classic.names import SIDES
from thaumata.classic.setup import START_COINS
from thaumata.classic.state import EVERYTHING, LOOKS, ONLOOKER, ClassicState
from thaumata.kit.bits import members_of, set_of, size
from thaumata.kit.piles import LAYERS, cards_of, height
from thaumata.position.classic.cities_checks import check_cities
from thaumata.position.classic.deeds import check_deeds, check_tokens
from thaumata.position.classic.draws import check_draws, check_flow
from thaumata.position.classic.memory import check_memory
from thaumata.position.classic.past import (
    AGES,
    deeds_in,
    has_acted,
    has_unturned_board,
    lying_in_discards,
    size_of_hand,
    whole_deck,
)
from thaumata.position.classic.pending import check_pending, groups_to_mix
from thaumata.position.classic.words import card_name, wrong_amount
from thaumata.position.impossible import Impossible

PARTS: Final[Mapping[str, Callable[[ClassicState], None]]] = {"cities": check_cities}
"""For each part that an expansion adds what checks it, and the tokens of conflicts with it."""


def check(table: ClassicState, sealers: int) -> None:
    """Raise ``Impossible`` with the reason where the position cannot be.

    The sealers are those seats that have sealed something of the decision in hand. What is seen
    through somebody's eyes holds unknown cards, which are not looked for.
    """
    check_pending(table, sealers)
    _check_boards(table)
    _check_treasuries(table)
    _check_buildings(table)
    check_deeds(table)
    for check_part in [PARTS[part.name] for part in table.parts] or [check_tokens]:
        check_part(table)
    _check_mixed(table)
    for age in AGES[: table.age]:
        _check_copies(table, age)
    check_draws(table)
    if table.eyes == EVERYTHING:
        _check_hands(table)
        _check_discards(table)
        check_flow(table)
    else:
        check_memory(table, NOBODY if table.eyes == ONLOOKER else table.eyes - 1)


# Cities


def _check_boards(table: ClassicState) -> None:
    option = table.game.options["sides"]
    for number, city in enumerate(table.cities):
        if city.board < 0 or has_unturned_board(table, number):
            continue
        side = SIDES[city.board & 1]
        if option in SIDES and side != option:
            raise Impossible("impossible-side", city=number + 1, side=side, option="sides")


def _check_treasuries(table: ClassicState) -> None:
    """Before the first cards are played nobody has more or less than at the beginning (C7)."""
    has_begun = table.age > 1 or table.round > 1 or has_acted(table)
    for number, city in enumerate(table.cities):
        if not has_begun and city.coins != START_COINS:
            raise Impossible("impossible-treasury", city=number + 1)


def _check_buildings(table: ClassicState) -> None:
    catalog = table.catalog
    for city in table.cities:
        for age in AGES:
            for kind in members_of(city.built[age - 1]):
                twin = catalog.same_as[(age - 1) * PER_AGE + kind]
                if age > table.age:
                    raise Impossible("impossible-too-early", card=card_name(table, age, kind))
                if twin != NO_CARD and city.has(twin):
                    raise Impossible("impossible-same-building", card=card_name(table, age, kind))


# Cards


def _check_mixed(table: ClassicState) -> None:
    """As many of each group join the deck of an age as the number of cities says (C3, C129)."""
    for age in AGES[: table.age]:
        is_now = age == table.age
        met = _met(table, age)
        for number, group in enumerate(table.catalog.mixed_in[age - 1]):
            expected = group.number - (groups_to_mix(table).get(number, 0) if is_now else 0)
            mixed = expected
            if is_now and table.eyes == EVERYTHING:
                mixed = size(table.drawn & group.members)
            most = max(mixed, size(met & group.members))
            if mixed != expected or most > expected:
                raise wrong_amount("mixed_in", most, expected)


def _met(table: ClassicState, age: int) -> int:
    """Return the set of an age's cards that were used, are in hands or have been seen."""
    met = {deed.kind for deed in deeds_in(table, age)} | {*_in_hands(table, age)}
    for look in range(LOOKS):
        met.update(cards_of(table.seen, (look * len(AGES) + age - 1) * LAYERS))
    cards = set_of(sorted(met))
    for city in table.cities:
        cards |= int(city.built[age - 1])
    return cards


def _in_hands(table: ClassicState, age: int) -> list[int]:
    """List the cards of all hands; of an earlier age those that somebody remembers."""
    piles = [table.hand_pile(age, hand) for hand in range(table.catalog.players)]
    return [kind for pile in piles for kind in cards_of(table.hands, pile)]


def _check_copies(table: ClassicState, age: int) -> None:
    """No card is there more often than it is printed for this number of players (C2)."""
    met = Counter(_in_hands(table, age))
    met.update(deed.kind for deed in deeds_in(table, age))
    if age == table.age:
        met.update(cards_of(table.deck, 0))
    printed = whole_deck(table, age)
    if age < table.age or table.eyes != EVERYTHING:
        for group in table.catalog.mixed_in[age - 1]:
            printed.update(set(members_of(group.members)) - printed.keys())
    for kind, found in sorted(met.items()):
        if found > printed[kind]:
            card = card_name(table, age, kind)
            raise Impossible("impossible-copies", card=card, given=found, expected=printed[kind])


def _check_hands(table: ClassicState) -> None:
    """Everybody holds as many cards as the round has it, and the deck has the others."""
    catalog = table.catalog
    if table.age == 0:
        return
    for seat in range(catalog.players):
        held = height(table.hands, table.hand_at(seat))
        expected = size_of_hand(table, seat)
        if held != expected:
            raise Impossible("impossible-hand", player=seat + 1, given=held, expected=expected)
    for age in AGES[: table.age - 1]:
        if _in_hands(table, age):
            raise wrong_amount("remembered", len(_in_hands(table, age)), 0)
    used = len(deeds_in(table, table.age)) + len(_in_hands(table, table.age))
    expected = whole_deck(table, table.age).total() - used
    if height(table.deck, 0) != expected:
        raise wrong_amount("deck", height(table.deck, 0), expected)


def _check_discards(table: ClassicState) -> None:
    """The discard pile holds what was sold or left over and is not built (C18)."""
    for age in AGES:
        lying = Counter(cards_of(table.discards, (age - 1) * LAYERS))
        expected = Counter(lying_in_discards(table, age))
        for kind in sorted((lying | expected).keys()):
            if lying[kind] != expected[kind]:
                raise Impossible("impossible-discards", card=card_name(table, age, kind))
    if any(table.seen):
        raise wrong_amount("seen", sum(size(pile) for pile in table.seen), 0)
