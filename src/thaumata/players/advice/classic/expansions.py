"""What each expansion of Classic adds to advice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.players.advice.classic.cities import CitiesReasons
from thaumata.players.advice.classic.teams import TeamsReasons
from thaumata.players.advice.comparison import ReasonCatalog

EXPANSIONS: Final[Mapping[str, ReasonCatalog]] = {
    "cities": CitiesReasons(),
    "teams": TeamsReasons(),
}
