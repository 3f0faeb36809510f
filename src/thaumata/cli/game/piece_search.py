"""Find a piece by its id or name, whole or in part."""

from __future__ import annotations

from collections.abc import Iterator

from thaumata.drawing.notation import Notation
from thaumata.drawing.text import plain
from thaumata.game import ThaumataError
from thaumata.views.pieces import Piece
from thaumata.wording.words import LANGUAGES, Words


def find_piece(words: Words, notation: Notation, text: str) -> Piece:
    """Return the one piece that matches, or raise a ``ThaumataError`` that says why not.

    A whole id or name matches best, then the beginning of one, then any part.
    """
    wanted = plain(text)
    known = [(piece, list(_names(words, notation, piece))) for piece in notation.pieces()]
    found: list[Piece] = []
    if wanted:
        found = [piece for piece, names in known if wanted in names]
        found = found or [p for p, names in known if any(n.startswith(wanted) for n in names)]
        found = found or [p for p, names in known if any(wanted in n for n in names)]
    if not found:
        raise ThaumataError(notation.no_piece, text=text)
    different = dict.fromkeys(notation.name(piece) for piece in found)
    if len(different) > 1:  # some cards share a name
        candidates = ", ".join(different)
        raise ThaumataError("error-ambiguous", text=text, candidates=candidates)
    return found[0]


def _names(words: Words, notation: Notation, piece: Piece) -> Iterator[str]:
    yield plain(piece.id)
    for language in (words, Words(LANGUAGES[0])):
        yield from map(plain, notation.names(piece, language))
