"""Draw a city in a column: coins and points, goods, the wonder, shields, science, cards."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.drawing.cards import list_cards
from thaumata.drawing.classic.city_items import (
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
from thaumata.drawing.classic.expansions import expansions_of
from thaumata.drawing.display import CLOSE, ROOMY, Display
from thaumata.drawing.glyphs import (
    BUILT,
    COIN,
    GOOD,
    LEFT,
    MARKERS,
    NOW,
    POINT,
    QUIET,
    RIGHT,
    STRONG,
    TURN,
)
from thaumata.drawing.text import Block, fit, flow, rule, trimmed
from thaumata.views.classic.structs import ClassicCityView, ClassicView, StageView, TradePrices
from thaumata.views.pieces import Piece

_GAP: Final = "  "
_OF: Final = " · "
"""The separator between a player's name and the name of the board."""

_RULE: Final = 8
"""The cells of a heading that are always part of the line."""

_NAME: Final = 14
"""The least width of a name in a heading."""

_ROOMY_COLUMN: Final = 72
"""The width from which on the stages stand in one row."""


def draw_city(display: Display, view: ClassicView, seat: int, width: int, detail: int) -> Block:
    """Draw a city: coins and points, goods with prices, stages, shields, science, cards."""
    city = view.cities[seat]
    goods = goods_of(display, city, _prices_to_viewer(display, view, seat))
    stages = [_stage(display, city, stage) for stage in city.stages]
    army = [*army_of(display, city), *power_of(city)]
    lines = [_heading(display, view, city, width)]
    if detail == ROOMY:
        lines += flow(goods, width) if goods else []
        lines += flow(stages, width) if stages and width >= _ROOMY_COLUMN else stages
        lines += flow([*army, *science_of(display, city)], width)
        lines += list_cards(display, city.cards, width)
    elif detail == CLOSE:
        lines += flow([*goods, *_apart(stages, goods), *army, *science_of(display, city)], width)
        lines += _cards_in_a_row(display, city, width)
    else:
        counts = [counts_of(city), *army, science_in_short(city)]
        lines += flow([*goods, *_apart(stages, goods), *counts], width)
    return [trimmed(line, width) for line in lines]


def _apart(items: list[Text], before: list[Text]) -> list[Text]:
    """Put a mark before items that follow others of another kind."""
    if not items or not before:
        return items
    return [Text.assemble(("· ", QUIET), items[0]), *items[1:]]


def named_width(display: Display, view: ClassicView, seat: int) -> int:
    """Return the least width that shows the names of a player and a board in full."""
    city = view.cities[seat]
    board = board_name(display, city)
    named = f"{_mark(display, view, city)} {city_name(display, seat)}".strip() + board
    return len(named) + _beside_names(city, board)


def _heading(display: Display, view: ClassicView, city: ClassicCityView, width: int) -> Text:
    """Draw the owner, the board, coins and points."""
    mark = _mark(display, view, city)
    title = f"{mark} {city_name(display, city.seat)}".strip()
    board = board_name(display, city)
    room = width - _beside_names(city, board)
    title = fit(title, max(room - len(board), _NAME))
    left = Text(title, NOW if mark == TURN else STRONG)
    if board:
        left.append(f"{_OF}{fit(board, room - len(title))}", "not bold")
    return rule(left, _worth(city), width)


def _mark(display: Display, view: ClassicView, city: ClassicCityView) -> str:
    """Return the marks of a city: whose turn it is, neighbors, marks of expansions."""
    viewer = viewer_of(display, view)
    marks = {view.cities[viewer].left: LEFT, view.cities[viewer].right: RIGHT}
    is_own = city.seat == viewer
    mark = TURN if is_own and view.seat in view.pending else marks.get(city.seat, "")
    return mark + "".join(each.mark(city, viewer) for each in expansions_of(display.game))


def _worth(city: ClassicCityView) -> Text:
    coins = (f"{city.coins}{COIN}", f"bold {MARKERS['yellow'].style}")
    return Text.assemble(coins, _GAP, (f"{city.score.total}{POINT}", STRONG))


def _beside_names(city: ClassicCityView, board: str) -> int:
    """Return the width of everything in a heading but names."""
    return _worth(city).cell_len + _RULE + (len(_OF) if board else 0)


# Goods


def _prices_to_viewer(display: Display, view: ClassicView, seat: int) -> TradePrices | None:
    """Return the prices that the viewer pays to a city; None if it is no neighbor."""
    own = view.cities[viewer_of(display, view)]
    if seat == own.left:
        return own.prices["left"]
    return own.prices["right"] if seat == own.right else None


# The wonder


def _stage(display: Display, city: ClassicCityView, stage: StageView) -> Text:
    piece = Piece("stage", f"{city.board}_{city.side}_{stage.stage}")
    effects = display.notation.effects(piece)
    if stage.built:
        return Text(f"{BUILT} {effects}", GOOD)
    return Text.assemble(
        (MARKERS["wonder"].glyph, STRONG), f" {display.notation.cost(piece)} ", (effects, QUIET)
    )


# Cards


def _cards_in_a_row(display: Display, city: ClassicCityView, width: int) -> Block:
    """Draw the names of the cards, all colors in a row."""
    items = []
    for color, cards in city.cards.items():
        marker = MARKERS[color]
        for place, id in enumerate(cards):
            glyph = "" if place else f"{marker.glyph} "
            comma = "," if place < len(cards) - 1 else ""
            items.append(Text(f"{glyph}{display.name(Piece('card', id))}{comma}", marker.style))
    return flow(items, width, separator=" ") if items else []
