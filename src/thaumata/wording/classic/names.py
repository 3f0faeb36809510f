"""Names, amounts and printed icons of Classic in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from thaumata.classic.conflicts import VICTORY
from thaumata.kit.effects import Effect
from thaumata.views.pieces import Piece
from thaumata.wording.duel.names import Argument
from thaumata.wording.words import Words


def name_of(words: Words, piece: Piece) -> str:
    """Name a piece; a kind without names of its own, such as a side, is called by its id."""
    if piece.kind == "stage":
        board, _, stage = piece.id.split("_")
        return words("classic-stage", board=words(f"classic-board-{board}"), stage=int(stage))
    if piece.kind in ("card", "board"):
        return words(f"classic-{piece.kind}-{piece.id}")
    return piece.id


def amount_of(words: Words, resource: str, amount: int) -> str:
    """Write an amount of a resource, such as ``2 stone``."""
    return words(f"classic-resource-amount-{resource}", count=amount)


def amount_or_name(words: Words, resource: str, amount: int) -> str:
    """Write an amount of a resource; a single unit needs no number."""
    if amount == 1:
        return words(f"classic-resource-{resource}")
    return amount_of(words, resource, amount)


def sentences_of(words: Words, effects: Iterable[Effect[Any]]) -> tuple[str, ...]:
    """Say what icons do, one sentence each."""
    return tuple([sentence_of(words, effect) for effect in effects])


def sentence_of(words: Words, effect: Effect[Any]) -> str:
    """Say what an icon does."""
    name, *values = effect.form()
    arguments = zip(_EFFECTS.get(str(name), ()), values, strict=True)
    return words(
        f"classic-effect-{name}",
        **{variable: tell(words, value) for (variable, tell), value in arguments},
    )


def _as_it_is(words: Words, value: str | int) -> str | int:
    return value


def _yes_or_no(words: Words, value: bool) -> str:
    return "yes" if value else "no"


def _amounts(words: Words, amounts: Mapping[str, int]) -> str:
    return words.list_of([amount_of(words, good, amount) for good, amount in amounts.items()])


def _one_of(words: Words, resources: Iterable[str]) -> str:
    return words.choice_of([words(f"classic-resource-{resource}") for resource in resources])


def _symbol(words: Words, symbol: str) -> str:
    return words(f"classic-symbol-{symbol}")


def _value_in_age(words: Words, age: int) -> int:
    return VICTORY[age - 1]


_AMOUNT: Final[Argument] = ("amount", _as_it_is)
_WHAT: Final[Argument] = ("what", _as_it_is)
_WHERE: Final[Argument] = ("where", _as_it_is)

_EFFECTS: Final[dict[str, tuple[Argument, ...]]] = {
    "produces": (("resources", _amounts),),
    "produces_one_of": (("resources", _one_of), ("for_sale", _yes_or_no)),
    "cheap_trade": (("goods", _as_it_is), ("seller", _as_it_is)),
    "coins": (_AMOUNT,),
    "coins_per": (_WHAT, _AMOUNT, _WHERE),
    "points": (_AMOUNT,),
    "points_per": (_WHAT, _AMOUNT, _WHERE),
    "shields": (_AMOUNT,),
    "science": (("symbol", _symbol),),
    "others_lose": (_AMOUNT, _WHAT),
    "others_gain": (_AMOUNT,),
    "neighbors_gain": (_AMOUNT,),
    "neighbors_debt": (_AMOUNT,),
    "takes_victory": (("value", _value_in_age),),
    "coins_per_victory": (_AMOUNT,),
    "points_per_victory": (_AMOUNT, ("age", _as_it_is)),
    "right": (("right", _as_it_is),),
}
"""For each icon the variables of its message, in the order of its form; the others have none."""
