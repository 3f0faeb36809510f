"""Match typed words with phrases: whole words or the beginnings of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from thaumata.game import Game, ThaumataError
from thaumata.views.actions import WrittenAction
from thaumata.views.pieces import Piece

Phrase = tuple[str, ...]
"""The words of a phrase, in order."""

_EQUAL: Final = 0
_SHORTENED: Final = 1
_ABBREVIATED: Final = 2
_SCATTERED: Final = 3


class Candidate(NamedTuple):
    """A text that can be typed, and the phrases that stand for it."""

    text: str
    """The text as it stands in a record: ``build guard_tower``."""

    phrases: Sequence[Phrase]


def split_words(text: str) -> Phrase:
    """Split text into words, ignoring case and apostrophes: ``guard_tower`` is two words."""
    return tuple(re.findall(r"[^\W_]+", text.casefold().replace("’", "").replace("'", "")))


def best_matches(typed: Phrase, known: Iterable[Candidate]) -> list[Candidate]:
    """Return the candidates that match best: one, several or none.

    The best match is a whole phrase, then one whose last words are left out, then one with
    abbreviated words, then one whose words in the middle are left out.
    """
    best = _SCATTERED + 1
    found: list[Candidate] = []
    for candidate in known:
        match = min((_match(typed, phrase) for phrase in candidate.phrases), default=best)
        if match < best:
            best, found = match, []
        if match == best <= _SCATTERED:
            found.append(candidate)
    return found


def _match(typed: Phrase, phrase: Phrase) -> int:
    """Return how well words match a phrase: 0 is best, above ``_SCATTERED`` is no match."""
    if typed == phrase:
        return _EQUAL
    start = phrase[: len(typed)]
    if typed == start:
        return _SHORTENED
    if len(typed) <= len(phrase) and all(map(_is_prefix, typed, start)):
        return _ABBREVIATED
    if not (typed and phrase and _is_prefix(typed[0], phrase[0])):
        return _SCATTERED + 1
    rest = iter(phrase[1:])
    is_in_order = all(any(_is_prefix(word, other) for other in rest) for word in typed[1:])
    return _SCATTERED if is_in_order else _SCATTERED + 1


def _is_prefix(typed: str, word: str) -> bool:
    """Return whether a word begins with the typed text; numbers must be equal."""
    return typed == word or (not typed.isdecimal() and word.startswith(typed))


def ambiguous_input(text: str, known: Iterable[Candidate]) -> ThaumataError:
    """Return the error for text that matches several candidates."""
    candidates = ", ".join(dict.fromkeys(candidate.text for candidate in known))
    return ThaumataError("error-ambiguous", text=text, candidates=candidates)


def every_action(game: Game, most: int) -> Iterator[WrittenAction]:
    """List every text that a verb and the names of its first pieces can form.

    At most ``most`` pieces are named. The action need not be legal now.
    """
    for verb in game.verbs.values():
        ids = [filter(None, game.names[kind]) for kind in verb.names[:most]]
        for named in product(*ids):
            pieces = tuple(map(Piece, verb.names, named))
            yield WrittenAction(" ".join([verb.word, *named]), verb.word, pieces)
