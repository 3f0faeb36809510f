"""The move of a stand-in, where a computer player failed: no game waits for one that does."""

from __future__ import annotations

import logging
from typing import Final

from thaumata.players.greedy import GreedyPlayer
from thaumata.players.player import Table
from thaumata.rng import Rng

LOG: Final = logging.getLogger("thaumata.players")
"""Receives every failure of a computer player, with its traceback."""

LOG.addHandler(logging.NullHandler())


def stand_in(player: str, table: Table, rng: Rng) -> int:
    """Return the greedy player's choice in place of a player, or a random one if that fails."""
    greedy = GreedyPlayer()
    try:
        greedy.begin(table.game, table.seat, rng)
        return greedy.choose(table)
    except Exception:
        LOG.exception("the stand-in of %s failed, too", player)
        return table.pick(rng)
