"""Whether a Pantheon can come about: every god and token once, markers where they may be."""

from __future__ import annotations

from thaumata.agenda import kind_of
from thaumata.duel.names import GREEN
from thaumata.duel.pantheon import names
from thaumata.duel.pantheon.part import (
    DECK_PLACES,
    EMPTY,
    EVERYBODY,
    NO_MINERVA,
    NO_SNAKE,
    PLACES,
    PantheonPart,
    mythology_of,
    pantheon_of,
)
from thaumata.duel.state import DuelState
from thaumata.kit.bits import members_of, size
from thaumata.position.duel.pantheon_sources import is_active
from thaumata.position.duel.sources import has_icon
from thaumata.position.impossible import Impossible, miscount, named

_MARKS = range(5)
_SEATS = 3
_SHOWING = ("show_god", "draw_for_enki")


def check_pantheon(duel: DuelState) -> None:
    """Raise ``Impossible`` with the reason where a Pantheon cannot be."""
    part = pantheon_of(duel)
    _check_gods(duel, part)
    _check_activated(duel, part)
    _check_spaces(duel, part)
    _check_tokens(duel, part)
    _check_enki(duel, part)
    _check_markers(duel, part)
    for seat in (0, 1):
        has_astarte = bool(part.gods_of(seat) >> names.ASTARTE & 1)
        if duel.city(seat).reserve > (7 if has_astarte else 0):
            raise Impossible("impossible-coins", player=seat + 1)


def _gods_by_place(part: PantheonPart) -> list[int]:
    return [part.god_at[place] for place in range(PLACES) if part.god_at[place] != EMPTY]


def _check_gods(duel: DuelState, part: PantheonPart) -> None:
    ids = duel.game.names["god"]
    active = [*members_of(part.gods_of(0)), *members_of(part.gods_of(1))]
    everywhere = _gods_by_place(part) + active
    for god in everywhere:
        if god < names.HIDDEN and everywhere.count(god) > 1:
            raise Impossible("impossible-card-twice", card=named("god", ids[god]))
    for number, mythology in enumerate(names.MYTHOLOGIES):
        gods = sum(1 for god in everywhere if god != names.GATE and mythology_of(god) == number)
        if gods != names.GODS_EACH:
            raise miscount(mythology, gods, names.GODS_EACH)
    for place in range(PLACES):
        if 0 <= part.god_at[place] < names.GATE and part.known_to[place] == 0:
            raise _wrong(ids[part.god_at[place]])


def _check_activated(duel: DuelState, part: PantheonPart) -> None:
    """Before Age II only the Divine Theater activates a god, and Anubis may have ruined it."""
    if duel.age > 1 or is_active(duel, names.ANUBIS):
        return
    for seat in (0, 1):
        wonders = members_of(duel.city(seat).wonders_built)
        effects = [effect for wonder in wonders for effect in duel.catalog.wonder_effects[wonder]]
        if part.gods_of(seat) and not has_icon(effects, "reveal_one_deck"):
            raise _wrong(duel.game.names["god"][members_of(part.gods_of(seat))[0]])


def _wrong(god: str) -> Impossible:
    return Impossible("impossible-pantheon", piece=named("god", god))


def _wrong_token(token: str) -> Impossible:
    return Impossible("impossible-pantheon", piece=named("divine_token", token))


def _check_spaces(duel: DuelState, part: PantheonPart) -> None:
    """Gods lie face down in Age I, one for each token that was taken; later all lie open."""
    ids = duel.game.names["god"]
    places = [place for place in range(DECK_PLACES, PLACES) if part.god_at[place] != EMPTY]
    has_gate = names.GATE in [part.god_at[place] for place in places] or bool(
        (part.gods_of(0) | part.gods_of(1)) >> names.GATE & 1
    )
    if duel.age <= 1:
        if has_gate:
            raise _wrong(ids[names.GATE])
        if len(places) > size(part.tokens):
            raise miscount("space", len(places), size(part.tokens))
        for place in places:
            is_secret = part.known_to[place] & _SEATS != _SEATS
            if not is_secret and part.deck_size(_mythology(part, place)) > 0:
                raise _wrong(ids[part.god_at[place]])
    elif duel.decision() not in _SHOWING:
        if not has_gate:
            raise _wrong(ids[names.GATE])
        for place in places:
            if part.known_to[place] != EVERYBODY:
                raise _wrong(ids[part.god_at[place]])


def _mythology(part: PantheonPart, place: int) -> int:
    return int(mythology_of(part.god_at[place]))


def _check_tokens(duel: DuelState, part: PantheonPart) -> None:
    ids = duel.game.names["divine_token"]
    laid = [part.token_on(mark) for mark in _MARKS if part.token_on(mark) >= 0]
    offerings = [*members_of(part.offerings_of(0)), *members_of(part.offerings_of(1))]
    everywhere = [
        *laid,
        *members_of(part.tokens_of(0)),
        *members_of(part.tokens_of(1)),
        *(names.MYTHOLOGY_TOKENS + offering for offering in offerings),
    ]
    for token in everywhere:
        if everywhere.count(token) > 1:
            raise Impossible("impossible-card-twice", card=named("divine_token", ids[token]))
    for mark in _MARKS:
        token = part.token_on(mark)
        if token < 0:
            continue
        is_of_age = (token < names.MYTHOLOGY_TOKENS) == (duel.age == 1)
        slot = part.facts.slot_of(duel.age, mark)
        is_covered = duel.present >> slot & 1 and not duel.known >> slot & 1
        if duel.age not in (1, 2) or not is_of_age or not is_covered:
            raise _wrong_token(ids[token])
    if offerings and duel.age < 2:
        raise _wrong_token(ids[names.MYTHOLOGY_TOKENS + offerings[0]])
    mythology = sum(1 for token in everywhere if token < names.MYTHOLOGY_TOKENS)
    mythology += _tokens_to_lay(duel) if duel.age == 1 else 0
    if mythology != (len(part.facts.mythology_slots) if duel.age else 0):
        raise miscount("mythology", mythology, len(part.facts.mythology_slots))


def _tokens_to_lay(duel: DuelState) -> int:
    return sum(
        1 for depth in range(duel.depth) if kind_of(duel.agenda[depth]) == names.LAY_TOKEN_ON
    )


def _check_enki(duel: DuelState, part: PantheonPart) -> None:
    """Two progress tokens lie on Enki while he can be seen and has not been activated."""
    shown = [
        place
        for place in range(PLACES)
        if part.god_at[place] == names.ENKI and part.known_to[place] == EVERYBODY
    ]
    is_active = bool((part.gods_of(0) | part.gods_of(1)) >> names.ENKI & 1)
    if part.enki and not shown and not is_active:
        raise _wrong("enki")
    if size(part.enki) > 2:
        raise miscount("enki", size(part.enki), 2)


def _check_markers(duel: DuelState, part: PantheonPart) -> None:
    active = part.gods_of(0) | part.gods_of(1)
    is_allowed = part.minerva != duel.pawn and active >> names.MINERVA & 1
    if part.minerva != NO_MINERVA and not is_allowed:
        raise _wrong("minerva")
    if part.snake != NO_SNAKE:
        owner = 0 if part.gods_of(0) >> names.NISABA & 1 else 1
        is_green = duel.catalog.color[part.snake] == GREEN
        if not is_green or not duel.rival(owner).has(part.snake):
            raise _wrong("nisaba")
