"""The view of Classic: the cities around the table, the hands, and what the viewer may do."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from thaumata.views.classic.actions import ClassicAction
from thaumata.views.classic.expansions import ExpandedCity
from thaumata.views.pieces import Piece
from thaumata.views.structs import Score, View


class Icon(Struct, frozen=True, omit_defaults=True):
    """A printed icon; fields that it has no use for are left out."""

    icon: str
    """``produces``, ``points``, ``build_from_discard``, ..."""

    amount: int = 0
    resources: tuple[str, ...] = ()
    """What it produces: units of one resource, or one unit of choice."""

    for_sale: bool = True
    goods: str = ""
    """What becomes cheaper: ``raw`` or ``made``."""

    seller: str = ""
    """On whose side: ``left``, ``right`` or ``both``."""

    symbol: str = ""
    age: int = 0
    """The age of victory tokens; 0 for all of them."""

    right: str = ""
    """What a black card allows: ``wharf_left``, ``architects``, ..."""

    what: str = ""
    """What is counted: a color of cards, ``stages``, ...; ``flat`` where nothing is."""

    where: str = ""
    """In whose cities: ``own``, ``neighbors``, ``everywhere``; ``others`` is the own one without
    the card itself."""


class StageView(Struct, frozen=True):
    """A stage of a wonder."""

    stage: int
    """Its number, from 1."""

    built: bool
    coins: int
    resources: dict[str, int]
    """What it costs."""

    icons: tuple[Icon, ...]
    age: int | None
    """The back of the card under it; None until it is built."""

    card: str | None
    """The card under it, for whoever put it there; None for all others."""


class Producer(Struct, frozen=True):
    """Something that produces every round."""

    source: Piece
    """A card, a stage or the board."""

    resources: tuple[str, ...]
    """One resource, or those that each unit is chosen from."""

    units: int
    for_sale: bool
    """Whether neighbours may buy from it."""


class TradePrices(Struct, frozen=True):
    """What a unit costs from one neighbour."""

    raw: int
    made: int


PowerStatus = Literal["none", "ready", "used"]
"""Olympia's free build: the city has none, may use it in this age, has used it in this age."""


class ClassicCityView(ExpandedCity, frozen=True, kw_only=True, omit_defaults=True):
    """A city: all of it open but the cards under its stages."""

    seat: int
    """Its place at the table; with two players 2 is the Free City."""

    decider: int
    """The seat that decides for it: its own, or the controller of the Free City."""

    left: int
    right: int
    """The places of its neighbours."""

    board: str | None
    """None until it is dealt."""

    side: str | None
    """``A`` or ``B``; None until it is dealt or chosen."""

    resource: str | None
    """What the board produces."""

    coins: int
    cards: dict[str, tuple[str, ...]]
    """The cards of each color, in the order in which they were built."""

    stages: tuple[StageView, ...]
    production: tuple[Producer, ...]
    prices: dict[str, TradePrices]
    """What a unit costs this city from the ``left`` and from the ``right``."""

    shields: int
    victories: tuple[int, ...]
    """The values of the victory tokens, as they were won."""

    defeats: int
    symbols: dict[str, int]
    """How many of each science symbol, zeros included."""

    any_symbols: int
    """Science symbols of choice."""

    power: PowerStatus
    score: Score
    """The points as they would count now."""


class HandView(Struct, frozen=True):
    """A hand, as the viewer remembers it."""

    seat: int
    """Who holds it."""

    size: int
    cards: tuple[str, ...]
    """The own hand; of another what the viewer has seen in it and not seen leave it.

    There can be more of them than the hand has cards, since cards leave it face down too."""

    unseen: int
    """How many cards that the viewer has never seen may be there besides."""


Use = Literal["built", "stage", "sold", "left_over"]


class PlayedCard(Struct, frozen=True):
    """What a city did with a card."""

    seat: int
    use: Use
    card: str | None
    """None where the viewer may not know it."""

    last_card: bool
    """Whether it was the last card of the age, beside the one of the round."""


class LastRound(Struct, frozen=True):
    """The round that was carried out last."""

    age: int
    round: int
    cards: tuple[PlayedCard, ...]


class DiscardPile(Struct, frozen=True):
    """The discard pile, which lies face down."""

    sizes: tuple[int, ...]
    """How many of its cards have the back of each age."""

    cards: tuple[str, ...]
    """Those that the viewer knows to lie there: all of them in a build from the pile."""


Direction = Literal["left", "right", "exchange"]


class ClassicView(View, frozen=True, kw_only=True, tag="classic"):
    """Everything that one seat may know of a game of Classic."""

    age: int
    """0 during the set-up, then 1 to 3."""

    round: int
    """From 1; 0 while the cards of an age are dealt."""

    rounds: int
    """How many rounds an age has."""

    direction: Direction | None
    """Where hands go after the round; two players exchange them. None before the first age."""

    controller: int | None
    """With two players: the seat that decides for the Free City in this round."""

    cities: tuple[ClassicCityView, ...]
    """All cities by their places, clockwise: the next one is the left neighbour."""

    hand: tuple[str, ...]
    """The viewer's hand by color, each copy of a card by itself."""

    hands: tuple[HandView, ...]
    """All hands by who holds them; none before the first age."""

    pile: int
    """With two players: the cards that are left in the pile of the Free City."""

    discards: DiscardPile
    sealed: tuple[ClassicAction, ...]
    """What the viewer has sealed of the decision in hand."""

    ready: tuple[int, ...]
    """Who has sealed all that the decision asks of them."""

    last_round: LastRound | None
    """What was done in the round that was carried out last."""

    actions: tuple[ClassicAction, ...]
    """What the viewer may do now, in the order of the rules."""
