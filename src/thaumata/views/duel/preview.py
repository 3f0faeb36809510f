"""Previews of actions in a duel, tried on a copy of the table.

The copy is advanced until a player has to decide. A card that nature would reveal stays face down,
so a preview reveals nothing that the player could not work out.
"""

from __future__ import annotations

from typing import Final

from thaumata.agenda import argument_of, kind_of, seats_of
from thaumata.duel.carrying_out import icons_ahead
from thaumata.duel.happenings import EXTRA_TURN_LOST, PLAY_AGAIN
from thaumata.duel.instant import PlayAgain
from thaumata.duel.names import BUILD, SYMBOLS, WONDER
from thaumata.duel.state import DuelState
from thaumata.events import read_events
from thaumata.game import NATURE_BIT, ScoreSheet, piece_of, verb_of
from thaumata.kit.bits import members_of
from thaumata.kit.counts import count
from thaumata.views.actions import written
from thaumata.views.duel.actions import DuelAction, DuelPreview, Uncovered
from thaumata.views.duel.expansion import Writer
from thaumata.views.duel.expansions import expansions_of, writer_of
from thaumata.views.duel.payment import FROM_DISCARD, Receipt
from thaumata.views.duel.receipt import Cashier
from thaumata.views.reading import totals_of
from thaumata.wording.duel.actions import answer, question

_RECEIPTS: Final[dict[tuple[str, int], Writer]] = {
    ("turn", BUILD): lambda cashier, action: cashier.for_card(piece_of(action)),
    ("turn", WONDER): lambda cashier, action: cashier.for_wonder(piece_of(action)),
    ("mausoleum", BUILD): lambda cashier, action: FROM_DISCARD,
}
"""The writer of the receipt for each decision and verb that pays for something."""


class Previewer:
    """Tries actions of one seat on a fixed state."""

    def __init__(self, state: DuelState, seat: int, cashier: Cashier, sheet: ScoreSheet) -> None:
        """Keep the state to compare with; the sheet has the current points."""
        self._state = state
        self._seat = seat
        self._cashier = cashier
        self._totals = sheet.totals
        expansions = expansions_of(state.game)
        self._passed_over = _PASSED_OVER.union(*[each.passed_over for each in expansions])
        self._of_their_own = {asked for each in expansions for asked in each.of_their_own}

    def actions(self) -> tuple[DuelAction, ...]:
        """List the legal actions of the seat, each with its preview."""
        return tuple([self.action(action) for action in self._state.legal_actions(self._seat)])

    def action(self, action: int) -> DuelAction:
        """Return an action with its preview."""
        words = written(self._state, self._seat, action)
        preview = self.preview(action)
        return DuelAction(
            text=words.text,
            verb=words.verb,
            pieces=words.pieces,
            message=answer(self._state, self._seat, words, preview.price),
            preview=preview,
        )

    def preview(self, action: int) -> DuelPreview:
        """Return the preview of one action."""
        before = self._state
        after = before.copy()
        assert isinstance(after, DuelState)
        log: list[tuple[int, int, int, int, int]] = []
        after.log = log
        after.perform(self._seat, action)
        happened = {kind for kind, *_ in log}
        plays_again = PLAY_AGAIN in happened or before.extra_turn > 0 or _will_play_again(after)
        payment = self._payment(action)
        totals = totals_of(after)
        asks, about = self._asks(after)
        return DuelPreview(
            price=payment.total if payment else 0,
            payment=payment,
            coins=(after.first_city.coins, after.second_city.coins),
            points=tuple([new - old for old, new in zip(self._totals, totals, strict=True)]),
            changes=tuple(read_events(before.game, log, self._seat)),
            pawn=after.pawn,
            symbols=self._symbols(after),
            uncovers=self._uncovers(after),
            asks=asks,
            asks_about=about,
            prompt=question(asks, about) if asks else None,
            extra_turn=plays_again and after.ended == 0 and EXTRA_TURN_LOST not in happened,
            ends=before.game.victories[after.ended - 1] if after.ended else "",
        )

    def _payment(self, action: int) -> Receipt | None:
        decision, verb = self._state.decision(), verb_of(action)
        write = _RECEIPTS.get((decision, verb)) or writer_of(self._state.game, decision, verb)
        return write(self._cashier, action) if write else None

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
                for slot in members_of(after.accessible & ~before.accessible)
            ]
        )

    def _asks(self, after: DuelState) -> tuple[str, str]:
        """Return the next decision of the same turn, and its argument.

        Draws of nature for it and steps are skipped.
        """
        for top in range(after.depth - 1, -1, -1):
            entry = after.agenda[top]
            decision = after.game.decisions[kind_of(entry)]
            if seats_of(entry) != NATURE_BIT and decision.name not in self._passed_over:
                about = decision.argument_text(after, argument_of(entry))
                owes = seats_of(entry) >> self._seat & 1
                asked = (decision.name, about)
                is_new = decision.name in _OF_THEIR_OWN or asked in self._of_their_own
                return asked if owes and not is_new else ("", "")
        return "", ""


def _will_play_again(after: DuelState) -> bool:
    """Return whether an extra turn will be granted once a question is answered."""
    return any(isinstance(icon, PlayAgain) for icon in icons_ahead(after))


_PASSED_OVER: Final = frozenset({"carry_on"})
"""Steps in the middle of a turn."""

_OF_THEIR_OWN: Final = frozenset({"turn", "starter", "pick_wonder"})
"""Decisions that start something new."""
