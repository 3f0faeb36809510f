"""Actions of any game as they are written: the base of what a viewer may do."""

from __future__ import annotations

from msgspec import Struct

from thaumata.game import State, piece_of, target_of, verb_of
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
    game = state.game
    verb = game.verbs[verb_of(action)]
    numbers = (piece_of(action), target_of(action))
    pieces = [
        Piece(kind, id)
        for kind, number in zip(verb.names, numbers, strict=False)
        if (id := game.names[kind][number])  # what need not be named can be empty
    ]
    return WrittenAction(game.text(state, seat, action), verb.word, tuple(pieces))
