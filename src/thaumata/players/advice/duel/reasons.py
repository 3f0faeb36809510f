"""The reasons for actions of Duel: cards, wonders, tokens, trade, extra turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from thaumata.duel.happenings import (
    BUILT,
    BUILT_BY_CHAIN,
    MILITARY_TOKEN,
    PAID_BANK,
    PAID_OPPONENT,
    REVEALED,
    TOKEN_TAKEN,
    WONDER_BUILT,
    WONDER_PICKED,
)
from thaumata.players.advice.comparison import Comparison, ReasonCatalog
from thaumata.players.advice.duel.cards import Cards, HiddenCards
from thaumata.players.advice.forecasts import ActionForecast
from thaumata.players.advice.themes import Reason, Theme
from thaumata.views import DuelPreview
from thaumata.wording.message import Message, message, player

_COIN: Final = 0.008
"""The value of a coin, in probability of winning."""

_FEW: Final = 2.0
"""The least coins that are mentioned."""


class _Chains(Theme):
    """A card is built free by a chain, later."""

    kinds = (BUILT_BY_CHAIN,)
    piece = "card"
    mine = "reason-chain"


class _Wonders(Theme):
    """A wonder is built."""

    kinds = (WONDER_BUILT,)
    piece = "wonder"
    within = 4
    mine = "reason-wonder"
    theirs = "reason-wonder-theirs"
    lost = "drawback-wonder"
    let = "drawback-wonder-theirs"


class _Picks(Theme):
    """A wonder is taken in the draft."""

    kinds = (WONDER_PICKED,)
    piece = "wonder"
    theirs = "reason-pick-theirs"
    let = "drawback-pick-theirs"


class _Tokens(Theme):
    """A progress token is taken."""

    kinds = (TOKEN_TAKEN,)
    piece = "token"
    within = 4
    mine = "reason-token"
    theirs = "reason-token-theirs"
    lost = "drawback-token"
    let = "drawback-token-theirs"


class _Looting(Theme):
    """The conflict pawn reaches a military token."""

    kinds = (MILITARY_TOKEN,)
    mine = "reason-military"
    theirs = "reason-military-theirs"
    let = "drawback-military-theirs"


def _preview(forecast: ActionForecast) -> DuelPreview:
    shown = forecast.action.preview
    assert isinstance(shown, DuelPreview)
    return shown


def _again(comparison: Comparison) -> Iterator[Reason]:
    """The action brings another turn, and few others do."""
    more = comparison.more(lambda each: float(_preview(each).extra_turn))
    if _preview(comparison.one).extra_turn and more > 0:
        yield Reason(more * max(0.0, comparison.gap), message("reason-again"))


def _saving(comparison: Comparison) -> Iterator[Reason]:
    """The action leaves more coins, and a wonder is built with them soon."""
    saved = comparison.more(lambda each: float(_preview(each).coins[comparison.seat]))
    if saved < _FEW:
        return
    for reason in _Wonders().reasons(comparison.one, comparison.others):
        if reason.message.id == _Wonders.mine:
            told = Message("reason-saves", reason.message.arguments)
            yield Reason(1.01 * reason.strength, told)


def _paid_by(forecast: ActionForecast, seat: int) -> float:
    """Return the coins that a seat pays for what it builds."""
    kinds = (PAID_BANK, PAID_OPPONENT)
    return forecast.mean(
        sum(
            first
            for kind, payer, first, _ in forecast.happenings(future, 99)
            if kind in kinds and payer == seat
        )
        for future in forecast.futures
    )


def _trade(comparison: Comparison) -> Iterator[Reason]:
    """A card that produces makes trade cheaper for the seat, or more expensive for its opponent."""
    produces = [
        change
        for change in _preview(comparison.one).changes
        if change.name in ("built", "built_by_chain")
    ]
    if not produces or not comparison.one.action.pieces:
        return
    card = comparison.one.action.pieces[0].id
    if not Cards.makes(comparison.one.game, card):
        return
    less = -comparison.more(lambda each: _paid_by(each, comparison.seat))
    if less >= _FEW:
        yield Reason(less * _COIN, message("reason-cheaper", coins=round(less)))
    rival = 1 - comparison.seat
    more = comparison.more(lambda each: _paid_by(each, rival))
    if more >= _FEW:
        told = message("reason-dearer", coins=round(more), player=player(rival))
        yield Reason(more * _COIN, told)


class DuelReasons(ReasonCatalog):
    """The reasons of the base game."""

    turn = "turn"
    is_for_victory = True
    supremacies = ("military", "scientific")
    themes = (
        Cards((BUILT, BUILT_BY_CHAIN)),
        HiddenCards((BUILT, BUILT_BY_CHAIN), REVEALED),
        _Chains(),
        _Wonders(),
        _Picks(),
        _Tokens(),
        _Looting(),
    )
    reasons = (_again, _saving, _trade)
