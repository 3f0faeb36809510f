"""The view of a duel: the structure, the board, both cities, and the viewer's actions."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from thaumata.views.duel.actions import DuelAction
from thaumata.views.duel.expansions import ExpandedView
from thaumata.views.duel.payment import Receipt
from thaumata.views.duel.supremacy import Supremacy
from thaumata.views.pieces import Piece
from thaumata.views.structs import Score


class SlotView(Struct, frozen=True):
    """A slot of the structure that still has a card."""

    slot: str
    """Its name by row and column, such as ``r2c4``."""

    row: int
    """Counted from the far end, from 1."""

    column: int
    """Half a card wide, counted from 1."""

    card: str | None
    """None if the card is face down."""

    back: str
    """``age1`` to ``age3``, ``guild``, ``temple`` or ``senator``: the public back of a card."""

    accessible: bool
    """Whether nothing covers the card."""

    face_up: bool
    covered_by: tuple[str, ...]
    """The slots whose cards still cover this one."""


class StructureView(Struct, frozen=True):
    """The cards in the middle of the table."""

    rows: int
    columns: int
    """The size of the full structure, empty slots included."""

    slots: tuple[SlotView, ...]
    """The slots that still have a card, in reading order."""


class Unseen(Struct, frozen=True):
    """The cards of one back that no player has seen in this age."""

    back: str
    cards: tuple[str, ...]
    """The cards that could be face down; some of them are in the box."""

    face_down: int
    """The number of face-down cards in the structure."""


class MilitaryToken(Struct, frozen=True):
    """A token beside the conflict track that has not fired."""

    id: str
    """``small`` or ``large``, as in the list of components."""

    coins: int
    """The coins that the player on that side will lose; 0 if the token does something else."""

    distance: int
    """The distance from the center at which its zone begins."""


class BoardView(Struct, frozen=True):
    """The conflict track and the tokens on the board."""

    pawn: int
    """From -9 in the capital of seat 0 to 9 in that of seat 1."""

    capital: int
    """The distance of a capital from the center; the pawn wins there."""

    points: tuple[int, ...]
    """The victory points for the pawn by its distance from the center."""

    military_tokens: tuple[tuple[MilitaryToken, ...], ...]
    """The tokens left on each seat's side, the nearer first."""

    progress: tuple[str, ...]
    """The progress tokens available for a pair of symbols."""


class DraftView(Struct, frozen=True):
    """The order of picks while wonders are drafted."""

    order: tuple[int, ...]
    """The seat of each pick: those of the first four wonders, then those of the second."""

    made: int
    """The number of picks made."""


class UnitPrice(Struct, frozen=True):
    """The current price of one unit of a resource for a city, and the reason."""

    price: int
    symbols: int
    """The symbols on the opponent's brown and grey cards: one coin each in addition to two."""

    fixed_by: Piece | None
    """The card that fixes the price instead, if any."""

    cheaper_by: Piece | None = None
    """The piece that makes it a coin cheaper, if any."""


class ChoiceProducer(Struct, frozen=True):
    """A producer of one unit of its owner's choice for each build."""

    source: Piece
    resources: tuple[str, ...]


class Discount(Struct, frozen=True):
    """Resource units that need not be paid; a decree may save the printed coins instead."""

    source: Piece
    what: str
    """A color of cards, or ``wonder``."""

    amount: int


class ChainSymbol(Struct, frozen=True):
    """A white symbol of the city."""

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
    """The card under it, known to both players; None until it is built."""

    payment: Receipt | None
    """The current cost for its owner; None once it is built."""

    affordable: bool
    """Whether its owner has the coins."""


OfferStatus = Literal["own", "chain", "trade", "short"]
"""Free or paid with own goods; free by chain; payable with coins; too few coins."""


class Offer(Struct, frozen=True):
    """The current cost of an accessible card for a city."""

    card: str
    slot: str
    status: OfferStatus
    price: int
    short_by: int
    chained: bool
    payment: Receipt


class CityView(Struct, frozen=True):
    """One player's side of the table, all of it public."""

    seat: int
    coins: int
    """The treasury."""

    reserve: int
    """Coins outside the treasury, on Astarte: they can be spent, and count for ``affordable``."""

    cards: dict[str, tuple[str, ...]]
    """The cards of each color in the order of the component list, those of expansions last."""

    production: dict[str, int]
    """The production of each resource by brown and grey cards."""

    choices: tuple[ChoiceProducer, ...]
    prices: dict[str, UnitPrice]
    """The price of one unit of each resource."""

    discounts: tuple[Discount, ...]
    chains: tuple[ChainSymbol, ...]
    symbols: dict[str, int]
    """The number of each science symbol, zeros included."""

    wonders: tuple[WonderView, ...]
    progress: tuple[str, ...]
    """The progress tokens of the player."""

    sale_price: int
    """The coins for discarding a card of the structure."""

    score: Score
    """The points if the game ended now."""

    offers: tuple[Offer, ...]
    """The cost of each accessible card, in reading order."""


class DuelView(ExpandedView, frozen=True, kw_only=True, tag="duel"):
    """Everything that one seat may know of a duel."""

    age: int
    """0 during the set-up, then 1 to 3."""

    active: int
    """The seat whose turn it is, or was last."""

    first: int
    """The first player."""

    extra_turn: bool
    """Whether the active seat will play again."""

    structure: StructureView | None
    """None during the set-up."""

    unseen: tuple[Unseen, ...]
    """For each back of the age the cards that no player has seen."""

    board: BoardView
    shown: tuple[str, ...]
    """The wonders to choose from in the draft."""

    draft: DraftView | None
    """The order of picks; None if no wonders are being drafted."""

    drawn: tuple[str, ...]
    """The progress tokens to choose from after the Great Library has drawn."""

    box: tuple[str, ...]
    """The progress tokens that the Great Library may draw, as far as the viewer knows."""

    discards: tuple[str, ...]
    """The discard pile in the order of the component list: it has no secrets."""

    cities: tuple[CityView, ...]
    """Both cities by seat."""

    supremacies: tuple[Supremacy, ...]
    """How far each player has come towards each kind of supremacy."""

    actions: tuple[DuelAction, ...]
    """The legal actions of the viewer, in the order of the rules."""
