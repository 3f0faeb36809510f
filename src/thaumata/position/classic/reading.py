"""Building a state of Classic from a position."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, cast

from thaumata.agenda import argument_of, entry_of, kind_of
from thaumata.classic.building import put_into_city
from thaumata.classic.catalog import PER_AGE, STAGES
from thaumata.classic.city import POWER_USED, POWERLESS
from thaumata.classic.conflicts import VICTORY
from thaumata.classic.names import FREE_CITY, SIDES
from thaumata.classic.setup import START_COINS, turn_board
from thaumata.classic.state import (
    DRAWN,
    SPECTATOR,
    UNKNOWN,
    USED_FOR_STAGE,
    USED_TO_BUILD,
    ClassicState,
    deed_of,
)
from thaumata.game import NATURE, Game, State, ThaumataError
from thaumata.kit.bits import set_of
from thaumata.kit.counts import ONES
from thaumata.position.agenda import AgendaPosition, read_agenda, read_outcome
from thaumata.position.classic.card_reading import CardReader
from thaumata.position.classic.deeds import (
    AGES,
    USES,
    deeds_of,
    has_acted,
    has_unturned_board,
    is_of_this_round,
    last_place,
    looks,
)
from thaumata.position.classic.expansions import EXPANSIONS
from thaumata.position.classic.position import (
    DEFEAT,
    SPECTATORS,
    ClassicCityPosition,
    ClassicPosition,
)
from thaumata.position.fields import items_of, number_in, piece_in
from thaumata.position.malformed import Malformed
from thaumata.position.parts import read_parts
from thaumata.proof.classic.pieces import piece_name

_MOST_COINS: Final = 9_999
"""More than any treasury can have."""

_MOST_TOKENS: Final = 12
"""More than any city can win and lose, and take without a conflict."""

_USES: Final = {word: use for use, word in USES.items()}


def read_classic(game: Game, position: ClassicPosition, check: Callable[[State], None]) -> State:
    """Build a state from a position; raise an error if it is impossible."""
    table = cast(ClassicState, game.new_state())
    reader = _Reader(game, table, position)
    reader.read_round()
    reader.read_agenda()
    reader.read_boards()
    reader.read_deeds()
    reader.read_looks()
    reader.read_cities()
    read_parts(table, position.parts, EXPANSIONS)
    reader.read_hands()
    reader.read_piles()
    asked = reader.reopen()
    check(table)
    reader.read_sealed(asked)
    return table


class _Reader(CardReader):
    """Reads one position into one empty state."""

    # The round

    def read_round(self) -> None:
        """Read the age and the round, and check the numbers of cities and hands."""
        table, position = self.table, self.position
        catalog = table.catalog
        seats = catalog.players
        table.age = number_in(position.age, "age", 0, len(AGES))
        items_of(self.cities, "cities", most=catalog.cities)
        items_of(position.hands, "hands", most=seats if position.age else 0)
        if position.seen_by is not None:
            viewer = number_in(position.seen_by, "seen_by", SPECTATORS, seats - 1)
            table.seen_by = SPECTATOR if viewer == SPECTATORS else viewer + 1
        rounds = catalog.rounds if position.age else 0
        if position.round is not None:
            table.round = number_in(position.round, "round", 0, rounds)
        elif position.age:
            is_told = position.agenda is not None or any(city.deeds for city in self.cities)
            table.round = 1 if is_told else self._round_of_hands()
        if seats < catalog.cities and table.age:
            table.controller = self._controller()

    def _round_of_hands(self) -> int:
        """Return the first round in which hands are about as large as those given.

        If none are given, it is the first after the cards built and discarded in this age.
        """
        catalog = self.table.catalog
        told = {seat: len(hand) for seat, hand in enumerate(self.position.hands) if hand}

        def misfit(round: int) -> int:
            size = catalog.hand_size + 1 - round
            found = {seat: abs(size - cards) for seat, cards in told.items()}
            if catalog.players < catalog.cities:
                controller = int(self.table.decided_by(self.table.age, round, FREE_CITY))
                if controller in found:  # the controller has drawn a card, or will
                    found[controller] = min(found[controller], abs(size + 1 - told[controller]))
            return sum(found.values())

        first = 1 if told else min(catalog.rounds, self._rounds_played() + 1)
        return min(range(first, catalog.rounds + 1), key=misfit)

    def _rounds_played(self) -> int:
        """Return the fewest rounds for the buildings and discards of this age."""
        built = [self._of_this_age(city.cards) for city in self.cities]
        used = sum(built) + self._of_this_age(self.position.discards or [])
        return max(*built, math.ceil(used / self.table.catalog.cities))

    def _of_this_age(self, ids: list[str]) -> int:
        first = (self.table.age - 1) * PER_AGE
        names = self.game.names["card"][first : first + PER_AGE]
        return len([id for id in ids if id in names])

    def _controller(self) -> int:
        """Return the controller of the Free City; during dealing still that of the last round."""
        age, round = self.table.age, self.table.round
        if round == 0 and age > 1:
            age, round = age - 1, self.table.catalog.rounds
        return int(self.table.decided_by(age, max(round, 1), FREE_CITY))

    def read_agenda(self) -> None:
        """Read the agenda, or how the game ended; by default all choose a card."""
        table, position = self.table, self.position
        if position.outcome is not None:
            read_outcome(table, position.outcome)
        elif position.agenda is None:
            seats = range(table.catalog.players)
            asked = [seat for seat in seats if str(seat) not in position.sealed]
            choosing = AgendaPosition("choose", asked)
            read_agenda(table, [*self._drawing(), choosing])
        else:
            read_agenda(table, position.agenda)

    def _drawing(self) -> list[AgendaPosition]:
        """Let the controller of the Free City draw first if that hand lacks the card (C117)."""
        table, hands = self.table, self.position.hands
        catalog = table.catalog
        if catalog.players == catalog.cities or table.round == 0:
            return []
        without = catalog.hand_size + 1 - table.round
        if [len(hand) for hand in hands[table.controller :][:1]] != [without]:
            return []
        dealt = catalog.players * catalog.hand_size + table.round - 1
        return [AgendaPosition("draw_from_pile", [NATURE], str(dealt))]

    # Cities

    def read_boards(self) -> None:
        """Place the boards; a city without one gets the first that no city has."""
        table = self.table
        names = self.game.names["board"]
        given = [city.board for city in self.cities]
        free = [board for board in names if board not in given]
        for number, city in enumerate(self.cities):
            side = self._side(city, f"cities[{number}].side")
            id = city.board
            if id is None:
                if table.age == 0:
                    continue
                id = free.pop(0)
            board = piece_in(names, id, f"cities[{number}].board", "board")
            if given.count(id) > 1:
                name = piece_name(table, "board", board)
                raise Malformed(f"cities[{number}].board", "impossible-board-twice", board=name)
            table.boards_left &= ~(2**board)
            if has_unturned_board(table, number):
                table.cities[number].board = 2 * board
            else:
                turn_board(table, number, 2 * board + side)

    def _side(self, city: ClassicCityPosition, field: str) -> int:
        option = self.game.options["sides"]
        side = city.side or (option if option in SIDES else SIDES[0])
        return piece_in(list(SIDES), side, field, "side")

    def read_deeds(self) -> None:
        """Read the deeds of the cities, and the draws from the pile."""
        table = self.table
        last = last_place(table)
        for number, city in enumerate(self.cities):
            ages = items_of(city.deeds, f"cities[{number}].deeds", most=len(AGES))
            for age, (field, deeds) in enumerate(ages, 1):
                at = (age - 1) * table.catalog.cities + number
                for place, (inside, text) in enumerate(items_of(deeds, field, most=last), 1):
                    deed = self._deed(age, place, text, inside) if text else 0
                    if place == last:
                        table.last_deeds[at] = deed
                    else:
                        table.deeds[at] |= deed << 8 * (place - 1)
        draws = items_of(self.position.draws, "draws", most=len(AGES))
        for age, (field, row) in enumerate(draws, 1):
            for place, (inside, id) in enumerate(items_of(row, field, most=table.catalog.rounds)):
                if id:
                    kind = self._kind(age, id, inside)
                    table.draws[age - 1] |= deed_of(DRAWN, kind) << 8 * place

    def _deed(self, age: int, place: int, text: str, field: str) -> int:
        use, _, id = text.partition(" ")
        if use not in _USES or (use == "left" and place != last_place(self.table)):
            raise Malformed(field, "error-field-deed", deed=text)
        return int(deed_of(_USES[use], self._kind(age, id, field)))

    def read_cities(self) -> None:
        """Add buildings and stages without repeating their immediate effects.

        Cards built in the current round come last: their discounts are not in force yet (C45).
        """
        table = self.table
        acted = has_acted(table)
        for number, given in enumerate(self.cities):
            city = table.cities[number]
            field = f"cities[{number}]"
            city.coins = number_in(given.coins, f"{field}.coins", 0, _MOST_COINS)
            self._read_tokens(number, given.tokens)
            most = int(table.catalog.stage_count[city.board]) if city.board >= 0 else 0
            number_in(given.stages, f"{field}.stages", 0, most)
            new = [deed for deed in deeds_of(table, number) if is_of_this_round(table, deed)]
            new = new if acted else []
            new_stages = sum(deed.use == USED_FOR_STAGE for deed in new)
            built = [deed.kind for deed in new if deed.use == USED_TO_BUILD]
            new_cards = {int(table.card(kind)) for kind in built if kind != UNKNOWN}
            now = (number, table.age, table.round)
            new_cards |= {look.card for look in looks(table) if acted and look[:3] == now}
            cards = self._cards(given.cards, f"{field}.cards")
            self._build(number, [card for card in cards if card not in new_cards])
            self._raise_stages(number, max(0, given.stages - new_stages))
            city.prices = city.next_prices
            self._build(number, [card for card in cards if card in new_cards])
            self._raise_stages(number, given.stages)
            if given.power_used:
                if city.power == POWERLESS:
                    raise Malformed(f"{field}.power_used", "impossible-power", city=number + 1)
                city.power = POWER_USED
        table.bank = START_COINS * table.catalog.cities - sum(city.coins for city in table.cities)

    def _cards(self, ids: list[str], field: str) -> list[int]:
        cards: list[int] = []
        for inside, id in items_of(ids, field):
            card = self._number(id, inside)
            if card in cards:
                name = piece_name(self.table, "card", card)
                raise Malformed(inside, "impossible-same-building", card=name)
            cards.append(card)
        return cards

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
        for field, value in items_of(tokens, f"cities[{number}].tokens", most=_MOST_TOKENS):
            if value == DEFEAT:
                city.defeats += 1
            elif value in VICTORY:
                city.victories += ONES[VICTORY.index(value)]
            else:
                given = number_in(value, field, DEFEAT, max(VICTORY))
                raise Malformed(field, "error-field-token", given=given)

    # Choices

    def reopen(self) -> int:
        """Ask all seats with sealed choices again, and return the seats that are really asked."""
        table, sealed = self.table, self.position.sealed
        asked = int(table.pending)
        sealers = [
            piece_in([str(n) for n in range(table.catalog.players)], seat, "sealed", "seat")
            for seat in sealed
        ]
        if not sealers:
            return asked
        if asked == 0 or not table.asked.seals:
            raise Malformed("sealed", "impossible-pending", pending=table.decision() or "-")
        top = table.depth - 1
        entry = table.agenda[top]
        table.pending = asked | set_of(sealers)
        table.agenda[top] = entry_of(kind_of(entry), argument_of(entry), table.pending)
        return asked

    def read_sealed(self, asked: int) -> None:
        """Seal the choices of the seats, while another seat still chooses."""
        table = self.table
        for name, texts in self.position.sealed.items():
            for field, text in items_of(texts, f"sealed.{name}"):
                self._seal(int(name), text, asked, field)
        if table.pending != asked:
            raise Malformed("sealed", "impossible-pending", pending=table.decision())

    def _seal(self, seat: int, text: str, asked: int, field: str) -> None:
        table = self.table
        is_last = table.pending == 2**seat  # the last seat to seal has everything carried out
        try:
            action = self.game.parse(table, seat, text)
        except ThaumataError:
            action = None
        if action is None or (is_last and not asked >> seat & 1):
            raise Malformed(field, "impossible-sealed", player=seat + 1)
        table.perform(seat, action)
