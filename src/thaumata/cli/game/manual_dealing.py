"""Entering a game from a real table: the person at the keyboard says what comes up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from rich.text import Text

from thaumata.cli.game.action_input import ActionReader
from thaumata.cli.game.phrase_matching import (
    Candidate,
    Phrase,
    ambiguous_input,
    best_matches,
    split_words,
)
from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import NOW, QUIET
from thaumata.drawing.numbered_choices import in_columns
from thaumata.drawing.text import Block
from thaumata.game import NATURE, InvalidAction, State
from thaumata.record import Move
from thaumata.views.actions import WrittenAction, written
from thaumata.views.pieces import Piece


class DealChoices:
    """What nature may do now, by its names."""

    actions: list[WrittenAction]
    """In the order of their numbers."""

    def __init__(
        self, display: Display, reader: ActionReader, state: State, moves: Sequence[Move]
    ) -> None:
        """Look at what may come up, and what has come up before."""
        self._state = state
        self._moves = moves
        self._display = display
        self._reader = reader
        legal = state.legal_actions(NATURE)
        self.actions = [written(state, NATURE, action) for action in legal]
        self._telling = [self._telling_pieces(action) for action in self.actions]

    def draw(self, question: str, width: int) -> Block:
        """Tell what came up last, ask, and list the answers with their numbers."""
        labels = [" ".join(map(self._name, pieces)) for pieces in self._telling]
        return [*self._last(width), Text(question, NOW), *in_columns(labels, width)]

    def _last(self, width: int) -> Block:
        """Write what has come up since a player acted, no more of it than fits a line."""
        items: list[str] = []
        for move in takewhile(lambda move: move.seat == NATURE, reversed(self._moves)):
            named = " ".join(map(self._name, written(self._state, NATURE, move.action).pieces))
            told = self._display.words("label-dealt", pieces=", ".join([named, *items]))
            if len(told) > width:
                break
            items.insert(0, named)
        told = self._display.words("label-dealt", pieces=", ".join(items))
        return [Text(told, QUIET)] if items else []

    def _telling_pieces(self, action: WrittenAction) -> list[Piece]:
        """Return the pieces that tell an action from the others."""
        others = [each.pieces for each in self.actions if each is not action]
        telling = [
            piece
            for place, piece in enumerate(action.pieces)
            if any(piece not in pieces[place : place + 1] for pieces in others)
        ]
        return telling or list(action.pieces)

    def _name(self, piece: Piece) -> str:
        is_seat = piece.kind == "seat"
        return self._display.players[int(piece.id)] if is_seat else self._display.name(piece)

    def first(self, line: str) -> tuple[str, str]:
        """Return the action that a line begins with, and the rest of the line.

        As many words as fit name one piece; a comma ends it for certain.
        """
        item, comma, later = line.partition(",")
        words = item.split()
        for length in range(len(words), 0, -1):
            typed = split_words(" ".join(words[:length]))
            found = self._found(typed) if typed else []
            if len(found) > 1:
                raise ambiguous_input(" ".join(words[:length]), found)
            if found:
                rest = " ".join(words[length:])
                return found[0].text, f"{rest}{comma}{later}".strip(", ")
        raise InvalidAction("label-not-dealt", text=item.strip())

    def _found(self, typed: Phrase) -> list[Candidate]:
        """Return what words may mean: a name from its beginning, else from within."""
        candidates = list(self._candidates())
        within = (
            Candidate(text, [phrase[at:] for phrase in phrases for at in range(1, len(phrase))])
            for text, phrases in candidates
        )
        return best_matches(typed, candidates) or best_matches(typed, within)

    def _candidates(self) -> Iterator[Candidate]:
        for action, telling in zip(self.actions, self._telling, strict=True):
            named: list[Phrase] = [split_words(" ".join(map(self._name, telling)))]
            named += [*self._reader.names(telling), *self._reader.names(action.pieces)]
            plain = split_words(" ".join(piece.id for piece in telling))
            yield Candidate(action.text, [split_words(action.text), plain, *named])
