"""The words of each family."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.wording.classic.names import CLASSIC
from thaumata.wording.duel.names import DUEL
from thaumata.wording.family import FamilyWords

FAMILIES: Final[Mapping[str, FamilyWords]] = {"duel": DUEL, "classic": CLASSIC}
