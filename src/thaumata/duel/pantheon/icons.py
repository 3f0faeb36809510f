"""The icons of gods, temples, wonders and progress tokens that the base game does not have."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.icon_shapes import Lasting
from thaumata.duel.names import PURPLE
from thaumata.duel.pantheon.decks import show_deck
from thaumata.duel.pantheon.happenings import COINS_ON_CARD
from thaumata.duel.pantheon.names import FREE_GOD, MYTHOLOGIES
from thaumata.duel.pantheon.part import pantheon_of
from thaumata.duel.state import DuelState
from thaumata.kit.bits import BITS, size
from thaumata.kit.counts import ONES
from thaumata.kit.effects import Effect, Form

TEMPLE_POINTS: Final = (0, 5, 12, 21)
"""The total points of no, one, two or three Grand Temples (D141)."""

_EACH_TEMPLE: Final = vec[i64]([0, 5, 6, 7])
"""The points of each temple, by their number."""

EVERY_DECK: Final = len(MYTHOLOGIES)
"""The argument of a free activation from all decks instead of one mythology's."""


class RevealEveryDeck(Effect[DuelState]):
    """Reveal the top god of every deck, and activate one of them for free (D139)."""

    def __init__(self) -> None:
        super().__init__(asks=True)

    def gain(self, state: DuelState, seat: i64) -> None:
        """Reveal the gods, then ask."""
        state.ask(FREE_GOD, EVERY_DECK, BITS[seat])
        part = pantheon_of(state)
        mythology: i64 = EVERY_DECK
        while mythology > 0:
            mythology -= 1
            if part.deck_size(mythology) > 0:
                show_deck(state, mythology, 1)

    def form(self) -> Form:
        return ("reveal_every_deck",)


class CoinsOnCard(Effect[DuelState]):
    """Coins on the card itself: safe from losses, usable, worth a point each (D117)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def gain(self, state: DuelState, seat: i64) -> None:
        """Take the coins from the bank."""
        state.city(seat).reserve += self.amount
        state.bank -= self.amount
        state.tell(COINS_ON_CARD, seat, self.amount)

    def points(self, state: DuelState, seat: i64) -> i64:
        """Count the coins that are left."""
        return state.city(seat).reserve

    def form(self) -> Form:
        return ("coins_on_card", int(self.amount))


class GrandTemple(Effect[DuelState]):
    """A set of temples: 5, 12 or 21 points together (D141)."""

    def points(self, state: DuelState, seat: i64) -> i64:
        """Return this temple's share of the points: no other card of the variant is purple."""
        return _EACH_TEMPLE[state.city(seat).cards_of(PURPLE)]

    def form(self) -> Form:
        return ("grand_temple", TEMPLE_POINTS[1:])


class ActivationDiscount(Lasting):
    """Activating cards of the Pantheon costs fewer coins (D105, D125, D147)."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, "activation_discount", amount)

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        """Change the discount."""
        pantheon_of(state).discounts += by * ONES[seat]


class PointsPerDivineToken(Effect[DuelState]):
    """Points for each mythology token and each offering token at the end (D145)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def points(self, state: DuelState, seat: i64) -> i64:
        part = pantheon_of(state)
        return self.amount * (size(part.tokens_of(seat)) + size(part.offerings_of(seat)))

    def form(self) -> Form:
        return ("points_per_divine_token", int(self.amount))


class SiegeCoins(Lasting):
    """The opponent loses coins for each space of the owner's advance (D146)."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, "siege_coins", amount)

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        """Change the coins lost per space."""
        pantheon_of(state).sieges += by * ONES[seat]


class ChainsForCoins(Lasting):
    """Cards with a chain symbol under their cost can be built for a few coins (D143)."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, "chains_for_coins", amount)

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        """Set or remove the price."""
        pantheon_of(state).engineers += by * ONES[seat]
