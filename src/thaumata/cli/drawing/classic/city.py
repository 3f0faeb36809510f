"""A city of Classic in a column: coins and points, goods, the wonder, shields, science, cards."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.cli.drawing.cards import list_cards
from thaumata.cli.drawing.classic.expansions import expansions_of
from thaumata.cli.drawing.classic.facts import (
    army_of,
    board_name,
    city_name,
    counts_of,
    goods_of,
    power_of,
    science_in_short,
    science_of,
    viewer_of,
)
from thaumata.cli.drawing.pen import CLOSE, ROOMY, Pen
from thaumata.cli.drawing.signs import (
    BUILT,
    COIN,
    GOOD,
    LEFT,
    NOW,
    POINT,
    QUIET,
    RIGHT,
    SIGNS,
    STRONG,
    TURN,
)
from thaumata.cli.drawing.text import Block, fit, flow, rule, trimmed
from thaumata.views.classic.structs import ClassicCityView, ClassicView, StageView, TradePrices
from thaumata.views.pieces import Piece

_GAP: Final = "  "
_OF: Final = " · "
"""Between whose city it is and the name of the board."""

_RULE: Final = 8
"""So much of a heading is the line that it stands in."""

_NAME: Final = 14
"""So much of it a name has at least."""

_ROOMY_COLUMN: Final = 72
"""From this width on the stages stand in one row."""


def draw_city(pen: Pen, view: ClassicView, seat: int, width: int, detail: int) -> Block:
    """Draw a city: coins and points, goods with their prices, stages, shields, science, cards."""
    city = view.cities[seat]
    goods = goods_of(pen, city, _prices_to_viewer(pen, view, seat))
    stages = [_stage(pen, city, stage) for stage in city.stages]
    army = [*army_of(pen, city), *power_of(city)]
    lines = [_heading(pen, view, city, width)]
    if detail == ROOMY:
        lines += flow(goods, width) if goods else []
        lines += flow(stages, width) if stages and width >= _ROOMY_COLUMN else stages
        lines += flow([*army, *science_of(pen, city)], width)
        lines += list_cards(pen, city.cards, width)
    elif detail == CLOSE:
        lines += flow([*goods, *_apart(stages, goods), *army, *science_of(pen, city)], width)
        lines += _cards_in_a_row(pen, city, width)
    else:
        counts = [counts_of(city), *army, science_in_short(city)]
        lines += flow([*goods, *_apart(stages, goods), *counts], width)
    return [trimmed(line, width) for line in lines]


def _apart(items: list[Text], before: list[Text]) -> list[Text]:
    """Put a mark before items that follow others of another kind."""
    if not items or not before:
        return items
    return [Text.assemble(("· ", QUIET), items[0]), *items[1:]]


def named_width(pen: Pen, view: ClassicView, seat: int) -> int:
    """Return the width from which on the names of a city's owner and board are whole."""
    city = view.cities[seat]
    board = board_name(pen, city)
    named = f"{_mark(pen, view, city)} {city_name(pen, seat)}".strip() + board
    return len(named) + _beside_names(city, board)


def _heading(pen: Pen, view: ClassicView, city: ClassicCityView, width: int) -> Text:
    """Write whose city it is and where, its board, coins and points."""
    mark = _mark(pen, view, city)
    title = f"{mark} {city_name(pen, city.seat)}".strip()
    board = board_name(pen, city)
    room = width - _beside_names(city, board)
    title = fit(title, max(room - len(board), _NAME))
    left = Text(title, NOW if mark == TURN else STRONG)
    if board:
        left.append(f"{_OF}{fit(board, room - len(title))}", "not bold")
    return rule(left, _worth(city), width)


def _mark(pen: Pen, view: ClassicView, city: ClassicCityView) -> str:
    """Mark whose turn it is, where a neighbor sits, and what expansions say of the owner."""
    viewer = viewer_of(pen, view)
    marks = {view.cities[viewer].left: LEFT, view.cities[viewer].right: RIGHT}
    is_own = city.seat == viewer
    mark = TURN if is_own and view.seat in view.pending else marks.get(city.seat, "")
    return mark + "".join(each.mark(city, viewer) for each in expansions_of(pen.game))


def _worth(city: ClassicCityView) -> Text:
    coins = (f"{city.coins}{COIN}", f"bold {SIGNS['yellow'].style}")
    return Text.assemble(coins, _GAP, (f"{city.score.total}{POINT}", STRONG))


def _beside_names(city: ClassicCityView, board: str) -> int:
    """Return how many cells of a heading the names do not have."""
    return _worth(city).cell_len + _RULE + (len(_OF) if board else 0)


# Goods


def _prices_to_viewer(pen: Pen, view: ClassicView, seat: int) -> TradePrices | None:
    """Return what the viewer pays for a unit from a city; None for one that sells them nothing."""
    own = view.cities[viewer_of(pen, view)]
    if seat == own.left:
        return own.prices["left"]
    return own.prices["right"] if seat == own.right else None


# The wonder


def _stage(pen: Pen, city: ClassicCityView, stage: StageView) -> Text:
    piece = Piece("stage", f"{city.board}_{city.side}_{stage.stage}")
    effects = pen.notation.effects(piece)
    if stage.built:
        return Text(f"{BUILT} {effects}", GOOD)
    return Text.assemble(
        (SIGNS["wonder"].glyph, STRONG), f" {pen.notation.cost(piece)} ", (effects, QUIET)
    )


# Cards


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
