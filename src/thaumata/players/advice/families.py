"""Who has something to say about the games of each family."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from thaumata.game import Game
from thaumata.players.advice.case import Voice
from thaumata.players.advice.classic.expansions import EXPANSIONS as CLASSIC_EXPANSIONS
from thaumata.players.advice.classic.voice import ClassicVoice
from thaumata.players.advice.duel.expansions import EXPANSIONS as DUEL_EXPANSIONS
from thaumata.players.advice.duel.voice import DuelVoice
from thaumata.rooms import home_of, in_play


class FamilyVoices(NamedTuple):
    """The voice of a base game, and those of its expansions."""

    base: Voice
    expansions: Mapping[str, Voice]


FAMILIES: Final[Mapping[str, FamilyVoices]] = {
    "duel": FamilyVoices(DuelVoice(), DUEL_EXPANSIONS),
    "classic": FamilyVoices(ClassicVoice(), CLASSIC_EXPANSIONS),
}

_SILENT: Final = FamilyVoices(Voice(), {})


def voices_of(game: Game) -> tuple[Voice, ...]:
    """Return who has something to say about a variant, the base game first."""
    family = home_of(game, FAMILIES, _SILENT)
    return family.base, *in_play(game, family.expansions)
