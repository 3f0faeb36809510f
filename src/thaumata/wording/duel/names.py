"""Names, amounts and printed icons in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from thaumata.kit.counts import count
from thaumata.kit.effects import Effect
from thaumata.kit.payment import RESOURCES
from thaumata.views.pieces import Piece
from thaumata.wording.words import Words

Argument = tuple[str, Callable[[Words, Any], str | int]]
"""The name of a message's variable, and how the value in an effect's form is told."""

_NAMES: Final = {
    "card": "duel-card",
    "wonder": "duel-wonder",
    "token": "duel-progress",
    "back": "back",
    "god": "duel-god",
    "mythology": "duel-mythology",
    "divine_token": "duel-divine_token",
    "decree": "duel-decree",
    "conspiracy": "duel-conspiracy",
}
"""For each kind of piece the first words of the messages with its names."""


def name_of(words: Words, piece: Piece) -> str:
    """Name a piece; a kind without names of its own, such as a slot, is called by its id."""
    if piece.kind == "seat":
        return words("seat", number=int(piece.id) + 1)
    return words(name_id(piece)) if name_id(piece) else piece.id


def name_id(piece: Piece) -> str:
    """Return the id of the message with the name of a piece; empty where it has none."""
    if piece.id.startswith("?"):  # a card of which no more than the back is known
        return f"back-{piece.id[1:]}"
    prefix = _NAMES.get(piece.kind)
    return f"{prefix}-{piece.id}" if prefix else ""


def amount_of(words: Words, resource: str, amount: int) -> str:
    """Write an amount of a resource, such as ``2 stone``."""
    return words(f"resource-amount-{resource}", count=amount)


def cost_of(words: Words, coins: int, need: int) -> str:
    """Write a printed cost, such as ``2 coins, 1 glass and 1 papyrus``."""
    items = [words("amount-coins", count=coins)] if coins else []
    for place, resource in enumerate(RESOURCES):
        if amount := count(need, place):
            items.append(amount_of(words, resource, amount))
    return words.list_of(items) if items else words("label-free")


def sentences_of(words: Words, effects: Iterable[Effect[Any]]) -> tuple[str, ...]:
    """Say what icons do, one sentence each."""
    return tuple([sentence_of(words, effect) for effect in effects])


def sentence_of(words: Words, effect: Effect[Any]) -> str:
    """Say what an icon does."""
    name, *values = effect.form()
    arguments = zip(_EFFECTS.get(str(name), ()), values, strict=False)
    return words(
        f"effect-{name}", **{variable: tell(words, value) for (variable, tell), value in arguments}
    )


def _as_it_is(words: Words, value: str | int) -> str | int:
    return value


def _amounts(words: Words, amounts: Mapping[str, int]) -> str:
    return words.list_of([amount_of(words, good, amount) for good, amount in amounts.items()])


def _all_of(words: Words, resources: Iterable[str]) -> str:
    return words.list_of([words(f"resource-{resource}") for resource in resources])


def _one_of(words: Words, resources: Iterable[str]) -> str:
    return words.choice_of([words(f"resource-{resource}") for resource in resources])


def _symbol(words: Words, symbol: str) -> str:
    return words(f"symbol-{symbol}")


def _one_number_of(words: Words, numbers: Iterable[int]) -> str:
    return words.choice_of([str(number) for number in numbers])


_AMOUNT: Final[Argument] = ("amount", _as_it_is)
_WHAT: Final[Argument] = ("what", _as_it_is)
_WHOSE: Final[Argument] = ("whose", _as_it_is)
_COLOR: Final[Argument] = ("color", _as_it_is)

_EFFECTS: Final[dict[str, tuple[Argument, ...]]] = {
    "produces": (("resources", _amounts),),
    "produces_one_of": (("resources", _one_of),),
    "fixed_price": (("resources", _all_of),),
    "shields": (_AMOUNT,),
    "science": (("symbol", _symbol),),
    "points": (_AMOUNT,),
    "coins": (_AMOUNT,),
    "coins_per": (_WHAT, _AMOUNT, _WHOSE),
    "points_per": (_WHAT, _AMOUNT, _WHOSE),
    "opponent_loses_coins": (_AMOUNT,),
    "discard_opponent_card": (_COLOR,),
    "token_from_box": (_AMOUNT,),
    "resource_discount": (_WHAT, _AMOUNT),
    "extra_shields": (_AMOUNT,),
    "coins_per_chain": (_AMOUNT,),
    "coins_on_card": (_AMOUNT,),
    "grand_temple": (("points", _one_number_of),),
    "activation_discount": (_AMOUNT,),
    "points_per_divine_token": (_AMOUNT,),
    "siege_coins": (_AMOUNT,),
    "chains_for_coins": (_AMOUNT,),
    "senate_actions": (("section", _as_it_is),),
    "income": (_WHAT,),
    "ignores_symbol": (_COLOR,),
    "trade_discount": (("resources", _all_of),),
    "more_blue_cards": (_AMOUNT,),
    "more_for_discards": (_AMOUNT,),
}
"""For each icon the variables of its message, in the order of its form."""
