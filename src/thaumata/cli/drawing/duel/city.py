"""A city in a column: coins, points, goods with prices, science, wonders, cards, tokens."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.cli.drawing.cards import list_cards
from thaumata.cli.drawing.duel.expansions import expansions_of
from thaumata.cli.drawing.pen import BARE, ROOMY, TIGHT, Pen
from thaumata.cli.drawing.signs import (
    AGAIN,
    BAD,
    BUILT,
    COIN,
    GOOD,
    NOW,
    POINT,
    QUIET,
    SIGNS,
    STRONG,
    TURN,
)
from thaumata.cli.drawing.text import Block, apart, cells, fit, flow, rule
from thaumata.duel.science import SUPREMACY
from thaumata.views.duel.structs import CityView, DuelView, WonderView
from thaumata.views.pieces import Piece

_ROOMY_COLUMN: Final = 44
"""From this width on goods stand apart."""


def draw_city(pen: Pen, view: DuelView, seat: int, width: int, detail: int) -> Block:
    """Draw one player's side of the table."""
    city = view.cities[seat]
    lines = [_heading(pen, view, city, width, detail)]
    lines += _goods(pen, city, width, detail)
    if detail < TIGHT:
        lines += _science(pen, city, width, detail)
    lines += _wonders(pen, city, width, detail)
    lines += _cards(pen, city, width, detail)
    lines += _expansions(pen, view, seat, width, detail)
    return [cells(line, width) for line in lines]


def _expansions(pen: Pen, view: DuelView, seat: int, width: int, detail: int) -> Block:
    """Draw what the player has of the expansions, in a single line where there is no room."""
    # The latest comes first: its items must not be cut.
    owned = [each.items(pen, view, seat, detail) for each in expansions_of(pen.game)[::-1]]
    if detail >= TIGHT:
        items = [item for some in owned for item in some]
        return flow(items, width, separator=" ")[:1] if items else []
    return [line for some in owned if some for line in flow(some, width, separator=" ")]


def _heading(pen: Pen, view: DuelView, city: CityView, width: int, detail: int) -> Text:
    """Write name, coins and points; an extra turn too where the table has no heading for it."""
    is_asked = city.seat in view.pending
    mark = f"{TURN} " if is_asked else ""
    name = Text(mark + fit(pen.players[city.seat], width - 20), NOW if is_asked else STRONG)
    if detail == BARE and view.extra_turn and view.active == city.seat:
        name.append(f" {AGAIN}")
    coins = (f"{city.coins}{COIN}", f"bold {SIGNS['yellow'].style}")
    right = Text.assemble(coins, "  ", (f"{city.score.total}{POINT}", STRONG))
    return rule(name, right, width)


def _label(pen: Pen, message_id: str) -> Text:
    """Write a label; all labels of a city are equally wide."""
    labels = ("label-goods", "label-price", "label-science")
    width = max(len(pen.words(label)) for label in labels) + 1
    return Text.assemble((pen.words(message_id).ljust(width), QUIET))


def _goods(pen: Pen, city: CityView, width: int, detail: int) -> Block:
    letters = {good: pen.notation.letter(good) for good in city.production}
    sources = [
        Text("+" + "/".join(letters[good] for good in choice.resources), GOOD)
        for choice in city.choices
    ]
    if detail >= TIGHT:
        pairs = [
            _good(letters[good], amount, f"·{city.prices[good].price}")
            for good, amount in city.production.items()
        ]
        return flow([*pairs, *sources], width, separator=" ")[:1]
    goods = _label(pen, "label-goods")
    prices = _label(pen, "label-price")
    narrow = 3 if sources else 4
    column = 5 if width >= _ROOMY_COLUMN else narrow
    for good, amount in city.production.items():
        goods.append_text(cells(_good(letters[good], amount, ""), column))
        price = city.prices[good]
        prices.append(f"{price.price}{COIN}".ljust(column), GOOD if price.fixed_by else "")
    for source in sources:
        goods.append_text(source).append(" ")
    return [goods, prices]


def _good(letter: str, amount: int, price: str) -> Text:
    return Text.assemble((f"{letter}{amount}", STRONG if amount else QUIET), (price, QUIET))


def _science(pen: Pen, city: CityView, width: int, detail: int) -> Block:
    lines = flow(_symbols(pen, city), width, label=_label(pen, "label-science"))
    return lines if detail == ROOMY else lines[:1]


def _symbols(pen: Pen, city: CityView) -> list[Text]:
    """Write how many different symbols there are, and which."""
    owned = {symbol: number for symbol, number in city.symbols.items() if number}
    items = [Text(f"{len(owned)}/{SUPREMACY}", STRONG if owned else QUIET)]
    for symbol, number in owned.items():
        many = f"×{number}" if number > 1 else ""
        items.append(Text(pen.notation.symbol(symbol) + many, SIGNS["green"].style))
    return items


def _wonders(pen: Pen, city: CityView, width: int, detail: int) -> Block:
    if detail == ROOMY:
        return [_wonder(pen, wonder, width) for wonder in city.wonders]
    part = (width - 2) // 2
    columns = [cells(_wonder(pen, wonder, part, is_short=True), part) for wonder in city.wonders]
    starts = range(0, len(columns), 2)
    return [Text("  ").join(columns[place : place + 2]) for place in starts]


def _wonder(pen: Pen, wonder: WonderView, width: int, *, is_short: bool = False) -> Text:
    piece = Piece("wonder", wonder.id)
    price = _wonder_price(pen, wonder, is_short)
    cost = "" if is_short or wonder.built else pen.notation.cost(piece) + "  "
    effects = "" if is_short else pen.notation.effects(piece)
    room = width - price.cell_len - len(cost) - len(effects) - (1 if is_short else 3)
    name = pen.marked(piece, room, glyph=BUILT if wonder.built else "")
    if wonder.built:
        name.stylize(GOOD)
    if not is_short:
        name = Text.assemble(name, "  ", cost, (effects, QUIET))
    return apart(name, price, width)


def _wonder_price(pen: Pen, wonder: WonderView, is_short: bool) -> Text:
    if wonder.built or wonder.payment is None:
        return Text("" if is_short else pen.words("label-tag-built"), GOOD)
    if wonder.payment.short_by:
        lacking = wonder.payment.short_by
        text = f"−{lacking}{COIN}" if is_short else pen.words("label-tag-short", coins=lacking)
        return Text(text, BAD)
    return Text(f"{wonder.payment.total}{COIN}", STRONG)


def _cards(pen: Pen, city: CityView, width: int, detail: int) -> Block:
    tokens = [Text(pen.name(Piece("token", id)), SIGNS["token"].style) for id in city.progress]
    ring = Text(f"{SIGNS['token'].glyph} ", SIGNS["token"].style)
    if detail != ROOMY:
        counts = [
            Text(f"{SIGNS[color].glyph}{len(cards)}", SIGNS[color].style if cards else QUIET)
            for color, cards in city.cards.items()
        ]
        owned = [Text.assemble(ring, token) for token in tokens]
        if detail >= TIGHT:
            return flow([*counts, *_symbols(pen, city), *owned], width, separator=" ")[:1]
        return flow([*counts, *owned], width, separator=" ")[:2]
    lines = list_cards(pen, city.cards, width)
    if tokens:
        lines += flow(tokens, width, separator=", ", label=ring)
    return lines
