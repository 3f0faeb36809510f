"""The formats for the parts of Duel's expansions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.position.duel.agora import AgoraFormat
from thaumata.position.duel.pantheon import PantheonFormat
from thaumata.position.parts import PartFormat

EXPANSIONS: Final[Mapping[str, PartFormat]] = {
    "pantheon": PantheonFormat(),
    "agora": AgoraFormat(),
}
