"""What each expansion of Duel adds to advice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.players.advice.case import Voice
from thaumata.players.advice.duel.agora import AgoraVoice
from thaumata.players.advice.duel.pantheon import PantheonVoice

EXPANSIONS: Final[Mapping[str, Voice]] = {"pantheon": PantheonVoice(), "agora": AgoraVoice()}
