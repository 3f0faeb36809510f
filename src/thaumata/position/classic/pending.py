"""Whether what a position of Classic leaves to be decided, or how it says it ended, can be."""

from __future__ import annotations

from typing import Final

from thaumata.agenda import argument_of, kind_of, seats_of
from thaumata.classic.city import NO_BOARD
from thaumata.classic.names import (
    BEGIN_AGE,
    BEGIN_ROUND,
    CHOOSE,
    DEAL_BOARDS,
    DEAL_HANDS,
    DISCARD_BUILD,
    DRAW_FROM_PILE,
    END_ROUND,
    LAST_CARD,
    LEFT_OVER,
    MIX_IN,
    NEXT_ROUND,
    SIDE,
)
from thaumata.classic.scoring import end_game
from thaumata.classic.state import EVERYTHING, NOTHING_BUILT, ClassicState
from thaumata.game import NATURE_BIT
from thaumata.position.classic.past import Look, has_acted, looks
from thaumata.position.classic.words import wrong_amount
from thaumata.position.impossible import Impossible
from thaumata.proof.classic.expansions import part_checks

Entry = tuple[int, int, int]
"""A kind of decision or step, its argument, and whom it asks."""

_GROUP: Final = 64
"""What the number of a group of mixed-in cards is multiplied by in an argument."""


def check_pending(table: ClassicState, sealers: int) -> None:
    """Check what must be decided, or how the game ended."""
    if table.ended:
        _check_ended(table)
        return
    entries = _agenda(table)
    kind, argument, seats = entries[0]
    is_sealing = table.game.decisions[kind].seals
    everybody = _asked_by_part(table, kind) or 2**table.catalog.players - 1
    if is_sealing and seats & ~everybody == 0 and seats | sealers == everybody:
        seats = everybody
    if not is_sealing and sealers:
        raise Impossible("impossible-pending", pending=table.decision())
    for expected in _possible(table, kind, argument):
        if [(kind, argument, seats), *entries[1:]] == expected:
            return
    raise Impossible("impossible-pending", pending=table.decision())


def _asked_by_part(table: ClassicState, kind: int) -> int:
    """Return the mask of seats that a decision of an expansion asks; 0 for any other."""
    if kind in (CHOOSE, SIDE):
        return 0
    return max((int(part.asked(table, kind)) for part in part_checks(table.game)), default=0)


def _agenda(table: ClassicState) -> list[Entry]:
    """List the agenda, the next first."""
    entries = [table.agenda[depth] for depth in range(table.depth - 1, -1, -1)]
    return [
        (int(kind_of(entry)), int(argument_of(entry)), int(seats_of(entry))) for entry in entries
    ]


def groups_to_mix(table: ClassicState) -> dict[int, int]:
    """Return for each group how many of its cards are still to be mixed into the deck."""
    return {
        argument // _GROUP: argument % _GROUP
        for kind, argument, _ in _agenda(table)
        if kind == MIX_IN
    }


def _possible(table: ClassicState, kind: int, argument: int) -> list[list[Entry]]:
    """Return the agendas that can begin with a decision at this moment."""
    if table.age == 0:
        return _setting_up(table, kind, argument)
    if table.round == 0:
        return _dealing(table, kind, argument)
    if has_acted(table):
        return _ending_round(table, kind, argument)
    return _choosing(table, kind)


def _setting_up(table: ClassicState, kind: int, argument: int) -> list[list[Entry]]:
    everybody = 2**table.catalog.players - 1
    chosen = [(SIDE, 0, everybody)] if table.game.options["sides"] == "choose" else []
    dealt = [city.board != NO_BOARD for city in table.cities]
    cities = range(table.catalog.cities)
    if kind == SIDE and all(dealt):
        return [[*chosen, (BEGIN_AGE, 0, 0)]]
    if kind != DEAL_BOARDS or dealt != [city < argument for city in cities]:
        return []
    boards = [(DEAL_BOARDS, city, NATURE_BIT) for city in cities[argument:]]
    return [[*boards, *chosen, (BEGIN_AGE, 0, 0)]]


def _dealing(table: ClassicState, kind: int, argument: int) -> list[list[Entry]]:
    after = [(DEAL_HANDS, 0, NATURE_BIT), (BEGIN_ROUND, 0, 0)]
    if kind == DEAL_HANDS and argument < table.catalog.hand_size * table.catalog.players:
        return [[(DEAL_HANDS, argument, NATURE_BIT), *after[1:]]]
    groups = table.catalog.mixed_in[table.age - 1]
    waiting = [
        (MIX_IN, number * _GROUP + group.number, NATURE_BIT)
        for number, group in enumerate(groups[: argument // _GROUP])
    ]
    return [[(MIX_IN, argument, NATURE_BIT), *reversed(waiting), *after]]


def _choosing(table: ClassicState, kind: int) -> list[list[Entry]]:
    catalog = table.catalog
    choose = (CHOOSE, 0, 2**catalog.players - 1)
    if kind == DRAW_FROM_PILE and catalog.players < catalog.cities:
        dealt = catalog.hand_size * catalog.players + table.round - 1
        return [[(DRAW_FROM_PILE, dealt, NATURE_BIT), choose]]
    return [[choose]]


def _ending_round(table: ClassicState, kind: int, argument: int) -> list[list[Entry]]:
    catalog = table.catalog
    if kind == DISCARD_BUILD:
        now = Look(argument, int(table.age), int(table.round), NOTHING_BUILT)
        if looks(table)[-1:] != [now] or _has_nothing_to_raise(table):
            return []
        return [[(DISCARD_BUILD, argument, 2 ** table.decider(argument)), (END_ROUND, 0, 0)]]
    if asked := _asked_by_part(table, kind):
        return [[(kind, 0, asked), (NEXT_ROUND, 0, 0)]]
    if table.round < catalog.rounds:
        return []
    last_cards = [
        (LAST_CARD, number, int(2 ** table.decider(number)))
        for number in reversed(range(catalog.cities))
        if table.cities[number].plays_last_card
    ]
    after = [(LEFT_OVER, 0, 0), (END_ROUND, 0, 0)]
    if kind == DRAW_FROM_PILE and catalog.players < catalog.cities:
        dealt = catalog.hand_size * catalog.cities - 1
        return [[(DRAW_FROM_PILE, dealt, NATURE_BIT), *last_cards, *after]]
    return [[*[entry for entry in last_cards if entry[1] <= argument], *after]]


def _has_nothing_to_raise(table: ClassicState) -> bool:
    """Tell whether nobody would be asked, for there is nothing to build (C84)."""
    argument = argument_of(table.agenda[table.depth - 1])
    return table.eyes == EVERYTHING and table.asked.is_void(table, argument)


def _check_ended(table: ClassicState) -> None:
    if table.age != 3 or table.round != table.catalog.rounds:
        raise wrong_amount("round", table.round, table.catalog.rounds)
    again = table.copy()
    assert isinstance(again, ClassicState)
    end_game(again)
    if (again.ended, again.winners) != (table.ended, table.winners):
        raise Impossible("impossible-over")
