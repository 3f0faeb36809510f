"""What each expansion of Classic adds to advice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.players.advice.case import Voice
from thaumata.players.advice.classic.cities import CitiesVoice
from thaumata.players.advice.classic.teams import TeamsVoice

EXPANSIONS: Final[Mapping[str, Voice]] = {"cities": CitiesVoice(), "teams": TeamsVoice()}
