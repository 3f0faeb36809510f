"""The senate and the conspiracies in a position, in the words of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thaumata.game import State

if TYPE_CHECKING:
    from thaumata.duel.agora.part import AgoraPart


def write(part: AgoraPart, state: State) -> dict[str, Any]:
    """Write a senate as plain data."""
    return {}


def read(part: AgoraPart, state: State, data: dict[str, Any]) -> None:
    """Read a senate from plain data."""
