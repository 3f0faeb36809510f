"""Team play in views: who is whose ally."""

from __future__ import annotations

from typing import Any

from thaumata.classic.state import ClassicState
from thaumata.views.classic.expansion import Expansion


class TeamsExpansion(Expansion):
    """Two allies sit side by side."""

    def shown(self, state: ClassicState, city: int) -> dict[str, Any]:
        """Show who the other of the team is (C182)."""
        return {"ally": city ^ 1}
