"""What an expansion can add to the view of a duel: nothing, unless it says so.

``expansions.py`` has the table of those there are. The base view asks each expansion in play; it
names none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from thaumata.duel.state import DuelState
from thaumata.kit.effects import Effect
from thaumata.views.payment import PaymentLine
from thaumata.views.pieces import Piece

if TYPE_CHECKING:
    from thaumata.views.duel.payment import Receipt
    from thaumata.views.duel.receipt import Cashier
    from thaumata.views.duel.sources import Sources

Writer = Callable[["Cashier", int], "Receipt"]
"""Writes the receipt of an action that is paid for."""


class Expansion:
    """One expansion, as far as views go."""

    receipts: ClassVar[Mapping[tuple[str, int], Writer]] = {}
    """For each decision and verb that pays for something how its receipt is written."""

    families: ClassVar[tuple[str, ...]] = ()
    """Families of cards besides those by color."""

    passed_over: ClassVar[tuple[str, ...]] = ()
    """Decisions in the middle of a turn that say nothing about what its player is asked."""

    of_their_own: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Decisions, each with what it is about, that begin something new."""

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

    def chain(self, cashier: Cashier, symbols: int) -> PaymentLine | None:
        """Explain what besides a card of the own city shows one of some white symbols."""
        return None

    def discounts(self, sources: Sources) -> list[tuple[Piece, str, int]]:
        """List what saves resource units besides the usual discounts, each with what it is for."""
        return []

    def cheaper_by(self, sources: Sources, resource: str) -> Piece | None:
        """Return what takes a coin off the price of a resource, if anything does."""
        return None

    def closing(self, cashier: Cashier, total: int) -> Iterable[PaymentLine]:
        """Say what there is to say besides about who receives the coins."""
        return ()

    def revise(self, cashier: Cashier, card: int, receipt: Receipt) -> Receipt:
        """Return the receipt of a card in the end, given the one so far."""
        return receipt
