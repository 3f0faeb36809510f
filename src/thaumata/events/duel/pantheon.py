"""The events of Pantheon: one class for each number in ``duel/pantheon/happenings.py``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from thaumata.duel.military import CAPITAL
from thaumata.duel.pantheon import happenings
from thaumata.events.duel.base import CoinEvent, DuelEvent, TokenEvent
from thaumata.events.event import Event
from thaumata.game import Game
from thaumata.wording.message import Argument, player

# Tokens on cards


class TokenLaid(DuelEvent, frozen=True):
    """A mythology or offering token is placed on a card of the structure."""

    slot: str
    divine_token: str

    is_laid_out: ClassVar[bool] = True


class DivineTokenTaken(DuelEvent, frozen=True):
    """The seat takes a mythology or offering token."""

    divine_token: str


class OfferingSpent(DuelEvent, frozen=True):
    """The seat spends an offering token on an activation."""

    divine_token: str


# Gods come to the Pantheon and to players


class GodSeen(DuelEvent, frozen=True):
    """The seat looks at a god in secret."""

    god: str


class GodPlaced(DuelEvent, frozen=True):
    """The seat places a god face down on a space; its mythology is public."""

    mythology: str
    space: str


class GodChosen(DuelEvent, frozen=True):
    """The god that the seat placed face down, secret from its opponent."""

    god: str
    space: str


class GatePlaced(DuelEvent, frozen=True):
    """The Gate is placed on a space."""

    space: str

    has_seat: ClassVar[bool] = False
    is_laid_out: ClassVar[bool] = True


class GodRevealed(DuelEvent, frozen=True):
    """A god is revealed to both players."""

    god: str

    is_laid_out: ClassVar[bool] = True


class EnkiToken(TokenEvent, frozen=True):
    """A progress token is placed on Enki."""

    is_laid_out: ClassVar[bool] = True


class Activated(DuelEvent, frozen=True):
    """The seat activates a god or the Gate; a later event has the coins."""

    god: str
    coins: int


class DeckRevealed(DuelEvent, frozen=True):
    """The whole deck of a mythology is shown for the seat."""

    mythology: str


class DeckOrdered(DuelEvent, frozen=True):
    """The god that the seat puts on top of its deck, secret from its opponent."""

    god: str


# Effects of gods


class CoinsOnCard(CoinEvent, frozen=True):
    """The seat gets coins on Astarte, outside the treasury."""


class PaidFromCard(CoinEvent, frozen=True):
    """The seat moves coins from Astarte to the treasury, to pay with them."""


class SymbolCopied(DuelEvent, frozen=True):
    """The seat puts the snake on a card and gains its symbol."""

    card: str


class SnakeLost(DuelEvent, frozen=True):
    """The seat loses the snake and its symbol, since the card has left its city."""

    card: str


class CardTaken(DuelEvent, frozen=True):
    """The seat takes a card from its opponent's city into its own."""

    card: str


class StructureDiscarded(DuelEvent, frozen=True):
    """The seat discards a card from the structure."""

    slot: str
    card: str


class WonderRuined(DuelEvent, frozen=True):
    """The seat's wonder is dismantled, to be built again, and the card under it discarded."""

    wonder: str
    card: str


class WonderTaken(DuelEvent, frozen=True):
    """The seat takes a wonder that its opponent has not built."""

    wonder: str


class MinervaPlaced(DuelEvent, frozen=True):
    """The seat puts Minerva on the conflict track."""

    position: int
    """Her space: from -9, the capital of seat 0, to 9, that of seat 1."""

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Event:
        return cls(seat, numbers[0] - CAPITAL)

    def message_arguments(self) -> dict[str, Argument]:
        owner = player(0 if self.position < 0 else 1)
        told = super().message_arguments()
        return {**told, "distance": abs(self.position), "owner": owner}


class MinervaGone(DuelEvent, frozen=True):
    """Minerva has stopped the seat's advance and leaves the track."""


class MilitaryTokenRemoved(DuelEvent, frozen=True):
    """The seat removes a military token unused."""

    size: str
    """``small`` or ``large``."""

    side: int
    """The seat on whose side it lay."""

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Event:
        size, side = game.names["military_token"][numbers[0]].split()
        return cls(seat, size, int(side))

    def message_arguments(self) -> dict[str, Argument]:
        told = super().message_arguments()
        return {**told, "size": self.size, "owner": player(self.side)}


KINDS: Final[Mapping[int, type[Event]]] = {
    happenings.TOKEN_LAID: TokenLaid,
    happenings.DIVINE_TOKEN_TAKEN: DivineTokenTaken,
    happenings.GOD_SEEN: GodSeen,
    happenings.GOD_PLACED: GodPlaced,
    happenings.GOD_CHOSEN: GodChosen,
    happenings.GATE_PLACED: GatePlaced,
    happenings.GOD_REVEALED: GodRevealed,
    happenings.ENKI_TOKEN: EnkiToken,
    happenings.ACTIVATED: Activated,
    happenings.OFFERING_SPENT: OfferingSpent,
    happenings.COINS_ON_CARD: CoinsOnCard,
    happenings.SYMBOL_COPIED: SymbolCopied,
    happenings.SNAKE_LOST: SnakeLost,
    happenings.CARD_TAKEN: CardTaken,
    happenings.STRUCTURE_DISCARDED: StructureDiscarded,
    happenings.WONDER_RUINED: WonderRuined,
    happenings.WONDER_TAKEN: WonderTaken,
    happenings.MINERVA_PLACED: MinervaPlaced,
    happenings.MINERVA_GONE: MinervaGone,
    happenings.MILITARY_TOKEN_REMOVED: MilitaryTokenRemoved,
    happenings.DECK_REVEALED: DeckRevealed,
    happenings.DECK_ORDERED: DeckOrdered,
    happenings.PAID_FROM_CARD: PaidFromCard,
}
"""The events of Pantheon by their numbers."""
