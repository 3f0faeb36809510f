"""A table of the cards in hand: a row for each card, a column for each way to use it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from thaumata.drawing.classic.prices import price_tag
from thaumata.drawing.display import BARE, CLOSE, ROOMY, TIGHT, Display
from thaumata.drawing.glyphs import BAD, COIN, GOOD, MARKERS, NOW, QUIET
from thaumata.drawing.numbered_choices import GAP
from thaumata.drawing.text import Block, beside, fit, flow
from thaumata.views.classic.actions import ClassicAction
from thaumata.views.classic.structs import ClassicView
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_action

_WHOLE: Final = 99
_NAME: Final = {ROOMY: 22, CLOSE: 22, TIGHT: 18, BARE: 16}
"""The widths of card names, at most: the whole name, or by amount of detail."""

_WAYS: Final = 18
"""The least width of the column with other ways to pay."""

_LATER: Final = 22
"""The least room in which the later free buildings of a card are shown."""

Numbered = tuple[int, ClassicAction]


class CardTable:
    """The table of the viewer's choices."""

    def __init__(self, display: Display, view: ClassicView, width: int, detail: int) -> None:
        self.display = display
        self.view = view
        self.width = width
        self.detail = detail
        self.city = view.cities[view.actions[0].seat]
        self.copies = _counted(self._cards())
        self.builds: dict[str, list[Numbered]] = {}
        self.stages: dict[str, list[Numbered]] = {}
        self.sales: dict[str, list[Numbered]] = {}
        self.rest: list[Numbered] = []
        uses = {"build": self.builds, "stage": self.stages, "sell": self.sales}
        for number, action in enumerate(view.actions, 1):
            use = uses.get(action.verb.removeprefix("city "))
            if use is None or action.card is None:
                self.rest.append((number, action))
            else:
                use.setdefault(action.card, []).append((number, action))

    def _cards(self) -> list[str]:
        """List the cards to choose from, without one that is sealed already."""
        if self.view.decision != "choose":
            return list(dict.fromkeys(action.card for action in self.view.actions if action.card))
        cards = list(self.view.hand)
        for action in self.view.sealed:
            if action.card in cards:
                cards.remove(action.card)
        return cards

    def draw(self) -> Block:
        """Draw the columns; other ways to pay come last and may take more lines."""
        cards = list(self.copies)
        blocks = self._blocks(cards, _WHOLE)
        widths = [_width(block) for block in blocks]
        told = sum(_width(block) + GAP for block in self._printed(cards))
        if told > self._left(widths):
            blocks = self._blocks(cards, _NAME[self.detail])
            widths = [_width(block) for block in blocks]
        self._tell(cards, blocks, widths)
        lines = self._with_other_ways(cards, beside(blocks, widths, GAP))
        return lines + [self._other(each) for each in self.rest]

    def _blocks(self, cards: list[str], name: int) -> list[Block]:
        """Return the columns of names and uses."""
        blocks = [
            [Text(), *[self._name(card, name) for card in cards]],
            [self._label("label-build"), *[self._build(card) for card in cards]],
            *self._stage_columns(cards),
        ]
        if self.sales:
            blocks.append([self._label("label-sell"), *[self._sale(card) for card in cards]])
        return blocks

    def _label(self, message_id: str) -> Text:
        return Text(self.display.words(message_id), QUIET)

    def _name(self, card: str, width: int) -> Text:
        many = f" ×{self.copies[card]}" if self.copies[card] > 1 else ""
        name = self.display.marked(Piece("card", card), width - len(many))
        return name.append(many)

    def _build(self, card: str) -> Text:
        """Return the cheapest way to build a card, or the obstacle."""
        if card in self.builds:
            return self._priced(self.builds[card][0])
        return Text(f"   {self.display.words(self._obstacle(card))}", BAD)

    def _obstacle(self, card: str) -> str:
        name = self.display.name(Piece("card", card))
        built = [id for cards in self.city.cards.values() for id in cards]
        is_twice = any(self.display.name(Piece("card", id)) == name for id in built)
        return "label-tag-built" if is_twice else "label-tag-cannot"

    def _priced(self, numbered: Numbered) -> Text:
        number, action = numbered
        payment = action.preview.payment
        assert payment is not None
        return Text.assemble((f"{number:>2} ", NOW), price_tag(self.display.words, payment))

    def _stage_columns(self, cards: list[str]) -> list[Block]:
        """Return a column for each way to pay for the next stage, the same for every card."""
        ways = self.stages.get(cards[0], []) if cards else []
        columns: list[Block] = []
        for place, (_, action) in enumerate(ways):
            payment = action.preview.payment
            assert payment is not None
            glyph = MARKERS["wonder"].glyph
            heading = Text(f"{glyph}{action.preview.stage} ", QUIET)
            numbers = [self.stages[card][place][0] for card in cards]
            column = [Text(f"{number:>2}", NOW) for number in numbers]
            columns.append([heading.append_text(price_tag(self.display.words, payment)), *column])
        return columns

    def _sale(self, card: str) -> Text:
        number, action = self.sales[card][0]
        coins = action.preview.coins[action.seat] - self.city.coins
        return Text.assemble((f"{number:>2} ", NOW), (f"+{coins}{COIN}", GOOD))

    def _tell(self, cards: list[str], blocks: list[Block], widths: list[int]) -> None:
        """Insert effects, costs and chains after the names, as far as there is room."""
        left = self._left(widths)
        told: list[Block] = []
        for column in self._printed(cards):
            wide = _width(column)
            if wide and wide <= left:
                told.insert(0, column)
                left -= wide + GAP
        if left >= _LATER:
            later = [self.display.notation.leads_to(Piece("card", card)) for card in cards]
            told.append([Text(fit(names, left), QUIET) for names in later])
        blocks[1:1] = [[Text(), *column] for column in told]
        widths[1:1] = map(_width, told)

    def _left(self, widths: list[int]) -> int:
        """Return the room beside columns, without that for other ways to pay."""
        left = self.width - sum(widths) - GAP * len(widths)
        return left - (_WAYS + GAP if self._has_other_ways() else 0)

    def _printed(self, cards: list[str]) -> list[Block]:
        """Return the columns of effects and costs."""
        notation = self.display.notation
        pieces = [Piece("card", card) for card in cards]
        effects = [Text(notation.effects(piece), QUIET) for piece in pieces]
        return [effects, [Text(notation.cost(piece)) for piece in pieces]]

    def _has_other_ways(self) -> bool:
        return any(len(ways) > 1 for ways in self.builds.values())

    def _with_other_ways(self, cards: list[str], lines: Block) -> Block:
        """Append the other ways to pay to the row of each card."""
        if not self._has_other_ways():
            return lines
        column = max(line.cell_len for line in lines) + GAP
        heading = lines[0].append(" " * (column - lines[0].cell_len))
        drawn = [heading.append_text(self._label("label-other-ways"))]
        for card, line in zip(cards, lines[1:], strict=True):
            others = [self._priced(way) for way in self.builds.get(card, [])[1:]]
            if not others:
                drawn.append(line)
                continue
            label = line.append(" " * (column - line.cell_len))
            drawn += flow(others, self.width, label=label, separator=" ")
        return drawn

    def _other(self, numbered: Numbered) -> Text:
        number, action = numbered
        told = describe_action(self.display.words, action, self.display.players)
        return Text.assemble((f"{number:>2} ", NOW), told)


def _width(column: Block) -> int:
    return max((cell.cell_len for cell in column), default=0)


def _counted(cards: Iterable[str]) -> dict[str, int]:
    copies: dict[str, int] = {}
    for card in cards:
        copies[card] = copies.get(card, 0) + 1
    return copies
