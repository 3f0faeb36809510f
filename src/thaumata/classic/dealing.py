"""The decks of the ages, and dealing them (C1-C4)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Chance, Step
from thaumata.classic.city import POWER_READY, POWERLESS
from thaumata.classic.happenings import AGE_BEGAN, CARD_DEALT
from thaumata.classic.names import (
    AGE_POOL,
    BEGIN_ROUND,
    DEAL_CARD,
    DEAL_HANDS,
    DRAW_CARD,
    MIX_IN,
    MIX_POOL,
)
from thaumata.classic.sides import sees_hand, side_of
from thaumata.classic.state import ClassicState
from thaumata.game import NATURE_BIT, action_of, piece_of
from thaumata.kit.bits import BITS, nth, size
from thaumata.kit.piles import LAYERS, any_of, copies, pour, put, take
from thaumata.rng import Rng


class BeginAge(Step[ClassicState]):
    """A new age: make up its deck and deal it (C1-C4, C75)."""

    def __init__(self) -> None:
        super().__init__("begin_age")

    def run(self, state: ClassicState, argument: i64) -> None:
        """Make up the deck and put the dealing on the agenda."""
        state.age += 1
        state.round = 0
        state.drawn = 0
        state.tell(AGE_BEGAN, 0, state.age)
        for city in state.cities:
            if city.power != POWERLESS:
                city.power = POWER_READY
        catalog = state.catalog
        pour(catalog.decks, (state.age - 1) * LAYERS, state.deck, 0)
        state.then(BEGIN_ROUND)
        state.ask(DEAL_HANDS, 0, NATURE_BIT)
        for group, mixed in enumerate(catalog.mixed_in[state.age - 1]):
            state.ask(MIX_IN, group * 64 + mixed.number, NATURE_BIT)
        for rule in state.moments.age_begin:
            rule.on_age_begin(state)


class MixIn(Chance[ClassicState]):
    """Nature adds a card of a group, such as a guild, to the deck of the age unseen (C3)."""

    def __init__(self) -> None:
        """Its argument is the group, and the number of its cards still to join."""
        super().__init__("mix_in")

    def argument_text(self, state: ClassicState, argument: i64) -> str:
        return f"{argument // 64} {argument % 64}"

    def read_argument(self, state: ClassicState, text: str) -> int:
        group, left = (int(word) for word in text.split())
        if not 0 < left <= state.catalog.mixed_in[state.age - 1][group].number:
            raise ValueError(text)
        return group * 64 + left

    def members(self, state: ClassicState, argument: i64) -> i64:
        """Return the set of cards of the group."""
        return state.catalog.mixed_in[state.age - 1][argument // 64].members

    def pool(self, state: ClassicState, argument: i64) -> i64:
        """Return the pool of the group."""
        return MIX_POOL + 4 * (state.age - 1) + argument // 64

    def pieces(self, state: ClassicState, argument: i64) -> i64:
        return size(self.members(state, argument))

    def is_there(self, state: ClassicState, argument: i64, piece: i64) -> bool:
        """Return whether a card has not joined yet."""
        return state.drawn & BITS[nth(self.members(state, argument), piece)] == 0

    def action(self, state: ClassicState, argument: i64, piece: i64) -> i64:
        return action_of(DRAW_CARD, state.card(nth(self.members(state, argument), piece)))

    def apply(self, state: ClassicState, argument: i64, seat: i64, action: i64) -> None:
        """Mix the card into the deck."""
        kind = piece_of(action) & 63
        state.drawn = state.drawn | BITS[kind]
        put(state.deck, 0, kind)
        if argument % 64 > 1:
            state.ask(MIX_IN, argument - 1, NATURE_BIT)

    def secret_from(
        self, state: ClassicState, argument: i64, seat: i64, action: i64, viewer: i64
    ) -> bool:
        """Hide the card from all seats."""
        return True


class DealHands(Chance[ClassicState]):
    """Nature deals a card from the deck into a hand, one hand after the other (C4).

    The dealer shuffles the deck as it is made up; each card dealt has a place of its own in it.
    """

    def __init__(self) -> None:
        """Its argument is the number of cards of the age dealt before."""
        super().__init__("deal_card")

    def argument_text(self, state: ClassicState, argument: i64) -> str:
        return str(argument)

    def read_argument(self, state: ClassicState, text: str) -> int:
        catalog = state.catalog
        return [str(n) for n in range(catalog.hand_size * catalog.cities)].index(text)

    def pool(self, state: ClassicState, argument: i64) -> i64:
        """Return the deck of the age."""
        return AGE_POOL + state.age - 1

    def pieces(self, state: ClassicState, argument: i64) -> i64:
        return len(state.catalog.copies[state.age - 1]) + size(state.drawn)

    def place(self, state: ClassicState, argument: i64) -> i64:
        """Return the number of cards dealt before."""
        return argument

    def kind_of_piece(self, state: ClassicState, piece: i64) -> i64:
        """Return the kind of the dealer's piece: first come the cards always in the deck."""
        always = state.catalog.copies[state.age - 1]
        if piece < len(always):
            return always[piece]
        return nth(state.drawn, piece - len(always))

    def is_there(self, state: ClassicState, argument: i64, piece: i64) -> bool:
        """Return whether a copy of the card is still in the deck."""
        return state.deck[0] & BITS[self.kind_of_piece(state, piece)] != 0

    def action(self, state: ClassicState, argument: i64, piece: i64) -> i64:
        return action_of(DEAL_CARD, state.card(self.kind_of_piece(state, piece)))

    def fill(self, state: ClassicState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """List every card in the deck once."""
        n: i64 = 0
        while n < size(state.deck[0]):
            buffer[n] = action_of(DEAL_CARD, state.card(nth(state.deck[0], n)))
            n += 1
        return n

    def weight(self, state: ClassicState, argument: i64, action: i64) -> i64:
        """Return the number of copies still in the deck."""
        return copies(state.deck, 0, piece_of(action) & 63)

    def pick(
        self, state: ClassicState, argument: i64, seat: i64, rng: Rng, buffer: vec[i64]
    ) -> i64:
        return action_of(DEAL_CARD, state.card(any_of(state.deck, 0, rng)))

    def apply(self, state: ClassicState, argument: i64, seat: i64, action: i64) -> None:
        """Put the card into the hand."""
        kind = piece_of(action) & 63
        take(state.deck, 0, kind)
        self.receive(state, argument, kind)

    def secret_from(
        self, state: ClassicState, argument: i64, seat: i64, action: i64, viewer: i64
    ) -> bool:
        """Hide the card from all who do not see the hand: its player and an ally do (C10, C245)."""
        return not sees_hand(state, viewer, argument // state.catalog.hand_size)

    def receive(self, state: ClassicState, argument: i64, kind: i64) -> None:
        """Add the card to the hand, and deal on."""
        catalog = state.catalog
        give_card(state, argument // catalog.hand_size, kind)
        if argument + 1 < catalog.hand_size * catalog.players:
            state.ask(DEAL_HANDS, argument + 1, NATURE_BIT)


def give_card(state: ClassicState, seat: i64, kind: i64) -> None:
    """Put a card of this age into the hand that a seat holds."""
    put(state.hands, state.hand_at(seat), kind)
    state.tell_only(side_of(state, seat), CARD_DEALT, seat, state.card(kind))
