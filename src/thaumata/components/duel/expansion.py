"""What an expansion adds to the components of Duel: nothing, unless it says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from thaumata.components.component import Component
from thaumata.components.naming import Naming
from thaumata.kit.effects import Effect


class DuelExpansion:
    """The components of one expansion of Duel, besides its cards, wonders and progress tokens."""

    def more(self, naming: Naming) -> Iterator[Component]:
        """List pieces that the base game has not."""
        return iter(())

    def military_token(self, size: int) -> list[Effect[Any]]:
        """Return what a military token does instead; empty where the expansion changes none."""
        return []
