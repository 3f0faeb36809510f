"""The view of Classic: the cities around the table, the hands, and the viewer's actions."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from thaumata.views.classic.actions import ClassicAction
from thaumata.views.classic.expansion import Neighbor
from thaumata.views.classic.expansions import ExpandedCity
from thaumata.views.pieces import Piece
from thaumata.views.structs import Score, View
from thaumata.wording.message import Message


class Icon(Struct, frozen=True, omit_defaults=True):
    """A printed icon; unused fields are omitted."""

    icon: str
    """``produces``, ``points``, ``build_from_discard``, ..."""

    amount: int = 0
    resources: tuple[str, ...] = ()
    """The resources it produces: units of one resource, or one unit of choice."""

    for_sale: bool = True
    goods: str = ""
    """The goods that become cheaper: ``raw`` or ``made``."""

    seller: str = ""
    """The side of the seller: ``left``, ``right`` or ``both``."""

    symbol: str = ""
    age: int = 0
    """The age of victory tokens; 0 for all of them."""

    right: str = ""
    """The right from a black card: ``wharf_left``, ``architects``, ..."""

    what: str = ""
    """The things counted: a color of cards, ``stages``, ...; ``flat`` if none are."""

    where: str = ""
    """The cities where they are counted: ``own``, ``neighbors``, ``everywhere``; ``others`` is the
    own one without the card itself."""


class StageView(Struct, frozen=True):
    """A stage of a wonder."""

    stage: int
    """Its number, from 1."""

    built: bool
    coins: int
    resources: dict[str, int]
    """The resources of its cost."""

    icons: tuple[Icon, ...]
    age: int | None
    """The age on the back of the card under it; None until it is built."""

    card: str | None
    """The card under it, if the viewer put it there; None for all others."""


class Producer(Struct, frozen=True):
    """A piece that produces every round."""

    source: Piece
    """A card, a stage or the board."""

    resources: tuple[str, ...]
    """One resource, or those that each unit is chosen from."""

    units: int
    for_sale: bool
    """Whether neighbors may buy from it."""


class TradePrices(Struct, frozen=True):
    """The price of a unit from one neighbor."""

    raw: int
    made: int


PowerStatus = Literal["none", "ready", "used"]
"""Olympia's free build: the city has none, can use it in this age, has used it in this age."""


class ClassicCityView(ExpandedCity, frozen=True, kw_only=True, omit_defaults=True):
    """A city: everything in it is public except the cards under its stages."""

    seat: int
    """Its place at the table; with two players 2 is the Free City."""

    decider: int
    """The seat that decides for it: its own, or the controller of the Free City."""

    left: int
    right: int
    """The places of its neighbors."""

    board: str | None
    """None until it is dealt."""

    side: str | None
    """``A`` or ``B``; None until it is dealt or chosen."""

    resource: str | None
    """The resource of the board."""

    coins: int
    cards: dict[str, tuple[str, ...]]
    """The cards of each color, in the order in which they were built."""

    stages: tuple[StageView, ...]
    production: tuple[Producer, ...]
    prices: dict[str, TradePrices]
    """The price of a unit for this city from the ``left`` and from the ``right``."""

    shields: int
    victories: tuple[int, ...]
    """The values of the victory tokens, in the order in which they were won."""

    defeats: int
    symbols: dict[str, int]
    """The number of each science symbol, zeros included."""

    any_symbols: int
    """Science symbols of choice."""

    power: PowerStatus
    score: Score
    """The points if the game ended now."""


class HandView(Struct, frozen=True):
    """A hand, as the viewer remembers it."""

    seat: int
    """The seat that holds it."""

    size: int
    cards: tuple[str, ...]
    """The viewer's own hand; of another, the cards the viewer has seen in it and not seen leave it.

    There can be more of them than the hand has cards, since cards leave it face down too."""

    unseen: int
    """The number of cards that the viewer has never seen and that may also be there."""


Use = Literal["built", "stage", "sold", "left_over"]


class PlayedCard(Struct, frozen=True):
    """A city's use of a card."""

    seat: int
    use: Use
    card: str | None
    """None if the viewer may not know it."""

    last_card: bool
    """Whether it was the last card of the age, in addition to that of the round."""


class LastRound(Struct, frozen=True):
    """The last round that was carried out."""

    age: int
    round: int
    cards: tuple[PlayedCard, ...]


class DiscardPile(Struct, frozen=True):
    """The discard pile, which lies face down."""

    sizes: tuple[int, ...]
    """The number of its cards with the back of each age."""

    cards: tuple[str, ...]
    """The cards that the viewer knows to be there: all of them in a build from the pile."""


class Fight(Struct, frozen=True):
    """A comparison of shields that would take place if the age ended now."""

    seats: tuple[int, int]
    """The two cities."""

    tokens: tuple[int, int]
    """The value of the token that each would get; 0 for none."""


class ForSale(Struct, frozen=True):
    """Units that a city may buy from a neighbor in each round."""

    buyer: int
    """The viewer's city, or the Free City if the viewer decides for it."""

    neighbor: Neighbor
    """The side of the buyer on which the seller sits."""

    seller: int
    source: Piece
    """A card or the board of the seller."""

    resources: tuple[str, ...]
    """One resource, or those that each unit is chosen from."""

    units: int
    price: int
    """The price of a unit for the buyer."""


class Unavailable(Struct, frozen=True):
    """A build that is not possible now, with the reason."""

    seat: int
    """The city that would build."""

    verb: str
    """The verb of the action that is missing."""

    card: str | None
    """The card that cannot be built; None for the next stage."""

    reason: Message


Direction = Literal["left", "right", "exchange"]


class ClassicView(View, frozen=True, kw_only=True, tag="classic"):
    """Everything that one seat may know of a game of Classic."""

    age: int
    """0 during the set-up, then 1 to 3."""

    round: int
    """From 1; 0 while the cards of an age are dealt."""

    rounds: int
    """The number of rounds of an age."""

    direction: Direction | None
    """The direction in which hands are passed; two players exchange them. None before the first
    age."""

    controller: int | None
    """With two players: the seat that decides for the Free City in this round."""

    cities: tuple[ClassicCityView, ...]
    """All cities by their places, clockwise: the next one is the left neighbor."""

    hand: tuple[str, ...]
    """The viewer's hand by color, with each copy of a card."""

    hands: tuple[HandView, ...]
    """All hands by holder; none before the first age."""

    pile: int
    """With two players: the number of cards left in the pile of the Free City."""

    discards: DiscardPile
    fights: tuple[Fight, ...]
    """The fights if the age ended now, with their tokens; empty before the first age."""

    market: tuple[ForSale, ...]
    """The goods that the viewer may buy from either neighbor; empty for a spectator."""

    unavailable: tuple[Unavailable, ...]
    """The builds not possible for the viewer now, when a card of the hand is to be chosen."""

    sealed: tuple[ClassicAction, ...]
    """The viewer's sealed actions for the current decision."""

    ready: tuple[int, ...]
    """The seats that have sealed everything the decision asks of them."""

    last_round: LastRound | None
    """The deeds of the last round that was carried out."""

    actions: tuple[ClassicAction, ...]
    """The legal actions of the viewer, in the order of the rules."""
