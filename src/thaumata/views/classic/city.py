"""The public view of a city of Classic, with current prices and points."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.catalog import Stage
from thaumata.classic.city import POWER_READY, POWERLESS
from thaumata.classic.conflicts import VICTORY
from thaumata.classic.names import BLACK, COLORS, SIDES, SYMBOLS
from thaumata.classic.state import ClassicState
from thaumata.kit.counts import count
from thaumata.kit.effects import Effect
from thaumata.views.classic.expansions import EXPANSIONS, expansions_of
from thaumata.views.classic.past import in_building_order, under_stages
from thaumata.views.classic.sources import Sources, board_of
from thaumata.views.classic.structs import (
    ClassicCityView,
    Icon,
    PowerStatus,
    Producer,
    StageView,
    TradePrices,
)
from thaumata.views.structs import Score


def city_of(state: ClassicState, city: int, viewer: int) -> ClassicCityView:
    """Return the view of a city; cards under stages are known to the player who put them (C198)."""
    here = state.cities[city]
    production = Sources(state, city).producers
    prices = [count(here.prices, place) for place in range(4)]
    return ClassicCityView(
        seat=city,
        decider=state.decider(city),
        left=state.catalog.left[city],
        right=state.catalog.right[city],
        board=board_of(state, city),
        side=SIDES[here.board % 2] if _is_turned(state, city) else None,
        resource=_resource(production) if _is_turned(state, city) else None,
        coins=here.coins,
        cards=_cards(state, city, viewer),
        stages=_stages(state, city, viewer) if _is_turned(state, city) else (),
        production=production if _is_turned(state, city) else (),
        prices={
            "left": TradePrices(prices[0], prices[2]),
            "right": TradePrices(prices[1], prices[3]),
        },
        shields=here.shields,
        victories=tuple(
            [value for age, value in enumerate(VICTORY) for _ in range(count(here.victories, age))]
        ),
        defeats=here.defeats,
        symbols={symbol: count(here.symbols, place) for place, symbol in enumerate(SYMBOLS)},
        any_symbols=here.any_symbols,
        power=_power(here.power),
        score=city_score(state, city),
        **_added(state, city),
    )


def _added(state: ClassicState, city: int) -> dict[str, Any]:
    """Return the fields of expansions."""
    added: dict[str, Any] = {}
    for expansion in expansions_of(state.game):
        added |= expansion.shown(state, city)
    return added


def _is_turned(state: ClassicState, city: int) -> bool:
    """Return whether the board has a chosen side: before that it produces nothing."""
    here = state.cities[city]
    return here.raw_for_sale != 0 or here.made_for_sale != 0


def _resource(production: tuple[Producer, ...]) -> str:
    board = production[0]
    return board.resources[0]


def _cards(state: ClassicState, city: int, viewer: int) -> dict[str, tuple[str, ...]]:
    names = state.game.names["card"]
    color = state.catalog.color
    cards = in_building_order(state, city, viewer)
    colors = (
        *COLORS[:BLACK],
        *[more for each in expansions_of(state.game) for more in each.colors],
    )
    return {
        wanted: tuple([names[card] for card in cards if COLORS[color[card]] == wanted])
        for wanted in colors
    }


def _stages(state: ClassicState, city: int, viewer: int) -> tuple[StageView, ...]:
    here = state.cities[city]
    under = under_stages(state, city, viewer)
    names = state.game.names["card"]
    shown = []
    for number, stage in enumerate(state.catalog.sides[here.board].stages):
        past = under[number] if number < len(under) else None
        card = past.card if past else None
        shown.append(
            StageView(
                stage=number + 1,
                built=number < here.stages,
                coins=stage.cost.coins,
                resources=dict(stage.cost.resources),
                icons=icons_of(stage),
                age=past.moment // 8 if past else None,
                card=None if card is None else names[card],
            )
        )
    return tuple(shown)


def _power(power: int) -> PowerStatus:
    if power == POWERLESS:
        return "none"
    return "ready" if power == POWER_READY else "used"


def city_score(state: ClassicState, city: int) -> Score:
    """Count the points of a city as if the game ended now; the Free City has points too."""
    categories = state.game.categories
    sheet = vec[i64]([0] * len(categories))
    for rule in state.moments.score:
        rule.score(state, city, sheet, 0)
    rows = {category: int(sheet[row]) for row, category in enumerate(categories)}
    return Score(rows, sum(rows.values()))


# Icons

_FIELDS: Final = {
    "produces_one_of": ("resources", "for_sale"),
    "cheap_trade": ("goods", "seller"),
    "coins": ("amount",),
    "coins_per": ("what", "amount", "where"),
    "points": ("amount",),
    "points_per": ("what", "amount", "where"),
    "shields": ("amount",),
    "science": ("symbol",),
    **{icon: fields for each in EXPANSIONS.values() for icon, fields in each.icons.items()},
}
"""The fields that hold the values of each icon's form, in order; icons without fields are
omitted."""


def icons_of(stage: Stage) -> tuple[Icon, ...]:
    """Return the icons of a stage."""
    return tuple([icon_of(effect) for effect in stage.effects])


def icon_of(effect: Effect[Any]) -> Icon:
    """Return an icon with named fields."""
    name, *values = effect.form()
    if name == "produces":
        ((resource, units),) = values[0].items()  # type: ignore[attr-defined]
        return Icon("produces", units, (resource,))
    fields: dict[str, Any] = dict(zip(_FIELDS.get(str(name), ()), values, strict=True))
    return Icon(str(name), **fields)
