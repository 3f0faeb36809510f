"""The events of each family: those of its base game, and what its expansions add."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from thaumata.events.classic import base as classic
from thaumata.events.classic.expansions import EXPANSIONS as CLASSIC_EXPANSIONS
from thaumata.events.duel import base as duel
from thaumata.events.duel.expansions import EXPANSIONS as DUEL_EXPANSIONS
from thaumata.events.event import Event
from thaumata.game import Game
from thaumata.rooms import home_of, in_play

Kinds = Mapping[int, type[Event]]
"""Classes of events by the number noted in the log."""


class FamilyEvents(NamedTuple):
    """The events of a family's base game and expansions."""

    base: Kinds
    expansions: Mapping[str, Kinds]


FAMILIES: Final[Mapping[str, FamilyEvents]] = {
    "duel": FamilyEvents(duel.KINDS, DUEL_EXPANSIONS),
    "classic": FamilyEvents(classic.KINDS, CLASSIC_EXPANSIONS),
}

_SILENT: Final = FamilyEvents({}, {})


def has_events(game: Game) -> bool:
    """Return whether a family, or the one it is built on, has classes of events."""
    return home_of(game, FAMILIES, _SILENT) is not _SILENT


@lru_cache(maxsize=256)
def events_of(game: Game) -> Kinds:
    """Return the events of a variant by number."""
    family = home_of(game, FAMILIES, _SILENT)
    return {
        number: kind
        for kinds in (family.base, *in_play(game, family.expansions))
        for number, kind in kinds.items()
    }


def event_classes(family: str) -> tuple[type[Event], ...]:
    """Return every class of events of a family and its expansions, each once."""
    base, expansions = FAMILIES[family]
    parts = (base, *expansions.values())
    return tuple(dict.fromkeys(kind for kinds in parts for kind in kinds.values()))
