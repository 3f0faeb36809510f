"""Make players by name, or from a user's own file.

Players are named in one argument, separated by commas: ``random,greedy`` or
``greedy,bots/mine.py:MyBot``. A network that ``thaumata train`` has made plays with a number of
simulations, ``networks/duel-3.net:400``. A program may also give the class of a player.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from thaumata.game import ThaumataError
from thaumata.own_files import failure, load_class, read_name
from thaumata.players.greedy import GreedyPlayer
from thaumata.players.levels import LEVELS
from thaumata.players.player import Player
from thaumata.players.random_player import RandomPlayer
from thaumata.players.searcher import of_level, of_network

_SIMPLE: Final[dict[str, Callable[[], Player]]] = {
    "greedy": GreedyPlayer,
    "random": RandomPlayer,
}

PLAYERS: Final = (*_SIMPLE, *LEVELS)
"""The players that come with the package."""

_NETWORK: Final = re.compile(r"(.+\.net):([0-9]{1,7})")


def split_names(text: str, seats: int) -> list[str]:
    """Return the names of a game's players; one name fills every seat."""
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise ThaumataError("error-player-count", wanted=seats, given=len(names))
    return names


def name_of(player: str | type[Player]) -> str:
    """Return the name of a player that is given by name or by class."""
    return player if isinstance(player, str) else player.__name__


def make_player(player: str | type[Player], pace: float = 1.0, seconds: float = 0.0) -> Player:
    """Make a player from a name, a file and a class name, or a class.

    ``pace`` multiplies the simulations of our levels; ``seconds`` limit each of their decisions,
    unless 0.
    """
    if not isinstance(player, str):
        return _make(player.__name__, player)
    own = read_name(player)
    if own is not None:
        found = load_class(own, "error-player-broken")
        if not isinstance(found, type) or not issubclass(found, Player):
            raise ThaumataError("error-player-class", path=str(own.path), player=own.class_name)
        return _make(player, found)
    network = _NETWORK.fullmatch(player)
    if network is not None:
        return of_network(Path(network[1]), int(network[2]), pace, seconds)
    if player not in PLAYERS:
        players = ", ".join(PLAYERS)
        raise ThaumataError("error-unknown-player", player=player, players=players)
    if player in _SIMPLE:
        return _SIMPLE[player]()
    return of_level(player, pace, seconds)


def _make(name: str, player: type[Player]) -> Player:
    try:
        return player()
    except Exception as problem:
        raise failure("error-player-broken", name, problem) from problem
