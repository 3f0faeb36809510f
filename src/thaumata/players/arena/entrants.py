"""The players of an arena by name: those of the package, classes in files, and programs."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from typing import Final

from thaumata.game import ThaumataError
from thaumata.players.arena.program import EXEC, Program, command_of
from thaumata.players.arena.settings import Settings
from thaumata.players.player import Player
from thaumata.players.registry import make_player

_NAME: Final = re.compile(r"""(?:'[^']*'|"[^"]*"|[^,])+""")


def split_entrants(text: str) -> list[str]:
    """Split names at commas, except in quotation marks."""
    return [name for each in _NAME.findall(text) if (name := each.strip())]


def check_entrants(names: Sequence[str], settings: Settings) -> None:
    """Raise if a player cannot play, before any game is played."""
    if not names:
        raise ThaumataError("error-no-entrants")
    for name in names:
        if names.count(name) > 1:
            raise ThaumataError("error-same-entrant", player=name)
        make_entrant(name, settings)
        if name.startswith(EXEC) and shutil.which(command_of(name)[0]) is None:
            raise ThaumataError("error-no-program", player=name, program=command_of(name)[0])


def make_entrant(name: str, settings: Settings) -> Player:
    """Make a player; ``pace`` applies to our levels, the time limit to programs, too."""
    if name.startswith(EXEC):
        return Program(name, settings.program_seconds)
    return make_player(name, pace=settings.pace, seconds=settings.seconds)
