"""A table of the accessible cards: a row for each card, a column for each way to use it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.drawing.display import TIGHT, Display
from thaumata.drawing.duel.structure import price_tags
from thaumata.drawing.glyphs import COIN, GOOD, NOW, QUIET, STRONG
from thaumata.drawing.numbered_choices import GAP
from thaumata.drawing.text import Block, beside, cut
from thaumata.views import DuelAction
from thaumata.views.duel.payment import ToOpponent
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece

TRADE_MARK: Final = "*"
"""Marks a price of which the opponent gets a part."""

_WHOLE: Final = 99
_LEAST: Final = 7
"""The width of a wonder's name over a column: the whole name, and the least."""

_WIDTHS: Final = (
    (_WHOLE, _WHOLE, _WHOLE),
    (20, 18, _LEAST),
    (16, 18, _LEAST),
    (16, 0, _LEAST),
)
"""The widths of card names, effects and headings, in the order in which they are tried."""

_WITHOUT_EFFECTS: Final = 100
"""A narrower terminal does not show effects with little detail."""


def pays_opponent(action: DuelAction) -> bool:
    """Return whether the opponent gets a part of the price."""
    payment = action.preview.payment
    return payment is not None and any(isinstance(line, ToOpponent) for line in payment.lines)


def trade_mark(action: DuelAction) -> str:
    """Return the mark beside the price of a choice, if it has one."""
    return TRADE_MARK if pays_opponent(action) else ""


class CardTable:
    """The choices of a turn that use a card."""

    def __init__(self, display: Display, view: DuelView, width: int, detail: int) -> None:
        assert view.seat is not None
        self.display = display
        self.width = width
        self.city = view.cities[view.seat]
        self.cards = [offer.card for offer in self.city.offers]
        self.has_effects = detail < TIGHT or width >= _WITHOUT_EFFECTS
        self.numbers: dict[tuple[str, ...], tuple[int, DuelAction]] = {
            (action.verb, *(piece.id for piece in action.pieces)): (number, action)
            for number, action in enumerate(view.actions, 1)
        }
        uses = [(action.verb, *action.pieces) for action in view.actions if len(action.pieces) == 2]
        self.uses = dict.fromkeys(
            (verb, piece) for verb, piece, used in uses if used.kind == "card"
        )
        """Other uses of a card: for a wonder, for a conspiracy, ..."""

    def draw(self) -> Block:
        """Draw the columns, with names as long as there is room for."""
        for name, effects, heading in _WIDTHS:
            columns = self._columns(name, effects if self.has_effects else 0)
            room = self.width - sum(_width(column) for column in columns) - GAP * (len(columns) - 1)
            each = room // len(self.uses) - GAP if self.uses else room
            wanted = min(heading, self._longest())
            if each >= wanted and room >= 0:
                break
        columns[-1:-1] = [self._use(verb, piece, max(_LEAST, each)) for verb, piece in self.uses]
        return beside(columns, [_width(column) for column in columns], GAP)

    def _columns(self, name: int, effects: int) -> list[Block]:
        """Return the columns that every turn has: the cards, building, discarding."""
        pieces = [Piece("card", card) for card in self.cards]
        words = self.display.words
        columns = [
            _column("", [self.display.marked(piece, name) for piece in pieces]),
            _column(words("label-build"), [self._build(card) for card in self.cards]),
            _column(words("label-discard"), [self._discard(card) for card in self.cards]),
        ]
        if effects:
            told = [cut(self.display.notation.effects(piece), effects) for piece in pieces]
            columns.insert(1, _column("", [Text(text, QUIET) for text in told]))
        return columns

    def _heading(self, piece: Piece, width: int) -> str:
        """Return the heading for a piece; a wonder needs no glyph."""
        if piece.kind == "wonder":
            return self.display.short(piece, width)
        return self.display.marked(piece, width).plain

    def _longest(self) -> int:
        return max((len(self._heading(piece, _WHOLE)) for _, piece in self.uses), default=0)

    def _build(self, card: str) -> Text:
        offer = next(offer for offer in self.city.offers if offer.card == card)
        (text, style), _ = price_tags(self.display.words, offer)
        if ("build", card) not in self.numbers:
            return Text(f"   {text}", style)
        number, action = self.numbers["build", card]
        return Text.assemble((f"{number:>2} ", NOW), (text + trade_mark(action), style))

    def _use(self, verb: str, piece: Piece, width: int) -> Block:
        """Return the column of another use, with its price if it has one."""
        cells = []
        for card in self.cards:
            number, action = self.numbers[verb, piece.id, card]
            cell = Text(f"{number:>2}", NOW)
            if action.preview.payment is not None:
                cell.append(f" {action.preview.price}{COIN}{trade_mark(action)}", STRONG)
            cells.append(cell)
        return _column(self._heading(piece, width), cells)

    def _discard(self, card: str) -> Text:
        number, _ = self.numbers["discard", card]
        return Text.assemble((f"{number:>2} ", NOW), (f"+{self.city.sale_price}{COIN}", GOOD))


def _column(heading: str, cells: list[Text]) -> Block:
    return [Text(heading, QUIET), *cells]


def _width(column: Block) -> int:
    return max(line.cell_len for line in column)
