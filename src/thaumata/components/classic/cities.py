"""The components of Cities, besides its cards and boards: tokens beside a city."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from thaumata.components.component import Component
from thaumata.components.naming import Naming

DEBT: Final = -1
"""The points of a debt at the end (C143)."""


def list_cities(naming: Naming) -> Iterator[Component]:
    """List the debts and the Diplomacy tokens."""
    debt = naming.said("classic-debt-token")
    yield Component(kind="debt", id=str(DEBT), value=DEBT, names=debt)
    diplomacy = naming.said("classic-diplomacy-token")
    yield Component(kind="diplomacy", id="diplomacy", names=diplomacy)
