"""Two players: the Free City is a third city that both play in turn (C114-C128, C221-C227)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic import happenings
from thaumata.classic import state as table
from thaumata.classic.base import USES
from thaumata.classic.box import ClassicBox
from thaumata.classic.card_uses import fill_builds, fill_sales, fill_stages
from thaumata.classic.commerce import is_chained, is_twice
from thaumata.classic.dealing import DealHands
from thaumata.classic.last_cards import LastCard, play_at_once
from thaumata.classic.names import (
    BUILD,
    CHOOSE,
    DRAW_FROM_PILE,
    FOR_FREE_CITY,
    FREE_CITY,
    LAST_CARD,
    PASS,
    SELL,
    STAGE,
)
from thaumata.classic.refusals import why_not_used
from thaumata.classic.rounds import Choose, use_in
from thaumata.classic.state import ClassicState, kind_in
from thaumata.errors import IllegalAction
from thaumata.game import NATURE_BIT, Verb, action_of, piece_of, verb_of
from thaumata.kit.bits import BITS, first
from thaumata.kit.counts import count
from thaumata.kit.piles import LAYERS, put, take
from thaumata.rules import Rule


class FreeCity(Rule[ClassicState]):
    """The pile of the Free City: a card for its controller in each round, and a last one."""

    def on_round_begin(self, state: ClassicState) -> None:
        """Change the controller, who draws a card (C116, C117, C227)."""
        state.controller = state.decided_by(state.age, state.round, FREE_CITY)
        draw_from_pile(state, state.round - 1)

    def on_last_round(self, state: ClassicState) -> None:
        """Reveal the last card of the pile before any last card is played (C125, C128)."""
        draw_from_pile(state, state.round)


def draw_from_pile(state: ClassicState, before: i64) -> None:
    """Ask nature for the next card of the pile; the argument counts those before it."""
    catalog = state.catalog
    state.ask(DRAW_FROM_PILE, catalog.hand_size * catalog.players + before, NATURE_BIT)


class DrawFromPile(DealHands):
    """Nature draws from the Free City's pile: for the controller, or for no hand (C115, C222)."""

    def __init__(self) -> None:
        """Its argument is the number of cards of the age dealt before."""
        super().__init__()
        self.name = "draw_from_pile"

    def secret_from(
        self, state: ClassicState, argument: i64, seat: i64, action: i64, viewer: i64
    ) -> bool:
        """Hide the card from all but the controller, who sees the last one only to play it (C222).

        If the last card is not played, it is discarded unseen.
        """
        if viewer != state.controller:
            return True
        is_last = argument + 1 == state.catalog.hand_size * state.catalog.cities
        return is_last and state.cities[FREE_CITY].plays_last_card == 0

    def receive(self, state: ClassicState, argument: i64, kind: i64) -> None:
        """Give the card to the controller, or discard the last one."""
        catalog = state.catalog
        if argument + 1 == catalog.hand_size * catalog.cities:
            state.discard(state.card(kind))
            state.note_last_deed(FREE_CITY, table.LEFT_OVER, kind)
            return
        put(state.hands, state.hand_at(state.controller), kind)
        state.note_draw(kind)
        state.tell_only(
            BITS[state.controller], happenings.CARD_DRAWN, state.controller, state.card(kind)
        )


class ChooseForTwo(Choose):
    """The controller chooses for their own city, then for the Free City (C117)."""

    def fill(self, state: ClassicState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the uses for one's own city, then those for the Free City with the other cards."""
        if count(state.sealed_counts, seat) == 0:
            return super().fill(state, argument, seat, buffer)
        return fill_free_city(state, cards_left(state, seat), buffer)

    def why_not(
        self, state: ClassicState, argument: i64, seat: i64, action: i64
    ) -> IllegalAction | None:
        """Return why the choosing city cannot use the card like this; the Free City sells last."""
        if count(state.sealed_counts, seat) == 0:
            return super().why_not(state, argument, seat, action)
        kinds = cards_left(state, seat)
        refusal = why_not_used(state, FREE_CITY, kinds, FOR_FREE_CITY, action)
        if refusal is None and verb_of(action) == FOR_FREE_CITY + SELL:
            return IllegalAction("refused-free-city-sale")
        return refusal

    def is_complete(self, state: ClassicState, argument: i64, seat: i64) -> bool:
        """Return whether the seat has made its choice, or the controller both choices."""
        return seat != state.controller or count(state.sealed_counts, seat) == 2

    def choice_for(self, state: ClassicState, city: i64) -> i64:
        """Return the action that was sealed for a city."""
        if city == FREE_CITY:
            return state.sealed_choice(state.controller, 1)
        return state.sealed_choice(city, 0)

    def carry_out_all(self, state: ClassicState) -> None:
        """Carry out the choice for the Free City first, then those for the players (C122)."""
        self.carry_out(state, FREE_CITY, state.catalog.cities)
        self.carry_out(state, 0, FREE_CITY)


def cards_left(state: ClassicState, seat: i64) -> i64:
    """Return the set of cards in a hand without the card that is already sealed (C223)."""
    hand = state.hand_at(seat)
    kind = piece_of(state.sealed_choice(seat, 0)) & 63
    if state.hands[hand + 1] & BITS[kind] != 0:
        return state.hands[hand]
    return state.hands[hand] & ~BITS[kind]


def without_chained(state: ClassicState, kinds: i64) -> i64:
    """Return the cards that are not free by chain in the Free City: those must be built (C121)."""
    left = kinds
    while kinds != 0:
        card = state.card(first(kinds))
        if is_chained(state, FREE_CITY, card) and not is_twice(state, FREE_CITY, card):
            left = left & ~BITS[first(kinds)]
        kinds = kinds & (kinds - 1)
    return left


def fill_free_city(state: ClassicState, kinds: i64, buffer: vec[i64]) -> i64:
    """Offer every use of a card for the Free City; it sells only if there is none (C118)."""
    n = fill_builds(state, FREE_CITY, kinds, FOR_FREE_CITY, buffer, 0)
    n = fill_stages(state, FREE_CITY, without_chained(state, kinds), FOR_FREE_CITY, buffer, n)
    if n == 0:
        n = fill_sales(state, kinds, FOR_FREE_CITY, buffer, n)
    return n


class LastCardForTwo(LastCard):
    """The last card of a player, or of the pile for the Free City (C128)."""

    def fill(self, state: ClassicState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every use of the card, and to discard it."""
        if argument != FREE_CITY:
            return super().fill(state, argument, seat, buffer)
        kinds = BITS[last_pile_card(state)]
        others = without_chained(state, kinds)
        n = fill_builds(state, FREE_CITY, kinds, FOR_FREE_CITY, buffer, 0)
        n = fill_stages(state, FREE_CITY, others, FOR_FREE_CITY, buffer, n)
        n = fill_sales(state, others, FOR_FREE_CITY, buffer, n)
        buffer[n] = action_of(PASS)
        return n + 1

    def why_not(
        self, state: ClassicState, argument: i64, seat: i64, action: i64
    ) -> IllegalAction | None:
        """Return why the city cannot use the card like this."""
        if argument != FREE_CITY:
            return super().why_not(state, argument, seat, action)
        kinds = BITS[last_pile_card(state)]
        return why_not_used(state, FREE_CITY, kinds, FOR_FREE_CITY, action)

    def apply(self, state: ClassicState, argument: i64, seat: i64, action: i64) -> None:
        """Take the card of the pile back from the discards and use it."""
        if argument != FREE_CITY:
            super().apply(state, argument, seat, action)
        elif use_in(action) != PASS:
            take(state.discards, (state.age - 1) * LAYERS, last_pile_card(state))
            play_at_once(state, FREE_CITY, use_in(action), action)


def last_pile_card(state: ClassicState) -> i64:
    """Return the kind of the last card of the pile in this age."""
    catalog = state.catalog
    return kind_in(state.last_deeds[(state.age - 1) * catalog.cities + FREE_CITY])


def add_to(box: ClassicBox) -> None:
    """Add the Free City to the box of a game for two."""
    box.rules.append(FreeCity())
    box.verbs.update(
        {
            FOR_FREE_CITY + BUILD: Verb("city build", *USES),
            FOR_FREE_CITY + STAGE: Verb("city stage", *USES),
            FOR_FREE_CITY + SELL: Verb("city sell", "card"),
        }
    )
    box.decisions[CHOOSE] = ChooseForTwo()
    box.decisions[LAST_CARD] = LastCardForTwo()
    box.decisions[DRAW_FROM_PILE] = DrawFromPile()
