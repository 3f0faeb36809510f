"""Whether a position of Duel can come about: every piece once, nothing against the rules."""

from __future__ import annotations

from collections.abc import Iterator

from thaumata.duel.catalog import Deck
from thaumata.duel.military import CAPITAL, TOKEN_DISTANCE
from thaumata.duel.names import MILITARY, SCIENTIFIC
from thaumata.duel.science import SUPREMACY, different_symbols
from thaumata.duel.state import DuelState
from thaumata.duel.wonders import LIMIT
from thaumata.kit.bits import members_of, size
from thaumata.position.duel_pending import check_board, check_ended, check_running
from thaumata.position.impossible import Impossible


def check(duel: DuelState) -> None:
    """Raise ``Impossible`` with the reason where the position cannot be."""
    _check_cards(duel)
    if duel.age:
        _check_structure(duel)
    _check_wonders(duel)
    _check_tokens(duel)
    _check_track(duel)
    check_board(duel)
    if duel.ended == 0:
        check_running(duel)
    else:
        check_ended(duel)


def _places_of_cards(duel: DuelState) -> Iterator[int]:
    for age in range(3):
        for cards in (
            duel.first_city.built[age],
            duel.second_city.built[age],
            duel.discards[age],
        ):
            yield from (age * 64 + n for n in members_of(cards))
    for wonder in members_of(duel.first_city.wonders_built | duel.second_city.wonders_built):
        yield duel.under[wonder]


def _check_cards(duel: DuelState) -> None:
    names = duel.game.names["card"]
    taken = list(_places_of_cards(duel))
    shown = [duel.slots[slot] for slot in members_of(duel.known)]
    everywhere = taken + shown
    for card in everywhere:
        if everywhere.count(card) > 1:
            raise Impossible("impossible-card-twice", card=names[card])
        if card >> 6 >= duel.age:
            raise Impossible("impossible-too-early", card=names[card])
    for age in range(duel.age):
        is_current = age == duel.age - 1
        for number, deck in enumerate(duel.catalog.decks[age]):
            gone = sum(1 for card in taken if card >> 6 == age and deck.members >> (card & 63) & 1)
            still_there = _slots_left(duel, number) if is_current else 0
            if gone + still_there != deck.dealt and not _is_laying_out(duel, is_current):
                raise Impossible(
                    "impossible-count",
                    what=deck.back,
                    given=gone + still_there,
                    expected=str(deck.dealt),
                )


def _is_laying_out(duel: DuelState, is_current: bool) -> bool:
    return is_current and duel.decision() == "lay_back"


def _slots_left(duel: DuelState, deck: int) -> int:
    return sum(1 for slot in members_of(duel.present) if duel.backs >> 2 * slot & 3 == deck)


def _check_structure(duel: DuelState) -> None:
    layout = duel.layout()
    for slot in range(layout.size):
        name = layout.names[slot]
        bit = 2**slot
        if not duel.present & bit:
            if layout.covered_by[slot] & duel.present:
                raise Impossible("impossible-slot-covered", slot=name)
            continue
        if duel.to_deal & bit:
            continue
        is_known = bool(duel.known & bit)
        is_due = bool(duel.accessible & bit)
        is_settled = duel.decision() in ("turn", "starter")
        must_show = bool(layout.face_up & bit) or (is_due and is_settled)
        may_show = must_show or is_due
        if (must_show and not is_known) or (is_known and not may_show):
            raise Impossible("impossible-slot-face", slot=name)
        if is_known and not _is_from(duel.deck(slot), duel.slots[slot]):
            raise Impossible("impossible-back", slot=name)


def _is_from(deck: Deck, card: int) -> bool:
    return card >> 6 == deck.home and bool(deck.members >> (card & 63) & 1)


def _check_wonders(duel: DuelState) -> None:
    mine, theirs = duel.first_city, duel.second_city
    groups = [
        mine.wonders,
        mine.wonders_built,
        theirs.wonders,
        theirs.wonders_built,
        duel.shown,
        duel.wonder_pool,
    ]
    together = 0
    for group in groups:
        if together & group:
            raise Impossible("impossible-wonders")
        together |= group
    built = size(mine.wonders_built) + size(theirs.wonders_built)
    waiting = size(mine.wonders) + size(theirs.wonders)
    drafted = size(duel.catalog.all_wonders) - size(duel.wonder_pool | duel.shown)
    is_over_limit = built > LIMIT or (built == LIMIT and waiting > 0)
    if is_over_limit or any(size(c.wonders | c.wonders_built) > 4 for c in (mine, theirs)):
        raise Impossible("impossible-wonders")
    if drafted - built - waiting not in ((1,) if built == LIMIT else (0,)):
        raise Impossible("impossible-wonders")


def _check_tokens(duel: DuelState) -> None:
    groups = [
        duel.board,
        duel.box,
        duel.drawn,
        duel.first_city.progress,
        duel.second_city.progress,
    ]
    total = sum(size(group) for group in groups)
    together = 0
    for group in groups:
        together |= group
    tokens = len(duel.catalog.tokens)
    if total != tokens or size(together) != tokens:
        raise Impossible("impossible-count", what="progress", given=total, expected=str(tokens))


def _check_track(duel: DuelState) -> None:
    for side, distance in ((1, duel.pawn), (0, -duel.pawn)):
        for token, needed in enumerate(TOKEN_DISTANCE):
            if distance >= needed and duel.military_tokens >> 2 * side + token & 1:
                raise Impossible("impossible-pawn", pawn=duel.pawn)
    if duel.pawn in (-CAPITAL, CAPITAL) and duel.ended != MILITARY:
        raise Impossible("impossible-over")
    for city in (duel.first_city, duel.second_city):
        if different_symbols(city.symbols) >= SUPREMACY and duel.ended != SCIENTIFIC:
            raise Impossible("impossible-over")
