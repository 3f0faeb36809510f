"""What an expansion can add to the view of Classic: nothing, unless it says so.

``expansions.py`` has the table of those there are. The base view asks each expansion in play; it
names none of them.
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
"""A neighbouring city, as its buyer sees it."""

Rights = Mapping[str, Piece]
"""The pieces of a city whose rights count already, by the names of the rights."""


class Expansion:
    """One expansion, as far as views go."""

    colors: ClassVar[tuple[str, ...]] = ()
    """Colors of cards besides the usual ones."""

    icons: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """For each icon of the expansion the fields that hold its form, in order."""

    cardless: ClassVar[tuple[str, ...]] = ()
    """Decisions in which no card is used."""

    def shown(self, state: ClassicState, city: int) -> dict[str, Any]:
        """Return the fields of a city that belong to the expansion."""
        return {}

    def right(self, state: ClassicState, city: int, effect: Effect[Any]) -> str:
        """Name the right that an icon gives a city now; empty where it gives none."""
        return ""

    def produced(
        self, rights: Rights, for_sale: frozenset[str]
    ) -> Iterator[tuple[Piece, tuple[str, ...]]]:
        """List what rights produce for their owner alone: one unit of several resources each.

        What the city makes for sale is given.
        """
        return iter(())

    def before_rebate(self, rights: Rights, neighbor: Neighbor, coins: int) -> Sequence[int]:
        """Return what goods may cost of which so many coins are paid to a neighbour in the end."""
        return (coins,)

    def rebate(self, rights: Rights, neighbor: Neighbor, coins: int) -> Iterator[PaymentLine]:
        """Explain the coins that are not paid to a neighbour."""
        return iter(())

    def board_cut(self, rights: Rights) -> Piece | None:
        """Return what takes a coin off the unit that a neighbour's board makes."""
        return None

    def waived(self, rights: Rights, cost: Cost) -> PaymentLine | None:
        """Explain why a stage is built without resources, if it is."""
        return None

    def is_for_free_city(self, decision: str, verb: int) -> bool:
        """Tell whether an answer to a decision of the expansion is for the Free City."""
        return False

    def try_out(self, table: ClassicState, city: int, action: int) -> None:
        """Carry out a sealed action of the expansion for its city alone."""
