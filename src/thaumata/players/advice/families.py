"""The reasons of each family of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from thaumata.game import Game
from thaumata.players.advice.classic.expansions import EXPANSIONS as CLASSIC_EXPANSIONS
from thaumata.players.advice.classic.reasons import ClassicReasons
from thaumata.players.advice.comparison import ReasonCatalog
from thaumata.players.advice.duel.expansions import EXPANSIONS as DUEL_EXPANSIONS
from thaumata.players.advice.duel.reasons import DuelReasons
from thaumata.rooms import home_of, in_play


class FamilyCatalogs(NamedTuple):
    """The reasons of a base game, and those of its expansions."""

    base: ReasonCatalog
    expansions: Mapping[str, ReasonCatalog]


FAMILIES: Final[Mapping[str, FamilyCatalogs]] = {
    "duel": FamilyCatalogs(DuelReasons(), DUEL_EXPANSIONS),
    "classic": FamilyCatalogs(ClassicReasons(), CLASSIC_EXPANSIONS),
}

_EMPTY: Final = FamilyCatalogs(ReasonCatalog(), {})


def catalogs_of(game: Game) -> tuple[ReasonCatalog, ...]:
    """Return the reasons of a variant, those of the base game first."""
    family = home_of(game, FAMILIES, _EMPTY)
    return family.base, *in_play(game, family.expansions)
