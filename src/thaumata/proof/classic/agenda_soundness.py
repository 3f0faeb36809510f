"""The agenda of a table of Classic: it follows from the age and the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from thaumata.agenda import argument_of, entry_of, kind_of, seats_of
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
from thaumata.classic.state import EVERYTHING, ClassicState
from thaumata.game import NATURE_BIT
from thaumata.kit.bits import BITS
from thaumata.proof.soundness import wrong_agenda

GROUP: Final = 64
"""The factor of the number of a group of mixed-in cards in an argument."""


def check_agenda(state: ClassicState, has_acted: bool, is_settling: bool) -> None:
    """Raise ``Unsound`` for an impossible agenda; only the seats of sealed choices may vary."""
    expected = _expected(state, has_acted, is_settling)
    top = state.depth - 1
    depth: i64 = top
    for entry in expected:
        if depth < 0:
            raise wrong_agenda(state, 0)
        given = state.agenda[depth]
        is_open = depth == top and state.asked.seals
        if kind_of(given) != kind_of(entry) or argument_of(given) != argument_of(entry):
            raise wrong_agenda(state, depth)
        if not is_open and seats_of(given) != seats_of(entry):
            raise wrong_agenda(state, depth)
        depth -= 1
    if depth >= 0:
        raise wrong_agenda(state, depth)


def _expected(state: ClassicState, has_acted: bool, is_settling: bool) -> list[int]:
    """Return the expected agenda from the current decision on, the next entry first."""
    top = state.agenda[state.depth - 1]
    kind = kind_of(top)
    argument = argument_of(top)
    if state.age == 0:
        return _setting_up(state, kind, argument)
    if state.round == 0:
        return _dealing(state, kind, argument)
    if has_acted:
        return _ending_round(state, top, is_settling)
    return _choosing(state, kind)


def _everybody(state: ClassicState) -> i64:
    return BITS[state.catalog.players] - 1


def _setting_up(state: ClassicState, kind: i64, argument: i64) -> list[int]:
    """Boards are dealt, then sides chosen if the option says so (C5, C6)."""
    rest = [entry_of(BEGIN_AGE, 0, 0)]
    if state.game.options["sides"] == "choose":
        rest = [entry_of(SIDE, 0, _everybody(state)), *rest]
    boards: list[int] = []
    first: i64 = argument if kind == DEAL_BOARDS else state.catalog.cities
    for number, city in enumerate(state.cities):
        if (city.board != NO_BOARD) != (number < first):
            return []
        if number >= first:
            boards.append(entry_of(DEAL_BOARDS, number, NATURE_BIT))
    return [*boards, *rest]


def _dealing(state: ClassicState, kind: i64, argument: i64) -> list[int]:
    """Guilds and other groups join the deck one after the other, then hands are dealt (C3, C4)."""
    catalog = state.catalog
    rest = [entry_of(BEGIN_ROUND, 0, 0)]
    if kind == DEAL_HANDS:
        is_dealing = argument < catalog.hand_size * catalog.players
        return [entry_of(DEAL_HANDS, argument, NATURE_BIT), *rest] if is_dealing else []
    entries = [entry_of(MIX_IN, argument, NATURE_BIT)]
    group = argument // GROUP - 1
    while group >= 0:
        if group >= len(catalog.mixed_in[state.age - 1]):
            return []
        number = catalog.mixed_in[state.age - 1][group].number
        entries.append(entry_of(MIX_IN, group * GROUP + number, NATURE_BIT))
        group -= 1
    return [*entries, entry_of(DEAL_HANDS, 0, NATURE_BIT), *rest]


def _choosing(state: ClassicState, kind: i64) -> list[int]:
    """All choose; with two players a card of the pile is drawn first (C117)."""
    catalog = state.catalog
    choose = entry_of(CHOOSE, 0, _everybody(state))
    if kind == DRAW_FROM_PILE and catalog.players < catalog.cities:
        dealt = catalog.hand_size * catalog.players + state.round - 1
        return [entry_of(DRAW_FROM_PILE, dealt, NATURE_BIT), choose]
    return [choose]


def _ending_round(state: ClassicState, top: i64, is_settling: bool) -> list[int]:
    """Last cards, builds from the discard pile, and settlements of an expansion (C203, C204)."""
    catalog = state.catalog
    kind = kind_of(top)
    argument = argument_of(top)
    if kind == DISCARD_BUILD:
        is_void = state.seen_by == EVERYTHING and state.asked.is_void(state, argument)
        if argument >= catalog.cities or is_void:
            return []
        decider = BITS[state.decider(argument)]
        return [entry_of(DISCARD_BUILD, argument, decider), entry_of(END_ROUND, 0, 0)]
    if is_settling:
        return [entry_of(kind, 0, 0), entry_of(NEXT_ROUND, 0, 0)]
    if state.round < catalog.rounds:
        return []
    entries: list[int] = []
    last: i64 = argument
    if kind == DRAW_FROM_PILE and catalog.players < catalog.cities:
        dealt = catalog.hand_size * catalog.cities - 1
        entries.append(entry_of(DRAW_FROM_PILE, dealt, NATURE_BIT))
        last = catalog.cities
    number: i64 = catalog.cities - 1
    while number >= 0:
        if state.cities[number].plays_last_card != 0 and number <= last:
            entries.append(entry_of(LAST_CARD, number, BITS[state.decider(number)]))
        number -= 1
    return [*entries, entry_of(LEFT_OVER, 0, 0), entry_of(END_ROUND, 0, 0)]
