"""Base class for an expansion's part of the view of Classic; by default it adds nothing.

``expansions.py`` has the table of expansions. The base view asks each expansion in play and names
none of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Literal

from thaumata.classic.catalog import Cost
from thaumata.classic.state import ClassicState
from thaumata.kit.effects import Effect
from thaumata.views.payment import PaymentLine
from thaumata.views.pieces import Piece

Neighbor = Literal["left", "right"]
"""A neighboring city, as seen from the buyer."""

Rights = Mapping[str, Piece]
"""The pieces of a city with rights already in force, by the names of the rights."""


class Expansion:
    """The part of one expansion in views."""

    colors: ClassVar[tuple[str, ...]] = ()
    """Colors of cards besides the usual ones."""

    icons: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The fields that hold the values of each icon's form, in order."""

    cardless: ClassVar[tuple[str, ...]] = ()
    """Decisions in which no card is used."""

    def shown(self, state: ClassicState, city: int) -> dict[str, Any]:
        """Return the expansion's fields of a city."""
        return {}

    def right(self, state: ClassicState, city: int, effect: Effect[Any]) -> str:
        """Return the name of the right that an icon gives a city now; empty if none."""
        return ""

    def produced(
        self, rights: Rights, for_sale: frozenset[str]
    ) -> Iterator[tuple[Piece, tuple[str, ...]]]:
        """List the goods from rights for the owner alone: each one unit of several resources."""
        return iter(())

    def before_rebate(self, rights: Rights, neighbor: Neighbor, coins: int) -> Sequence[int]:
        """Return the possible prices of goods for which a neighbor gets this many coins."""
        return (coins,)

    def rebate(self, rights: Rights, neighbor: Neighbor, coins: int) -> Iterator[PaymentLine]:
        """Explain the coins saved on a neighbor."""
        return iter(())

    def board_cut(self, rights: Rights) -> Piece | None:
        """Return the piece that makes the unit of a neighbor's board a coin cheaper."""
        return None

    def waived(self, rights: Rights, cost: Cost) -> PaymentLine | None:
        """Explain why a stage is built without resources, if it is."""
        return None

    def is_for_free_city(self, decision: str, verb: int) -> bool:
        """Return whether an answer to a decision of the expansion is for the Free City."""
        return False

    def try_out(self, table: ClassicState, city: int, action: int) -> None:
        """Carry out a sealed action of the expansion for its city alone."""
