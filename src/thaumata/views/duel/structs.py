"""The view of a duel: the structure, the board, both cities, and what the viewer may do."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from thaumata.views.duel.actions import DuelAction
from thaumata.views.duel.expansions import ExpandedView
from thaumata.views.duel.payment import Receipt
from thaumata.views.pieces import Piece
from thaumata.views.structs import Score


class SlotView(Struct, frozen=True):
    """A place of the structure that still holds a card."""

    slot: str
    """The name by row and column, such as ``r2c4``."""

    row: int
    """Counted from the far end, from 1."""

    column: int
    """Half a card wide, counted from 1."""

    card: str | None
    """None while the card lies face down."""

    back: str
    """``age1`` to ``age3``, ``guild``, ``temple`` or ``senator``: everybody sees it face down."""

    accessible: bool
    """Whether nothing covers the card."""

    face_up: bool
    covered_by: tuple[str, ...]
    """The slots whose cards still lie on this one."""


class StructureView(Struct, frozen=True):
    """The cards in the middle of the table."""

    rows: int
    columns: int
    """The size of the whole structure, with what is gone."""

    slots: tuple[SlotView, ...]
    """The slots that still hold a card, in reading order."""


class Unseen(Struct, frozen=True):
    """The cards of one back that nobody has seen in this age."""

    back: str
    cards: tuple[str, ...]
    """Those that could lie face down; some of them are in the box."""

    face_down: int
    """How many lie face down in the structure."""


class MilitaryToken(Struct, frozen=True):
    """A token beside the conflict track that has not fired."""

    coins: int
    """What the owner of that side will lose; 0 where a token brings something else."""

    distance: int
    """How far from the center its zone begins."""


class BoardView(Struct, frozen=True):
    """The conflict track and what lies on the board."""

    pawn: int
    """From -9 in the capital of seat 0 to 9 in that of seat 1."""

    military_tokens: tuple[tuple[MilitaryToken, ...], ...]
    """For each seat the tokens left on its side, the nearer first."""

    progress: tuple[str, ...]
    """The progress tokens to be had for a pair of symbols."""


class DraftView(Struct, frozen=True):
    """Who picks when, while wonders are drafted."""

    order: tuple[int, ...]
    """The seat of each pick: those of the first four wonders, then those of the second."""

    made: int
    """How many of them are made."""


class UnitPrice(Struct, frozen=True):
    """What one unit of a resource costs a city now, and why."""

    price: int
    symbols: int
    """The symbols on the opponent's brown and grey cards: one coin each beside the two."""

    fixed_by: Piece | None
    """The card that fixes the price instead, if there is one."""

    cheaper_by: Piece | None = None
    """What takes a coin off, if anything does."""


class ChoiceProducer(Struct, frozen=True):
    """Something that produces one unit of its owner's choice for each build."""

    source: Piece
    resources: tuple[str, ...]


class Discount(Struct, frozen=True):
    """Resource units that need not be paid; a decree may save the printed coins instead."""

    source: Piece
    what: str
    """A color of cards, or ``wonder``."""

    amount: int


class ChainSymbol(Struct, frozen=True):
    """A white symbol that the city shows."""

    symbol: str
    card: str | None
    """The card that shows it."""

    token: str | None = None
    """The mythology token that shows it instead."""


class WonderView(Struct, frozen=True):
    """A wonder before a player."""

    id: str
    built: bool
    card: str | None
    """The card under it, which both players have seen; None until it is built."""

    payment: Receipt | None
    """What it would cost its owner now; None once it is built."""

    affordable: bool
    """Whether its owner has the coins."""


OfferStatus = Literal["own", "chain", "trade", "short"]
"""Own goods suffice, or it is free; free by chain; payable with coins; coins are lacking."""


class Offer(Struct, frozen=True):
    """What an accessible card would cost a city now."""

    card: str
    slot: str
    status: OfferStatus
    price: int
    short_by: int
    chained: bool
    payment: Receipt


class CityView(Struct, frozen=True):
    """One player's side of the table, all of it open."""

    seat: int
    coins: int
    """The treasury."""

    reserve: int
    """Coins outside the treasury, on Astarte: they pay as well, and count for ``affordable``."""

    cards: dict[str, tuple[str, ...]]
    """The cards of each color, in table order, those of expansions last."""

    production: dict[str, int]
    """What brown and grey cards produce of each resource."""

    choices: tuple[ChoiceProducer, ...]
    prices: dict[str, UnitPrice]
    """What one unit of each resource costs to buy."""

    discounts: tuple[Discount, ...]
    chains: tuple[ChainSymbol, ...]
    symbols: dict[str, int]
    """How many of each science symbol, zeros included."""

    wonders: tuple[WonderView, ...]
    progress: tuple[str, ...]
    """The progress tokens of the player."""

    sale_price: int
    """What discarding a card of the structure brings."""

    score: Score
    """The points as they would count now."""

    offers: tuple[Offer, ...]
    """What each accessible card would cost, in reading order."""


class DuelView(ExpandedView, frozen=True, kw_only=True, tag="duel"):
    """Everything that one seat may know of a duel."""

    age: int
    """0 during the set-up, then 1 to 3."""

    active: int
    """Whose turn it is, or was last."""

    first: int
    """The first player."""

    extra_turn: bool
    """Whether the active seat will play again."""

    structure: StructureView | None
    """None during the set-up."""

    unseen: tuple[Unseen, ...]
    """For each back of the age the cards that nobody has seen."""

    board: BoardView
    shown: tuple[str, ...]
    """The wonders to choose from in the draft."""

    draft: DraftView | None
    """The order of picks; None when nothing is drafted."""

    drawn: tuple[str, ...]
    """The progress tokens to choose from after the Great Library has drawn."""

    box: tuple[str, ...]
    """The progress tokens that the Great Library may draw, for all that the viewer knows."""

    discards: tuple[str, ...]
    """The discard pile in table order: it holds no secrets."""

    cities: tuple[CityView, ...]
    """Both cities by seat."""

    actions: tuple[DuelAction, ...]
    """What the viewer may do now, in the order of the rules."""
