"""The words that each expansion of Duel adds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.wording.duel.agora import AgoraWords
from thaumata.wording.duel.expansion import DuelExpansionWords
from thaumata.wording.duel.pantheon import PantheonWords

EXPANSIONS: Final[Mapping[str, DuelExpansionWords]] = {
    "pantheon": PantheonWords(),
    "agora": AgoraWords(),
}
