"""What an expansion can add to the view of a duel: nothing, unless it says so.

``expansions.py`` has the table of those there are. The base view asks each expansion in play; it
names none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from thaumata.duel.state import DuelState
from thaumata.kit.effects import Effect
from thaumata.views.duel.payment import Receipt
from thaumata.views.pieces import Piece

if TYPE_CHECKING:
    from thaumata.views.duel.receipt import Cashier

Writer = Callable[["Cashier", int], Receipt]
"""Writes the receipt of an action that is paid for."""


class Expansion:
    """One expansion, as far as views go."""

    receipts: ClassVar[Mapping[tuple[str, int], Writer]] = {}
    """For each decision and verb that pays for something how its receipt is written."""

    families: ClassVar[tuple[str, ...]] = ()
    """Families of cards besides those by color."""

    def forget(self, state: DuelState) -> None:
        """Take out of a state what only players know; what one of them does not know is gone."""

    def shown(self, state: DuelState, seat: int | None) -> dict[str, Any]:
        """Return the fields of the view that belong to the expansion.

        The state holds nothing that the seat may not know.
        """
        return {}

    def components(
        self, state: DuelState, seat: int
    ) -> Iterable[tuple[Piece, list[Effect[DuelState]]]]:
        """List what acts in a seat's city besides cards, wonders and progress tokens."""
        return ()

    def chains(self, state: DuelState, seat: int) -> list[tuple[int, Piece]]:
        """List the white symbols that a seat has besides those on its cards."""
        return []

    def revise(self, cashier: Cashier, card: int, receipt: Receipt) -> Receipt:
        """Return the receipt of a card in the end, given the one so far."""
        return receipt
