"""Previews of actions in Classic, tried on a copy of the table.

Other cities act at the same time, unknown to the player: the copy shows the effect of the action
alone.
"""

from __future__ import annotations

from thaumata.agenda import argument_of
from thaumata.classic.building import activate, activate_afterwards, pay_for, place
from thaumata.classic.counting import EVERYWHERE
from thaumata.classic.free_city import last_pile_card
from thaumata.classic.icons import CoinsPer
from thaumata.classic.names import (
    BUILD,
    FOR_FREE_CITY,
    FREE_CITY,
    PASS,
    SELL,
    STAGE,
    SYMBOLS,
)
from thaumata.classic.rounds import use_in
from thaumata.classic.setup import turn_board
from thaumata.classic.state import UNKNOWN, ClassicState
from thaumata.game import piece_of, verb_of
from thaumata.kit.bits import members_of
from thaumata.kit.counts import count
from thaumata.views.actions import written
from thaumata.views.classic.actions import ClassicAction, ClassicPreview
from thaumata.views.classic.city import city_score
from thaumata.views.classic.expansions import expansions_of
from thaumata.views.classic.payment import FROM_DISCARD, ClassicReceipt
from thaumata.views.classic.receipt import Cashier
from thaumata.wording.classic.actions import answer, question_about


class Previewer:
    """Tries actions of one seat on a fixed state."""

    def __init__(self, state: ClassicState, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._decision = state.decision()
        self._points = self._points_in(state)
        self._expansions = expansions_of(state.game)
        self._cashiers: dict[int, Cashier] = {}

    def actions(self) -> tuple[ClassicAction, ...]:
        """List the legal actions of the seat, each with its preview."""
        legal = self._state.legal_actions(self._seat)
        return tuple([self._action(action, legal) for action in legal])

    def sealed(self) -> tuple[ClassicAction, ...]:
        """List the actions that the seat has sealed, as they were offered."""
        choices = self._state.sealed_by(self._seat)
        table = self._state.copy()
        if choices:
            table.retract(self._seat)
        shown = []
        for action in choices:
            shown.append(self._action(action, table.legal_actions(self._seat)))
            table.perform(self._seat, action)
        return tuple(shown)

    def _action(self, action: int, legal: list[int]) -> ClassicAction:
        """Return an action that is, or was, legal, with its preview."""
        used = (verb_of(action), piece_of(action))
        plans = [each for each in legal if (verb_of(each), piece_of(each)) == used]
        words = written(self._state, self._seat, action)
        cards = [piece.id for piece in words.pieces if piece.kind == "card"]
        city = self._city(action)
        preview = self.preview(action)
        return ClassicAction(
            text=words.text,
            verb=words.verb,
            pieces=words.pieces,
            message=answer(self._state, self._seat, city, words, preview),
            seat=city,
            card=cards[0] if cards else None,
            plan=plans.index(action) + 1,
            preview=preview,
        )

    def preview(self, action: int) -> ClassicPreview:
        """Return the preview of one action."""
        city = self._city(action)
        before = self._state.cities[city]
        table = self._tried_out(city, action)
        after = table.cities[city]
        payment = self._payment(city, action)
        points = self._points_in(table)
        asks = self._asks(table, city)
        return ClassicPreview(
            price=payment.total if payment else 0,
            payment=payment,
            coins=tuple([each.coins for each in table.cities]),
            points=tuple([new - old for old, new in zip(self._points, points, strict=True)]),
            at_least=self._counts_neighbors(action),
            shields=after.shields - before.shields,
            symbols=self._symbols(table, city),
            stage=after.stages if after.stages > before.stages else None,
            discards=self._discarded(city, action),
            asks=asks,
            prompt=question_about(asks, city, self._seat) if asks else None,
        )

    def _argument(self) -> int:
        return argument_of(self._state.agenda[self._state.depth - 1])

    def _city(self, action: int) -> int:
        """Return the city that an action is for."""
        if self._decision in ("last_card", "raise"):
            return self._argument()
        if self._decision == "choose" and verb_of(action) >= FOR_FREE_CITY:
            return FREE_CITY
        if any(each.is_for_free_city(self._decision, verb_of(action)) for each in self._expansions):
            return FREE_CITY
        return self._seat

    def _tried_out(self, city: int, action: int) -> ClassicState:
        table = self._state.copy()
        assert isinstance(table, ClassicState)
        if self._decision == "choose":
            use = use_in(action)
            pay_for(table, city, use, action)
            place(table, city, use, action)
            activate(table, city, use, action)
            activate_afterwards(table, city, use, action)
        elif self._decision == "choose_side":
            turn_board(table, city, table.cities[city].board // 2 * 2 + piece_of(action) - 1)
        elif self._is_cardless():
            for expansion in self._expansions:
                expansion.try_out(table, city, action)
        else:
            table.asked.apply(table, self._argument(), self._seat, action)
        return table

    def _points_in(self, table: ClassicState) -> list[int]:
        return [city_score(table, city).total for city in range(table.catalog.cities)]

    def _use(self, action: int) -> int:
        """Return the use of the card in an action; ``PASS`` if no card is used."""
        return PASS if self._is_cardless() else use_in(action)

    def _is_cardless(self) -> bool:
        """Return whether the decision is about no card."""
        if self._decision == "choose_side":
            return True
        return any(self._decision in each.cardless for each in self._expansions)

    def _payment(self, city: int, action: int) -> ClassicReceipt | None:
        use = self._use(action)
        if use == BUILD and self._decision == "raise":
            return FROM_DISCARD
        if use == BUILD:
            return self.cashier(city).for_card(action)
        return self.cashier(city).for_stage(action) if use == STAGE else None

    def cashier(self, city: int) -> Cashier:
        """Return the cashier of a city."""
        if city not in self._cashiers:
            self._cashiers[city] = Cashier(self._state, city)
        return self._cashiers[city]

    def _counts_neighbors(self, action: int) -> bool:
        if self._decision != "choose" or self._use(action) != BUILD:
            return False
        effects = self._state.catalog.effects[piece_of(action)]
        return any(isinstance(each, CoinsPer) and each.where == EVERYWHERE for each in effects)

    def _symbols(self, table: ClassicState, city: int) -> tuple[str, ...]:
        before, after = self._state.cities[city], table.cities[city]
        gained = [
            symbol
            for number, symbol in enumerate(SYMBOLS)
            if count(after.symbols, number) > count(before.symbols, number)
        ]
        return (*gained, *["any"] * (after.any_symbols - before.any_symbols))

    def _discarded(self, city: int, action: int) -> str | None:
        state = self._state
        names = state.game.names["card"]
        if self._use(action) == SELL:
            return names[piece_of(action)]
        if self._decision != "last_card" or self._use(action) != PASS:
            return None
        if city != self._seat:
            kind = last_pile_card(state)
            return None if kind == UNKNOWN else names[state.card(kind)]
        return names[state.card(members_of(state.hands[state.hand_at(self._seat)])[0])]

    def _asks(self, table: ClassicState, city: int) -> str:
        if (table.discard_builders & ~self._state.discard_builders) >> city & 1:
            return "raise"
        is_last = self._decision == "choose" and table.round == table.catalog.rounds
        return "last_card" if is_last and table.cities[city].plays_last_card else ""
