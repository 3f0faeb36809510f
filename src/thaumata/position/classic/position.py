"""The position of a game of Classic: the place of every piece."""

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
    SPECTATOR,
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
"""Stands for an unknown card."""

Row = TypeVar("Row", list[str], str)

DEFEAT: Final = -1
"""The value of a Defeat token (C99)."""

SPECTATORS: Final = -1
"""Stands for a spectator in place of a seat."""

_SEEN_BY: Final = {EVERYTHING: None, SPECTATOR: SPECTATORS}


class ClassicCityPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One city with its board."""

    coins: int = START_COINS
    board: str | None = None
    """The id of the board; by default, once ages are played, the first one that no city has."""

    side: str | None = None
    """``A`` or ``B``; by default the first that the option allows, or not chosen yet."""

    stages: int = 0
    cards: list[str] = []
    """The buildings in the city."""

    raised: list[str | None] = []
    """For each stage or card that allowed it, the card built from the discard pile, or null."""

    power_used: bool = False
    """Whether the free build of this age is used (C74)."""

    tokens: list[int] = []
    """Conflict tokens by value, -1 for a defeat."""

    deeds: list[list[str]] = []
    """For each age the uses of the card of each round, and then of the last card: ``build baths``,
    ``stage baths``, ``sell baths``, ``left baths``; ``?`` is an unknown card. An empty text means
    that the round is not given."""


class ClassicPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position of Classic. Omitted fields are as at the start of a game."""

    variant: str
    options: dict[str, str] = {}
    whole: bool = False
    """Whether the position is complete, as ``dump`` sets it for a table of a game: then all cards
    are counted. Otherwise missing cards are out of the game, as in a puzzle."""

    age: int = 1
    round: int | None = None
    """The round of the age; 0 while cards are dealt, and during the set-up. By default the first
    that fits the size of the hands if no deeds and no agenda are given, otherwise 1."""

    cities: list[ClassicCityPosition] = []
    """The cities clockwise; with two players the third is the Free City."""

    hands: list[list[str]] = []
    """The hand of each seat; ``?`` is an unknown card. As known to a seat, the hand of another may
    list more cards than it has: those it may have. In a puzzle, an omitted hand has the first cards
    of the age that are nowhere else."""

    seen_by: int | None = None
    """Whose knowledge the table shows: a seat, or -1 for a spectator; null if everything is
    known."""

    remembered: dict[str, list[list[str]]] = {}
    """As known to a seat: for a past age, the cards that were in a hand and of which nothing else
    is known, by the seat that the hand was dealt to."""

    seen: list[list[str]] = []
    """As known to a seat: the cards that each look at the discard pile has revealed."""

    mixed_in: list[str] | None = None
    """The guilds and black cards in the deck of this age; by default those that were seen."""

    deck: list[str] | None = None
    """Cards of this age that are not dealt: the pile of the Free City, or the rest of a deck that
    is being dealt. By default those that are nowhere else."""

    draws: list[list[str]] = []
    """For each age the cards that were drawn from the Free City's pile, round by round."""

    discards: list[str] | None = None
    """The discard pile; by default the cards that were sold or left over and are in no city."""

    sealed: dict[str, list[str]] = {}
    """The sealed actions of each seat for the current decision."""

    agenda: list[AgendaPosition] | None = None
    """The agenda, the next entry first; by default each seat chooses a card."""

    outcome: OutcomePosition | None = None
    parts: dict[str, dict[str, Any]] = {}
    """The data of each expansion, by its name."""


def write_classic(state: State) -> ClassicPosition:
    """Convert a state of Classic to a position."""
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
    if _seen_by(table) is None:  # all is known, even if deeds are missing
        return known
    return [*known, *[FACE_DOWN] * (size_of_hand(table, seat) - len(known))]


def _seen_by(table: ClassicState) -> int | None:
    """Return the seat, or ``SPECTATORS``, whose knowledge the table shows; None if all is known."""
    return _SEEN_BY.get(table.seen_by, table.seen_by - 1)


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
    """Remove the ages or rounds at the end that have not come yet."""
    while rows and not rows[-1]:
        rows = rows[:-1]
    return rows
