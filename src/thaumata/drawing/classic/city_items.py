"""The properties of a city as short styled texts."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from thaumata.classic.names import MADE, RAW
from thaumata.drawing.classic.expansions import expansions_of
from thaumata.drawing.classic.notation import GROUPS
from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import (
    ANY_SYMBOL,
    BAD,
    COIN,
    GOOD,
    MARKERS,
    QUIET,
    SHIELD,
    STRONG,
)
from thaumata.views.classic.structs import ClassicCityView, ClassicView, Producer, TradePrices
from thaumata.views.pieces import Piece

_COLORS: Final = {"raw": "brown", "made": "grey"}


def city_name(display: Display, seat: int) -> str:
    """Return the name of a city's player, or that of the Free City."""
    return (
        display.players[seat] if seat < len(display.players) else display.words("classic-free_city")
    )


def viewer_of(display: Display, view: ClassicView) -> int:
    """Return the seat from which the table is seen."""
    return display.left if view.seat is None else view.seat


def board_name(display: Display, city: ClassicCityView) -> str:
    """Return the name of a board with its side; empty until it is dealt."""
    if city.board is None:
        return ""
    return f"{display.name(Piece('board', city.board))} {city.side or ''}".strip()


# Goods


def goods_of(display: Display, city: ClassicCityView, prices: TradePrices | None) -> list[Text]:
    """Return the production of a city, each group that it sells preceded by its price."""
    items = []
    for group, names in (("raw", RAW), ("made", MADE)):
        producers = [each for each in city.production if each.resources[0] in names]
        if producers:
            item = Text(GROUPS[group], MARKERS[_COLORS[group]].style)
            if prices is not None:
                price = prices.raw if group == "raw" else prices.made
                item.append(f"{price}{COIN}", f"{GOOD} bold" if price == 1 else STRONG)
            for each in sorted(producers, key=lambda each: not each.for_sale):
                item.append(f" {_produced(display, each)}", "" if each.for_sale else QUIET)
            items.append(item)
    return items


def _produced(display: Display, producer: Producer) -> str:
    letters = (
        "/".join(display.notation.letter(good) for good in producer.resources) * producer.units
    )
    return letters if producer.for_sale else f"({letters})"


# Shields and science


def army_of(display: Display, city: ClassicCityView) -> list[Text]:
    """Return shields, conflict tokens, and tokens of expansions."""
    item = Text(f"{SHIELD}{city.shields}", MARKERS["red"].style if city.shields else QUIET)
    for value in city.victories:
        item.append(f" +{value}", GOOD)
    if city.defeats:
        item.append(f" −{city.defeats}", BAD)
    more = [token for each in expansions_of(display.game) for token in each.tokens(city)]
    return [item, *more]


def science_of(display: Display, city: ClassicCityView) -> list[Text]:
    """Return the science symbols by name."""
    style = MARKERS["green"].style
    owned = {display.notation.symbol(symbol): number for symbol, number in city.symbols.items()}
    owned[ANY_SYMBOL] = city.any_symbols
    return [
        Text(f"{name}×{number}" if number > 1 else name, style)
        for name, number in owned.items()
        if number
    ]


def science_in_short(city: ClassicCityView) -> Text:
    """Return the numbers of science symbols: compasses, gears, tablets, symbols of choice."""
    counts = "·".join(map(str, city.symbols.values()))
    choice = f"+{city.any_symbols}*" if city.any_symbols else ""
    is_learned = any(city.symbols.values()) or city.any_symbols
    glyph, style = MARKERS["green"]
    return Text(f"{glyph}{counts}{choice}", style if is_learned else QUIET)


def power_of(city: ClassicCityView) -> list[Text]:
    """Return the state of Olympia's free build in this age; empty if the city has none."""
    if city.power == "none":
        return []
    return [Text(f"=0{COIN}", GOOD if city.power == "ready" else "dim strike")]


# Cards


def counts_of(city: ClassicCityView) -> Text:
    """Return the number of cards of each color."""
    line = Text()
    for color, cards in city.cards.items():
        if cards:
            line.append(f"{MARKERS[color].glyph}{len(cards)}", MARKERS[color].style)
    return line if line.plain else Text("–", QUIET)
