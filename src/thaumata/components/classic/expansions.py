"""The components that each expansion of Classic adds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from thaumata.components.classic.cities import list_cities
from thaumata.components.component import Component
from thaumata.components.naming import Naming

EXPANSIONS: Final[Mapping[str, Callable[[Naming], Iterator[Component]]]] = {"cities": list_cities}
