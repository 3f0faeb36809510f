"""A city of Classic: in a column with all that stands there, or at a glance in one line."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.classic.names import MADE, RAW
from thaumata.cli.drawing.classic.notation import GROUPS
from thaumata.cli.drawing.pen import BARE, CLOSE, ROOMY, Pen
from thaumata.cli.drawing.signs import (
    ANY_SYMBOL,
    BAD,
    BUILT,
    COIN,
    DEBT,
    DIPLOMACY,
    GOOD,
    LEFT,
    NOW,
    POINT,
    QUIET,
    RIGHT,
    SHIELD,
    SIGNS,
    STRONG,
    TURN,
)
from thaumata.cli.drawing.text import Block, beside, fit, flow, rule, trimmed
from thaumata.views.classic_structs import (
    ClassicCityView,
    ClassicView,
    Producer,
    StageView,
    TradePrices,
)
from thaumata.views.pieces import Piece

_GAP: Final = "  "
_RULE: Final = 8
"""So much of a heading is the line that it stands in."""

_NAME: Final = 14
_BOARD: Final = 15
"""No name of a player or a board is wider than this at a glance."""

_ROOMY_COLUMN: Final = 72
"""From this width on the stages stand in one row."""

_COLORS: Final = {"raw": "brown", "made": "grey"}


def city_name(pen: Pen, seat: int) -> str:
    """Name whoever has a city; the Free City has a name of its own."""
    return pen.players[seat] if seat < len(pen.players) else pen.words("classic-free_city")


def viewer_of(pen: Pen, view: ClassicView) -> int:
    """Return the seat from which the table is seen."""
    return pen.left if view.seat is None else view.seat


def draw_city(pen: Pen, view: ClassicView, seat: int, width: int, detail: int) -> Block:
    """Draw a city: coins and points, goods with their prices, stages, shields, science, cards."""
    city = view.cities[seat]
    goods = goods_of(pen, city, _prices_to_viewer(pen, view, seat))
    stages = [_stage(pen, city, stage) for stage in city.stages]
    army = [*_army(city), *_power(city)]
    lines = [_heading(pen, view, city, width)]
    if detail == ROOMY:
        lines += flow(goods, width) if goods else []
        lines += flow(stages, width) if stages and width >= _ROOMY_COLUMN else stages
        lines += flow([*army, *_science(pen, city)], width)
        lines += _cards_by_color(pen, city, width)
    elif detail == CLOSE:
        lines += flow([*goods, *_apart(stages, goods), *army, *_science(pen, city)], width)
        lines += _cards_in_a_row(pen, city, width)
    else:
        counts = [_counts(city), *army, _science_in_short(city)]
        lines += flow([*goods, *_apart(stages, goods), *counts], width)
    return [trimmed(line, width) for line in lines]


def _apart(items: list[Text], before: list[Text]) -> list[Text]:
    """Put a mark before items that follow others of another kind."""
    if not items or not before:
        return items
    return [Text.assemble(("· ", QUIET), items[0]), *items[1:]]


def _heading(pen: Pen, view: ClassicView, city: ClassicCityView, width: int) -> Text:
    """Write whose city it is and where, its board, coins and points."""
    viewer = viewer_of(pen, view)
    marks = {view.cities[viewer].left: LEFT, view.cities[viewer].right: RIGHT}
    is_own = city.seat == viewer
    mark = TURN if is_own and view.seat in view.pending else marks.get(city.seat, "")
    ally = f" ({pen.words('label-ally')})" if city.ally == viewer else ""
    title = f"{mark} {city_name(pen, city.seat)}{ally}".strip()
    coins = (f"{city.coins}{COIN}", f"bold {SIGNS['yellow'].style}")
    right = Text.assemble(coins, _GAP, (f"{city.score.total}{POINT}", STRONG))
    board = board_name(pen, city)
    room = width - right.cell_len - _RULE - (3 if board else 0)
    title = fit(title, max(room - len(board), _NAME))
    left = Text(title, NOW if mark == TURN else STRONG)
    if board:
        left.append(f" · {fit(board, room - len(title))}", "not bold")
    return rule(left, right, width)


def board_name(pen: Pen, city: ClassicCityView) -> str:
    """Name a board with its side; empty until it is dealt."""
    if city.board is None:
        return ""
    return f"{pen.name(Piece('board', city.board))} {city.side or ''}".strip()


# Goods


def _prices_to_viewer(pen: Pen, view: ClassicView, seat: int) -> TradePrices | None:
    """Return what the viewer pays for a unit from a city; None for one that sells them nothing."""
    own = view.cities[viewer_of(pen, view)]
    if seat == own.left:
        return own.prices["left"]
    return own.prices["right"] if seat == own.right else None


def goods_of(pen: Pen, city: ClassicCityView, prices: TradePrices | None) -> list[Text]:
    """Write what a city produces, with the price of a unit before each group that it sells."""
    items = []
    for group, names in (("raw", RAW), ("made", MADE)):
        producers = [each for each in city.production if each.resources[0] in names]
        if producers:
            item = Text(GROUPS[group], SIGNS[_COLORS[group]].style)
            if prices is not None:
                price = prices.raw if group == "raw" else prices.made
                item.append(f"{price}{COIN}", f"{GOOD} bold" if price == 1 else STRONG)
            for each in sorted(producers, key=lambda each: not each.for_sale):
                item.append(f" {_produced(pen, each)}", "" if each.for_sale else QUIET)
            items.append(item)
    return items


def _produced(pen: Pen, producer: Producer) -> str:
    letters = "/".join(pen.notation.letter(good) for good in producer.resources) * producer.units
    return letters if producer.for_sale else f"({letters})"


# The wonder


def stage_piece(city: ClassicCityView, stage: StageView) -> Piece:
    """Return the piece that a stage is."""
    return Piece("stage", f"{city.board}_{city.side}_{stage.stage}")


def _stage(pen: Pen, city: ClassicCityView, stage: StageView) -> Text:
    piece = stage_piece(city, stage)
    effects = pen.notation.effects(piece)
    if stage.built:
        return Text(f"{BUILT} {effects}", GOOD)
    return Text.assemble(
        (SIGNS["wonder"].glyph, STRONG), f" {pen.notation.cost(piece)} ", (effects, QUIET)
    )


def _power(city: ClassicCityView) -> list[Text]:
    """Write the free build of Olympia, unless there is none: ready or used in this age."""
    if city.power == "none":
        return []
    return [Text(f"=0{COIN}", GOOD if city.power == "ready" else "dim strike")]


# Shields and science


def _army(city: ClassicCityView) -> list[Text]:
    """Write the shields and the tokens that they brought, diplomacy and debts."""
    item = Text(f"{SHIELD}{city.shields}", SIGNS["red"].style if city.shields else QUIET)
    for value in city.victories:
        item.append(f" +{value}", GOOD)
    if city.defeats:
        item.append(f" −{city.defeats}", BAD)
    tokens = [Text(f"{DIPLOMACY}{city.diplomacy}", GOOD)] if city.diplomacy else []
    debts = [Text(f"{DEBT}{city.debts}", BAD)] if city.debts else []
    return [item, *tokens, *debts]


def _science(pen: Pen, city: ClassicCityView) -> list[Text]:
    """Name the science symbols."""
    style = SIGNS["green"].style
    owned = {pen.notation.symbol(symbol): number for symbol, number in city.symbols.items()}
    owned[ANY_SYMBOL] = city.any_symbols
    return [
        Text(f"{name}×{number}" if number > 1 else name, style)
        for name, number in owned.items()
        if number
    ]


def _science_in_short(city: ClassicCityView) -> Text:
    """Count the science symbols: compasses, gears, tablets, and those of choice."""
    counts = "·".join(map(str, city.symbols.values()))
    choice = f"+{city.any_symbols}*" if city.any_symbols else ""
    is_learned = any(city.symbols.values()) or city.any_symbols
    glyph, style = SIGNS["green"]
    return Text(f"{glyph}{counts}{choice}", style if is_learned else QUIET)


# Cards


def _cards_by_color(pen: Pen, city: ClassicCityView, width: int) -> Block:
    """Name the cards, a line for each color."""
    lines: Block = []
    for color, cards in city.cards.items():
        if cards:
            sign = SIGNS[color]
            names = [Text(pen.name(Piece("card", id)), sign.style) for id in cards]
            label = Text(f"{sign.glyph} ", sign.style)
            lines += flow(names, width, separator=", ", label=label)
    return lines


def _cards_in_a_row(pen: Pen, city: ClassicCityView, width: int) -> Block:
    """Name the cards, all colors one after the other."""
    items = []
    for color, cards in city.cards.items():
        sign = SIGNS[color]
        for place, id in enumerate(cards):
            glyph = "" if place else f"{sign.glyph} "
            comma = "," if place < len(cards) - 1 else ""
            items.append(Text(f"{glyph}{pen.name(Piece('card', id))}{comma}", sign.style))
    return flow(items, width, separator=" ") if items else []


def _counts(city: ClassicCityView) -> Text:
    """Count the cards of each color."""
    line = Text()
    for color, cards in city.cards.items():
        if cards:
            line.append(f"{SIGNS[color].glyph}{len(cards)}", SIGNS[color].style)
    return line if line.plain else Text("–", QUIET)


# The others


def draw_others(pen: Pen, view: ClassicView, width: int, detail: int) -> Block:
    """Draw all cities but the viewer's and its neighbours', clockwise, a line for each.

    In the last resort two of them share a line.
    """
    own = view.cities[viewer_of(pen, view)]
    seats = []
    seat = view.cities[own.left].left
    while seat not in (own.right, own.seat):
        seats.append(seat)
        seat = view.cities[seat].left
    if detail < BARE:
        return [trimmed(_glance(pen, view, seat), width) for seat in seats]
    half = (width - len(_GAP)) // 2
    short = [_short_glance(pen, view.cities[seat], half) for seat in seats]
    pairs = [short[place : place + 2] for place in range(0, len(short), 2)]
    return [beside([[cell] for cell in pair], [half] * len(pair))[0] for pair in pairs]


def _glance(pen: Pen, view: ClassicView, seat: int) -> Text:
    city = view.cities[seat]
    names = [fit(city_name(pen, each.seat), _NAME) for each in view.cities]
    boards = [fit(board_name(pen, each), _BOARD) for each in view.cities]
    name = names[seat].ljust(max(map(len, names)))
    board = boards[seat].ljust(max(map(len, boards)))
    line = Text.assemble((name, STRONG), _GAP, board, _GAP, _stages_in_short(city).ljust(4))
    items = [*_riches(city), *_army(city), *_power(city), _science_in_short(city), _counts(city)]
    for item in items:
        line.append(_GAP).append_text(item)
    return line


def _short_glance(pen: Pen, city: ClassicCityView, width: int) -> Text:
    line = Text()
    for item in (*_riches(city), *_army(city), _science_in_short(city)):
        line.append(" ").append_text(item)
    stages = _stages_in_short(city)
    room = width - line.cell_len - len(stages) - 1
    name = fit(city_name(pen, city.seat), room)
    return Text.assemble((name, STRONG), f" {stages}", line)


def _riches(city: ClassicCityView) -> list[Text]:
    coins = Text(f"{city.coins}{COIN}".rjust(3), SIGNS["yellow"].style)
    return [coins, Text(f"{city.score.total}{POINT}".rjust(3), STRONG)]


def _stages_in_short(city: ClassicCityView) -> str:
    return "".join(BUILT if stage.built else SIGNS["wonder"].glyph for stage in city.stages)
