"""What an action would cost and change, tried out on a copy of the table.

The copy goes on until somebody has to decide. A card that nature would turn up then stays face
down, so a preview tells nothing that the player could not work out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thaumata.agenda import kind_of, seats_of
from thaumata.duel.happenings import EXTRA_TURN_LOST, PLAY_AGAIN
from thaumata.duel.names import BUILD, SYMBOLS, WONDER
from thaumata.duel.state import DuelState
from thaumata.events import read_events
from thaumata.game import NATURE_BIT, ScoreSheet, piece_of, target_of, verb_of
from thaumata.kit.counts import count
from thaumata.views.duel_actions import Action, Preview, Uncovered
from thaumata.views.payment import Receipt
from thaumata.views.pieces import Piece, numbers_of
from thaumata.views.receipt import FROM_DISCARD, Cashier

_RECEIPTS: Final[dict[tuple[str, int], Callable[[Cashier, int], Receipt]]] = {
    ("turn", BUILD): Cashier.for_card,
    ("turn", WONDER): Cashier.for_wonder,
    ("mausoleum", BUILD): lambda cashier, card: FROM_DISCARD,
}
"""For each decision and verb that pays for something: the receipt of a piece."""


class Previewer:
    """Tries out actions of one seat, on a state that does not change meanwhile."""

    def __init__(self, state: DuelState, seat: int, cashier: Cashier, sheet: ScoreSheet) -> None:
        """Note what to compare with; the sheet has the points as they are."""
        self._state = state
        self._seat = seat
        self._cashier = cashier
        self._totals = sheet.totals

    def actions(self) -> tuple[Action, ...]:
        """List what the seat may do now, each with its preview."""
        return tuple([self.action(action) for action in self._state.legal_actions(self._seat)])

    def action(self, action: int) -> Action:
        """Write out one action."""
        game = self._state.game
        text = game.text(self._state, self._seat, action)
        verb = game.verbs[verb_of(action)]
        numbers = (piece_of(action), target_of(action))
        pieces = [
            Piece(kind, game.names[kind][number])
            for kind, number in zip(verb.names, numbers, strict=False)
        ]
        return Action(text, verb.word, tuple(pieces), self.preview(action))

    def preview(self, action: int) -> Preview:
        """Try out one action."""
        before = self._state
        after = before.copy()
        assert isinstance(after, DuelState)
        log: list[tuple[int, int, int, int, int]] = []
        after.log = log
        after.perform(self._seat, action)
        happened = {kind for kind, *_ in log}
        plays_again = PLAY_AGAIN in happened or before.extra_turn > 0
        payment = self._payment(action)
        totals = after.score_sheet().totals
        return Preview(
            price=payment.total if payment else 0,
            payment=payment,
            coins=(after.first_city.coins, after.second_city.coins),
            points=tuple([new - old for old, new in zip(self._totals, totals, strict=True)]),
            changes=tuple(read_events(before.game, log, self._seat)),
            pawn=after.pawn,
            symbols=self._symbols(after),
            uncovers=self._uncovers(after),
            asks=self._asks(after),
            extra_turn=plays_again and after.ended == 0 and EXTRA_TURN_LOST not in happened,
            ends=before.game.victories[after.ended - 1] if after.ended else "",
        )

    def _payment(self, action: int) -> Receipt | None:
        write = _RECEIPTS.get((self._state.decision(), verb_of(action)))
        return write(self._cashier, piece_of(action)) if write else None

    def _symbols(self, after: DuelState) -> tuple[str, ...]:
        before = self._state.city(self._seat).symbols
        gained = after.city(self._seat).symbols
        return tuple(
            [
                symbol
                for place, symbol in enumerate(SYMBOLS)
                if count(gained, place) > count(before, place)
            ]
        )

    def _uncovers(self, after: DuelState) -> tuple[Uncovered, ...]:
        before = self._state
        if before.age == 0 or after.age != before.age:
            return ()
        names = before.layout().names
        return tuple(
            [
                Uncovered(names[slot], face_down=not before.known >> slot & 1)
                for slot in numbers_of(after.accessible & ~before.accessible)
            ]
        )

    def _asks(self, after: DuelState) -> str:
        """Name the next decision of the same turn, past what nature draws for it."""
        for top in range(after.depth - 1, -1, -1):
            entry = after.agenda[top]
            if seats_of(entry) != NATURE_BIT:
                name = after.game.decisions[kind_of(entry)].name
                owes = seats_of(entry) >> self._seat & 1
                return name if owes and name not in _OF_THEIR_OWN else ""
        return ""


_OF_THEIR_OWN: Final = frozenset({"turn", "starter", "pick_wonder"})
"""Decisions that begin something new."""
