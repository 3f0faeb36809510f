"""What the player may do, numbered: a row for each open card, a column for each use of it.

Where something else is asked, and where the output is no terminal, each choice has a line.
"""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from thaumata.cli.drawing.pen import TIGHT, Pen
from thaumata.cli.drawing.signs import COIN, GOOD, NOW, QUIET, STRONG
from thaumata.cli.drawing.structure import price_tags
from thaumata.cli.drawing.text import fit
from thaumata.views.describe import describe_action
from thaumata.views.duel_structs import DuelView
from thaumata.views.payment import ToOpponent
from thaumata.views.pieces import Piece
from thaumata.views.structs import Action

_TRADE_MARK = "*"
"""Marks a price of which the opponent gets a part."""


def draw_choices(pen: Pen, view: DuelView, width: int, detail: int) -> RenderableType:
    """Draw the choices of the viewer in as few lines as they can be read in."""
    if view.decision == "turn":
        return _CardTable(pen, view, width, detail).draw()
    return list_choices(pen, view, is_explained=detail != TIGHT)


def list_choices(pen: Pen, view: DuelView, *, is_explained: bool = True) -> RenderableType:
    """Write each choice of the viewer on a line of its own."""
    lines = Table.grid(padding=(0, 1))
    lines.add_column(justify="right")
    lines.add_column()
    lines.add_column(overflow="fold")
    for number, action in enumerate(view.actions, 1):
        text = describe_action(pen.words, view, action, pen.players) + _mark(action)
        lines.add_row(
            Text(str(number), NOW),
            Text(text),
            Text(_printed(pen, view, action) if is_explained else "", QUIET),
        )
    note = trade_note(pen, view)
    if note:
        lines.add_row("", note)
    return lines


def _printed(pen: Pen, view: DuelView, action: Action) -> str:
    """Write what the piece of a choice does, where the choice is about that piece alone."""
    if not action.pieces or action.pieces[0].kind not in ("card", "wonder", "token"):
        return ""
    if action.verb == "discard":
        return ""
    piece = action.pieces[0]
    cost = pen.notation.cost(piece) if piece.kind == "wonder" and view.decision != "turn" else ""
    return "  ".join(part for part in (cost, pen.notation.effects(piece)) if part)


def _pays_opponent(action: Action) -> bool:
    payment = action.preview.payment
    return payment is not None and any(isinstance(line, ToOpponent) for line in payment.lines)


def _mark(action: Action) -> str:
    return _TRADE_MARK if _pays_opponent(action) else ""


def trade_note(pen: Pen, view: DuelView) -> Text | None:
    """Say what the mark beside a price means, where there is one."""
    if view.seat is None or not any(_pays_opponent(action) for action in view.actions):
        return None
    player = pen.players[1 - view.seat]
    return Text(f"{_TRADE_MARK} {pen.words('label-trade-goes', player=player)}", QUIET)


class _CardTable:
    """The choices of a turn."""

    def __init__(self, pen: Pen, view: DuelView, width: int, detail: int) -> None:
        assert view.seat is not None
        self.pen = pen
        self.view = view
        self.width = width
        self.city = view.cities[view.seat]
        self.numbers: dict[tuple[str, ...], tuple[int, Action]] = {
            (action.verb, *(piece.id for piece in action.pieces)): (number, action)
            for number, action in enumerate(view.actions, 1)
        }
        used = {action.pieces[0].id for action in view.actions if action.verb == "wonder"}
        self.wonders = [wonder.id for wonder in self.city.wonders if wonder.id in used]
        self.has_effects = detail != TIGHT or width >= 100

    def draw(self) -> RenderableType:
        words = self.pen.words
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
        room = 12 if self.width >= 96 else 9
        table.add_column("", no_wrap=True)
        if self.has_effects:
            table.add_column("", no_wrap=True, style=QUIET)
        table.add_column(words("label-build"), no_wrap=True)
        for wonder in self.wonders:
            name = fit(self.pen.name(Piece("wonder", wonder)), room)
            table.add_column(name, no_wrap=True)
        table.add_column(words("label-discard"), no_wrap=True)
        for offer in self.city.offers:
            piece = Piece("card", offer.card)
            cells = [self.pen.marked(piece, 20 if self.width >= 96 else 15)]
            if self.has_effects:
                cells.append(Text(fit(self.pen.notation.effects(piece), 16)))
            cells.append(self._build(offer.card))
            cells += [self._wonder(wonder, offer.card) for wonder in self.wonders]
            cells.append(self._discard(offer.card))
            table.add_row(*cells)
        return table

    def _build(self, card: str) -> Text:
        offer = next(offer for offer in self.city.offers if offer.card == card)
        (text, style), _ = price_tags(self.pen.words, offer)
        if ("build", card) not in self.numbers:
            return Text(f"   {text}", style)
        number, action = self.numbers["build", card]
        return Text.assemble((f"{number:>2} ", NOW), (text + _mark(action), style))

    def _wonder(self, wonder: str, card: str) -> Text:
        number, action = self.numbers["wonder", wonder, card]
        price = f"{action.preview.price}{COIN}{_mark(action)}"
        return Text.assemble((f"{number:>2} ", NOW), (price, STRONG))

    def _discard(self, card: str) -> Text:
        number, _ = self.numbers["discard", card]
        return Text.assemble((f"{number:>2} ", NOW), (f"+{self.city.sale_price}{COIN}", GOOD))
