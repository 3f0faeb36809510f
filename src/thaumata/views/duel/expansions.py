"""The expansions of Duel that have something to show, by name."""

from __future__ import annotations

from functools import cache
from typing import Final

from thaumata.game import Game
from thaumata.views.duel.agora.expansion import AgoraExpansion
from thaumata.views.duel.expansion import Expansion, Writer
from thaumata.views.duel.pantheon.expansion import PantheonExpansion

EXPANSIONS: Final[dict[str, Expansion]] = {
    "agora": AgoraExpansion(),
    "pantheon": PantheonExpansion(),
}
"""In the order in which their rules have a say in a price."""


def expansions_of(game: Game) -> tuple[Expansion, ...]:
    """Return the expansions in play."""
    return _in_play(game.expansions)


@cache
def _in_play(names: tuple[str, ...]) -> tuple[Expansion, ...]:
    return tuple([expansion for name, expansion in EXPANSIONS.items() if name in names])


def writer_of(game: Game, decision: str, verb: int) -> Writer | None:
    """Return what writes the receipt of such an action in a game with expansions, if any does."""
    for expansion in expansions_of(game):
        if writer := expansion.receipts.get((decision, verb)):
            return writer
    return None
