"""Whether a position of Duel can come about: every piece once, nothing against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from thaumata.agenda import argument_of, kind_of
from thaumata.duel.catalog import Deck
from thaumata.duel.military import CAPITAL, TOKEN_DISTANCE
from thaumata.duel.names import LAY_BACK, MILITARY, SCIENTIFIC
from thaumata.duel.science import SUPREMACY, different_symbols
from thaumata.duel.state import DuelState
from thaumata.duel.wonders import LIMIT
from thaumata.kit.bits import members_of, size
from thaumata.position.duel.agora_checks import check_agora
from thaumata.position.duel.pantheon_checks import check_pantheon
from thaumata.position.duel.past import check_past
from thaumata.position.duel.pending import check_board, check_ended, check_running
from thaumata.position.impossible import Impossible, miscount, named
from thaumata.proof.duel.expansions import part_checks

PARTS: Final[Mapping[str, Callable[[DuelState], None]]] = {
    "pantheon": check_pantheon,
    "agora": check_agora,
}
"""For each part that an expansion adds what checks it."""


def check(duel: DuelState) -> None:
    """Raise ``Impossible`` with the reason where the position cannot be."""
    _check_cards(duel)
    if duel.age:
        _check_structure(duel)
    _check_wonders(duel)
    _check_tokens(duel)
    _check_track(duel)
    check_board(duel)
    for part in duel.parts:
        if part.name in PARTS:
            PARTS[part.name](duel)
    if duel.ended == 0:
        check_running(duel)
    else:
        check_ended(duel)
    check_past(duel)


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
    for part in part_checks(duel.game):
        for age in range(3):
            yield from (age * 64 + n for n in members_of(part.cards(duel, age)))


def _check_cards(duel: DuelState) -> None:
    names = duel.game.names["card"]
    taken = list(_places_of_cards(duel))
    shown = [duel.slots[slot] for slot in members_of(duel.known)]
    everywhere = taken + shown
    for card in everywhere:
        if everywhere.count(card) > 1:
            raise Impossible("impossible-card-twice", card=named("card", names[card]))
        if card >> 6 >= duel.age:
            raise Impossible("impossible-too-early", card=named("card", names[card]))
    if _is_laying_out(duel):
        _check_backs(duel)
    else:
        for age in range(duel.age):
            for deck in duel.catalog.decks[age]:
                if deck.home == age:
                    _check_deck(duel, deck, sum(1 for card in taken if _is_from(deck, card)))


def _check_deck(duel: DuelState, deck: Deck, gone: int) -> None:
    """Compare the cards of a deck, which may go on in later ages, with what was dealt."""
    decks = [other for age in range(duel.age) for other in duel.catalog.decks[age]]
    dealt = sum(other.dealt for other in decks if other.back == deck.back)
    for part in part_checks(duel.game):
        dealt += size(part.cards_brought_in(duel, deck.home) & deck.members)
    lying = sum(1 for slot in members_of(duel.present) if duel.deck(slot).back == deck.back)
    if gone + lying != dealt:
        raise miscount(deck.back, gone + lying, dealt)


def _check_backs(duel: DuelState) -> None:
    """While backs are laid out, those that lie and those still to come make up their decks."""
    entries = [duel.agenda[depth] for depth in range(duel.depth)]
    for number, deck in enumerate(duel.catalog.decks[duel.age - 1]):
        coming = [e for e in entries if kind_of(e) == LAY_BACK and argument_of(e) == number]
        laid = sum(1 for slot in range(duel.layout().size) if duel.deck(slot) is deck)
        if number and laid + len(coming) != deck.dealt:
            raise miscount(deck.back, laid + len(coming), deck.dealt)


def _is_laying_out(duel: DuelState) -> bool:
    kinds = [kind_of(duel.agenda[depth]) for depth in range(duel.depth)]
    return LAY_BACK in kinds


def _check_structure(duel: DuelState) -> None:
    layout = duel.layout()
    may_have_holes = any(part.may_miss_covered_card(duel) for part in part_checks(duel.game))
    for slot in range(layout.size):
        name = layout.names[slot]
        bit = 2**slot
        if not duel.present & bit:
            if layout.covered_by[slot] & duel.present and not may_have_holes:
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
    parts = part_checks(duel.game)
    is_fair = any(part.may_give_wonders_away(duel) for part in parts) or all(
        size(city.wonders | city.wonders_built) <= 4 for city in (mine, theirs)
    )
    if is_over_limit or not is_fair:
        raise Impossible("impossible-wonders")
    gone = drafted - built - waiting - (1 if built == LIMIT else 0)
    if gone not in range(1 + sum(part.wonders_gone(duel) for part in parts)):
        raise Impossible("impossible-wonders")


def _check_tokens(duel: DuelState) -> None:
    groups = [
        duel.board,
        duel.box,
        duel.drawn,
        duel.first_city.progress,
        duel.second_city.progress,
        *(part.progress_tokens(duel) for part in part_checks(duel.game)),
    ]
    total = sum(size(group) for group in groups)
    together = 0
    for group in groups:
        together |= group
    tokens = len(duel.catalog.tokens)
    if total != tokens or size(together) != tokens:
        raise miscount("progress", total, tokens)


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
