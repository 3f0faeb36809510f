"""The values of the expansions of 7 Wonders; teams add none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from thaumata.players.values.classic.cities.part_value import CitiesValue
from thaumata.players.values.classic.part_value import ClassicPartValue

EXPANSIONS: Final[Mapping[str, Callable[[], ClassicPartValue]]] = {"cities": CitiesValue}
