"""Making a table of Classic from a position."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import argument_of, entry_of, kind_of
from thaumata.classic.building import put_into_city
from thaumata.classic.catalog import PER_AGE, STAGES
from thaumata.classic.city import POWER_USED, POWERLESS
from thaumata.classic.conflicts import VICTORY
from thaumata.classic.knowledge.discard_looks import DiscardLooks
from thaumata.classic.names import FREE_CITY, SIDES
from thaumata.classic.setup import START_COINS, turn_board
from thaumata.classic.state import (
    DRAWN,
    LOOKS,
    NOTHING_BUILT,
    ONLOOKER,
    UNKNOWN,
    USED_FOR_STAGE,
    USED_TO_BUILD,
    ClassicState,
    deed_of,
)
from thaumata.game import Game, State, ThaumataError
from thaumata.kit.bits import members_of, set_of, size
from thaumata.kit.counts import ONES
from thaumata.kit.piles import LAYERS, copies, put
from thaumata.position.agenda import AgendaPosition, read_agenda, read_outcome
from thaumata.position.classic.checks import check
from thaumata.position.classic.expansions import EXPANSIONS
from thaumata.position.classic.past import (
    AGES,
    USES,
    all_mixed,
    deeds_of,
    has_acted,
    has_unturned_board,
    is_of_this_round,
    is_open,
    last_place,
    left_in_deck,
    looks,
    lying_in_discards,
    seen_of_mixed,
)
from thaumata.position.classic.position import (
    DEFEAT,
    FACE_DOWN,
    ONLOOKERS,
    ClassicCityPosition,
    ClassicPosition,
)
from thaumata.position.classic.words import piece, wrong_amount
from thaumata.position.impossible import Impossible
from thaumata.position.parts import format_of

_MOST_COINS: Final = 10_000
"""More than any treasury can hold."""

_MOST_TOKENS: Final = 12
"""More than any city can win and lose, and take without a conflict."""

_LARGEST_HAND: Final = 16
"""More than any hand holds, or may hold for all that a seat knows."""

_USES: Final = {word: use for use, word in USES.items()}


def read_classic(game: Game, position: ClassicPosition, is_checked: bool) -> State:
    """Make a state of a position, or say why it cannot be."""
    table = cast(ClassicState, game.new_state())
    reader = _Reader(game, table, position)
    reader.read_round()
    reader.read_agenda()
    reader.read_boards()
    reader.read_deeds()
    reader.read_looks()
    reader.read_cities()
    reader.read_parts()
    reader.read_hands()
    reader.read_piles()
    if is_checked:
        reader.check()
    reader.read_sealed()
    return table


class _Reader:
    """Reads one position into one empty state."""

    def __init__(self, game: Game, table: ClassicState, position: ClassicPosition) -> None:
        self.game = game
        self.table = table
        self.position = position
        self.has_unknown = position.seen_by is not None
        cities = position.cities
        missing = table.catalog.cities - len(cities)
        self.cities = [*cities, *(ClassicCityPosition() for _ in range(missing))]

    # The round

    def read_round(self) -> None:
        """Read the age and the round, and count what there is for each city and seat."""
        table, position = self.table, self.position
        catalog = table.catalog
        if position.age not in (0, *AGES):
            raise wrong_amount("age", position.age, 0, *AGES)
        rounds = range(catalog.rounds + 1) if position.age else range(1)
        if position.round not in rounds:
            raise wrong_amount("round", position.round, *rounds)
        if len(self.cities) != catalog.cities:
            raise wrong_amount("cities", len(self.cities), catalog.cities)
        if len(position.hands) > (catalog.players if position.age else 0):
            raise wrong_amount("hands", len(position.hands), catalog.players if position.age else 0)
        table.age = position.age
        table.round = position.round
        if catalog.players < catalog.cities and table.age:
            table.controller = self._controller()
        if position.seen_by is not None:
            if position.seen_by not in range(ONLOOKERS, catalog.players):
                raise wrong_amount("seen_by", position.seen_by, *range(ONLOOKERS, catalog.players))
            table.eyes = ONLOOKER if position.seen_by == ONLOOKERS else position.seen_by + 1

    def _controller(self) -> int:
        """Return who decides for the Free City; while cards are dealt it is still as before."""
        age, round = self.table.age, self.table.round
        if round == 0 and age > 1:
            age, round = age - 1, self.table.catalog.rounds
        return int(self.table.decided_by(age, max(round, 1), FREE_CITY))

    def read_agenda(self) -> None:
        """Read what must be decided, or how the game ended."""
        table, position = self.table, self.position
        if position.outcome is not None:
            read_outcome(table, position.outcome)
        elif position.agenda is None:
            seats = range(table.catalog.players)
            asked = [seat for seat in seats if str(seat) not in position.sealed]
            read_agenda(table, [AgendaPosition("choose", asked)])
        else:
            read_agenda(table, position.agenda)

    # Cities

    def read_boards(self) -> None:
        """Lay the boards; a city without one gets the first that nobody has."""
        table = self.table
        names = self.game.names["board"]
        given = [city.board for city in self.cities]
        free = [board for board in names if board not in given]
        for number, city in enumerate(self.cities):
            board = city.board
            if board is None:
                if table.age == 0:
                    continue
                board = free.pop(0)
            if board not in names:
                raise Impossible("impossible-unknown-id", id=board)
            if given.count(board) > 1:
                raise Impossible("impossible-board-twice", board=piece("board", board))
            side = self._side(city)
            table.boards_left &= ~(2 ** names.index(board))
            if has_unturned_board(table, number):
                table.cities[number].board = 2 * names.index(board)
            else:
                turn_board(table, number, 2 * names.index(board) + side)

    def _side(self, city: ClassicCityPosition) -> int:
        option = self.game.options["sides"]
        side = city.side or (option if option in SIDES else SIDES[0])
        if side not in SIDES:
            raise Impossible("impossible-unknown-id", id=side)
        return SIDES.index(side)

    def read_deeds(self) -> None:
        """Note what the cities did, and what was drawn from the pile."""
        table = self.table
        for number, city in enumerate(self.cities):
            if len(city.deeds) > len(AGES):
                raise wrong_amount("deeds", len(city.deeds), len(AGES))
            for age, deeds in enumerate(city.deeds, 1):
                last = last_place(table)
                if len(deeds) > last:
                    raise wrong_amount("deeds", len(deeds), last)
                at = (age - 1) * table.catalog.cities + number
                for place, text in enumerate(deeds, 1):
                    deed = self._deed(age, place, text)
                    if place == last:
                        table.last_deeds[at] = deed
                    else:
                        table.deeds[at] |= deed << 8 * (place - 1)
        rounds = table.catalog.rounds
        if len(self.position.draws) > len(AGES):
            raise wrong_amount("draws", len(self.position.draws), len(AGES))
        for age, draws in enumerate(self.position.draws, 1):
            if len(draws) > rounds:
                raise wrong_amount("draws", len(draws), rounds)
            for place, id in enumerate(draws):
                table.draws[age - 1] |= deed_of(DRAWN, self._kind(age, id)) << 8 * place

    def _deed(self, age: int, place: int, text: str) -> int:
        use, _, id = text.partition(" ")
        if use not in _USES or (use == "left" and place != last_place(self.table)):
            raise Impossible("impossible-deed", deed=text)
        return int(deed_of(_USES[use], self._kind(age, id)))

    def _kind(self, age: int, id: str) -> int:
        """Return the kind of a card that must be of an age, or ``UNKNOWN``."""
        if id == FACE_DOWN:
            self.has_unknown = True
            return UNKNOWN
        card = self._number(id)
        if card // PER_AGE != age - 1:
            raise Impossible("impossible-wrong-age", card=piece("card", id))
        return card % PER_AGE

    def _number(self, id: str) -> int:
        names = self.game.names["card"]
        if not id or id not in names:
            raise Impossible("impossible-unknown-id", id=id)
        return names.index(id)

    def read_cities(self) -> None:
        """Let buildings and stages stand without doing again what they did once.

        What was built in the round in hand comes last: its discounts do not count yet (C45).
        """
        table = self.table
        acted = has_acted(table)
        for number, given in enumerate(self.cities):
            city = table.cities[number]
            if given.coins not in range(_MOST_COINS):
                raise Impossible("impossible-treasury", city=number + 1)
            city.coins = given.coins
            self._read_tokens(number, given.tokens)
            most = table.catalog.stage_count[city.board] if city.board >= 0 else 0
            if given.stages not in range(most + 1):
                raise Impossible("impossible-stages", city=number + 1, most=int(most))
            new = [deed for deed in deeds_of(table, number) if is_of_this_round(table, deed)]
            new = new if acted else []
            new_stages = sum(deed.use == USED_FOR_STAGE for deed in new)
            built = [deed.kind for deed in new if deed.use == USED_TO_BUILD]
            new_cards = {int(table.card(kind)) for kind in built if kind != UNKNOWN}
            now = (number, table.age, table.round)
            new_cards |= {look.card for look in looks(table) if acted and look[:3] == now}
            cards = self._cards(given.cards)
            self._build(number, [card for card in cards if card not in new_cards])
            self._raise_stages(number, max(0, given.stages - new_stages))
            city.prices = city.next_prices
            self._build(number, [card for card in cards if card in new_cards])
            self._raise_stages(number, given.stages)
            if given.power_used:
                if city.power == POWERLESS:
                    raise Impossible("impossible-power", city=number + 1)
                city.power = POWER_USED
        table.bank = START_COINS * table.catalog.cities - sum(city.coins for city in table.cities)

    def _cards(self, ids: list[str]) -> list[int]:
        for id in ids:
            if ids.count(id) > 1:
                raise Impossible("impossible-same-building", card=piece("card", id))
        return [self._number(id) for id in ids]

    def _build(self, city: int, cards: list[int]) -> None:
        for card in cards:
            put_into_city(self.table, city, card)

    def _raise_stages(self, number: int, stages: int) -> None:
        table = self.table
        city = table.cities[number]
        while city.stages < stages:
            for effect in table.catalog.stage_effects[city.board * STAGES + city.stages]:
                effect.hold(table, number)
            city.stages += 1

    def _read_tokens(self, number: int, tokens: list[int]) -> None:
        city = self.table.cities[number]
        if len(tokens) > _MOST_TOKENS:
            raise Impossible("impossible-conflicts", city=number + 1)
        for value in tokens:
            if value == DEFEAT:
                city.defeats += 1
            elif value in VICTORY:
                city.victories += ONES[VICTORY.index(value)]
            else:
                raise Impossible("impossible-conflicts", city=number + 1)

    def read_parts(self) -> None:
        """Read what the expansions add."""
        parts = {part.name: part for part in self.table.parts}
        for name in self.position.parts:
            if name not in parts:
                raise Impossible("impossible-unknown-id", id=name)
        for name, part in parts.items():
            try:
                data = self.position.parts.get(name, {})
                format_of(part, EXPANSIONS).read(part, self.table, data)
            except (ValueError, KeyError, IndexError, TypeError) as error:
                raise Impossible("impossible-part", part=name, what=str(error)) from None

    # Cards outside the cities

    def read_hands(self) -> None:
        """Read what the seats hold, and what somebody remembers of hands of earlier ages."""
        table = self.table
        for seat, ids in enumerate(self.position.hands):
            self._fill(table.hands, table.hand_at(seat), table.age, ids)
        for text, hands in self.position.remembered.items():
            age = int(text) if text in ("1", "2", "3") else 0
            if age == 0 or age >= table.age or len(hands) > table.catalog.players:
                raise wrong_amount("remembered", len(hands), table.catalog.players)
            for hand, ids in enumerate(hands):
                self._fill(table.hands, table.hand_pile(age, hand), age, ids)

    def _fill(self, piles: vec[i64], pile: int, age: int, ids: list[str]) -> None:
        if len(ids) > _LARGEST_HAND:
            raise wrong_amount("hands", len(ids), _LARGEST_HAND)
        for id in ids:
            kind = self._kind(age, id)
            if kind != UNKNOWN:
                self._put(piles, pile, kind, id)

    def _put(self, piles: vec[i64], pile: int, kind: int, id: str) -> None:
        if copies(piles, pile, kind) == LAYERS:
            raise Impossible(
                "impossible-copies", card=piece("card", id), given=LAYERS + 1, expected=LAYERS
            )
        put(piles, pile, kind)

    def read_piles(self) -> None:
        """Read the deck and the discard pile, or make them up of what lies nowhere else."""
        table, position = self.table, self.position
        names = self.game.names["card"]
        mixed = members_of(seen_of_mixed(table))
        if position.mixed_in is not None:
            mixed = [self._kind(table.age, id) for id in position.mixed_in]
        table.drawn = set_of(mixed)
        if len(mixed) != size(table.drawn) or table.drawn & ~all_mixed(table):
            raise wrong_amount("mixed_in", len(mixed), size(table.drawn & all_mixed(table)))
        deck = [(table.age, kind) for kind in left_in_deck(table)]
        if position.deck is not None:
            deck = [(table.age, self._kind(table.age, id)) for id in position.deck]
        discards = [(age, kind) for age in AGES for kind in lying_in_discards(table, age)]
        if position.discards is not None:
            numbers = [self._number(id) for id in position.discards]
            discards = [(card // PER_AGE + 1, card % PER_AGE) for card in numbers]
        for age, kind in deck:
            self._put(table.deck, 0, kind, names[(age - 1) * PER_AGE + kind])
        for age, kind in discards:
            pile = (age - 1) * LAYERS
            self._put(table.discards, pile, kind, names[(age - 1) * PER_AGE + kind])

    def read_looks(self) -> None:
        """Note who has seen the discard pile, what they built, and who will in this round."""
        table = self.table
        raised = [list(city.raised) for city in self.cities]
        looks_at_discards = DiscardLooks(table.catalog)
        looks_at_discards.follow(table)
        while (
            looks_at_discards.waiting
            and looks_at_discards.number < LOOKS
            and not is_open(table, looks_at_discards)
        ):
            city = int(looks_at_discards.next)
            id = raised[city].pop(0) if raised[city] else None
            card = NOTHING_BUILT if id is None else self._number(id)
            seat = table.decided_by(looks_at_discards.age, looks_at_discards.round, city)
            moment = 8 * looks_at_discards.age + looks_at_discards.round
            table.looks[looks_at_discards.number] = moment * 65536 + seat * 256 + card
            looks_at_discards.follow(table)
        if looks_at_discards.waiting and is_open(table, looks_at_discards):
            table.discard_builders = looks_at_discards.waiting
        done = int(looks_at_discards.number)
        for number, left in enumerate(raised):
            if left:
                raise wrong_amount("raised", len(self.cities[number].raised), done)
        if len(self.position.seen) > done:
            raise wrong_amount("seen", len(self.position.seen), done)
        for number, ids in enumerate(self.position.seen):
            for id in ids:
                card = self._number(id)
                pile = (number * len(AGES) + card // PER_AGE) * LAYERS
                self._put(table.seen, pile, card % PER_AGE, id)

    def check(self) -> None:
        """Refuse what cannot be. A card is unknown to somebody, so it must be said to whom."""
        if self.has_unknown and self.position.seen_by is None:
            raise Impossible("impossible-unknown-card", field="seen_by")
        sealers = [int(seat) for seat in self.position.sealed if seat in "0123456"]
        check(self.table, set_of(sealers))

    # Choices

    def read_sealed(self) -> None:
        """Let the seats seal what they have sealed, while another still chooses."""
        table, sealed = self.table, self.position.sealed
        if not sealed:
            return
        seats = [str(seat) for seat in range(table.catalog.players)]
        for seat in sealed:
            if seat not in seats:
                raise Impossible("impossible-unknown-id", id=seat)
        asked = table.pending
        if not table.asked.seals or asked == 0:
            raise Impossible("impossible-pending", pending=table.decision() or "-")
        top = table.depth - 1
        entry = table.agenda[top]
        everybody = asked | set_of([int(seat) for seat in sealed])
        table.agenda[top] = entry_of(kind_of(entry), argument_of(entry), everybody)
        table.pending = everybody
        for name, texts in sealed.items():
            self._seal(int(name), texts, asked)
        if table.pending != asked:
            raise Impossible("impossible-pending", pending=table.decision())

    def _seal(self, seat: int, texts: list[str], asked: int) -> None:
        table = self.table
        for text in texts:
            is_last = table.pending == 2**seat  # whoever seals last has everything carried out
            try:
                action = self.game.parse(table, seat, text)
            except ThaumataError:
                action = None
            if action is None or (is_last and not asked >> seat & 1):
                raise Impossible("impossible-sealed", player=seat + 1, text=text)
            table.perform(seat, action)
