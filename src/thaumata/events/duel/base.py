"""The events of Duel: one class for each number in ``duel/happenings.py``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Self

from thaumata.duel import happenings
from thaumata.duel.agora.senators import CARDS as SENATORS
from thaumata.duel.military import CAPITAL
from thaumata.duel.names import SYMBOLS
from thaumata.events.event import Event
from thaumata.game import Game
from thaumata.wording.words import Words

_BY_ID: Final = ("slot", "back", "space", "chamber")
"""The kinds of pieces that have no names beside their ids."""

_SENATORS: Final = frozenset(card.id for card in SENATORS)
"""The cards that are recruited, not built."""


class DuelEvent(Event, frozen=True):
    """Something that happened in a duel."""

    family: ClassVar[str] = "duel"

    def word(self, kind: str, piece: str, words: Words) -> str:
        if kind in _BY_ID:
            return piece
        if kind == "token":
            return words(f"duel-progress-{piece}")
        if piece.startswith("?"):  # a card of which no more than the back is known
            return words(f"back-{piece[1:]}")
        return super().word(kind, piece, words)


class TokenEvent(DuelEvent, frozen=True):
    """Something that happened to a progress token."""

    token: str


class _AgeEvent(DuelEvent, frozen=True):
    """Something that happened to an age."""

    age: int

    def arguments(self, words: Words, players: Sequence[str]) -> dict[str, str | int]:
        return {**super().arguments(words, players), "age": words(f"age-{self.age}")}


class CoinEvent(DuelEvent, frozen=True):
    """Something that happened to a player's coins."""

    coins: int


# The ages


class Begins(_AgeEvent, frozen=True):
    """The seat takes the first turn of an age."""


class AgeBegan(_AgeEvent, frozen=True):
    """The structure of an age is laid out."""

    has_seat: ClassVar[bool] = False


class AgeEnded(_AgeEvent, frozen=True):
    """The last card of the structure has been used."""

    has_seat: ClassVar[bool] = False


class PlayAgain(DuelEvent, frozen=True):
    """The seat will take an extra turn."""


class ExtraTurnLost(DuelEvent, frozen=True):
    """The seat's extra turn is lost, because the age is over."""


# What nature deals


class ProgressDealt(TokenEvent, frozen=True):
    """A progress token lies on the board."""


class WonderDealt(DuelEvent, frozen=True):
    """A wonder is shown."""

    wonder: str


class BackLaid(DuelEvent, frozen=True):
    """A slot of the structure gets a card whose back tells what kind it is."""

    slot: str
    back: str

    def message(self) -> str:
        return f"event-{self.back}_laid"


class Revealed(DuelEvent, frozen=True):
    """A slot of the structure shows its card."""

    slot: str
    card: str


class TokenDrawn(TokenEvent, frozen=True):
    """A progress token is drawn from the box, for the seat to choose from."""


# Cards and wonders


class WonderPicked(DuelEvent, frozen=True):
    """The seat takes a wonder, to build it later."""

    wonder: str


class Built(DuelEvent, frozen=True):
    """The seat builds a card from the structure, or recruits a senator."""

    card: str

    def message(self) -> str:
        return "event-recruited" if self.card in _SENATORS else super().message()


class BuiltByChain(DuelEvent, frozen=True):
    """The seat builds a card from the structure free, by its chain symbol."""

    card: str


class BuiltFromDiscard(DuelEvent, frozen=True):
    """The seat builds a card from the discard pile free, or recruits a senator."""

    card: str

    def message(self) -> str:
        is_senator = self.card in _SENATORS
        return "event-recruited_from_discard" if is_senator else super().message()


class Sold(DuelEvent, frozen=True):
    """The seat discards a card from the structure for coins, which a later event counts."""

    card: str
    coins: int

    def merged(self, later: Event) -> Event | None:
        """Leave out the coins: the sale tells them."""
        return self if later == CoinsGained(self.seat, self.coins) else None


class WonderBuilt(DuelEvent, frozen=True):
    """The seat builds a wonder, with a card under it."""

    wonder: str
    card: str


class WonderReturned(DuelEvent, frozen=True):
    """The seat's wonder goes back to the box: seven stand."""

    wonder: str


class CityCardDiscarded(DuelEvent, frozen=True):
    """The seat loses a card from its city."""

    card: str


# Coins: these four account for every coin of both players


class PaidBank(CoinEvent, frozen=True):
    """The seat pays coins to the bank."""


class PaidOpponent(CoinEvent, frozen=True):
    """The seat pays coins to its opponent."""

    def arguments(self, words: Words, players: Sequence[str]) -> dict[str, str | int]:
        opponent = players[0 if self.seat else 1]
        return {**super().arguments(words, players), "opponent": opponent}


class CoinsGained(CoinEvent, frozen=True):
    """The seat gains coins from the bank."""


class CoinsLost(CoinEvent, frozen=True):
    """The seat loses coins to the bank."""


# Conflict and science


class PawnMoved(DuelEvent, frozen=True):
    """The seat moves the conflict pawn towards its opponent's capital."""

    position: int
    """Where the pawn stands now: from -9, the capital of seat 0, to 9, that of seat 1."""

    spaces: int

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Self:
        return cls(seat, numbers[0] - CAPITAL, numbers[1])

    def arguments(self, words: Words, players: Sequence[str]) -> dict[str, str | int]:
        return {**super().arguments(words, players), "distance": abs(self.position)}

    def merged(self, later: Event) -> Event | None:
        """Tell two moves of the same seat as one."""
        if not isinstance(later, PawnMoved) or later.seat != self.seat:
            return None
        return PawnMoved(self.seat, later.position, self.spaces + later.spaces)


class MilitaryToken(CoinEvent, frozen=True):
    """A military token acts for the seat; a later event counts what its opponent loses."""


class Pair(DuelEvent, frozen=True):
    """The seat completes a pair of science symbols."""

    symbol: str

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Self:
        return cls(seat, SYMBOLS[numbers[0]])

    def word(self, kind: str, piece: str, words: Words) -> str:
        return words(f"symbol-{piece}")


class TokenTaken(TokenEvent, frozen=True):
    """The seat takes a progress token."""


class TokenDeclined(DuelEvent, frozen=True):
    """The seat goes without a progress token."""


# The end


class Ended(DuelEvent, frozen=True):
    """The game is over."""

    kind: str
    """The way it was won, as in ``Outcome``."""

    winners: tuple[int, ...]

    has_seat: ClassVar[bool] = False

    @classmethod
    def read(cls, game: Game, seat: int, numbers: Sequence[int]) -> Self:
        kind, mask = numbers
        winners = tuple(seat for seat in range(game.seats) if mask >> seat & 1)
        return cls(None, game.victories[kind - 1], winners)

    def arguments(self, words: Words, players: Sequence[str]) -> dict[str, str | int]:
        if self.kind == "scientific" and len(self.winners) > 1:
            return {"kind": "scientific_both"}
        winners = words.list_of([players[seat] for seat in self.winners])
        return {"kind": self.kind, "player": winners}


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
