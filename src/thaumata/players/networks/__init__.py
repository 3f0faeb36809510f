"""The trained networks of the package, one for each family of games."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from thaumata.players.networks.weights import Weights


@cache
def network_of(family: str) -> Weights:
    """Return the network of a family."""
    return Weights.read((files("thaumata.players.networks") / f"{family}.net").read_bytes())
