"""The events that each expansion of Classic adds; teams have none of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.events.classic import cities
from thaumata.events.event import Event

EXPANSIONS: Final[Mapping[str, Mapping[int, type[Event]]]] = {"cities": cities.KINDS}
