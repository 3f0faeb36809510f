"""Agora in views: its fields, its secrets, and its effects on prices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from thaumata.duel.agora.names import CHAMBERS, SENATORS
from thaumata.duel.agora.part import agora_of
from thaumata.duel.agora.secrets import unlock_unseen
from thaumata.duel.names import BUILD, COLORS
from thaumata.duel.state import UNKNOWN, DuelState
from thaumata.kit.bits import size
from thaumata.kit.effects import Effect
from thaumata.views.duel.agora.payment import ChainBorrowed, CoinsWaived, FreeRecruit, Senators
from thaumata.views.duel.agora.view import senate_view
from thaumata.views.duel.expansion import Expansion, Writer
from thaumata.views.duel.supremacy import Supremacy, supremacy
from thaumata.views.payment import Free, PaymentLine
from thaumata.views.pieces import Piece

if TYPE_CHECKING:
    from thaumata.views.duel.payment import Receipt
    from thaumata.views.duel.receipt import Cashier
    from thaumata.views.duel.sources import Sources


_NEAR_CHAMBERS: Final = 2
"""With at most this many chambers missing, the opponent is warned."""


class AgoraExpansion(Expansion):
    """The Senate, its decrees and conspiracies."""

    receipts: ClassVar[Mapping[tuple[str, int], Writer]] = {
        ("property_fraud", BUILD): lambda cashier, action: cashier.free(),
        ("treason", BUILD): lambda cashier, action: cashier.free(),
    }

    families: ClassVar[tuple[str, ...]] = ("senators",)
    passed_over: ClassVar[tuple[str, ...]] = ("settle", "turn_up", "keep_both", "income")
    of_their_own: ClassVar[tuple[tuple[str, str], ...]] = (("trigger", "prepared"),)

    def forget(self, state: DuelState) -> None:
        """Erase everything that is not face up, and what players have deduced."""
        unlock_unseen(state)
        plots = agora_of(state).plots
        plots.traced = 0
        for seat in range(2):
            plots.knows[seat] = plots.triggered
            plots.hide_from(seat)

    def shown(self, state: DuelState, seat: int | None) -> dict[str, Any]:
        """Return the view of the Senate."""
        return {"senate": senate_view(state, seat)}

    def supremacies(self, state: DuelState) -> Iterator[Supremacy]:
        """Count the chambers that each player controls."""
        for seat, chambers in enumerate(agora_of(state).controlled):
            yield supremacy(seat, "political", size(chambers), CHAMBERS, _NEAR_CHAMBERS)

    def components(
        self, state: DuelState, seat: int
    ) -> Iterator[tuple[Piece, list[Effect[DuelState]]]]:
        """List the decrees of the chambers that a seat controls."""
        part = agora_of(state)
        names = state.game.names["decree"]
        for laid in range(CHAMBERS):
            decree = part.decrees[laid]
            if decree != UNKNOWN and part.controller(part.chambers[laid]) == seat:
                yield Piece("decree", names[decree]), [part.effects[decree]]

    def chain(self, cashier: Cashier, symbols: int) -> PaymentLine | None:
        """Return a chain symbol of the opponent's city lent by a decree."""
        lender = cashier.sources.right("borrows_chains")
        for symbol, source in cashier.rival.chains:
            if lender and symbols >> symbol & 1:
                return ChainBorrowed(source, cashier.state.catalog.chains[symbol], lender.id)
        return None

    def discounts(self, sources: Sources) -> list[tuple[Piece, str, int]]:
        """Return the discount of a decree that ignores a symbol: a unit, or the printed coins."""
        symbols = sources.rights.get("ignores_symbol", ())
        return [(source, str(color), 1) for source, (color,) in symbols]

    def cheaper_by(self, sources: Sources, resource: str) -> Piece | None:
        """Return the decree that makes a resource a coin cheaper."""
        return sources.right("trade_discount", resource)

    def revise(self, cashier: Cashier, card: int, receipt: Receipt) -> Receipt:
        """Recruit senators, or ignore the symbol that saves most (D158, D176)."""
        catalog = cashier.state.catalog
        color = catalog.color[card]
        if color == SENATORS:
            return self._recruit(cashier)
        decree = cashier.sources.right("ignores_symbol", COLORS[color])
        if decree is None:
            return receipt
        coins, need = catalog.coins[card], catalog.need[card]
        without_unit = cashier.for_cost(coins, need, color, waiver=decree)
        waived = (CoinsWaived(coins, decree.id),)
        without_coins = cashier.for_cost(0, need, color, before=waived)
        return min(receipt, without_unit, without_coins, key=lambda each: each.total)

    def _recruit(self, cashier: Cashier) -> Receipt:
        if free_by := cashier.sources.right("free_recruits"):
            return cashier.receipt([FreeRecruit(free_by)], 0)
        coins = cashier.city.cards_of(SENATORS)
        return cashier.receipt([Senators(coins) if coins else Free()], coins)
