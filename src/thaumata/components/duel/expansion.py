"""Base class for an expansion's components of Duel; by default it adds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from thaumata.components.component import Component
from thaumata.components.naming import Naming
from thaumata.kit.effects import Effect


class DuelExpansion:
    """The components of one expansion of Duel, besides its cards, wonders and progress tokens."""

    def more(self, naming: Naming) -> Iterator[Component]:
        """List pieces that the base game does not have."""
        return iter(())

    def military_token(self, size: int) -> list[Effect[Any]]:
        """Return the changed effects of a military token; empty if the expansion changes none."""
        return []
