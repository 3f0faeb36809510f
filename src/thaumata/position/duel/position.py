"""The position of a duel: what lies where, in the words of the game."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from thaumata.duel.commerce import set_prices
from thaumata.duel.setup import START_COINS
from thaumata.duel.state import NO_CARD, DuelState
from thaumata.duel.structure import SLOT_NAMES
from thaumata.game import Game, State, ThaumataError
from thaumata.kit.bits import members_of, set_of
from thaumata.kit.counts import ONES
from thaumata.position.agenda import (
    AgendaPosition,
    OutcomePosition,
    read_agenda,
    read_outcome,
    write_agenda,
    write_outcome,
)
from thaumata.position.duel.checks import check
from thaumata.position.duel.expansions import EXPANSIONS
from thaumata.position.impossible import Impossible, miscount, named
from thaumata.position.parts import format_of
from thaumata.proof.duel.expansions import part_checks

FACE_DOWN: Final = "?"
"""Stands before the back of a face-down card."""

_SIZES: Final = ("small", "large")

_MOST_COINS: Final = 10_000
"""More than any treasury can hold."""


class CityPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One player's side of the table."""

    coins: int = START_COINS
    reserve: int = 0
    """Coins outside the treasury, such as those on a card."""

    cards: list[str] = []
    """The buildings in the city."""

    wonders: dict[str, str | None] = {}
    """Each wonder with the card that it was built with, null while it waits."""

    progress: list[str] = []


class DuelPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Duel. What is left out is as at the beginning of a game."""

    variant: str = "duel"
    options: dict[str, str] = {}
    age: int = 1
    first: int = 0
    active: int = 0
    """Whose turn it is, or was last."""

    extra_turn: bool = False
    pawn: int = 0
    """From -9 in the capital of seat 0 to 9 in that of seat 1."""

    military_tokens: tuple[tuple[str, ...], tuple[str, ...]] = (_SIZES, _SIZES)
    """What is left on each seat's side."""

    cities: tuple[CityPosition, CityPosition] = msgspec.field(
        default_factory=lambda: (CityPosition(), CityPosition())
    )
    structure: dict[str, str] = {}
    """Slots with a card: its id, or ``?`` and its back where it lies face down."""

    backs: dict[str, str] = {}
    """Every slot of the age, taken ones too, whose card is not from the age's own deck."""

    to_deal: list[str] = []
    """Slots whose card nature is turning up."""

    discards: list[str] = []
    board: list[str] = []
    """Progress tokens on the board."""

    box: list[str] | None = None
    """Progress tokens in the box; all others where left out."""

    drawn: list[str] = []
    """Progress tokens drawn for a choice."""

    shown: list[str] = []
    """Wonders shown in the draft."""

    undealt: list[str] | None = None
    """Wonders never dealt; all others where left out."""

    agenda: list[AgendaPosition] | None = None
    """What must be decided, the next first; the active player's turn where left out."""

    outcome: OutcomePosition | None = None
    parts: dict[str, dict[str, Any]] = {}
    """What each expansion adds to the table, by its name."""


def write_duel(state: State) -> DuelPosition:
    """Write a state of Duel as a position."""
    duel = cast(DuelState, state)
    names = duel.game.names
    cards = names["card"]

    def ids(kind: str, members: int) -> list[str]:
        return [names[kind][number] for number in members_of(members)]

    def city(seat: int) -> CityPosition:
        mine = duel.city(seat)
        return CityPosition(
            coins=mine.coins,
            reserve=mine.reserve,
            cards=[cards[age * 64 + n] for age in range(3) for n in members_of(mine.built[age])],
            wonders={
                names["wonder"][wonder]: (
                    cards[duel.under[wonder]] if mine.wonders_built >> wonder & 1 else None
                )
                for wonder in members_of(mine.wonders | mine.wonders_built)
            },
            progress=ids("token", mine.progress),
        )

    position = DuelPosition(
        variant=duel.game.variant,
        options=dict(duel.game.options),
        age=duel.age,
        first=duel.first,
        active=duel.active,
        extra_turn=bool(duel.extra_turn),
        pawn=duel.pawn,
        military_tokens=(_tokens_left(duel, 0), _tokens_left(duel, 1)),
        cities=(city(0), city(1)),
        discards=[cards[age * 64 + n] for age in range(3) for n in members_of(duel.discards[age])],
        board=ids("token", duel.board),
        box=ids("token", duel.box),
        drawn=ids("token", duel.drawn),
        shown=ids("wonder", duel.shown),
        undealt=ids("wonder", duel.wonder_pool),
        agenda=write_agenda(duel),
        outcome=write_outcome(duel),
        parts={part.name: format_of(part, EXPANSIONS).write(part, duel) for part in duel.parts},
    )
    if duel.age:
        layout = duel.layout()
        for slot, name in enumerate(layout.names):
            back = duel.deck(slot).back
            if duel.present >> slot & 1:
                is_known = duel.known >> slot & 1
                position.structure[name] = cards[duel.slots[slot]] if is_known else FACE_DOWN + back
            if duel.backs >> 2 * slot & 3:
                position.backs[name] = back
        position.to_deal = [layout.names[slot] for slot in members_of(duel.to_deal)]
    return position


def _tokens_left(duel: DuelState, side: int) -> tuple[str, ...]:
    left = duel.military_tokens >> 2 * side
    return tuple(size for n, size in enumerate(_SIZES) if left >> n & 1)


def read_duel(game: Game, position: DuelPosition, is_checked: bool) -> State:
    """Make a state of a position, or say why it cannot be."""
    duel = cast(DuelState, game.new_state())
    reader = _Reader(game, duel, position)
    reader.read_table()
    reader.read_cities()
    reader.read_structure()
    reader.read_parts()
    reader.read_piles()
    reader.read_agenda()
    if is_checked:
        check(duel)
    return duel


class _Reader:
    """Reads one position into one empty state."""

    def __init__(self, game: Game, duel: DuelState, position: DuelPosition) -> None:
        self.game = game
        self.duel = duel
        self.position = position

    def number(self, kind: str, id: str) -> int:
        """Return the number of a piece by its id."""
        if not id or id not in self.game.names[kind]:
            raise Impossible("impossible-unknown-id", id=id)
        return self.game.names[kind].index(id)

    def numbers(self, kind: str, ids: list[str]) -> list[int]:
        """Return the numbers of several pieces, each of which may be there once."""
        numbers = [self.number(kind, id) for id in ids]
        for id in ids:
            if ids.count(id) > 1:
                raise Impossible("impossible-card-twice", card=named(kind, id))
        return numbers

    def read_table(self) -> None:
        """Read whose turn it is and what lies on the board."""
        duel, position = self.duel, self.position
        for field, value, limits in (
            ("age", position.age, (0, 1, 2, 3)),
            ("first", position.first, (0, 1)),
            ("active", position.active, (0, 1)),
        ):
            if value not in limits:
                raise miscount(field, value, *limits)
        if position.pawn not in range(-9, 10):
            raise Impossible("impossible-pawn", pawn=position.pawn)
        duel.age = position.age
        duel.first = position.first
        duel.active = position.active
        duel.extra_turn = int(position.extra_turn)
        duel.pawn = position.pawn
        duel.military_tokens = 0
        for side, sizes in enumerate(position.military_tokens):
            for size in sizes:
                if size not in _SIZES:
                    raise Impossible("impossible-unknown-id", id=size)
                duel.military_tokens |= 2 ** (2 * side + _SIZES.index(size))

    def read_cities(self) -> None:
        """Let buildings, wonders and tokens stand without doing again what they did once."""
        duel = self.duel
        catalog = duel.catalog
        for seat, given in enumerate(self.position.cities):
            city = duel.city(seat)
            if given.coins not in range(_MOST_COINS):
                raise Impossible("impossible-coins", player=seat + 1)
            if given.reserve not in range(_MOST_COINS):
                raise Impossible("impossible-coins", player=seat + 1)
            city.coins = given.coins
            city.reserve = given.reserve
            for card in self.numbers("card", given.cards):
                city.built[card >> 6] |= 2 ** (card & 63)
                city.families += ONES[catalog.color[card]]
                city.chains |= catalog.chain_given[card]
                for effect in catalog.effects[card]:
                    effect.hold(duel, seat)
            for id, under in given.wonders.items():
                wonder = self.number("wonder", id)
                if under is None:
                    city.wonders |= 2**wonder
                else:
                    city.wonders_built |= 2**wonder
                    duel.under[wonder] = self.number("card", under)
                    for effect in catalog.wonder_effects[wonder]:
                        effect.hold(duel, seat)
            for token in self.numbers("token", given.progress):
                city.progress |= 2**token
                for effect in catalog.token_effects[token]:
                    effect.hold(duel, seat)
        duel.bank = 2 * START_COINS - duel.first_city.purse() - duel.second_city.purse()
        set_prices(duel, 0)
        set_prices(duel, 1)

    def slot(self, name: str) -> int:
        """Return the number of a slot of this age by its name."""
        if name in SLOT_NAMES:
            slot = self.duel.layout().slot_at[SLOT_NAMES.index(name)]
            if slot >= 0:
                return slot
        raise Impossible("impossible-unknown-id", id=name)

    def read_structure(self) -> None:
        """Read which cards lie in the structure, and how."""
        duel, position = self.duel, self.position
        if duel.age == 0:
            for what, given in (
                ("structure", len(position.structure)),
                ("backs", len(position.backs)),
                ("to_deal", len(position.to_deal)),
            ):
                if given:
                    raise miscount(what, given, 0)
            return
        layout = duel.layout()
        backs = [deck.back for deck in duel.catalog.decks[duel.age - 1]]
        given_backs = dict(position.backs)
        for name, value in position.structure.items():
            slot = self.slot(name)
            duel.present |= 2**slot
            if value.startswith(FACE_DOWN):
                if value[1:] != backs[0]:
                    given_backs.setdefault(name, value[1:])
            else:
                duel.slots[slot] = self.number("card", value)
                duel.known |= 2**slot
        for name, back in given_backs.items():
            if back not in backs:
                raise Impossible("impossible-unknown-id", id=back)
            duel.backs |= backs.index(back) << 2 * self.slot(name)
        duel.to_deal = set_of([self.slot(name) for name in position.to_deal])
        for slot in members_of(duel.present):
            if layout.covered_by[slot] & duel.present == 0:
                duel.accessible |= 2**slot

    def read_parts(self) -> None:
        """Read what the expansions add."""
        parts = {part.name: part for part in self.duel.parts}
        for name in self.position.parts:
            if name not in parts:
                raise Impossible("impossible-unknown-id", id=name)
        for name, part in parts.items():
            try:
                data = self.position.parts.get(name, {})
                format_of(part, EXPANSIONS).read(part, self.duel, data)
            except ThaumataError:
                raise
            except (ValueError, KeyError, IndexError, TypeError) as error:
                raise Impossible("impossible-unknown-id", id=str(error)) from None

    def read_piles(self) -> None:
        """Read the discard pile, the tokens and the wonders that nobody has."""
        duel, position = self.duel, self.position
        for card in self.numbers("card", position.discards):
            duel.discards[card >> 6] |= 2 ** (card & 63)
        duel.board = set_of(self.numbers("token", position.board))
        duel.drawn = set_of(self.numbers("token", position.drawn))
        duel.shown = set_of(self.numbers("wonder", position.shown))
        mine, theirs = duel.first_city, duel.second_city
        if position.box is None:
            duel.box &= ~(duel.board | duel.drawn | mine.progress | theirs.progress)
            for held in part_checks(duel.game):
                duel.box &= ~held.progress_tokens(duel)
        else:
            duel.box = set_of(self.numbers("token", position.box))
        owned = mine.wonders | mine.wonders_built | theirs.wonders | theirs.wonders_built
        if position.undealt is None:
            duel.wonder_pool &= ~(duel.shown | owned)
        else:
            duel.wonder_pool = set_of(self.numbers("wonder", position.undealt))
        self._see_cards()

    def _see_cards(self) -> None:
        """Whatever lies open, stands in a city, under a wonder or on the pile has been seen."""
        duel = self.duel
        for age in range(duel.age):
            for deck in duel.catalog.decks[age]:
                if deck.home == age:
                    duel.unseen[age] |= deck.members
            seen = duel.discards[age] | duel.first_city.built[age] | duel.second_city.built[age]
            for part in part_checks(duel.game):
                seen |= part.cards(duel, age) | part.cards_aside(duel, age)
            duel.unseen[age] &= ~seen
        open_cards = [duel.slots[slot] for slot in members_of(duel.known)]
        for card in [*open_cards, *[duel.under[n] for n in range(16)]]:
            if card != NO_CARD:
                duel.unseen[card >> 6] &= ~(2 ** (card & 63))

    def read_agenda(self) -> None:
        """Read what must be decided, or how the game ended."""
        duel, position = self.duel, self.position
        if position.outcome is not None:
            read_outcome(duel, position.outcome)
        elif position.agenda is None:
            turn = [AgendaPosition("turn", [position.active]), AgendaPosition("end_turn")]
            read_agenda(duel, turn)
        else:
            read_agenda(duel, position.agenda)
