"""The expansions of Classic with parts of the view, by name, and their fields."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from thaumata.game import Game
from thaumata.rooms import in_play
from thaumata.views.classic.cities import CitiesExpansion, Rebate, ResourcesWaived
from thaumata.views.classic.expansion import Expansion
from thaumata.views.classic.teams import TeamsExpansion

EXPANSIONS: Final[dict[str, Expansion]] = {
    "cities": CitiesExpansion(),
    "teams": TeamsExpansion(),
}

ExpansionLine = Rebate | ResourcesWaived
"""Any line that an expansion adds to a receipt."""


class ExpandedCity(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The fields of a city that belong to expansions.

    In games without these they are None, and omitted in JSON.
    """

    debts: int | None = None
    """With Cities: the debts, minus a point each."""

    diplomacy: int | None = None
    """With Cities: the diplomacy tokens."""

    loss: int | None = None
    """With Cities: the coins that the city has to pay, or take debts for, at the end of this
    round."""

    copied_symbols: int | None = None
    """With Cities: the number of symbols on neighbors' green cards that count at the end."""

    rights: tuple[str, ...] | None = None
    """With Cities: the rights from black cards now, such as ``wharf_left`` or ``architects``."""

    next_rights: tuple[str, ...] | None = None
    """With Cities: the rights from the next round on."""

    ally: int | None = None
    """In team play: the place of the other city of the team."""


def expansions_of(game: Game) -> tuple[Expansion, ...]:
    """Return the expansions in play."""
    return in_play(game, EXPANSIONS)
