"""What the printed icons of Classic do, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from thaumata.kit.effects import Effect
from thaumata.views.wording import Argument
from thaumata.words import Words


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
    return words.list_of(
        [
            words(f"classic-resource-amount-{resource}", count=amount)
            for resource, amount in amounts.items()
        ]
    )


def _one_of(words: Words, resources: Iterable[str]) -> str:
    return words.choice_of([words(f"classic-resource-{resource}") for resource in resources])


def _symbol(words: Words, symbol: str) -> str:
    return words(f"classic-symbol-{symbol}")


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
}
"""For each icon the variables of its message, in the order of its form; the others have none."""
