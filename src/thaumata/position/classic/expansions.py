"""The formats for the parts of Classic's expansions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.position.classic.cities import CitiesFormat
from thaumata.position.parts import PartFormat

EXPANSIONS: Final[Mapping[str, PartFormat]] = {
    "cities": CitiesFormat(),
}
