"""The events of Duel: one class for each number in ``duel/happenings.py``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from thaumata.duel import happenings
from thaumata.duel.military import CAPITAL
from thaumata.duel.names import SYMBOLS
from thaumata.events.ended import EndedEvent
from thaumata.events.event import Event
from thaumata.game import Game
from thaumata.wording.duel.names import DUEL
from thaumata.wording.family import FamilyWords
from thaumata.wording.message import Argument, player


class DuelEvent(Event, frozen=True):
    """Something that happened in a duel."""

    words: ClassVar[FamilyWords] = DUEL


class TokenEvent(DuelEvent, frozen=True):
    """Something that happened to a progress token."""

    token: str


class _AgeEvent(DuelEvent, frozen=True):
    """Something that happened to an age."""

    age: int


class CoinEvent(DuelEvent, frozen=True):
    """Something that happened to a player's coins."""

    coins: int


# The ages


class Begins(_AgeEvent, frozen=True):
    """The seat takes the first turn of an age."""


class AgeBegan(_AgeEvent, frozen=True):
    """The structure of an age is laid out."""

    has_seat: ClassVar[bool] = False
    begins_laying: ClassVar[bool] = True


class AgeEnded(_AgeEvent, frozen=True):
    """The last card of the structure has been used."""

    has_seat: ClassVar[bool] = False


class PlayAgain(DuelEvent, frozen=True):
    """The seat will take an extra turn."""


class ExtraTurnLost(DuelEvent, frozen=True):
    """The seat's extra turn is lost, because the age is over."""


# Dealing


class ProgressDealt(TokenEvent, frozen=True):
    """A progress token is placed on the board."""

    is_laid_out: ClassVar[bool] = True


class WonderDealt(DuelEvent, frozen=True):
    """A wonder is shown."""

    wonder: str

    is_laid_out: ClassVar[bool] = True


class BackLaid(DuelEvent, frozen=True):
    """A slot of the structure gets a face-down card, whose back shows its kind."""

    slot: str
    back: str

    is_frequent: ClassVar[bool] = True

    def message_id(self) -> str:
        return f"event-{self.back}_laid"


class Revealed(DuelEvent, frozen=True):
    """The card of a slot of the structure is revealed."""

    slot: str
    card: str

    is_laid_out: ClassVar[bool] = True


class TokenDrawn(TokenEvent, frozen=True):
    """A progress token is drawn from the box for the seat to choose from."""


# Cards and wonders


class WonderPicked(DuelEvent, frozen=True):
    """The seat takes a wonder, to build it later."""

    wonder: str


class Built(DuelEvent, frozen=True):
    """The seat builds a card from the structure."""

    card: str


class BuiltByChain(DuelEvent, frozen=True):
    """The seat builds a card from the structure for free, by its chain symbol."""

    card: str


class BuiltFromDiscard(DuelEvent, frozen=True):
    """The seat builds a card from the discard pile for free."""

    card: str


class Sold(DuelEvent, frozen=True):
    """The seat discards a card from the structure for coins; a later event has them."""

    card: str
    coins: int

    def merged(self, later: Event) -> Event | None:
        """Absorb the gain of coins."""
        return self if later == CoinsGained(self.seat, self.coins) else None


class WonderBuilt(DuelEvent, frozen=True):
    """The seat builds a wonder, with a card under it."""

    wonder: str
    card: str


class WonderReturned(DuelEvent, frozen=True):
    """The seat's last wonder goes back to the box: seven are built."""

    wonder: str


class CityCardDiscarded(DuelEvent, frozen=True):
    """The seat loses a card from its city."""

    card: str


# Coins: these four account for every coin of both players


class PaidBank(CoinEvent, frozen=True):
    """The seat pays coins to the bank."""


class PaidOpponent(CoinEvent, frozen=True):
    """The seat pays coins to its opponent."""

    def message_arguments(self) -> dict[str, Argument]:
        opponent = player(0 if self.seat else 1)
        return {**super().message_arguments(), "opponent": opponent}


class CoinsGained(CoinEvent, frozen=True):
    """The seat gains coins from the bank."""


class CoinsLost(CoinEvent, frozen=True):
    """The seat loses coins to the bank."""


# Conflict and science


class PawnMoved(DuelEvent, frozen=True):
    """The seat moves the conflict pawn towards its opponent's capital."""

    position: int
    """The space of the pawn now: from -9, the capital of seat 0, to 9, that of seat 1."""

    spaces: int

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Event:
        return cls(seat, numbers[0] - CAPITAL, numbers[1])

    def message_arguments(self) -> dict[str, Argument]:
        return {**super().message_arguments(), "distance": abs(self.position)}

    def merged(self, later: Event) -> Event | None:
        """Merge two moves of the same seat."""
        if not isinstance(later, PawnMoved) or later.seat != self.seat:
            return None
        return PawnMoved(self.seat, later.position, self.spaces + later.spaces)


class MilitaryToken(CoinEvent, frozen=True):
    """A military token acts for the seat; a later event has its opponent's loss."""


class Pair(DuelEvent, frozen=True):
    """The seat completes a pair of science symbols."""

    symbol: str

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Event:
        return cls(seat, SYMBOLS[numbers[0]])

    def message_arguments(self) -> dict[str, Argument]:
        return {**super().message_arguments(), "symbol": self.words.symbol(self.symbol)}


class TokenTaken(TokenEvent, frozen=True):
    """The seat takes a progress token."""


class TokenDeclined(DuelEvent, frozen=True):
    """The seat takes no progress token."""


# The end


class Ended(EndedEvent, frozen=True):
    """The game is over."""

    words: ClassVar[FamilyWords] = DUEL

    def message_arguments(self) -> dict[str, Argument]:
        if self.kind == "scientific" and len(self.winners) > 1:
            return {"kind": "scientific_both"}
        return super().message_arguments()


KINDS: Final[Mapping[int, type[Event]]] = {
    happenings.BEGINS: Begins,
    happenings.PROGRESS_DEALT: ProgressDealt,
    happenings.WONDER_DEALT: WonderDealt,
    happenings.WONDER_PICKED: WonderPicked,
    happenings.AGE_BEGAN: AgeBegan,
    happenings.BACK_LAID: BackLaid,
    happenings.REVEALED: Revealed,
    happenings.BUILT: Built,
    happenings.BUILT_BY_CHAIN: BuiltByChain,
    happenings.BUILT_FROM_DISCARD: BuiltFromDiscard,
    happenings.SOLD: Sold,
    happenings.WONDER_BUILT: WonderBuilt,
    happenings.WONDER_RETURNED: WonderReturned,
    happenings.PAID_BANK: PaidBank,
    happenings.PAID_OPPONENT: PaidOpponent,
    happenings.COINS_GAINED: CoinsGained,
    happenings.COINS_LOST: CoinsLost,
    happenings.PAWN_MOVED: PawnMoved,
    happenings.MILITARY_TOKEN: MilitaryToken,
    happenings.PAIR: Pair,
    happenings.TOKEN_DRAWN: TokenDrawn,
    happenings.TOKEN_TAKEN: TokenTaken,
    happenings.TOKEN_DECLINED: TokenDeclined,
    happenings.CITY_CARD_DISCARDED: CityCardDiscarded,
    happenings.PLAY_AGAIN: PlayAgain,
    happenings.EXTRA_TURN_LOST: ExtraTurnLost,
    happenings.AGE_ENDED: AgeEnded,
    happenings.ENDED: Ended,
}
"""The events of the base game by their numbers."""
