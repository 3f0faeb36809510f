"""The values of the expansions of Duel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from thaumata.players.values.duel.agora.part_value import AgoraValue
from thaumata.players.values.duel.pantheon.part_value import PantheonValue
from thaumata.players.values.duel.part_value import PartValue

EXPANSIONS: Final[Mapping[str, Callable[[], PartValue]]] = {
    "pantheon": PantheonValue,
    "agora": AgoraValue,
}
