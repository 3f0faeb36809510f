"""The components of Agora: conspiracies, decrees, and military tokens that bring influence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from thaumata.components.component import Component
from thaumata.components.duel.expansion import DuelExpansion
from thaumata.components.naming import Naming
from thaumata.duel.agora.conspiracies import (
    CONSPIRACIES,
    MOVE_INFLUENCE,
    PLACE_INFLUENCE,
    REMOVE_INFLUENCE,
)
from thaumata.duel.agora.decrees import DECREES
from thaumata.duel.military import LARGE, SMALL
from thaumata.kit.effects import Effect

_TOKENS: Final[dict[int, list[Effect[Any]]]] = {
    SMALL: [PLACE_INFLUENCE],
    LARGE: [REMOVE_INFLUENCE, MOVE_INFLUENCE],
}
"""The effects of the military tokens (D189, D255)."""


class AgoraComponents(DuelExpansion):
    """Conspiracies and decrees."""

    def more(self, naming: Naming) -> Iterator[Component]:
        """List the conspiracies and the decrees."""
        for conspiracy in CONSPIRACIES:
            yield Component(
                kind="conspiracy",
                id=conspiracy.id,
                icons=naming.icons(conspiracy.effects),
                counts={"2": 1},
                **naming.words("conspiracy", conspiracy.id),
            )
        for decree in DECREES:
            yield Component(
                kind="decree",
                id=decree.id,
                icons=naming.icons([decree.effect]),
                counts={"2": 1},
                **naming.words("decree", decree.id),
            )

    def military_token(self, size: int) -> list[Effect[Any]]:
        """Return the effects that act on influence instead of coins."""
        return _TOKENS[size]
