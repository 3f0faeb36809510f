"""Draw the Senate as six chambers, and what a player owns of it.

The viewer's cubes stand on the left of a chamber, the opponent's on the right; brackets mark who
controls it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from thaumata.drawing.display import BARE, ROOMY, Display
from thaumata.drawing.glyphs import (
    BACK,
    COIN,
    CUBE,
    GOOD,
    IDLE,
    MARKERS,
    POINT,
    QUIET,
    READY,
    STRONG,
)
from thaumata.drawing.text import Block, cells, cut, fit, shares, trimmed
from thaumata.duel.agora.names import CHAMBERS
from thaumata.views.duel.agora.view import ChamberView, ConspiracyView
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece

_DECREE = MARKERS["decree"]
_PLOT = MARKERS["conspiracy"]
_SENATOR = MARKERS["senators"]

_AROUND_NAME: Final = 4
"""The inset of a name, and a gap."""

_LEAST: Final = 14
"""The least width of a chamber where there is room: its number, cubes and points."""

_NAMED: Final = 20
"""The width from which on a chamber shows the name of its decree."""


def draw_senate(display: Display, view: DuelView, width: int, detail: int) -> Block:
    """Draw the chambers in a row, with cubes and points, above their decrees."""
    if view.senate is None or view.age == 0:
        return []
    chambers = view.senate.chambers
    known = [[Piece("decree", id) for id in chamber.decrees if id] for chamber in chambers]
    wanted = [len(display.name(some[0])) + _AROUND_NAME if some else _LEAST for some in known]
    widths = shares([max(_LEAST, want) for want in wanted], width)
    cubes, names, effects = Text(), Text(), Text()
    for chamber, decrees, cell in zip(chambers, known, widths, strict=True):
        cubes.append_text(cells(_cubes(display, chamber), cell))
        hidden = BACK * (len(chamber.decrees) - len(decrees))
        name = fit(display.name(decrees[0]), cell - _AROUND_NAME) if decrees else hidden
        names.append(f"   {name}".ljust(cell), _DECREE.style)
        icons = " ".join([*[display.notation.effects(decree) for decree in decrees], hidden])
        effects.append(f"   {cut(icons, cell - _AROUND_NAME)}".ljust(cell), QUIET)
    lines = [cubes] if detail == BARE else [cubes, effects]
    if detail == ROOMY and width >= _NAMED * len(chambers):
        lines.insert(1, names)
    return [trimmed(line, width) for line in lines]


def full_width(display: Display, decrees: Iterable[str]) -> int:
    """Return the width from which on no name of a decree is shortened."""
    longest = max(len(display.name(Piece("decree", decree))) for decree in decrees)
    return CHAMBERS * (longest + _AROUND_NAME)


def _cubes(display: Display, chamber: ChamberView) -> Text:
    line = Text.assemble((f"{_DECREE.glyph}{chamber.chamber} ", QUIET))
    for side, seat in enumerate(display.sides):
        line.append(":" if side else "", QUIET)
        cubes = str(chamber.cubes[seat])
        if chamber.controller == seat:
            line.append(f"[{cubes}]", GOOD if side == 0 else STRONG)
        else:
            line.append(cubes, "" if chamber.cubes[seat] else QUIET)
    return line.append(f" {chamber.points}{POINT}", QUIET)


def senate_items(
    display: Display, view: DuelView, seat: int, *, is_explained: bool = False
) -> list[Text]:
    """Return cubes, senators with the next price, and conspiracies of a player."""
    if view.senate is None or view.age == 0:
        return []
    own = view.senate.seats[seat]
    items = [
        Text(f"{CUBE}{own.supply}"),
        Text.assemble(
            (f"{_SENATOR.glyph}{own.senators}", _SENATOR.style),
            (f" {display.words('label-recruit-price')} " if is_explained else "·", QUIET),
            (f"{own.recruit_price}{COIN}", QUIET),
        ),
    ]
    locked = view.senate.locked
    if locked and locked.seat == seat:
        name = display.name(Piece("token", locked.token)) if locked.token else BACK
        items.append(Text(f"×{MARKERS['token'].glyph} {name}", QUIET))
    return items + [_conspiracy(display, plot) for plot in own.conspiracies]


def _conspiracy(display: Display, plot: ConspiracyView) -> Text:
    name = display.name(Piece("conspiracy", plot.conspiracy)) if plot.conspiracy else BACK
    if plot.status == "triggered":
        return Text(f"{_PLOT.glyph} {name} ×", QUIET)
    ready = READY if plot.status == "prepared" else ""
    idle = IDLE if plot.does_nothing else ""
    return Text.assemble((f"{_PLOT.glyph} {name}", _PLOT.style), (ready, STRONG), (idle, QUIET))
