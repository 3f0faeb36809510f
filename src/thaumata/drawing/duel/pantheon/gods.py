"""Draw the Pantheon as six spaces from the viewer's end, and what a player owns of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from thaumata.drawing.display import ROOMY, Display
from thaumata.drawing.glyphs import BACK, COIN, MARKERS, QUIET, STRONG
from thaumata.drawing.text import Block, cells, cut, fit, shares, trimmed
from thaumata.duel.pantheon.names import SPACES
from thaumata.views.duel.pantheon.view import PantheonSpace
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece

_GOD = MARKERS["god"]
_MYTHOLOGY = MARKERS["mythology"]
_OFFERING = MARKERS["offering"]

_AROUND_NAME: Final = 8
"""The number of a space before a name, the price after it, and a gap."""


def draw_pantheon(display: Display, view: DuelView, width: int, detail: int) -> Block:
    """Draw the spaces in a row, with the effects of each god if there is room.

    Prices are those of the seat that would pay now.
    """
    if view.pantheon is None:
        return []
    spaces = view.pantheon.spaces if display.left == 0 else view.pantheon.spaces[::-1]
    if all(space.empty for space in spaces):
        return []
    wanted = [_label(display, view, space).cell_len + 1 for space in spaces]
    names, effects = Text(), Text()
    for space, cell in zip(spaces, shares(wanted, width), strict=True):
        names.append_text(cells(_label(display, view, space, cell - 1), cell))
        icons = display.notation.effects(Piece("god", space.god)) if space.god else ""
        effects.append(f"   {cut(icons, cell - 4)}".ljust(cell), QUIET)
    lines = [names, effects] if detail == ROOMY and effects.plain.strip() else [names]
    return [trimmed(line, width) for line in lines]


def full_width(display: Display, gods: Iterable[str]) -> int:
    """Return the width from which on no name of a god is shortened."""
    longest = max(len(display.name(Piece("god", god))) for god in gods)
    return SPACES * (longest + _AROUND_NAME)


def _label(display: Display, view: DuelView, space: PantheonSpace, width: int = 99) -> Text:
    """Return the god on a space and the price."""
    label = Text.assemble((f"{_GOD.glyph}{space.space} ", QUIET))
    if space.empty:
        return label.append("·", QUIET)
    price = space.prices[display.payer]
    city = view.cities[display.payer]
    tag = f" {price}{COIN}"
    back = "" if space.face_up else BACK
    if space.god:
        name = display.name(Piece("god", space.god))
    else:
        name = display.words(f"label-mythology-{space.mythology}")
    label.append(back + fit(name, width - label.cell_len - len(back + tag)), _GOD.style)
    return label.append(tag, STRONG if price <= city.coins + city.reserve else QUIET)


def token_mark(display: Display, token: str, width: int) -> str:
    """Return the mark of a token on a card, as short as the width requires."""
    kind, _, value = token.partition("_")
    if kind == "offering":
        return f"{_OFFERING.glyph}{value}"
    name = display.words(f"label-mythology-{kind}")
    return _MYTHOLOGY.glyph + fit(name, max(1, width - 1))


def divine_items(display: Display, view: DuelView, seat: int) -> list[Text]:
    """Return the gods, mythology tokens, offerings and coins on Astarte of a player."""
    if view.pantheon is None:
        return []
    own = view.pantheon.seats[seat]
    items = [
        Text(f"{_GOD.glyph} {display.name(Piece('god', god))}", _GOD.style) for god in own.gods
    ]
    if own.astarte:
        text = f"{display.words('label-on-astarte')}: {own.astarte}{COIN}"
        items.append(Text(text, STRONG))
    kinds = [token.partition("_")[0] for token in own.mythology]
    items += [
        Text(f"{_MYTHOLOGY.glyph} {display.words(f'label-mythology-{kind}')}", _MYTHOLOGY.style)
        for kind in kinds
    ]
    items += [Text(f"{_OFFERING.glyph}{value}", _OFFERING.style) for value in own.offerings]
    if view.pantheon.snake and "nisaba" in own.gods:
        card = display.name(Piece("card", view.pantheon.snake))
        items.append(Text(f"= {card}", MARKERS["green"].style))
    return items
