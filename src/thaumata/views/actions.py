"""Actions of any game as they are written: the base of what a viewer may do."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from thaumata.game import Game, State, piece_of, target_of, verb_of
from thaumata.views.pieces import Piece


class WrittenAction(Struct, frozen=True):
    """An action in the words that are sent back."""

    text: str
    """The action as it is sent back: ``build baths``."""

    verb: str
    pieces: tuple[Piece, ...]
    """What the words after the verb name."""


def written(state: State, seat: int, action: int) -> WrittenAction:
    """Write out an action of a seat."""
    return _written(state.game, action, state.game.text(state, seat, action))


@lru_cache(maxsize=8192)
def _written(game: Game, action: int, text: str) -> WrittenAction:
    """Name the pieces of an action once: the same is possible at many tables, turn after turn."""
    verb = game.verbs[verb_of(action)]
    numbers = (piece_of(action), target_of(action))
    pieces = [
        Piece(kind, id)
        for kind, number in zip(verb.names, numbers, strict=False)
        if (id := game.names[kind][number])  # what need not be named can be empty
    ]
    return WrittenAction(text, verb.word, tuple(pieces))
