"""How what stands in the form of a printed icon is told: names for the variables of its message."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from thaumata.wording.message import Argument, choice_of, list_of

if TYPE_CHECKING:
    from thaumata.wording.family import FamilyWords

Variable = tuple[str, Callable[["FamilyWords", Any], Argument]]
"""The name of a message's variable, and how the value in an icon's form is told."""

Icons = Mapping[str, tuple[Variable, ...]]
"""For each icon the variables of its message, in the order of its form."""


def as_it_is(family: FamilyWords, value: str | int) -> Argument:
    """Tell a number, or a word that the message chooses by."""
    return value


def yes_or_no(family: FamilyWords, value: bool) -> Argument:
    """Tell whether something is so."""
    return "yes" if value else "no"


def amounts(family: FamilyWords, amounts: Mapping[str, int]) -> Argument:
    """List amounts of resources."""
    return list_of([family.amount(resource, amount) for resource, amount in amounts.items()])


def all_of(family: FamilyWords, resources: Iterable[str]) -> Argument:
    """List resources."""
    return list_of([family.resource(resource) for resource in resources])


def one_of(family: FamilyWords, resources: Iterable[str]) -> Argument:
    """List resources to choose from."""
    return choice_of([family.resource(resource) for resource in resources])


def symbol(family: FamilyWords, symbol: str) -> Argument:
    """Name a science symbol."""
    return family.symbol(symbol)


def one_number_of(family: FamilyWords, numbers: Iterable[int]) -> Argument:
    """List numbers of which one holds."""
    return choice_of([str(number) for number in numbers])


AMOUNT: Final[Variable] = ("amount", as_it_is)
WHAT: Final[Variable] = ("what", as_it_is)
WHERE: Final[Variable] = ("where", as_it_is)
COLOR: Final[Variable] = ("color", as_it_is)

SHARED: Final[Icons] = {
    "produces": (("resources", amounts),),
    "shields": (AMOUNT,),
    "science": (("symbol", symbol),),
    "points": (AMOUNT,),
    "coins": (AMOUNT,),
}
"""The icons that the games share."""
