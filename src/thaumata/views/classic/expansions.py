"""The expansions of Classic that have something to show, by name, and the fields they show."""

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
    """The fields of a city that are filled by expansions.

    They are None, and left out over a wire, in games that do without them.
    """

    debts: int | None = None
    """With Cities: the debts, a point less each."""

    diplomacy: int | None = None
    """With Cities: the diplomacy tokens."""

    loss: int | None = None
    """With Cities: the coins that the city has to pay, or owe, at the end of this round."""

    copied_symbols: int | None = None
    """With Cities: how many symbols on neighbours' green cards count in the end."""

    rights: tuple[str, ...] | None = None
    """With Cities: what black cards allow now, such as ``wharf_left`` or ``architects``."""

    next_rights: tuple[str, ...] | None = None
    """With Cities: what they will allow from the next round on."""

    ally: int | None = None
    """In team play: the place of the other city of the team."""


def expansions_of(game: Game) -> tuple[Expansion, ...]:
    """Return the expansions in play."""
    return in_play(game, EXPANSIONS)
