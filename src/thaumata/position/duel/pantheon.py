"""The Pantheon in a position, in the words of the game.

Left out of a position is what is as at the beginning: then the decks hold, unseen, all gods that
lie nowhere else. ``?greek`` is a Greek god of whom no more is known.
"""

from __future__ import annotations

from typing import Any, Final, cast

from thaumata.duel.names import SYMBOLS
from thaumata.duel.pantheon.names import (
    GATE,
    GODS_EACH,
    HIDDEN,
    ISHTAR,
    MYTHOLOGIES,
    MYTHOLOGY_TOKENS,
    NISABA,
    OFFERINGS,
    SPACES,
    token_names,
)
from thaumata.duel.pantheon.part import (
    DECK_PLACES,
    EMPTY,
    NO_MINERVA,
    PantheonPart,
    mythology_of,
)
from thaumata.duel.state import DuelState
from thaumata.duel.structure import SLOT_NAMES
from thaumata.game import State
from thaumata.kit.bits import BITS, members_of
from thaumata.kit.counts import ONES
from thaumata.kit.plain_data import dict_of, list_of, number_of, refuse_unknown

TOKEN_NAMES: Final = token_names()

_KNOWERS: Final[tuple[int | None, ...]] = (0, 1, None)
"""Who can know a god: the seats, and spectators, who are no seat."""

FIELDS: Final = (
    "tokens",
    "spaces",
    "decks",
    "gods",
    "mythology",
    "offerings",
    "enki",
    "snake",
    "minerva",
)


def write(part: PantheonPart, state: State) -> dict[str, Any]:
    """Write a Pantheon as plain data."""
    names = state.game.names
    gods = names["god"]
    age = cast(DuelState, state).age
    marks = range(5)
    return {
        "tokens": {
            SLOT_NAMES[part.facts.code_of(age, mark)]: TOKEN_NAMES[part.token_on(mark)]
            for mark in marks
            if part.token_on(mark) >= 0
        },
        "spaces": {
            str(space + 1): _god(part, DECK_PLACES + space, gods)
            for space in range(SPACES)
            if part.god_at[DECK_PLACES + space] != EMPTY
        },
        "decks": {
            mythology: [
                _god(part, n * GODS_EACH + depth, gods) for depth in range(part.deck_size(n))
            ]
            for n, mythology in enumerate(MYTHOLOGIES)
        },
        "gods": [[gods[n] for n in members_of(part.gods_of(seat))] for seat in (0, 1)],
        "mythology": [
            [TOKEN_NAMES[n] for n in members_of(part.tokens_of(seat))] for seat in (0, 1)
        ],
        "offerings": [
            [OFFERINGS[n] for n in members_of(part.offerings_of(seat))] for seat in (0, 1)
        ],
        "enki": [names["token"][n] for n in members_of(part.enki)],
        "snake": names["card"][part.snake] if part.snake >= 0 else None,
        "minerva": None if part.minerva == NO_MINERVA else int(part.minerva),
    }


def _god(part: PantheonPart, place: int, names: list[str]) -> dict[str, Any]:
    known_to = [_KNOWERS[knower] for knower in members_of(part.known_to[place])]
    return {"god": names[part.god_at[place]], "known_to": known_to}


def read(part: PantheonPart, state: State, data: dict[str, Any]) -> None:
    """Read a Pantheon from plain data; a ``ValueError`` names what makes no sense."""
    duel = cast(DuelState, state)
    refuse_unknown(data, FIELDS)
    _read_tokens(part, duel, data)
    _read_gods(part, duel, data)
    _read_places(part, state.game.names["god"], data)
    for id in _list(data.get("enki")):
        part.enki |= 2 ** number_of(state.game.names["token"], id)
    snake = data.get("snake")
    if snake is not None:
        part.snake = number_of(state.game.names["card"], snake)
        _copy_symbol(part, duel)
    minerva = data.get("minerva")
    if minerva is not None:
        if not isinstance(minerva, int) or minerva not in range(-9, 10):
            raise ValueError(str(minerva))
        part.minerva = minerva


def _read_tokens(part: PantheonPart, duel: DuelState, data: dict[str, Any]) -> None:
    """Read which tokens lie on cards and which belong to whom: those free temples (D140)."""
    for slot, id in _dict(data.get("tokens")).items():
        token = number_of(TOKEN_NAMES, id)
        codes = part.facts.mythology_codes if duel.age == 1 else part.facts.offering_codes
        if slot not in SLOT_NAMES or SLOT_NAMES.index(slot) not in codes:
            raise ValueError(slot)
        part.lay_token(codes.index(SLOT_NAMES.index(slot)), token)
    for seat, ids in enumerate(_pair(data.get("mythology"))):
        city = duel.city(seat)
        for id in _list(ids):
            token = number_of(TOKEN_NAMES[:MYTHOLOGY_TOKENS], id)
            part.give_token(seat, token)
            city.chains |= BITS[part.facts.first_chain + token // 2]
    for seat, values in enumerate(_pair(data.get("offerings"))):
        for value in _list(values):
            if value not in OFFERINGS:
                raise ValueError(str(value))
            part.give_token(seat, MYTHOLOGY_TOKENS + OFFERINGS.index(value))


def _read_gods(part: PantheonPart, duel: DuelState, data: dict[str, Any]) -> None:
    """Read who has activated whom; what lasts of a god is in force."""
    for seat, ids in enumerate(_pair(data.get("gods"))):
        for id in _list(ids):
            god = number_of(duel.game.names["god"][:HIDDEN], id)
            if (part.gods_of(0) | part.gods_of(1)) >> god & 1:
                raise ValueError(str(id))
            part.give_god(seat, god)
            if god == ISHTAR:
                duel.city(seat).symbols += ONES[SYMBOLS.index("scales")]


def _copy_symbol(part: PantheonPart, duel: DuelState) -> None:
    owners = [seat for seat in (0, 1) if part.gods_of(seat) >> NISABA & 1]
    symbols = [
        effect for effect in duel.catalog.effects[part.snake] if effect.form()[:1] == ("science",)
    ]
    if not owners or not symbols:
        raise ValueError("snake")
    symbols[0].hold(duel, owners[0])


def _read_places(part: PantheonPart, names: list[str], data: dict[str, Any]) -> None:
    """Read the spaces of the Pantheon and the decks."""
    for space, given in _dict(data.get("spaces")).items():
        if space not in [str(n + 1) for n in range(SPACES)]:
            raise ValueError(space)
        _put(part, DECK_PLACES + int(space) - 1, names, given)
    decks = _dict(data.get("decks"))
    for id in decks:
        number_of(list(MYTHOLOGIES), id)
    for n, mythology in enumerate(MYTHOLOGIES):
        deck = _list(decks.get(mythology)) if mythology in decks else _rest(part, n, names)
        if len(deck) > GODS_EACH:
            raise ValueError(mythology)
        for depth in range(GODS_EACH):
            part.god_at[n * GODS_EACH + depth] = EMPTY
        for depth, given in enumerate(deck):
            _put(part, n * GODS_EACH + depth, names, given)
            god = part.god_at[n * GODS_EACH + depth]
            if god == GATE or mythology_of(god) != n:
                raise ValueError(names[god])
        part.deck_sizes += (len(deck) - GODS_EACH) * ONES[n]


def _rest(part: PantheonPart, mythology: int, names: list[str]) -> list[dict[str, Any]]:
    """Return a deck of unseen gods: as many as are neither placed nor activated."""
    first = mythology * GODS_EACH
    gods = (*range(first, first + GODS_EACH), HIDDEN + mythology)
    placed = sum(1 for space in range(SPACES) if part.god_at[DECK_PLACES + space] in gods)
    active = (part.gods_of(0) | part.gods_of(1)) >> first & 7
    left = GODS_EACH - placed - len(members_of(active))
    return [{"god": names[HIDDEN + mythology], "known_to": []}] * left


def _put(part: PantheonPart, place: int, names: list[str], given: object) -> None:
    """Let a god lie at a place; everybody knows one with a name unless the position says else."""
    card = _dict(given)
    god = number_of(names, card.get("god"))
    known_to = 0
    for seat in _list(card["known_to"]) if "known_to" in card else _KNOWERS * (god < HIDDEN):
        if seat not in _KNOWERS:
            raise ValueError(str(seat))
        known_to |= BITS[_KNOWERS.index(seat)]
    part.god_at[place] = god
    part.known_to[place] = known_to


def _dict(value: object) -> dict[str, Any]:
    return {} if value is None else dict_of(value)


def _list(value: object) -> list[Any]:
    return [] if value is None else list_of(value)


def _pair(value: object) -> list[Any]:
    pair = _list(value)
    if len(pair) not in (0, 2):
        raise ValueError(str(value))
    return pair
