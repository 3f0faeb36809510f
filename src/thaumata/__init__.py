"""Thaumata: an exact and fast engine for 7 Wonders Duel."""

from thaumata import duel
from thaumata.dealer import Dealer
from thaumata.game import NATURE, Game, State, register

register(duel.Duel())

__all__ = ["NATURE", "Dealer", "Game", "State"]
