"""The arguments of messages about printed icons, made from the values of their forms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from thaumata.wording.message import Argument, choice_of, list_of

if TYPE_CHECKING:
    from thaumata.wording.family import FamilyWords

Variable = tuple[str, Callable[["FamilyWords", Any], Argument]]
"""The name of a message's variable, and the function that makes its argument from a value."""

Icons = Mapping[str, tuple[Variable, ...]]
"""The variables of each icon's message, in the order of its form."""


def as_it_is(family: FamilyWords, value: str | int) -> Argument:
    """Return a number, or a word that selects a variant of the message."""
    return value


def yes_or_no(family: FamilyWords, value: bool) -> Argument:
    """Return ``yes`` or ``no``."""
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
    """Return the name of a science symbol."""
    return family.symbol(symbol)


def one_number_of(family: FamilyWords, numbers: Iterable[int]) -> Argument:
    """List numbers of which one applies."""
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
"""The icons shared by all games."""
