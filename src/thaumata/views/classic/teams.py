"""Team play in views: each city's ally."""

from __future__ import annotations

from typing import Any

from thaumata.classic.state import ClassicState
from thaumata.views.classic.expansion import Expansion


class TeamsExpansion(Expansion):
    """Allies sit side by side."""

    def shown(self, state: ClassicState, city: int) -> dict[str, Any]:
        """Return the other city of the team (C182)."""
        return {"ally": city ^ 1}
