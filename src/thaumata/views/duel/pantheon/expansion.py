"""Pantheon in views: its fields, its secrets, and its effects on prices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import argument_of
from thaumata.duel.names import BUILD, WONDER
from thaumata.duel.pantheon.activating import GATE_FACTOR, NEAREST, space_of
from thaumata.duel.pantheon.names import (
    ACTIVATE,
    GATE,
    MYTHOLOGY_TOKENS,
    OFFERINGS,
    SPACES,
    SPEND,
)
from thaumata.duel.pantheon.part import SPECTATOR, pantheon_of
from thaumata.duel.state import DuelState
from thaumata.duel.turns import Turn
from thaumata.game import MOST_ACTIONS, piece_of, target_of, verb_of
from thaumata.kit.bits import members_of
from thaumata.kit.counts import count
from thaumata.views.duel.expansion import Expansion, Writer
from thaumata.views.duel.pantheon.payment import (
    ChainToken,
    Engineering,
    FromAstarte,
    Gate,
    Less,
    Space,
)
from thaumata.views.duel.pantheon.view import pantheon_view
from thaumata.views.payment import PaymentLine
from thaumata.views.pieces import Piece

if TYPE_CHECKING:
    from thaumata.views.duel.payment import Receipt
    from thaumata.views.duel.receipt import Cashier


def activation_receipt(cashier: Cashier, action: int) -> Receipt:
    """Explain the cost of a card of the Pantheon: its space, the Gate, discounts (D105)."""
    state, seat = cashier.state, cashier.seat
    god = piece_of(action)
    space = space_of(state, god)
    cost = NEAREST + (space if seat == 0 else SPACES - 1 - space)
    lines: list[PaymentLine] = [Space(state.game.names["space"][space], cost)]
    if god == GATE:
        lines.append(Gate((GATE_FACTOR - 1) * cost))
        cost *= GATE_FACTOR
    names = state.game.names["divine_token"]
    savings = [
        (count(pantheon_of(state).discounts, seat), cashier.sources.right("activation_discount"))
    ]
    for offering in members_of(target_of(action)):
        token = Piece("divine_token", names[MYTHOLOGY_TOKENS + offering])
        savings.append((OFFERINGS[offering], token))
    for coins, source in savings:
        if source and (saved := min(coins, cost)):
            lines.append(Less(saved, source))
            cost -= saved
    return cashier.receipt(lines, cost)


def split_receipt(cashier: Cashier, action: int) -> Receipt:
    """Explain the cost of a turn's action with the chosen coins from Astarte (D118)."""
    chosen = _chosen_action(cashier.state, cashier.seat)
    asked = cashier.splitting(piece_of(action))
    match verb_of(chosen):
        case verb if verb == BUILD:
            return asked.for_card(piece_of(chosen))
        case verb if verb == WONDER:
            return asked.for_wonder(piece_of(chosen))
        case _:
            return activation_receipt(asked, chosen)


def _chosen_action(state: DuelState, seat: int) -> int:
    """Return the action of a turn whose payment is about to be split."""
    text = state.asked.argument_text(state, argument_of(state.agenda[state.depth - 1]))
    buffer = vec[i64]([0] * MOST_ACTIONS)
    for n in range(Turn().fill(state, 0, seat, buffer)):
        if state.game.text(state, seat, buffer[n]) == text:
            return buffer[n]
    raise ValueError(text)


class PantheonExpansion(Expansion):
    """Gods, their tokens and temples."""

    receipts: ClassVar[Mapping[tuple[str, int], Writer]] = {
        ("turn", ACTIVATE): activation_receipt,
        ("split_payment", SPEND): split_receipt,
        ("free_god", ACTIVATE): lambda cashier, action: cashier.free(),
        ("wonder_from_discard", WONDER): lambda cashier, action: cashier.from_discard(),
    }

    def forget(self, state: DuelState) -> None:
        """Erase every god that was not shown publicly."""
        pantheon_of(state).hide_from(SPECTATOR)

    def shown(self, state: DuelState, seat: int | None) -> dict[str, Any]:
        """Return the view of the Pantheon."""
        return {"pantheon": pantheon_view(state)}

    def chains(self, state: DuelState, seat: int) -> list[tuple[int, Piece]]:
        """List the symbols of mythology tokens, which make Grand Temples free (D100)."""
        part = pantheon_of(state)
        names = state.game.names["divine_token"]
        return [
            (part.facts.first_chain + token // 2, Piece("divine_token", names[token]))
            for token in members_of(part.tokens_of(seat))
        ]

    def chain(self, cashier: Cashier, symbols: int) -> PaymentLine | None:
        """Explain the symbol of a mythology token."""
        for symbol, source in cashier.sources.chains:
            if symbols >> symbol & 1 and source.kind == "divine_token":
                return ChainToken(source.id, cashier.state.catalog.chains[symbol])
        return None

    def closing(self, cashier: Cashier, total: int) -> Iterator[PaymentLine]:
        """Add the coins from Astarte."""
        if coins := cashier.spent_from_reserve(total):
            yield FromAstarte(coins)

    def revise(self, cashier: Cashier, card: int, receipt: Receipt) -> Receipt:
        """Replace the whole cost by Engineering if that is cheaper (D143, D266)."""
        coins = count(pantheon_of(cashier.state).engineers, cashier.seat)
        source = cashier.sources.right("chains_for_coins")
        has_symbol = cashier.state.catalog.chain_needed[card] != 0
        if source is None or not has_symbol or receipt.total <= coins:
            return receipt
        return cashier.receipt([Engineering(coins, source)], coins)
