"""Building a state of Duel from a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from thaumata.duel.commerce import set_prices
from thaumata.duel.military import CAPITAL, TOKEN_DISTANCE, TOKEN_IDS
from thaumata.duel.setup import START_COINS
from thaumata.duel.state import NO_CARD, DuelState
from thaumata.duel.structure import SLOT_NAMES
from thaumata.duel.turns import begin_turn
from thaumata.duel.wonders import LIMIT
from thaumata.game import Game, State
from thaumata.kit.bits import members_of, set_of, size
from thaumata.kit.counts import ONES
from thaumata.position.agenda import ask_next, read_agenda, read_outcome
from thaumata.position.duel.expansions import EXPANSIONS
from thaumata.position.duel.position import FACE_DOWN, CityPosition, DuelPosition
from thaumata.position.fields import items_of, number_in, piece_in
from thaumata.position.malformed import Malformed
from thaumata.position.parts import read_parts
from thaumata.proof.duel.expansions import part_checks
from thaumata.proof.duel.pieces import piece_name

_MOST_COINS: Final = 9_999
"""More than any treasury can have."""


def read_duel(game: Game, position: DuelPosition, check: Callable[[State], None]) -> State:
    """Build a state from a position; raise an error if it is impossible."""
    duel = cast(DuelState, game.new_state())
    reader = _Reader(game, duel, position)
    reader.read_table()
    reader.read_cities()
    reader.read_structure()
    read_parts(duel, position.parts, EXPANSIONS)
    reader.read_piles()
    reader.see_cards()
    reader.read_agenda()
    check(duel)
    return duel


class _Reader:
    """Reads one position into one empty state."""

    def __init__(self, game: Game, duel: DuelState, position: DuelPosition) -> None:
        self.game = game
        self.duel = duel
        self.position = position

    def number(self, kind: str, id: object, field: str) -> int:
        """Return the number of a piece by its id."""
        return piece_in(self.game.names[kind], id, field, kind)

    def numbers(self, kind: str, ids: list[str], field: str) -> list[int]:
        """Return the numbers of pieces, refusing duplicates."""
        numbers: list[int] = []
        for inside, id in items_of(ids, field):
            number = self.number(kind, id, inside)
            if number in numbers:
                name = piece_name(self.duel, kind, number)
                raise Malformed(inside, "impossible-card-twice", card=name)
            numbers.append(number)
        return numbers

    def set_of(self, kind: str, ids: list[str], field: str) -> int:
        """Return a set of pieces by their ids."""
        return set_of(self.numbers(kind, ids, field))

    def read_table(self) -> None:
        """Read the turn, the conflict track and the board."""
        duel, position = self.duel, self.position
        duel.age = number_in(position.age, "age", 0, 3)
        duel.first = number_in(position.first, "first", 0, 1)
        duel.active = number_in(position.active, "active", 0, 1)
        duel.pawn = number_in(position.pawn, "pawn", -CAPITAL, CAPITAL)
        duel.military_tokens = 0
        left = position.military_tokens
        for side, sizes in enumerate(_not_reached(position.pawn) if left is None else left):
            for field, size_ in items_of(sizes, f"military_tokens[{side}]"):
                token = piece_in(list(TOKEN_IDS), size_, field, "military_token")
                duel.military_tokens |= 2 ** (2 * side + token)

    def read_cities(self) -> None:
        """Add buildings, wonders and tokens without repeating their immediate effects."""
        duel = self.duel
        for seat, given in enumerate(self.position.cities):
            self._read_city(seat, given, f"cities[{seat}]")
        duel.bank = 2 * START_COINS - duel.first_city.purse() - duel.second_city.purse()
        set_prices(duel, 0)
        set_prices(duel, 1)

    def _read_city(self, seat: int, given: CityPosition, field: str) -> None:
        duel = self.duel
        catalog = duel.catalog
        city = duel.city(seat)
        city.coins = number_in(given.coins, f"{field}.coins", 0, _MOST_COINS)
        city.reserve = number_in(given.reserve, f"{field}.reserve", 0, _MOST_COINS)
        for card in self.numbers("card", given.cards, f"{field}.cards"):
            city.built[card >> 6] |= 2 ** (card & 63)
            city.families += ONES[catalog.color[card]]
            city.chains |= catalog.chain_given[card]
            for effect in catalog.effects[card]:
                effect.hold(duel, seat)
        for id, under in given.wonders.items():
            wonder = self.number("wonder", id, f"{field}.wonders")
            if under is None:
                city.wonders |= 2**wonder
            else:
                city.wonders_built |= 2**wonder
                duel.under[wonder] = self.number("card", under, f"{field}.wonders.{id}")
                for effect in catalog.wonder_effects[wonder]:
                    effect.hold(duel, seat)
        for token in self.numbers("token", given.progress, f"{field}.progress"):
            city.progress |= 2**token
            for effect in catalog.token_effects[token]:
                effect.hold(duel, seat)

    # The structure

    def slot(self, name: str, field: str) -> int:
        """Return the number of a slot of this age by its name."""
        slot = -1
        if name in SLOT_NAMES and self.duel.age:
            slot = int(self.duel.layout().slot_at[SLOT_NAMES.index(name)])
        if slot < 0:
            raise Malformed(field, "error-field-piece", kind="slot", id=name)
        return slot

    def read_structure(self) -> None:
        """Read the cards of the structure."""
        duel, position = self.duel, self.position
        decks = duel.catalog.decks[duel.age - 1] if duel.age else []
        backs = [deck.back for deck in decks]
        told = {name: (f"backs.{name}", back) for name, back in position.backs.items()}
        for name, value in position.structure.items():
            field = f"structure.{name}"
            slot = self.slot(name, field)
            duel.present |= 2**slot
            if value.startswith(FACE_DOWN):
                told.setdefault(name, (field, value[1:]))
            else:
                card = self.number("card", value, field)
                duel.slots[slot] = card
                duel.known |= 2**slot
                for deck in decks:
                    if deck.home == card >> 6 and deck.members >> (card & 63) & 1:
                        told.setdefault(name, (field, deck.back))
        for name, (field, back) in told.items():
            duel.backs |= piece_in(backs, back, field, "back") << 2 * self.slot(name, field)
        duel.to_deal = set_of(
            [self.slot(name, field) for field, name in items_of(position.to_deal, "to_deal")]
        )
        for slot in members_of(duel.present):
            if duel.layout().covered_by[slot] & duel.present == 0:
                duel.accessible |= 2**slot

    # Everything else

    def read_piles(self) -> None:
        """Read the discard pile, and the tokens and wonders that no player has."""
        duel, position = self.duel, self.position
        for card in self.numbers("card", position.discards, "discards"):
            duel.discards[card >> 6] |= 2 ** (card & 63)
        duel.board = self.set_of("token", position.board, "board")
        duel.drawn = self.set_of("token", position.drawn, "drawn")
        duel.shown = self.set_of("wonder", position.shown, "shown")
        mine, theirs = duel.first_city, duel.second_city
        if position.box is None:
            duel.box &= ~(duel.board | duel.drawn | mine.progress | theirs.progress)
            for part in part_checks(duel.game):
                duel.box &= ~part.progress_tokens(duel)
        else:
            duel.box = self.set_of("token", position.box, "box")
        if position.undealt is None:
            built = mine.wonders_built | theirs.wonders_built
            duel.wonder_pool &= ~(duel.shown | mine.wonders | theirs.wonders | built)
            if size(built) == LIMIT:  # the eighth is back in the box: the first that no player has
                duel.wonder_pool &= duel.wonder_pool - 1
        else:
            duel.wonder_pool = self.set_of("wonder", position.undealt, "undealt")

    def see_cards(self) -> None:
        """Mark all cards as seen that are face up, in a city, under a wonder or on the pile."""
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
        """Read the agenda, or how the game ended; by default a turn begins."""
        duel, position = self.duel, self.position
        if position.outcome is not None:
            read_outcome(duel, position.outcome)
        elif position.agenda is None:
            begin_turn(duel, duel.active)
            ask_next(duel)
        else:
            read_agenda(duel, position.agenda)
        duel.extra_turn = int(position.extra_turn)


def _not_reached(pawn: int) -> tuple[list[str], list[str]]:
    """Return the military tokens of each side that the pawn has not reached."""
    tokens = list(zip(TOKEN_IDS, TOKEN_DISTANCE, strict=True))
    return (
        [token for token, distance in tokens if pawn > -distance],
        [token for token, distance in tokens if pawn < distance],
    )
