"""Reading what a player types as one of the actions that are possible."""

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
    """Knows actions by the words of a record, and by those on the screen."""

    def __init__(self, display: Display) -> None:
        """Read what the players of a game type."""
        self._display = display
        self._languages = (display.words, Words(LANGUAGES[0]))

    def text(self, state: State, seat: int, line: str) -> str:
        """Write out the action that a line means, or print_error as the game does."""
        text = self._spelled(state, seat, line)
        try:
            action = state.game.parse(state, seat, text)
        except InvalidAction:
            action = state.game.parse(state, seat, self._completed(state, seat, line))
        return state.game.text(state, seat, action)

    def _spelled(self, state: State, seat: int, line: str) -> str:
        """Write what was typed in the letters of the actions: small ones, but for a side."""
        game = state.game
        texts = [game.text(state, seat, action) for action in state.legal_actions(seat)]
        known = {word.lower(): word for text in texts for word in text.split()}
        return " ".join(known.get(word, word) for word in line.lower().split())

    def _completed(self, state: State, seat: int, line: str) -> str:
        """Write out an action that was cut short: a possible one, else any that there is."""
        typed = split_words(line)
        possible = best_matches(typed, self._possible(state, seat)) if typed else []
        if len(possible) > 1:
            candidates = ", ".join(candidate.text for candidate in possible)
            raise AmbiguousAction("error-ambiguous", text=line, candidates=candidates)
        if possible:
            return possible[0].text
        for most in (1, 2):  # the second piece only where it was typed: there are many pairs
            known = (self._candidate(each, verbs=()) for each in every_action(state.game, most))
            others = best_matches(typed, known) if typed else []
            if others:
                return others[0].text if len(others) == 1 else line
        return line

    def _possible(self, state: State, seat: int) -> Iterator[Candidate]:
        """List what may be done now, with the verb that the screen has for it too."""
        shown = view(state, seat)
        for action in shown.actions:
            sentence = describe_action(self._display.words, action, self._display.players)
            yield self._candidate(action, verbs=split_words(sentence)[:1])

    def _candidate(self, action: WrittenAction, verbs: Sequence[str]) -> Candidate:
        phrases = [split_words(action.text)]
        for verb in (*verbs, *split_words(action.verb)):
            phrases += [(verb, *named) for named in self.names(action.pieces)]
        # A number alone is one of the list, never a place.
        alone = [named for named in self.names(action.pieces) if not all(map(str.isdecimal, named))]
        return Candidate(action.text, [*phrases, *alone])

    def names(self, pieces: Iterable[Piece]) -> list[Phrase]:
        """Return what pieces are called, one after the other, in every language that is read."""
        pieces = list(pieces)
        if not pieces:
            return []
        notation = self._display.notation
        return [
            split_words(" ".join(notation.name(piece, words) for piece in pieces))
            for words in self._languages
        ]
