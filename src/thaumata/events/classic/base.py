"""The events of Classic: one class for each number in ``classic/happenings.py``.

The seat of an event is a city: in a game for two the third is the Free City.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from thaumata.classic import happenings
from thaumata.events.ended import EndedEvent
from thaumata.events.event import Event
from thaumata.game import Game
from thaumata.wording.classic.names import CLASSIC
from thaumata.wording.family import FamilyWords
from thaumata.wording.message import SEAT, Argument, Message, message, named, player

# The order of events within a round, which all cities play at once.
_PLACED: Final = 0
_PAID: Final = 1
_GAINED: Final = 2


def _with_free_city(told: Message, players: int) -> Message:
    """Replace the number of a player beyond the last by the Free City."""
    if told.id == SEAT and told.arguments["number"] == players + 1:
        return message("classic-free_city")
    arguments = {
        name: _with_free_city(value, players) if isinstance(value, Message) else value
        for name, value in told.arguments.items()
    }
    return Message(told.id, arguments, told.plain)


class ClassicEvent(Event, frozen=True):
    """Something that happened in a game of Classic."""

    words: ClassVar[FamilyWords] = CLASSIC

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Event:
        """Make the event; a city beyond the players' is the Free City and is named so."""
        event = super().read(game, seat, numbers)
        event.set_message(_with_free_city(event.message, game.seats))
        return event


class _AgeEvent(ClassicEvent, frozen=True):
    """Something that happened to an age."""

    age: int

    has_seat: ClassVar[bool] = False


class _CardEvent(ClassicEvent, frozen=True):
    """Something that happened to a card."""

    card: str


# The set-up and the ages


class _BoardEvent(ClassicEvent, frozen=True):
    """Something that happened to a board."""

    board: str
    side: str
    """Empty if the player will choose it."""

    def message_arguments(self) -> dict[str, Argument]:
        return {**super().message_arguments(), "side": named("classic-side", self.side)}


class BoardDealt(_BoardEvent, frozen=True):
    """The seat gets a board."""

    def message_id(self) -> str:
        return super().message_id() if self.side else "event-board_dealt_open"


class SideChosen(_BoardEvent, frozen=True):
    """The seat turns its board to a side."""


class AgeBegan(_AgeEvent, frozen=True):
    """The deck of an age is made up."""


class AgeEnded(_AgeEvent, frozen=True):
    """The conflicts of an age are over."""


class RoundBegan(ClassicEvent, frozen=True):
    """Each player chooses a card."""

    round: int
    age: int

    has_seat: ClassVar[bool] = False
    begins_round: ClassVar[bool] = True


class HandsPassed(ClassicEvent, frozen=True):
    """Every hand moves on."""

    to: str
    """``left`` or ``right``; with two players ``other``."""

    has_seat: ClassVar[bool] = False
    is_frequent: ClassVar[bool] = True

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Event:
        direction = "left" if numbers[0] else "right"
        return cls(None, "other" if game.seats == 2 else direction)


# Secrets of a seat


class CardDealt(_CardEvent, frozen=True):
    """The seat receives a card into its hand."""

    is_frequent: ClassVar[bool] = True


class CardDrawn(_CardEvent, frozen=True):
    """The seat draws a card from the pile of the Free City."""


class LeftOver(_CardEvent, frozen=True):
    """The seat's last card of an age goes to the discard pile."""


# Cards and stages


class Built(_CardEvent, frozen=True):
    """The seat builds a card."""

    place: ClassVar[int | None] = _PLACED


class BuiltByChain(_CardEvent, frozen=True):
    """The seat builds a card for free, by chain."""

    place: ClassVar[int | None] = _PLACED


class BuiltByPower(_CardEvent, frozen=True):
    """The seat builds a card for free, by the power of its wonder."""

    place: ClassVar[int | None] = _PLACED


class StageBuilt(ClassicEvent, frozen=True):
    """The seat builds a stage of its wonder."""

    stage: int

    place: ClassVar[int | None] = _PLACED

    def merged(self, later: Event) -> Event | None:
        """Merge into the event that names the card, which only some viewers see."""
        is_same = isinstance(later, StageCard) and later.seat == self.seat
        return later if is_same else None


class StageCard(ClassicEvent, frozen=True):
    """The card that the seat put under a stage, secret from others."""

    card: str
    stage: int

    place: ClassVar[int | None] = _PLACED


class Sold(ClassicEvent, frozen=True):
    """The seat sells a card, face down; a later event has the coins."""

    coins: int

    place: ClassVar[int | None] = _PLACED

    def message_id(self) -> str:
        return "event-sold_unseen"

    def merged(self, later: Event) -> Event | None:
        """Merge into the event that names the card, or else absorb the gain of coins."""
        if isinstance(later, SoldCard) and later.seat == self.seat:
            return later
        return self if _brings(later, self.seat, self.coins) else None


class SoldCard(ClassicEvent, frozen=True):
    """The card that the seat sold, secret from others."""

    card: str
    coins: int

    place: ClassVar[int | None] = _PLACED

    def merged(self, later: Event) -> Event | None:
        """Absorb the gain of coins."""
        return self if _brings(later, self.seat, self.coins) else None


class BuiltFromDiscard(_CardEvent, frozen=True):
    """The seat builds a card from the discard pile for free."""


class RaiseDeclined(ClassicEvent, frozen=True):
    """The seat builds nothing from the discard pile."""


# Coins: these three account for every coin of every city


class PaidBank(ClassicEvent, frozen=True):
    """The seat pays coins to the bank."""

    coins: int

    place: ClassVar[int | None] = _PAID


class PaidCity(ClassicEvent, frozen=True):
    """The seat pays coins to a neighbor for resources."""

    coins: int
    city: int

    place: ClassVar[int | None] = _PAID

    def message_arguments(self) -> dict[str, Argument]:
        return {**super().message_arguments(), "city": player(self.city)}


class CoinsGained(ClassicEvent, frozen=True):
    """The seat gains coins from the bank."""

    coins: int

    place: ClassVar[int | None] = _GAINED


def _brings(event: Event, seat: int | None, coins: int) -> bool:
    """Return whether an event is a gain of exactly these coins by this seat."""
    return isinstance(event, CoinsGained) and (event.seat, event.coins) == (seat, coins)


# Conflicts and the end


class VictoryToken(ClassicEvent, frozen=True):
    """The seat takes a Victory token against a neighbor."""

    value: int
    loser: int

    def message_arguments(self) -> dict[str, Argument]:
        return {**super().message_arguments(), "loser": player(self.loser)}

    def merged(self, later: Event) -> Event | None:
        """Absorb the loser's event."""
        is_defeat = isinstance(later, DefeatToken) and later.winner == self.seat
        return self if is_defeat and later.seat == self.loser else None


class DefeatToken(ClassicEvent, frozen=True):
    """The seat takes a Defeat token against a neighbor."""

    tokens: int
    winner: int

    def message_arguments(self) -> dict[str, Argument]:
        return {**super().message_arguments(), "winner": player(self.winner)}


class Ended(EndedEvent, frozen=True):
    """The game is over."""

    words: ClassVar[FamilyWords] = CLASSIC

    def message_id(self) -> str:
        is_team = len(self.winners) > 1 and self.kind != "shared"
        return "event-ended_by_team" if is_team else "event-ended_by_points"


KINDS: Final[Mapping[int, type[Event]]] = {
    happenings.BOARD_DEALT: BoardDealt,
    happenings.SIDE_CHOSEN: SideChosen,
    happenings.AGE_BEGAN: AgeBegan,
    happenings.CARD_DEALT: CardDealt,
    happenings.CARD_DRAWN: CardDrawn,
    happenings.ROUND_BEGAN: RoundBegan,
    happenings.BUILT: Built,
    happenings.BUILT_BY_CHAIN: BuiltByChain,
    happenings.BUILT_BY_POWER: BuiltByPower,
    happenings.STAGE_BUILT: StageBuilt,
    happenings.STAGE_CARD: StageCard,
    happenings.SOLD: Sold,
    happenings.SOLD_CARD: SoldCard,
    happenings.PAID_BANK: PaidBank,
    happenings.PAID_CITY: PaidCity,
    happenings.COINS_GAINED: CoinsGained,
    happenings.LEFT_OVER: LeftOver,
    happenings.BUILT_FROM_DISCARD: BuiltFromDiscard,
    happenings.RAISE_DECLINED: RaiseDeclined,
    happenings.HANDS_PASSED: HandsPassed,
    happenings.VICTORY_TOKEN: VictoryToken,
    happenings.DEFEAT_TOKEN: DefeatToken,
    happenings.AGE_ENDED: AgeEnded,
    happenings.ENDED: Ended,
}
"""The events by their numbers."""
