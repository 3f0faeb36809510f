"""The words that each expansion of Classic adds; teams need no others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.wording.classic.cities import CitiesWords
from thaumata.wording.classic.expansion import ClassicExpansionWords

EXPANSIONS: Final[Mapping[str, ClassicExpansionWords]] = {"cities": CitiesWords()}
