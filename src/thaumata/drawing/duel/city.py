"""Draw a city in a column: coins, points, goods with prices, science, wonders, cards, tokens."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.drawing.cards import list_cards
from thaumata.drawing.display import BARE, ROOMY, TIGHT, Display
from thaumata.drawing.duel.expansions import expansions_of
from thaumata.drawing.glyphs import (
    AGAIN,
    BAD,
    BUILT,
    COIN,
    GOOD,
    MARKERS,
    NOW,
    POINT,
    QUIET,
    STRONG,
    TURN,
)
from thaumata.drawing.text import Block, apart, cells, fit, flow, rule
from thaumata.duel.science import SUPREMACY
from thaumata.views.duel.structs import CityView, DuelView, WonderView
from thaumata.views.pieces import Piece

_ROOMY_COLUMN: Final = 44
"""The width from which on goods stand apart."""


def draw_city(display: Display, view: DuelView, seat: int, width: int, detail: int) -> Block:
    """Draw one player's side of the table."""
    city = view.cities[seat]
    lines = [_heading(display, view, city, width, detail)]
    lines += _goods(display, city, width, detail)
    if detail < TIGHT:
        lines += _science(display, city, width, detail)
    lines += _wonders(display, city, width, detail)
    lines += _cards(display, city, width, detail)
    lines += _expansions(display, view, seat, width, detail)
    return [cells(line, width) for line in lines]


def _expansions(display: Display, view: DuelView, seat: int, width: int, detail: int) -> Block:
    """Draw the player's pieces of expansions, in a single line if there is little room."""
    # The latest expansion comes first, so that its items are not cut.
    owned = [each.items(display, view, seat, detail) for each in expansions_of(display.game)[::-1]]
    if detail >= TIGHT:
        items = [item for some in owned for item in some]
        return flow(items, width, separator=" ")[:1] if items else []
    return [line for some in owned if some for line in flow(some, width, separator=" ")]


def _heading(display: Display, view: DuelView, city: CityView, width: int, detail: int) -> Text:
    """Draw name, coins and points, and the extra turn if the table has no heading."""
    is_asked = city.seat in view.pending
    mark = f"{TURN} " if is_asked else ""
    name = Text(mark + fit(display.players[city.seat], width - 20), NOW if is_asked else STRONG)
    if detail == BARE and view.extra_turn and view.active == city.seat:
        name.append(f" {AGAIN}")
    coins = (f"{city.coins}{COIN}", f"bold {MARKERS['yellow'].style}")
    right = Text.assemble(coins, "  ", (f"{city.score.total}{POINT}", STRONG))
    return rule(name, right, width)


def _label(display: Display, message_id: str) -> Text:
    """Return a label, as wide as the widest of them."""
    labels = ("label-goods", "label-price", "label-science")
    width = max(len(display.words(label)) for label in labels) + 1
    return Text.assemble((display.words(message_id).ljust(width), QUIET))


def _goods(display: Display, city: CityView, width: int, detail: int) -> Block:
    letters = {good: display.notation.letter(good) for good in city.production}
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
    goods = _label(display, "label-goods")
    prices = _label(display, "label-price")
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


def _science(display: Display, city: CityView, width: int, detail: int) -> Block:
    lines = flow(_symbols(display, city), width, label=_label(display, "label-science"))
    return lines if detail == ROOMY else lines[:1]


def _symbols(display: Display, city: CityView) -> list[Text]:
    """Return the number of different symbols, and each symbol."""
    owned = {symbol: number for symbol, number in city.symbols.items() if number}
    items = [Text(f"{len(owned)}/{SUPREMACY}", STRONG if owned else QUIET)]
    for symbol, number in owned.items():
        many = f"×{number}" if number > 1 else ""
        items.append(Text(display.notation.symbol(symbol) + many, MARKERS["green"].style))
    return items


def _wonders(display: Display, city: CityView, width: int, detail: int) -> Block:
    if detail == ROOMY:
        return [_wonder(display, wonder, width) for wonder in city.wonders]
    part = (width - 2) // 2
    columns = [
        cells(_wonder(display, wonder, part, is_short=True), part) for wonder in city.wonders
    ]
    starts = range(0, len(columns), 2)
    return [Text("  ").join(columns[place : place + 2]) for place in starts]


def _wonder(display: Display, wonder: WonderView, width: int, *, is_short: bool = False) -> Text:
    piece = Piece("wonder", wonder.id)
    price = _wonder_price(display, wonder, is_short)
    cost = "" if is_short or wonder.built else display.notation.cost(piece) + "  "
    effects = "" if is_short else display.notation.effects(piece)
    room = width - price.cell_len - len(cost) - len(effects) - (1 if is_short else 3)
    name = display.marked(piece, room, glyph=BUILT if wonder.built else "")
    if wonder.built:
        name.stylize(GOOD)
    if not is_short:
        name = Text.assemble(name, "  ", cost, (effects, QUIET))
    return apart(name, price, width)


def _wonder_price(display: Display, wonder: WonderView, is_short: bool) -> Text:
    if wonder.built or wonder.payment is None:
        return Text("" if is_short else display.words("label-tag-built"), GOOD)
    if wonder.payment.short_by:
        lacking = wonder.payment.short_by
        text = f"−{lacking}{COIN}" if is_short else display.words("label-tag-short", coins=lacking)
        return Text(text, BAD)
    return Text(f"{wonder.payment.total}{COIN}", STRONG)


def _cards(display: Display, city: CityView, width: int, detail: int) -> Block:
    tokens = [
        Text(display.name(Piece("token", id)), MARKERS["token"].style) for id in city.progress
    ]
    ring = Text(f"{MARKERS['token'].glyph} ", MARKERS["token"].style)
    if detail != ROOMY:
        counts = [
            Text(f"{MARKERS[color].glyph}{len(cards)}", MARKERS[color].style if cards else QUIET)
            for color, cards in city.cards.items()
        ]
        owned = [Text.assemble(ring, token) for token in tokens]
        if detail >= TIGHT:
            return flow([*counts, *_symbols(display, city), *owned], width, separator=" ")[:1]
        return flow([*counts, *owned], width, separator=" ")[:2]
    lines = list_cards(display, city.cards, width)
    if tokens:
        lines += flow(tokens, width, separator=", ", label=ring)
    return lines
