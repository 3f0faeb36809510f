"""Read typed lines as actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from thaumata.cli.game.phrase_matching import (
    Candidate,
    Phrase,
    best_matches,
    every_action,
    split_words,
)
from thaumata.drawing.display import Display
from thaumata.game import AmbiguousAction, InvalidAction, State
from thaumata.views import view
from thaumata.views.actions import WrittenAction
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_action
from thaumata.wording.words import LANGUAGES, Words


class ActionReader:
    """Matches typed lines with actions, by the words of a record and by those on the screen."""

    def __init__(self, display: Display) -> None:
        """Read lines in the language of the display, and in English."""
        self._display = display
        self._languages = (display.words, Words(LANGUAGES[0]))

    def text(self, state: State, seat: int, line: str) -> str:
        """Return the text of the action that a line means, or raise like ``Game.parse``."""
        text = self._in_letter_case(state, seat, line)
        try:
            action = state.game.parse(state, seat, text)
        except InvalidAction:
            action = state.game.parse(state, seat, self._completed(state, seat, line))
        return state.game.text(state, seat, action)

    def _in_letter_case(self, state: State, seat: int, line: str) -> str:
        """Return the line in the letter case of the actions: lower case except for sides."""
        game = state.game
        texts = [game.text(state, seat, action) for action in state.legal_actions(seat)]
        known = {word.lower(): word for text in texts for word in text.split()}
        return " ".join(known.get(word, word) for word in line.lower().split())

    def _completed(self, state: State, seat: int, line: str) -> str:
        """Return the full text of an abbreviated action: a legal one, or else any other."""
        typed = split_words(line)
        legal = best_matches(typed, self._legal_candidates(state, seat)) if typed else []
        if len(legal) > 1:
            candidates = ", ".join(candidate.text for candidate in legal)
            raise AmbiguousAction("error-ambiguous", text=line, candidates=candidates)
        if legal:
            return legal[0].text
        for most in (1, 2):  # pairs of pieces are many: try them only if nothing else matches
            known = (self._candidate(each, verbs=()) for each in every_action(state.game, most))
            others = best_matches(typed, known) if typed else []
            if others:
                return others[0].text if len(others) == 1 else line
        return line

    def _legal_candidates(self, state: State, seat: int) -> Iterator[Candidate]:
        """List the legal actions, also with the verb that the screen shows."""
        shown = view(state, seat)
        for action in shown.actions:
            sentence = describe_action(self._display.words, action, self._display.players)
            yield self._candidate(action, verbs=split_words(sentence)[:1])

    def _candidate(self, action: WrittenAction, verbs: Sequence[str]) -> Candidate:
        phrases = [split_words(action.text)]
        for verb in (*verbs, *split_words(action.verb)):
            phrases += [(verb, *named) for named in self.names(action.pieces)]
        # A number alone is that of a choice in the list, never the name of a space.
        alone = [named for named in self.names(action.pieces) if not all(map(str.isdecimal, named))]
        return Candidate(action.text, [*phrases, *alone])

    def names(self, pieces: Iterable[Piece]) -> list[Phrase]:
        """Return the names of several pieces in a row, in each language that is read."""
        pieces = list(pieces)
        if not pieces:
            return []
        notation = self._display.notation
        return [
            split_words(" ".join(notation.name(piece, words) for piece in pieces))
            for words in self._languages
        ]
