"""Components by name."""

from __future__ import annotations

from msgspec import Struct


class Piece(Struct, frozen=True):
    """A component by name."""

    kind: str
    """``card``, ``wonder``, ``token``, ``seat``, ``slot``, ..."""

    id: str
