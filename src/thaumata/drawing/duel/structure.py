"""Draw the structure: each card lies on the lower edge of those that it covers.

An accessible card has a heavy frame and a tag with its price for the payer. A face-down card shows
its back alone.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.drawing.canvas import Canvas
from thaumata.drawing.display import CLOSE, ROOMY, TIGHT, Display
from thaumata.drawing.duel.expansions import expansions_of
from thaumata.drawing.expansion import first_of
from thaumata.drawing.glyphs import BACK, BAD, CHAIN, COIN, GOOD, MARKERS, QUIET, STRONG
from thaumata.drawing.text import Block, cut
from thaumata.duel.catalog import PER_AGE, Catalog
from thaumata.duel.structure import Layout
from thaumata.views.duel.structs import DuelView, Offer, SlotView
from thaumata.views.pieces import Piece
from thaumata.wording.words import Words

_WIDE: Final = 20
_NARROWEST: Final = 8
"""The width of a card where there is room, and the least; longer names make it wider."""

_AROUND_NAME: Final = 4
"""The frame of a card and the glyph before its name."""

_PITCH: Final = {ROOMY: 3, CLOSE: 2, TIGHT: 1}
"""The lines between the upper edges of two rows."""

_OPEN: Final = "┏━┓┃┗┛"
_COVERED: Final = "╭─╮│╰╯"
"""The frames: corner, edge, corner, side, lower corners."""

_NUMERALS: Final = {"age1": "I", "age2": "II", "age3": "III"}
"""The numerals on backs that have no family."""

Tag = tuple[str, str]
"""A text and its style."""


def price_tags(words: Words, offer: Offer) -> tuple[Tag, Tag]:
    """Return the price of an accessible card, in full and in short form."""
    match offer.status:
        case "chain":
            chain = words("label-tag-chain")
            return (f"{CHAIN} {chain}", f"{GOOD} bold"), (CHAIN, f"{GOOD} bold")
        case "own":
            return (words("label-tag-free"), f"{GOOD} bold"), (f"0{COIN}", f"{GOOD} bold")
        case "short":
            short = words("label-tag-short", coins=offer.short_by)
            return (short, BAD), (f"−{offer.short_by}{COIN}", BAD)
        case _:
            return (f"{offer.price}{COIN}", STRONG), (f"{offer.price}{COIN}", STRONG)


class _Painter:
    """Paints the cards of one view."""

    def __init__(self, display: Display, view: DuelView, width: int, detail: int) -> None:
        assert view.structure is not None
        self.display = display
        self.view = view
        self.detail = detail
        self.slots = view.structure.slots
        self.offers = {offer.slot: offer for offer in view.cities[display.payer].offers}
        self.expansions = expansions_of(display.game)
        self.backs = {"guild": "purple"}
        for expansion in self.expansions:
            self.backs |= expansion.backs
        columns = _layout(display, view.age).columns
        self.first = min(columns)
        halves = max(columns) - self.first + 2
        widest = max(_WIDE, _card_width(display, view.age))
        self.card = max(_NARROWEST, min(widest, 2 * (width // halves)))
        self.width = halves * self.card // 2
        rows = [slot.row for slot in self.slots]
        self.top = min(rows)
        self.pitch = _PITCH[detail]
        height = (max(rows) - self.top + 1) * self.pitch + (0 if detail == TIGHT else 1)
        self.canvas = Canvas(self.width, height)

    def paint(self) -> Block:
        for slot in self.slots:
            row = (slot.row - self.top) * self.pitch
            column = (slot.column - self.first) * self.card // 2
            if self.detail == TIGHT:
                self._strip(slot, row, column)
            else:
                self._frame(slot, row, column)
                self._face(slot, row, column) if slot.card else self._back(slot, row, column)
        return self.canvas.lines()

    def _style(self, slot: SlotView) -> str:
        if slot.card:
            return self.display.notation.marker(Piece("card", slot.card)).style
        return MARKERS[self.backs[slot.back]].style if slot.back in self.backs else QUIET

    def _frame(self, slot: SlotView, row: int, column: int) -> None:
        corner, edge, end, side, low, low_end = _OPEN if slot.accessible else _COVERED
        style = self._style(slot)
        inner = self.card - 2
        self.canvas.put(row, column, corner + edge * inner + end, style)
        for line in range(1, self.pitch):
            self.canvas.put(row + line, column, side + " " * inner + side, style)
        self.canvas.put(row + self.pitch, column, low + edge * inner + low_end, style)

    def _face(self, slot: SlotView, row: int, column: int) -> None:
        assert slot.card is not None
        piece = Piece("card", slot.card)
        notation = self.display.notation
        style = self._style(slot)
        inner = self.card - 2
        name = self.display.short(piece, inner - 2)
        weight = " bold" if slot.accessible else ""
        self.canvas.put(row, column + 1, f"{notation.marker(piece).glyph} {name}", style + weight)
        if len(name) + 2 < inner:
            self.canvas.put(row, column + 3 + len(name), " ", style)
        cost = notation.cost(piece)
        effects = notation.effects(piece)
        self.canvas.put(row + 1, column + 1, cost[:inner])
        offer = self.offers.get(slot.slot)
        tags: tuple[Tag, ...] = ((notation.free_with(piece), QUIET),)
        if offer:
            tags = price_tags(self.display.words, offer)
        elif self.detail == CLOSE:
            tags = ((effects, QUIET), (effects.partition(" ")[0], QUIET))
        self._tag(tags, row + 1, column, len(cost))
        if self.detail == ROOMY:
            self.canvas.put(row + 2, column + 1, cut(effects, inner), style)

    def _tag(self, tags: tuple[Tag, ...], row: int, column: int, used: int) -> None:
        """Paint the first tag that fits at the right end of a line."""
        inner = self.card - 2
        for text, style in tags:
            if used + (1 if used else 0) + len(text) <= inner:
                self.canvas.put(row, column + 1 + inner - len(text), text, style)
                return

    def _label(self, slot: SlotView, width: int) -> str:
        """Return the text on a back with what lies on it; the family in a word if there is room."""
        mark = self._mark(slot, width)
        room = width - (len(mark) + 1 if mark else 0)
        if slot.back in _NUMERALS:
            label = _NUMERALS[slot.back]
        else:
            word = self.display.words(f"label-back-{slot.back}")
            label = word if len(word) + 4 <= room else MARKERS[self.backs[slot.back]].glyph
        mark = self._mark(slot, width - len(label) - 1)
        label = f"{label} {mark}" if mark else label
        return f" {label} " if len(label) + 2 <= width else label

    def _mark(self, slot: SlotView, width: int) -> str:
        return first_of(
            each.mark_on(self.display, self.view, slot.slot, width) for each in self.expansions
        )

    def _back(self, slot: SlotView, row: int, column: int) -> None:
        inner = self.card - 2
        style = self._style(slot)
        label = self._label(slot, inner)
        for line in range(1, self.pitch):
            text = label.center(inner, BACK) if line == 1 else BACK * inner
            self.canvas.put(row + line, column + 1, text, style)

    def _strip(self, slot: SlotView, row: int, column: int) -> None:
        """Paint a card as a single line."""
        inner = self.card - 2
        style = self._style(slot)
        before, after = "[]" if slot.accessible else "  "
        self.canvas.put(row, column, before, style)
        self.canvas.put(row, column + self.card - 1, after, style)
        if slot.card is None:
            label = self._label(slot, inner).center(inner, BACK)
            self.canvas.put(row, column + 1, label, style)
            return
        piece = Piece("card", slot.card)
        glyph = self.display.notation.marker(piece).glyph
        offer = self.offers.get(slot.slot)
        tag, tag_style = price_tags(self.display.words, offer)[1] if offer else ("", "")
        name = self.display.short(piece, inner - 1 - len(tag) - (1 if tag else 0))
        weight = " bold" if slot.accessible else ""
        self.canvas.put(row, column + 1, glyph + name, style + weight)
        self.canvas.put(row, column + 1 + inner - len(tag), tag, tag_style)


def _layout(display: Display, age: int) -> Layout:
    catalog = display.game.catalog
    assert isinstance(catalog, Catalog)
    return catalog.layouts[age - 1]


def _card_width(display: Display, age: int) -> int:
    """Return the card width that fits every name of an age.

    Names that an expansion can shorten well need not fit.
    """
    ids = display.game.names["card"][PER_AGE * (age - 1) : PER_AGE * age]
    longest = 0
    for piece in (Piece("card", id) for id in ids if id):
        shorter = (
            each.short_name(display.notation, piece, _WIDE - _AROUND_NAME)
            for each in expansions_of(display.game)
        )
        longest = max(longest, len(first_of(shorter) or display.name(piece)))
    width = longest + _AROUND_NAME
    return width + width % 2  # half a card is a whole number of cells


def full_width(display: Display, view: DuelView) -> int:
    """Return the width from which on no name of a card is shortened; 0 without a structure."""
    if view.structure is None or not view.structure.slots:
        return 0
    columns = _layout(display, view.age).columns
    return (max(columns) - min(columns) + 2) * _card_width(display, view.age) // 2


def draw_structure(display: Display, view: DuelView, width: int, detail: int) -> Block:
    """Draw the structure centered in a width; nothing during the set-up."""
    if view.structure is None or not view.structure.slots:
        return []
    painter = _Painter(display, view, width, detail)
    margin = " " * max(0, (width - painter.width) // 2)
    return [Text.assemble(margin, line) for line in painter.paint()]
