"""The price of a choice in glyphs: ``2←1→`` to both neighbors, ``1●`` to the bank."""

from __future__ import annotations

from rich.text import Text

from thaumata.drawing.glyphs import CHAIN, COIN, GOOD, LEFT, MARKERS, RIGHT, STRONG
from thaumata.views.classic.payment import ClassicReceipt, FreeBuild
from thaumata.views.payment import Chain
from thaumata.wording.words import Words

_FREE = f"{GOOD} bold"


def price_tag(words: Words, payment: ClassicReceipt) -> Text:
    """Return the price of a card or a stage, and who gets the coins."""
    match payment.lines[0]:
        case Chain():
            return Text(f"{CHAIN} {words('label-tag-chain')}", _FREE)
        case FreeBuild():
            return Text(f"{MARKERS['wonder'].glyph} {words('label-tag-free')}", _FREE)
    if not payment.total:
        return Text(words("label-tag-free"), _FREE)
    coins = {COIN: payment.to_bank, LEFT: payment.to_left, RIGHT: payment.to_right}
    return Text("".join(f"{number}{glyph}" for glyph, number in coins.items() if number), STRONG)
