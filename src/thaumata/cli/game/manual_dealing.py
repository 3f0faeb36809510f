"""Entering a game from a real table: the person at the keyboard types the deals."""

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
    """The possible deals, and how they are named."""

    actions: list[WrittenAction]
    """The legal actions of nature, in the order of their numbers."""

    def __init__(
        self, display: Display, reader: ActionReader, state: State, moves: Sequence[Move]
    ) -> None:
        """List the possible deals; ``moves`` are the moves before them."""
        self._state = state
        self._moves = moves
        self._display = display
        self._reader = reader
        legal = state.legal_actions(NATURE)
        self.actions = [written(state, NATURE, action) for action in legal]
        self._distinctive = [self._distinctive_pieces(action) for action in self.actions]

    def draw(self, question: str, width: int) -> Block:
        """Return the last deals, the question and the numbered answers."""
        labels = [" ".join(map(self._name, pieces)) for pieces in self._distinctive]
        return [*self._last_deals(width), Text(question, NOW), *in_columns(labels, width)]

    def _last_deals(self, width: int) -> Block:
        """Return the pieces dealt since a player last acted, as many as fit one line."""
        items: list[str] = []
        for move in takewhile(lambda move: move.seat == NATURE, reversed(self._moves)):
            named = " ".join(map(self._name, written(self._state, NATURE, move.action).pieces))
            text = self._display.words("label-dealt", pieces=", ".join([named, *items]))
            if len(text) > width:
                break
            items.insert(0, named)
        text = self._display.words("label-dealt", pieces=", ".join(items))
        return [Text(text, QUIET)] if items else []

    def _distinctive_pieces(self, action: WrittenAction) -> list[Piece]:
        """Return the pieces that distinguish an action from the others."""
        others = [each.pieces for each in self.actions if each is not action]
        distinctive = [
            piece
            for place, piece in enumerate(action.pieces)
            if any(piece not in pieces[place : place + 1] for pieces in others)
        ]
        return distinctive or list(action.pieces)

    def _name(self, piece: Piece) -> str:
        is_seat = piece.kind == "seat"
        return self._display.players[int(piece.id)] if is_seat else self._display.name(piece)

    def first(self, line: str) -> tuple[str, str]:
        """Return the action at the beginning of a line, and the rest of the line.

        The longest sequence of words that names one piece counts; a comma ends a name.
        """
        item, comma, later = line.partition(",")
        words = item.split()
        for length in range(len(words), 0, -1):
            typed = split_words(" ".join(words[:length]))
            found = self._matches(typed) if typed else []
            if len(found) > 1:
                raise ambiguous_input(" ".join(words[:length]), found)
            if found:
                rest = " ".join(words[length:])
                return found[0].text, f"{rest}{comma}{later}".strip(", ")
        raise InvalidAction("label-not-dealt", text=item.strip())

    def _matches(self, typed: Phrase) -> list[Candidate]:
        """Return the deals that match by the beginning of a name, or else by a part of it."""
        candidates = list(self._candidates())
        within = (
            Candidate(text, [phrase[at:] for phrase in phrases for at in range(1, len(phrase))])
            for text, phrases in candidates
        )
        return best_matches(typed, candidates) or best_matches(typed, within)

    def _candidates(self) -> Iterator[Candidate]:
        for action, distinctive in zip(self.actions, self._distinctive, strict=True):
            named: list[Phrase] = [split_words(" ".join(map(self._name, distinctive)))]
            named += [*self._reader.names(distinctive), *self._reader.names(action.pieces)]
            plain = split_words(" ".join(piece.id for piece in distinctive))
            yield Candidate(action.text, [split_words(action.text), plain, *named])
