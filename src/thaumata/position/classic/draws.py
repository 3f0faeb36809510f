"""Whether cards of the Free City's pile can have been drawn as a position says (C115-C123)."""

from __future__ import annotations

from collections import Counter

from thaumata.classic.names import DRAW_FROM_PILE, FREE_CITY
from thaumata.classic.state import ClassicState, kind_in
from thaumata.kit.counts import counts_of
from thaumata.kit.piles import cards_of
from thaumata.position.classic.past import AGES, deed_at, has_acted, is_ahead, last_place
from thaumata.position.classic.words import card_name, wrong_amount
from thaumata.position.impossible import Impossible


def check_draws(table: ClassicState) -> None:
    """A card of the pile is drawn in every round, if there is a pile (C117)."""
    catalog = table.catalog
    for age in AGES:
        expected = 0
        if has_pile(table) and age < table.age:
            expected = catalog.rounds
        elif has_pile(table) and age == table.age:
            is_drawing = is_ahead(table, DRAW_FROM_PILE) and not has_acted(table)
            expected = table.round - 1 if is_drawing else table.round
        if len(_draws(table, age)) != expected:
            raise wrong_amount("draws", len(_draws(table, age)), expected)


def has_pile(table: ClassicState) -> bool:
    """Tell whether there is a Free City."""
    return table.catalog.players < table.catalog.cities


def _draws(table: ClassicState, age: int) -> list[int]:
    return [
        int(kind_in(draw)) for draw in counts_of(table.draws[age - 1], table.catalog.rounds) if draw
    ]


def check_flow(table: ClassicState) -> None:
    """Take the rounds of a game for two back: what was drawn must be in the hand (C123, C222)."""
    if not has_pile(table):
        return
    for age in AGES[: table.age]:
        draws = _draws(table, age)
        hands = [
            Counter(cards_of(table.hands, table.hand_pile(age, hand)))
            for hand in range(table.catalog.players)
        ]
        for round in range(len(draws), 0, -1):
            for city in range(table.catalog.cities):
                seat = table.decided_by(age, round, city)
                hand = hands[table.hand_number(age, round, seat)]
                hand.update(_taken(table, age, round, city))
            seat = table.decided_by(age, round, FREE_CITY)
            hand = hands[table.hand_number(age, round, seat)]
            drawn = draws[round - 1]
            if hand[drawn] == 0:
                raise Impossible("impossible-draw", card=card_name(table, age, drawn))
            hand[drawn] -= 1


def _taken(table: ClassicState, age: int, round: int, city: int) -> list[int]:
    """List the cards that were taken from a hand for a city in a round."""
    deeds = [deed_at(table, age, round, city)]
    if round == table.catalog.rounds and city != FREE_CITY:
        deeds.append(deed_at(table, age, last_place(table), city))
    return [int(kind_in(deed)) for deed in deeds if deed]
