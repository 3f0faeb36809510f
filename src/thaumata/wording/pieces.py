"""A piece in words: what it is, what it costs and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from thaumata.views.pieces import Piece


class Description(NamedTuple):
    """A piece in words."""

    piece: Piece
    name: str
    family: str
    """What kind of building it is, or that it is a wonder, a progress token, a god, ..."""

    cost: str
    """The printed cost; empty for what has none."""

    effects: tuple[str, ...]
    """One sentence for each icon."""

    notes: tuple[str, ...]
    """What there is to know about its chain and its cost."""
