"""The events of Agora: one class for each number in ``duel/agora/happenings.py``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from thaumata.duel import happenings as base
from thaumata.duel.agora import happenings
from thaumata.duel.agora.senators import CARDS as SENATORS
from thaumata.events.duel.base import Built, BuiltFromDiscard, DuelEvent, TokenEvent
from thaumata.events.duel.pantheon import WonderTaken
from thaumata.events.event import Event
from thaumata.game import Game

# Senators

_SENATORS: Final = frozenset(card.id for card in SENATORS)


class Recruited(DuelEvent, frozen=True):
    """The seat recruits a senator from the structure."""

    card: str

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Event:
        """Make the event; a card that is no senator is built."""
        card = game.names["card"][numbers[0]]
        return cls(seat, card) if card in _SENATORS else Built.read(game, seat, numbers)


class RecruitedFromDiscard(DuelEvent, frozen=True):
    """The seat recruits a senator from the discard pile."""

    card: str

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Event:
        """Make the event; a card that is no senator is built."""
        card = game.names["card"][numbers[0]]
        return cls(seat, card) if card in _SENATORS else BuiltFromDiscard.read(game, seat, numbers)


# The Senate


class DecreeDealt(DuelEvent, frozen=True):
    """A decree lies open in a chamber."""

    decree: str
    chamber: str

    is_laid_out: ClassVar[bool] = True


class DecreeShifted(DuelEvent, frozen=True):
    """The seat moves a decree to another chamber."""

    start: str
    end: str

    kinds: ClassVar[Mapping[str, str]] = {"start": "chamber", "end": "chamber"}


class CubePlaced(DuelEvent, frozen=True):
    """The seat places a cube in a chamber."""

    chamber: str


class CubeMoved(DuelEvent, frozen=True):
    """The seat moves a cube to a chamber beside its own."""

    start: str
    end: str

    kinds: ClassVar[Mapping[str, str]] = {"start": "chamber", "end": "chamber"}


class CubeRemoved(DuelEvent, frozen=True):
    """The seat loses a cube from a chamber."""

    chamber: str


class ControlGained(DuelEvent, frozen=True):
    """The seat gains control of a chamber."""

    chamber: str


class ControlLost(DuelEvent, frozen=True):
    """The seat loses control of a chamber."""

    chamber: str


class InfluenceToken(DuelEvent, frozen=True):
    """A military token acts for the seat."""

    size: str
    """``small`` or ``large``."""

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Event:
        return cls(seat, ("small", "large")[numbers[0]])


# Conspiracies


class Conspired(DuelEvent, frozen=True):
    """The seat draws conspiracies."""


class ConspiracyDrawn(DuelEvent, frozen=True):
    """The conspiracy that the seat draws, secret from its opponent."""

    conspiracy: str


class ConspiracyKept(DuelEvent, frozen=True):
    """The seat keeps another conspiracy, face down."""


class ConspiracyChosen(DuelEvent, frozen=True):
    """The conspiracy that the seat keeps or prepares, secret from its opponent."""

    conspiracy: str


class ConspiracyPutBack(DuelEvent, frozen=True):
    """The seat puts a conspiracy back into the deck."""

    where: str
    """``top`` or ``bottom``."""

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Event:
        return cls(seat, ("top", "bottom")[numbers[0]])


class ConspiracyPrepared(DuelEvent, frozen=True):
    """The seat prepares a conspiracy with a card of the structure."""

    card: str


class ConspiracyTriggered(DuelEvent, frozen=True):
    """The seat triggers a conspiracy."""

    conspiracy: str


# Effects of conspiracies


class CityCardTaken(DuelEvent, frozen=True):
    """The seat takes a card from its opponent's city into its own."""

    card: str


class CardsSwapped(DuelEvent, frozen=True):
    """The seat takes a card from its opponent's city and gives another for it."""

    taken: str
    given: str

    kinds: ClassVar[Mapping[str, str]] = {"taken": "card", "given": "card"}


class TokenLocked(TokenEvent, frozen=True):
    """The seat locks a progress token; one from the box may be secret."""


class TokenLockedUnseen(DuelEvent, frozen=True):
    """The seat locks a progress token of the box face down."""


class TokenLost(TokenEvent, frozen=True):
    """The seat loses a progress token."""


class BuiltFromTopRow(DuelEvent, frozen=True):
    """The seat builds a card from the top row of the structure for free."""

    card: str


class RemovedLookedAt(DuelEvent, frozen=True):
    """The seat looks at the cards removed from the game."""


class RemovedCardSeen(DuelEvent, frozen=True):
    """One of the removed cards that the seat looks at, secret from its opponent."""

    card: str


class BuiltFromRemoved(DuelEvent, frozen=True):
    """The seat builds one of the removed cards for free."""

    card: str


class StructureCardDiscarded(DuelEvent, frozen=True):
    """The seat discards a card from the structure."""

    card: str


class WonderSabotaged(DuelEvent, frozen=True):
    """The seat's wonder goes back to the box and stays there."""

    wonder: str


class CardUncovered(DuelEvent, frozen=True):
    """The card that lay under the seat's wonder goes to the discard pile."""

    card: str


KINDS: Final[Mapping[int, type[Event]]] = {
    base.BUILT: Recruited,  # in place of the event of the base game
    base.BUILT_FROM_DISCARD: RecruitedFromDiscard,
    happenings.DECREE_DEALT: DecreeDealt,
    happenings.CUBE_PLACED: CubePlaced,
    happenings.CUBE_MOVED: CubeMoved,
    happenings.CUBE_REMOVED: CubeRemoved,
    happenings.CONTROL_GAINED: ControlGained,
    happenings.CONTROL_LOST: ControlLost,
    happenings.INFLUENCE_TOKEN: InfluenceToken,
    happenings.CONSPIRED: Conspired,
    happenings.CONSPIRACY_DRAWN: ConspiracyDrawn,
    happenings.CONSPIRACY_KEPT: ConspiracyKept,
    happenings.CONSPIRACY_CHOSEN: ConspiracyChosen,
    happenings.CONSPIRACY_PUT_BACK: ConspiracyPutBack,
    happenings.CONSPIRACY_PREPARED: ConspiracyPrepared,
    happenings.CONSPIRACY_TRIGGERED: ConspiracyTriggered,
    happenings.WONDER_TAKEN: WonderTaken,  # the same event as in Pantheon
    happenings.CITY_CARD_TAKEN: CityCardTaken,
    happenings.CARDS_SWAPPED: CardsSwapped,
    happenings.TOKEN_LOCKED: TokenLocked,
    happenings.TOKEN_LOCKED_UNSEEN: TokenLockedUnseen,
    happenings.TOKEN_LOST: TokenLost,
    happenings.BUILT_FROM_TOP_ROW: BuiltFromTopRow,
    happenings.REMOVED_LOOKED_AT: RemovedLookedAt,
    happenings.REMOVED_CARD_SEEN: RemovedCardSeen,
    happenings.BUILT_FROM_REMOVED: BuiltFromRemoved,
    happenings.STRUCTURE_CARD_DISCARDED: StructureCardDiscarded,
    happenings.DECREE_SHIFTED: DecreeShifted,
    happenings.WONDER_RUINED: WonderSabotaged,  # in Pantheon a ruined wonder may be built again
    happenings.CARD_UNCOVERED: CardUncovered,
}
"""The events of Agora by their numbers."""
