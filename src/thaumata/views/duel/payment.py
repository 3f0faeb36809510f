"""The lines of a receipt: what which card produced, what was bought, where the coins went.

Each kind of line is a struct of its own; over a wire the field ``kind`` tells them apart, and the
message ``payment-<kind>`` puts one into words.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from thaumata.views.pieces import Piece


def _kind(name: str) -> str:
    """Turn the name of a class into the name of its kind: ``PrintedCoins``, ``printed_coins``."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class Line(Struct, frozen=True, tag_field="kind", tag=_kind):
    """One line of a receipt."""

    @property
    def kind(self) -> str:
        """Return the name of the kind of line, such as ``bought``."""
        return str(self.__struct_config__.tag)


class Produced(Line, frozen=True):
    """A card of the city produces some of what is needed."""

    resource: str
    amount: int
    source: Piece


class Choice(Line, frozen=True):
    """A producer with a choice stands in for one unit."""

    resource: str
    amount: int
    source: Piece


class Waived(Line, frozen=True):
    """Some units need not be paid."""

    resource: str
    amount: int
    source: Piece
    unit_price: int
    """What each of these units would have cost."""


class Bought(Line, frozen=True):
    """The rest is bought."""

    resource: str
    amount: int
    unit_price: int
    coins: int
    symbols: int
    """How many symbols on the opponent's cards made the price, one coin each beside the two."""

    fixed_by: Piece | None
    """The card that fixes the price instead, if there is one."""

    cheaper_by: Piece | None = None
    """The decree that takes a coin off the price, if there is one."""


class PrintedCoins(Line, frozen=True):
    """Coins that are part of the printed cost."""

    coins: int


class Chain(Line, frozen=True):
    """A card of the city makes the new one free."""

    card: str
    symbol: str = ""
    """The white symbol on both; empty in Classic, whose cards name the earlier building."""


class ChainToken(Line, frozen=True):
    """A mythology token of the player makes a Grand Temple free."""

    token: str
    mythology: str


class ChainBorrowed(Line, frozen=True):
    """A card or a mythology token of the opponent makes the new card free."""

    source: Piece
    symbol: str
    decree: str
    """What lends it."""


class CoinsWaived(Line, frozen=True):
    """The coins of the printed cost need not be paid."""

    coins: int
    decree: str


class Engineering(Line, frozen=True):
    """A few coins stand for the whole cost."""

    coins: int
    source: Piece


class Senators(Line, frozen=True):
    """A senator costs a coin for each senator in the city."""

    coins: int


class FreeRecruit(Line, frozen=True):
    """A senator comes for nothing."""

    source: Piece


class Space(Line, frozen=True):
    """What a card of the Pantheon costs on its space, seen from the player."""

    space: str
    coins: int


class Gate(Line, frozen=True):
    """What the Gate costs more than a god would."""

    coins: int


class Less(Line, frozen=True):
    """Coins off the cost of an activation: the Sanctuary, or an offering."""

    coins: int
    source: Piece


class Free(Line, frozen=True):
    """It costs nothing."""


class FromDiscard(Line, frozen=True):
    """A card of the discard pile is built for nothing."""


class ToBank(Line, frozen=True):
    """Coins that the bank receives."""

    coins: int


class ToOpponent(Line, frozen=True):
    """Coins that the opponent receives."""

    coins: int
    source: Piece
    """What entitles the opponent to them."""


class FromAstarte(Line, frozen=True):
    """How many of the coins lie outside the treasury, on Astarte."""

    coins: int


PaymentLine = (
    Produced
    | Choice
    | Waived
    | Bought
    | PrintedCoins
    | CoinsWaived
    | Chain
    | ChainToken
    | ChainBorrowed
    | Engineering
    | Senators
    | FreeRecruit
    | Space
    | Gate
    | Less
    | Free
    | FromDiscard
    | ToBank
    | ToOpponent
    | FromAstarte
)
"""Any line of a receipt: first what covers the cost, then where the coins go."""


class Receipt(Struct, frozen=True):
    """The cheapest way to pay for something, line by line."""

    total: int
    """All coins to pay."""

    lines: tuple[PaymentLine, ...]
    short_by: int
    """How many of the coins the seat does not have."""


FREE: Final = Receipt(0, (Free(),), 0)
"""What costs nothing."""

FROM_DISCARD: Final = Receipt(0, (FromDiscard(),), 0)
"""What a card costs that is built from the discard pile."""
