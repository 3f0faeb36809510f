"""Reasons about cards of the structure: denied, kept covered or uncovered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from thaumata.duel.catalog import Catalog
from thaumata.game import Game
from thaumata.players.advice.forecasts import ActionForecast
from thaumata.players.advice.futures import Future
from thaumata.players.advice.themes import Key, Theme
from thaumata.views import DuelView
from thaumata.wording.duel.names import DUEL
from thaumata.wording.message import Message

_PRODUCING: Final = ("produces", "produces_one_of", "fixed_price")
"""The icons that bring resources, or fix their price."""


class Cards(Theme):
    """The opponent builds a card before the seat is asked again."""

    piece = "card"
    within = 1
    theirs = "reason-denies"
    let = "drawback-lets"

    def __init__(self, kinds: tuple[int, ...]) -> None:
        """Take the happenings of building a card."""
        self.kinds = kinds

    def message(self, id: str, forecast: ActionForecast, key: Key) -> Message | None:
        """Tell apart cards that are taken, stay covered, or are the last source of a resource."""
        arguments = self.arguments(forecast, key)
        card = forecast.game.names["card"][key[1]]
        shown = forecast.view
        assert isinstance(shown, DuelView)
        slots = shown.structure.slots if shown.structure else ()
        if card not in [slot.card for slot in slots if slot.accessible]:
            if id == self.theirs:
                return Message("reason-covers", arguments)
            return Message("drawback-uncovers", arguments)
        if id == self.theirs:
            if not self.is_done_by(forecast, key):  # it stays accessible: nothing is denied
                return None
            if last := self._last_good(forecast.game, shown, card):
                good = DUEL.resource(last)
                return Message("reason-denies-good", {**arguments, "resource": good})
        return Message(id, arguments)

    @staticmethod
    def makes(game: Game, card: str) -> tuple[str, ...]:
        """Return the resources that a card produces."""
        catalog = game.catalog
        assert isinstance(catalog, Catalog)
        for each in catalog.cards:
            if each and each.id == card:
                forms: list[Any] = [effect.form() or ("",) for effect in each.effects]
                return tuple(
                    str(good) for name, *values in forms if name in _PRODUCING for good in values[0]
                )
        return ()

    @classmethod
    def _last_good(cls, game: Game, shown: DuelView, card: str) -> str:
        """Return a resource of which a card is the last source in its age, if there is one."""
        assert shown.structure is not None
        to_come = {slot.card for slot in shown.structure.slots if slot.card}
        to_come |= {each for unseen in shown.unseen if unseen.face_down for each in unseen.cards}
        others = {good for each in to_come - {card} for good in cls.makes(game, each)}
        return next((good for good in cls.makes(game, card) if good not in others), "")


class HiddenCards(Theme):
    """The opponent uses a card that has just been revealed."""

    within = 1
    theirs = "reason-reveals-nothing"
    let = "drawback-reveals"

    def __init__(self, kinds: tuple[int, ...], revealed: int) -> None:
        """Take the happenings of using a card, and that of revealing one."""
        self.kinds = kinds
        self._revealed = revealed

    def found(self, forecast: ActionForecast, future: Future) -> Iterator[Key]:
        """Yield the uses of cards that were revealed before."""
        new = set()
        for kind, seat, first, second in forecast.happenings(future, self.within):
            if kind == self._revealed:
                new.add(second)
            elif kind in self.kinds and first in new:
                yield seat, 0
