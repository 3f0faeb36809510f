"""What somebody means by what they type: whole words, or the beginnings of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from thaumata.game import Game, ThaumataError
from thaumata.views.actions import WrittenAction
from thaumata.views.pieces import Piece

Phrase = tuple[str, ...]
"""A way of candidate something, word by word."""

_WHOLE: Final = 0
_CUT: Final = 1
_BEGUN: Final = 2
_SCATTERED: Final = 3


class Candidate(NamedTuple):
    """Something that can be said, and how."""

    text: str
    """As it is written in a record: ``build guard_tower``."""

    phrases: Sequence[Phrase]


def split_words(text: str) -> Phrase:
    """Split a text into words, in spelling that does not matter: ``guard_tower`` has two."""
    return tuple(re.findall(r"[^\W_]+", text.casefold().replace("’", "").replace("'", "")))


def best_matches(typed: Phrase, known: Iterable[Candidate]) -> list[Candidate]:
    """Return the candidates that fit best: there may be several, or none.

    A whole phrase comes before one whose last words are left out, that before beginnings of
    words, and last come phrases of which words in the middle are left out.
    """
    best = _SCATTERED + 1
    found: list[Candidate] = []
    for candidate in known:
        fit = min((_fit(typed, phrase) for phrase in candidate.phrases), default=best)
        if fit < best:
            best, found = fit, []
        if fit == best <= _SCATTERED:
            found.append(candidate)
    return found


def _fit(typed: Phrase, phrase: Phrase) -> int:
    """Tell how well words fit a phrase; a large number means not at all."""
    if typed == phrase:
        return _WHOLE
    start = phrase[: len(typed)]
    if typed == start:
        return _CUT
    if len(typed) <= len(phrase) and all(map(_begins, typed, start)):
        return _BEGUN
    if not (typed and phrase and _begins(typed[0], phrase[0])):
        return _SCATTERED + 1
    rest = iter(phrase[1:])
    is_in_order = all(any(_begins(word, other) for other in rest) for word in typed[1:])
    return _SCATTERED if is_in_order else _SCATTERED + 1


def _begins(typed: str, word: str) -> bool:
    """Tell whether a word begins as typed; a number is typed whole."""
    return typed == word or (not typed.isdecimal() and word.startswith(typed))


def ambiguous_input(text: str, known: Iterable[Candidate]) -> ThaumataError:
    """Complain about words that fit several candidates."""
    candidates = ", ".join(dict.fromkeys(candidate.text for candidate in known))
    return ThaumataError("error-ambiguous", text=text, candidates=candidates)


def every_action(game: Game, most: int) -> Iterator[WrittenAction]:
    """Write whatever a verb and the pieces that it names, at most so many, can say.

    It may be possible now or not.
    """
    for verb in game.verbs.values():
        ids = [filter(None, game.names[kind]) for kind in verb.names[:most]]
        for named in product(*ids):
            pieces = tuple(map(Piece, verb.names, named))
            yield WrittenAction(" ".join([verb.word, *named]), verb.word, pieces)
