"""The reasons for actions of 7 Wonders: hands that are passed on, conflicts, trade."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from thaumata.classic.happenings import (
    BUILT,
    BUILT_BY_CHAIN,
    BUILT_BY_POWER,
    PAID_BANK,
    PAID_CITY,
    STAGE_BUILT,
    VICTORY_TOKEN,
)
from thaumata.players.advice.comparison import Comparison, ReasonCatalog
from thaumata.players.advice.forecasts import ActionForecast
from thaumata.players.advice.themes import Key, Reason, Theme
from thaumata.wording.message import Argument, Message, message, player

_COIN: Final = 0.006
"""The value of a coin, in probability of winning."""

_FEW: Final = 2.0
"""The least coins that are mentioned."""

_HIDING: Final = ("stage", "sell")
"""The verbs that keep a card from others without building it."""


class _Cards(Theme):
    """Another seat builds a card of the hand that the seat passes on."""

    kinds = (BUILT, BUILT_BY_CHAIN, BUILT_BY_POWER)
    piece = "card"
    within = 2
    theirs = "reason-denies"
    let = "drawback-lets"

    def message(self, id: str, forecast: ActionForecast, key: Key) -> Message | None:
        """Mention only the card that the action uses, and how it is kept from others."""
        is_this = self.is_done_by(forecast, key)
        if id == self.let:
            return None if is_this else super().message(id, forecast, key)
        if not is_this:
            return None
        is_hidden = forecast.action.verb in _HIDING
        return super().message("reason-buries" if is_hidden else id, forecast, key)


class _Chains(Theme):
    """A card is built free because an earlier building stands."""

    kinds = (BUILT_BY_CHAIN,)
    piece = "card"
    mine = "reason-chain"
    lost = "drawback-chain"


class _Stages(Theme):
    """A stage of a wonder is built."""

    kinds = (STAGE_BUILT,)
    within = 3
    mine = "reason-stage"
    theirs = "reason-stage-theirs"
    lost = "drawback-stage"

    def key(self, kind: int, seat: int, first: int, second: int) -> Key:
        """Return the seat and the number of the stage."""
        return seat, first

    def is_done_by(self, forecast: ActionForecast, key: Key) -> bool:
        """Return whether the action itself builds a stage."""
        return forecast.action.verb == "stage"

    def arguments(self, forecast: ActionForecast, key: Key) -> dict[str, Argument]:
        """Return the player and the number of the stage."""
        return {"player": player(key[0]), "stage": key[1]}


class _Conflicts(Theme):
    """A neighbor is defeated."""

    kinds = (VICTORY_TOKEN,)
    mine = "reason-conflict"
    lost = "drawback-conflict"

    def key(self, kind: int, seat: int, first: int, second: int) -> Key:
        """Return the seat and the neighbor."""
        return seat, second

    def message(self, id: str, forecast: ActionForecast, key: Key) -> Message | None:
        """Name the loser; the Free City is not mentioned."""
        loser = key[1]
        return None if loser >= forecast.game.seats else message(id, player=player(loser))


class _Defeats(_Conflicts):
    """The seat is defeated by a neighbor."""

    mine = lost = ""
    theirs = "reason-conflict-theirs"
    let = "drawback-conflict-theirs"

    def message(self, id: str, forecast: ActionForecast, key: Key) -> Message | None:
        """Name the winner if the seat is the loser."""
        winner, loser = key
        return message(id, player=player(winner)) if loser == forecast.seat else None


def _earned(forecast: ActionForecast) -> float:
    """Return the coins that others pay the seat for resources."""
    return forecast.mean(
        sum(
            coins
            for kind, _, coins, city in forecast.happenings(future, 99)
            if kind == PAID_CITY and city == forecast.seat
        )
        for future in forecast.futures
    )


def _paid(forecast: ActionForecast) -> float:
    """Return the coins that the seat pays for what it builds."""
    return forecast.mean(
        sum(
            coins
            for kind, payer, coins, _ in forecast.happenings(future, 99)
            if kind in (PAID_BANK, PAID_CITY) and payer == forecast.seat
        )
        for future in forecast.futures
    )


def _trade(comparison: Comparison) -> Iterator[Reason]:
    """Neighbors pay the seat more, or it pays less."""
    more = comparison.more(_earned)
    if more >= _FEW:
        yield Reason(more * _COIN, message("reason-earns", coins=round(more)))
    less = -comparison.more(_paid)
    if less >= _FEW and comparison.one.action.verb == "build":
        yield Reason(less * _COIN, message("reason-cheaper", coins=round(less)))


class ClassicReasons(ReasonCatalog):
    """The reasons of the base game."""

    turn = "choose"
    themes = (_Cards(), _Chains(), _Stages(), _Conflicts(), _Defeats())
    reasons = (_trade,)
