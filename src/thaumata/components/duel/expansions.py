"""The components that each expansion of Duel adds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.components.duel.agora import AgoraComponents
from thaumata.components.duel.expansion import DuelExpansion
from thaumata.components.duel.pantheon import PantheonComponents

EXPANSIONS: Final[Mapping[str, DuelExpansion]] = {
    "pantheon": PantheonComponents(),
    "agora": AgoraComponents(),
}
