"""The Pantheon in a position.

Omitted fields are as at the start: by default the decks have, unseen, all gods that are nowhere
else. ``?greek`` is a Greek god of which no more is known.
"""

from __future__ import annotations

from typing import Any, Final, cast

from thaumata.duel.military import CAPITAL
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
from thaumata.position.fields import Given, fields_of, items_of, number_in, piece_in
from thaumata.position.malformed import Malformed
from thaumata.position.parts import PartFormat
from thaumata.proof.duel.pieces import piece_name

TOKEN_NAMES: Final = token_names()

_KNOWERS: Final[tuple[int | None, ...]] = (0, 1, None)
"""Those who can know a god: the seats, and spectators, who are no seat."""

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


class PantheonFormat(PartFormat):
    """Writes and reads a Pantheon."""

    def write(self, part: PantheonPart, state: State) -> dict[str, Any]:
        """Return a Pantheon as plain data."""
        return _write(part, cast(DuelState, state))

    def read(self, part: PantheonPart, state: State, data: dict[str, Any], field: str) -> None:
        """Read a Pantheon from plain data."""
        reader = _Reader(part, cast(DuelState, state), data, field)
        reader.read_tokens()
        reader.read_gods()
        reader.read_places()
        reader.read_markers()


# Writing


def _write(part: PantheonPart, state: DuelState) -> dict[str, Any]:
    names = state.game.names
    gods = names["god"]
    age = state.age
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


# Reading


class _Reader:
    """Reads one Pantheon."""

    def __init__(
        self, part: PantheonPart, duel: DuelState, data: dict[str, Any], field: str
    ) -> None:
        self.part = part
        self.duel = duel
        self.names = duel.game.names
        self.given = Given(data, field, FIELDS)

    def pairs(self, name: str) -> list[tuple[int, str, Any]]:
        """List the entries of a field that has a list for each seat."""
        seats = enumerate(self.given.items(name, [[], []], 2))
        return [(seat, *item) for seat, (inside, row) in seats for item in items_of(row, inside)]

    def read_tokens(self) -> None:
        """Read the tokens on cards and those of players, which make temples free (D140)."""
        part, duel = self.part, self.duel
        codes = part.facts.mythology_codes if duel.age == 1 else part.facts.offering_codes
        field, value = self.given.value("tokens", {})
        for slot, (inside, id) in fields_of(value, field).items():
            if slot not in SLOT_NAMES or SLOT_NAMES.index(slot) not in codes:
                raise Malformed(inside, "error-field-piece", kind="slot", id=slot)
            token = piece_in(TOKEN_NAMES, id, inside, "divine_token")
            part.lay_token(codes.index(SLOT_NAMES.index(slot)), token)
        for seat, inside, id in self.pairs("mythology"):
            token = piece_in(TOKEN_NAMES[:MYTHOLOGY_TOKENS], id, inside, "divine_token")
            self._give(seat, token, inside)
            duel.city(seat).chains |= BITS[part.facts.first_chain + token // 2]
        for seat, inside, value in self.pairs("offerings"):
            if number_in(value, inside, OFFERINGS[0], OFFERINGS[-1]) in OFFERINGS:
                self._give(seat, MYTHOLOGY_TOKENS + OFFERINGS.index(value), inside)

    def _give(self, seat: int, token: int, field: str) -> None:
        """Give a seat a token that no player has."""
        owned = [
            *(n for seat in (0, 1) for n in members_of(self.part.tokens_of(seat))),
            *(
                MYTHOLOGY_TOKENS + n
                for seat in (0, 1)
                for n in members_of(self.part.offerings_of(seat))
            ),
        ]
        if token in owned:
            name = piece_name(self.duel, "divine_token", token)
            raise Malformed(field, "impossible-card-twice", card=name)
        self.part.give_token(seat, token)

    def read_gods(self) -> None:
        """Read the activated gods; their lasting effects are in force."""
        part = self.part
        for seat, inside, id in self.pairs("gods"):
            god = piece_in(self.names["god"][:HIDDEN], id, inside, "god")
            if (part.gods_of(0) | part.gods_of(1)) >> god & 1:
                name = piece_name(self.duel, "god", god)
                raise Malformed(inside, "impossible-card-twice", card=name)
            part.give_god(seat, god)
            if god == ISHTAR:
                self.duel.city(seat).symbols += ONES[SYMBOLS.index("scales")]

    def read_places(self) -> None:
        """Read the spaces of the Pantheon and the decks."""
        part, names = self.part, self.names["god"]
        numbers = [str(space + 1) for space in range(SPACES)]
        field, value = self.given.value("spaces", {})
        for space, (inside, given) in fields_of(value, field, numbers).items():
            self._put(DECK_PLACES + int(space) - 1, given, inside)
        field, value = self.given.value("decks", {})
        decks = fields_of(value, field, MYTHOLOGIES)
        for n, mythology in enumerate(MYTHOLOGIES):
            inside, given = decks.get(mythology, (f"{field}.{mythology}", self._rest(n)))
            deck = items_of(given, inside, most=GODS_EACH)
            for depth in range(GODS_EACH):
                part.god_at[n * GODS_EACH + depth] = EMPTY
            for depth, (place, god) in enumerate(deck):
                self._put(n * GODS_EACH + depth, god, place)
                number = part.god_at[n * GODS_EACH + depth]
                if number == GATE or mythology_of(number) != n:
                    raise Malformed(place, "error-field-piece", kind="god", id=names[number])
            part.deck_sizes += (len(deck) - GODS_EACH) * ONES[n]

    def _rest(self, mythology: int) -> list[dict[str, Any]]:
        """Return a deck of unseen gods: those that are neither placed nor activated."""
        part = self.part
        first = mythology * GODS_EACH
        gods = (*range(first, first + GODS_EACH), HIDDEN + mythology)
        placed = sum(1 for space in range(SPACES) if part.god_at[DECK_PLACES + space] in gods)
        active = (part.gods_of(0) | part.gods_of(1)) >> first & 7
        left = GODS_EACH - placed - len(members_of(active))
        return [{"god": self.names["god"][HIDDEN + mythology], "known_to": []}] * left

    def _put(self, place: int, given: object, field: str) -> None:
        """Put a god in a place; by default a god with a name is known to all."""
        card = fields_of(given, field, ("god", "known_to"))
        inside, id = card.get("god", (f"{field}.god", None))
        god = piece_in(self.names["god"], id, inside, "god")
        seats = _KNOWERS if god < HIDDEN else ()
        inside, value = card.get("known_to", (f"{field}.known_to", seats))
        known_to = 0
        for where, seat in items_of(value, inside):
            if isinstance(seat, bool) or seat not in _KNOWERS:
                raise Malformed(where, "error-field-value", given=f"{seat!s:.40}")
            known_to |= BITS[_KNOWERS.index(seat)]
        self.part.god_at[place] = god
        self.part.known_to[place] = known_to

    def read_markers(self) -> None:
        """Read the tokens on Enki, the card under the snake, and the space of Minerva."""
        part = self.part
        for inside, id in self.given.items("enki", []):
            part.enki |= 2 ** piece_in(self.names["token"], id, inside, "token")
        if "snake" in self.given:
            field, value = self.given.value("snake")
            part.snake = piece_in(self.names["card"], value, field, "card")
            self._copy_symbol(field)
        if "minerva" in self.given:
            field, value = self.given.value("minerva")
            part.minerva = number_in(value, field, -CAPITAL, CAPITAL)

    def _copy_symbol(self, field: str) -> None:
        part, duel = self.part, self.duel
        owners = [seat for seat in (0, 1) if part.gods_of(seat) >> NISABA & 1]
        symbols = [
            effect
            for effect in duel.catalog.effects[part.snake]
            if effect.form()[:1] == ("science",)
        ]
        if not owners or not symbols:
            name = piece_name(duel, "god", NISABA)
            raise Malformed(field, "impossible-place", piece=name)
        symbols[0].hold(duel, owners[0])
