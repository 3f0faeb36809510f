"""Descriptions of pieces: kind, cost and effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from thaumata.views.pieces import Piece


class Description(NamedTuple):
    """The description of a piece."""

    piece: Piece
    name: str
    family: str
    """The name of its kind: a color of buildings, wonders, progress tokens, gods, ..."""

    cost: str
    """The printed cost; empty if there is none."""

    effects: tuple[str, ...]
    """One sentence for each icon."""

    notes: tuple[str, ...]
    """Notes on its chain and its cost."""
