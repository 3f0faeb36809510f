"""Questions and answers of Classic in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from thaumata.game import NATURE
from thaumata.views.classic.actions import ClassicAction
from thaumata.views.classic.payment import BoughtFrom, ClassicReceipt, FreeBuild, ToNeighbor
from thaumata.views.classic.structs import ClassicView
from thaumata.views.duel.payment import Chain
from thaumata.views.pieces import Piece
from thaumata.wording.classic.names import amount_or_name, name_of
from thaumata.wording.words import Words

Arguments = dict[str, str | int]

_OF_CITIES: Final = frozenset({"last_card", "raise"})
"""Decisions that are about a city."""


def describe_classic_prompt(words: Words, view: ClassicView) -> str:
    """Ask for the decision in hand, or tell how many others are asked; empty when all is over."""
    if not view.decision:
        return ""
    if view.pending == (NATURE,):
        return _question_to_nature(words, view)
    if view.seat not in view.pending:
        return words("classic-prompt-wait", count=len(view.pending))
    city = _asked_for(view)
    if view.decision == "settle":
        return words("classic-prompt-settle", city=_whose(city, view.seat), coins=_loss(view, city))
    return words(f"classic-prompt-{view.decision}", city=_whose(city, view.seat))


def _question_to_nature(words: Words, view: ClassicView) -> str:
    if view.decision == "deal_board":
        return words("classic-prompt-deal_board", number=int(view.argument) + 1)
    if view.decision == "deal_card":  # a hand has a card for each round, and one that is left over
        seat = int(view.argument) // (view.rounds + 1)
        return words("classic-prompt-deal_card", number=seat + 1)
    return words(f"classic-prompt-{view.decision}")


def _asked_for(view: ClassicView) -> int | None:
    """Return the city that the viewer decides for."""
    if view.decision in _OF_CITIES:
        return int(view.argument)
    return view.actions[0].seat if view.actions else view.seat


def _loss(view: ClassicView, city: int | None) -> int:
    """Return what a city has to pay or to owe."""
    return 0 if city is None else view.cities[city].loss or 0


def _whose(city: int | None, seat: int | None) -> str:
    return "own" if city == seat else "free"


_ANSWERS: Final = {
    ("choose", "build"): "classic-action-build",
    ("choose", "stage"): "classic-action-stage",
    ("choose", "sell"): "classic-action-sell",
    ("last_card", "build"): "classic-action-build",
    ("last_card", "stage"): "classic-action-stage",
    ("last_card", "sell"): "classic-action-sell",
    ("last_card", "pass"): "classic-action-leave",
    ("raise", "build"): "classic-action-raise",
    ("raise", "pass"): "classic-action-raise-none",
    ("choose_side", "side"): "classic-action-side",
}
"""For each decision and verb the message on the answer."""


def describe_classic_action(
    words: Words, view: ClassicView, action: ClassicAction, players: Sequence[str] = ()
) -> str:
    """Put an action into words, such as ``Build Stockade: 2 coins to the left for wood``."""
    if view.decision == "settle":
        return _settled(words, view, action)
    message = _ANSWERS.get((view.decision, action.verb.removeprefix("city ")))
    if message is None:
        return action.text
    city = view.cities[action.seat]
    preview = action.preview
    arguments: Arguments = {"city": _whose(action.seat, view.seat)}
    arguments |= {piece.kind: name_of(words, piece) for piece in action.pieces}
    if preview.stage is not None and city.board is not None:
        arguments["stage"] = preview.stage
        arguments["wonder"] = words(f"classic-wonder-{city.board}")
    if action.verb.endswith("sell"):
        arguments["coins"] = preview.coins[action.seat] - city.coins
    if preview.payment is not None and view.decision != "raise":
        players = players or [words("seat", number=seat + 1) for seat in range(len(view.hands))]
        return _paid(words, message, arguments, preview.payment, players)
    return words(message, **arguments)


def _settled(words: Words, view: ClassicView, action: ClassicAction) -> str:
    """Say how many coins are paid of a loss, and how many debts stand for the rest."""
    coins = view.cities[action.seat].coins - action.preview.coins[action.seat]
    debts = _loss(view, action.seat) - coins
    city = _whose(action.seat, view.seat)
    if debts == 0:
        return words("classic-action-pay", city=city, coins=coins)
    if coins == 0:
        return words("classic-action-pay-none", city=city, debts=debts)
    return words("classic-action-pay-part", city=city, coins=coins, debts=debts)


def _paid(
    words: Words,
    message: str,
    arguments: Arguments,
    payment: ClassicReceipt,
    players: Sequence[str],
) -> str:
    """Say how it is paid for as well."""
    match payment.lines[0]:
        case Chain(card=card):
            source = name_of(words, Piece("card", card))
            return words(f"{message}-chain", source=source, **arguments)
        case FreeBuild(source=stage):
            return words(f"{message}-power", source=name_of(words, stage), **arguments)
    if not payment.total:
        return words(message, **arguments)
    price = _price(words, payment, players if arguments["city"] == "free" else ())
    return words(f"{message}-price", price=price, **arguments)


def _price(words: Words, payment: ClassicReceipt, players: Sequence[str]) -> str:
    """List what goes to whom; neighbours who are named are called so."""
    items = []
    if payment.to_bank:
        items.append(words("classic-pay-bank", coins=payment.to_bank))
    for line in payment.lines:
        if isinstance(line, ToNeighbor):
            goods = _goods(words, payment, line)
            if players:
                told = words(
                    "classic-pay-player", coins=line.coins, player=players[line.seat], goods=goods
                )
            else:
                told = words(
                    "classic-pay-neighbor", coins=line.coins, neighbor=line.neighbor, goods=goods
                )
            items.append(told)
    return words.list_of(items)


def _goods(words: Words, payment: ClassicReceipt, paid: ToNeighbor) -> str:
    """List what is bought on one side."""
    amounts: dict[str, int] = {}
    for line in payment.lines:
        if isinstance(line, BoughtFrom) and line.neighbor == paid.neighbor:
            amounts[line.resource] = amounts.get(line.resource, 0) + line.amount
    return words.list_of([amount_or_name(words, good, n) for good, n in amounts.items()])
