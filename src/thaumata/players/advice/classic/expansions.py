"""The reasons that expansions of 7 Wonders add, by name."""

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
