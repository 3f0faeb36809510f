"""Base class for an expansion's part of the view of a duel; by default it adds nothing.

``expansions.py`` has the table of expansions. The base view asks each expansion in play and names
none of them.
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
    from thaumata.views.duel.supremacy import Supremacy

Writer = Callable[["Cashier", int], "Receipt"]
"""Writes the receipt of an action that is paid for."""


class Expansion:
    """The part of one expansion in views."""

    receipts: ClassVar[Mapping[tuple[str, int], Writer]] = {}
    """The writer of the receipt for each decision and verb that pays for something."""

    families: ClassVar[tuple[str, ...]] = ()
    """Families of cards besides those by color."""

    passed_over: ClassVar[tuple[str, ...]] = ()
    """Decisions in the middle of a turn that a preview skips to find the player's next one."""

    of_their_own: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Decisions, each with its argument, that start something new."""

    def forget(self, state: DuelState) -> None:
        """Erase all secrets from the state, as for a spectator."""

    def shown(self, state: DuelState, seat: int | None) -> dict[str, Any]:
        """Return the expansion's fields of the view.

        The state has nothing that the seat may not know.
        """
        return {}

    def supremacies(self, state: DuelState) -> Iterable[Supremacy]:
        """Return how far each player has come towards the expansion's kind of supremacy."""
        return ()

    def components(
        self, state: DuelState, seat: int
    ) -> Iterable[tuple[Piece, list[Effect[DuelState]]]]:
        """List the components in effect for a seat besides cards, wonders and progress tokens."""
        return ()

    def chains(self, state: DuelState, seat: int) -> list[tuple[int, Piece]]:
        """List the white symbols that a seat has besides those on its cards."""
        return []

    def chain(self, cashier: Cashier, symbols: int) -> PaymentLine | None:
        """Explain a white symbol that does not come from a card of the own city."""
        return None

    def discounts(self, sources: Sources) -> list[tuple[Piece, str, int]]:
        """List the discounts in resource units besides the usual ones, each with its purpose."""
        return []

    def cheaper_by(self, sources: Sources, resource: str) -> Piece | None:
        """Return the piece that makes a resource a coin cheaper, if any."""
        return None

    def closing(self, cashier: Cashier, total: int) -> Iterable[PaymentLine]:
        """Return lines to add besides those on the recipients of the coins."""
        return ()

    def revise(self, cashier: Cashier, card: int, receipt: Receipt) -> Receipt:
        """Return the final receipt of a card, given the one so far."""
        return receipt
