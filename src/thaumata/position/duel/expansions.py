"""How the parts of Duel's expansions are written and read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.position.duel import agora, pantheon
from thaumata.position.parts import PartFormat

EXPANSIONS: Final[Mapping[str, PartFormat]] = {
    "pantheon": PartFormat(pantheon.write, pantheon.read),
    "agora": PartFormat(agora.write, agora.read),
}
