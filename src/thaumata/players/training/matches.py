"""Matches between a new network and the one before it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from thaumata.game import Game
from thaumata.players.simulation import simulate
from thaumata.players.training.generations import VARIANTS, Plan, network_path

SIMULATIONS: Final = 100
_SHARE: Final = 50
"""A match has one game for so many games of the generation."""


class Match(msgspec.Struct, frozen=True):
    """The result of a generation, alone in one seat among networks of the one before."""

    variant: str
    games: int
    won: float
    """A shared victory counts half."""

    chance: float
    """The share if both networks were equal."""


def match_path(plan: Plan, generation: int) -> Path:
    """Return the path of a generation's match."""
    return plan.folder / f"{plan.family}-{generation}.match"


def play_match(plan: Plan, generation: int) -> Match:
    """Play a match on the same deals from every seat, unless its result is stored."""
    path = match_path(plan, generation)
    if path.exists():
        return msgspec.json.decode(path.read_bytes(), type=Match)
    game = Game(VARIANTS[plan.family][0])
    new, old = (f"{network_path(plan, n)}:{SIMULATIONS}" for n in (generation, generation - 1))
    deals = max(1, plan.games // (_SHARE * game.seats))
    won = 0.0
    for seat in range(game.seats):
        players = [new if other == seat else old for other in range(game.seats)]
        wins = simulate(game, players, games=deals, seed=generation, jobs=plan.jobs).wins
        won += wins.by_seat[seat] + wins.shared / 2
    match = Match(game.variant, deals * game.seats, won, 1 / game.seats)
    path.write_bytes(msgspec.json.encode(match))
    return match
