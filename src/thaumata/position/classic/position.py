"""The position of a game of Classic: what lies where, in the words of the game."""

from __future__ import annotations

from typing import Any, Final, TypeVar, cast

import msgspec

from thaumata.classic.catalog import PER_AGE
from thaumata.classic.city import NO_BOARD, POWER_USED, City
from thaumata.classic.conflicts import VICTORY
from thaumata.classic.names import SIDES
from thaumata.classic.setup import START_COINS
from thaumata.classic.state import (
    EVERYTHING,
    LOOKS,
    NOTHING_BUILT,
    ONLOOKER,
    UNKNOWN,
    ClassicState,
    kind_in,
    use_of,
)
from thaumata.game import State
from thaumata.kit.bits import members_of
from thaumata.kit.counts import counts_of
from thaumata.kit.piles import LAYERS, cards_of
from thaumata.position.agenda import (
    AgendaPosition,
    OutcomePosition,
    write_agenda,
    write_outcome,
)
from thaumata.position.classic.deeds import (
    AGES,
    USES,
    deed_at,
    has_unturned_board,
    last_place,
    left_in_deck,
    looks,
    lying_in_discards,
    seen_of_mixed,
    size_of_hand,
)
from thaumata.position.classic.expansions import EXPANSIONS
from thaumata.position.parts import write_parts

FACE_DOWN: Final = "?"
"""Stands for a card that is not known."""

Row = TypeVar("Row", list[str], str)

DEFEAT: Final = -1
"""What a defeat token is worth (C99)."""

ONLOOKERS: Final = -1
"""Stands for the seat of somebody who looks on."""

_SEEN_BY: Final = {EVERYTHING: None, ONLOOKER: ONLOOKERS}


class ClassicCityPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One city with its board."""

    coins: int = START_COINS
    board: str | None = None
    """The city on the board; left out once ages are played: the first that nobody has."""

    side: str | None = None
    """``A`` or ``B``; left out: the first that the option allows, or not chosen yet."""

    stages: int = 0
    cards: list[str] = []
    """The buildings in the city."""

    raised: list[str | None] = []
    """For each stage or card that allowed it what the city has built from the discard pile, or
    null."""

    power_used: bool = False
    """Whether the free build of this age is used (C74)."""

    tokens: list[int] = []
    """Conflict tokens by value, -1 for a defeat."""

    deeds: list[list[str]] = []
    """For each age what the city did in each round, and then with its last card: ``build baths``,
    ``stage baths``, ``sell baths``, ``left baths``; ``?`` is a card that is not known. Of a round
    with an empty text nothing is told."""


class ClassicPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position of Classic. What is left out is as at the beginning of a game."""

    variant: str
    options: dict[str, str] = {}
    whole: bool = False
    """Whether nothing is left out, as ``dump`` says of the table of a game: then everything is
    counted. Otherwise cards that are nowhere are out of the game, as in a puzzle."""

    age: int = 1
    round: int | None = None
    """The round of the age; 0 while cards are dealt, and during the set-up. Left out: the first
    that fits the size of the hands, where no deeds and no agenda are told, otherwise 1."""

    cities: list[ClassicCityPosition] = []
    """The cities clockwise; with two players the third is the Free City."""

    hands: list[list[str]] = []
    """What each seat holds; ``?`` is a card that is not known. As known to a seat, the hand of
    another may list more than it holds: the cards that it may hold. In a puzzle a hand that is left
    out has the first cards of the age that are nowhere else."""

    seen_by: int | None = None
    """Through whose eyes the table is seen: those of a seat, or -1 for an onlooker; null where
    everything is known."""

    remembered: dict[str, list[list[str]]] = {}
    """Through the eyes of a seat: for an age that is over the cards of which the seat knows no more
    than that they were in a hand, by the seat that the hand was dealt to."""

    seen: list[list[str]] = []
    """Through the eyes of a seat: what each look at the discard pile has brought to light."""

    mixed_in: list[str] | None = None
    """The guilds and black cards in the deck of this age; left out: those that were seen."""

    deck: list[str] | None = None
    """Cards of this age that are not dealt: the pile of the Free City, or the rest of a deck that
    is being dealt. Left out: those that are nowhere else."""

    draws: list[list[str]] = []
    """For each age the cards that were drawn from the Free City's pile, round by round."""

    discards: list[str] | None = None
    """The discard pile; left out: what was sold or left over and stands in no city."""

    sealed: dict[str, list[str]] = {}
    """For each seat what it has sealed of the decision in hand, as actions."""

    agenda: list[AgendaPosition] | None = None
    """What must be decided, the next first; left out: everybody chooses a card."""

    outcome: OutcomePosition | None = None
    parts: dict[str, dict[str, Any]] = {}
    """What each expansion adds to the table, by its name."""


def write_classic(state: State) -> ClassicPosition:
    """Write a state of Classic as a position."""
    table = cast(ClassicState, state)
    seats = range(table.catalog.players)
    rounds = table.catalog.rounds
    deck = cards_of(table.deck, 0)
    position = ClassicPosition(
        variant=table.game.variant,
        options=dict(table.game.options),
        age=table.age,
        round=table.round,
        cities=[_city(table, number) for number in range(table.catalog.cities)],
        hands=[_hand(table, seat) for seat in seats] if table.age else [],
        seen_by=_seen_by(table),
        remembered=_remembered(table),
        seen=_without_empty([_seen(table, look) for look in range(LOOKS)]),
        draws=_without_empty(
            [
                _without_empty(
                    [
                        _card(table, age, kind_in(draw)) if draw else ""
                        for draw in counts_of(row, rounds)
                    ]
                )
                for age, row in zip(AGES, table.draws, strict=True)
            ]
        ),
        sealed={
            str(seat): [table.game.text(table, seat, action) for action in sealed]
            for seat in seats
            if (sealed := table.sealed_by(seat))
        },
        agenda=write_agenda(table) if table.pending else None,
        outcome=write_outcome(table),
        parts={name: data for name, data in write_parts(table, EXPANSIONS).items() if data},
    )
    if table.drawn != seen_of_mixed(table):
        position.mixed_in = [_card(table, table.age, kind) for kind in members_of(table.drawn)]
    if deck != left_in_deck(table):
        position.deck = [_card(table, table.age, kind) for kind in deck]
    discards = [cards_of(table.discards, LAYERS * (age - 1)) for age in AGES]
    if discards != [lying_in_discards(table, age) for age in AGES]:
        position.discards = [
            _card(table, age, kind)
            for age, kinds in zip(AGES, discards, strict=True)
            for kind in kinds
        ]
    return position


def _city(table: ClassicState, number: int) -> ClassicCityPosition:
    city = table.cities[number]
    position = ClassicCityPosition(
        coins=city.coins,
        stages=city.stages,
        cards=[_card(table, age, n) for age in AGES for n in members_of(city.built[age - 1])],
        raised=_raised(table, number),
        power_used=city.power == POWER_USED,
        tokens=_tokens(city),
        deeds=_without_empty([_deeds(table, age, number) for age in AGES]),
    )
    if city.board != NO_BOARD:
        position.board = table.game.names["board"][city.board >> 1]
        if not has_unturned_board(table, number):
            position.side = SIDES[city.board & 1]
    return position


def _raised(table: ClassicState, number: int) -> list[str | None]:
    cards = table.game.names["card"]
    raised = [
        None if look.card == NOTHING_BUILT else cards[look.card]
        for look in looks(table)
        if look.city == number
    ]
    return raised if any(raised) else []


def _seen(table: ClassicState, look: int) -> list[str]:
    piles = [(age, (look * len(AGES) + age - 1) * LAYERS) for age in AGES]
    return [_card(table, age, kind) for age, pile in piles for kind in cards_of(table.seen, pile)]


def _tokens(city: City) -> list[int]:
    won = zip(VICTORY, counts_of(city.victories, len(VICTORY)), strict=True)
    return [*(value for value, count in won for _ in range(count)), *[DEFEAT] * city.defeats]


def _deeds(table: ClassicState, age: int, city: int) -> list[str]:
    deeds = [deed_at(table, age, place, city) for place in range(1, last_place(table) + 1)]
    return _without_empty(
        [
            f"{USES[use_of(deed)]} {_card(table, age, kind_in(deed))}" if deed else ""
            for deed in deeds
        ]
    )


def _card(table: ClassicState, age: int, kind: int) -> str:
    if kind == UNKNOWN:
        return FACE_DOWN
    return table.game.names["card"][(age - 1) * PER_AGE + kind]


def _hand(table: ClassicState, seat: int) -> list[str]:
    known = [_card(table, table.age, kind) for kind in cards_of(table.hands, table.hand_at(seat))]
    if _seen_by(table) is None:  # all is known, even where deeds were left out
        return known
    return [*known, *[FACE_DOWN] * (size_of_hand(table, seat) - len(known))]


def _seen_by(table: ClassicState) -> int | None:
    """Return to whom the table is shown so, or None where all is known."""
    return _SEEN_BY.get(table.eyes, table.eyes - 1)


def _remembered(table: ClassicState) -> dict[str, list[list[str]]]:
    seats = range(table.catalog.players)
    piles = {
        str(age): [
            [_card(table, age, kind) for kind in cards_of(table.hands, table.hand_pile(age, seat))]
            for seat in seats
        ]
        for age in AGES
        if age != table.age
    }
    return {age: hands for age, hands in piles.items() if any(hands)}


def _without_empty(rows: list[Row]) -> list[Row]:
    """Leave out the ages or rounds that have not come yet."""
    while rows and not rows[-1]:
        rows = rows[:-1]
    return rows
