"""Actions of any game in text: the base of the actions in views."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from thaumata.game import Game, State, piece_of, target_of, verb_of
from thaumata.views.pieces import Piece


class WrittenAction(Struct, frozen=True):
    """An action in the text that a client sends back."""

    text: str
    """The action as it is sent back: ``build baths``."""

    verb: str
    pieces: tuple[Piece, ...]
    """The pieces named after the verb."""


def written(state: State, seat: int, action: int) -> WrittenAction:
    """Return an action of a seat in text."""
    return _written(state.game, action, state.game.text(state, seat, action))


@lru_cache(maxsize=8192)
def _written(game: Game, action: int, text: str) -> WrittenAction:
    """Look up the pieces of an action, cached: the same action occurs at many tables and turns."""
    verb = game.verbs[verb_of(action)]
    numbers = (piece_of(action), target_of(action))
    pieces = [
        Piece(kind, id)
        for kind, number in zip(verb.names, numbers, strict=False)
        if (id := game.names[kind][number])  # the last name may be empty
    ]
    return WrittenAction(text, verb.word, tuple(pieces))
