"""Finding a piece by what somebody types: its id or its name, whole or in part."""

from __future__ import annotations

from collections.abc import Iterator

from thaumata.cli.drawing.notation import Notation
from thaumata.game import ThaumataError
from thaumata.views.pieces import Piece
from thaumata.views.wording import name_of
from thaumata.words import LANGUAGES, Words


def find_piece(words: Words, notation: Notation, text: str) -> Piece:
    """Return the one piece that is meant, or raise a ``ThaumataError`` that says why not.

    A whole id or name comes before the beginning of one, and that before any part.
    """
    wanted = _plain(text)
    known = [(piece, list(_names(words, piece))) for piece in _pieces(notation)]
    found: list[Piece] = []
    if wanted:
        found = [piece for piece, names in known if wanted in names]
        found = found or [p for p, names in known if any(n.startswith(wanted) for n in names)]
        found = found or [p for p, names in known if any(wanted in n for n in names)]
    if not found:
        raise ThaumataError("error-no-piece", text=text)
    if len(found) > 1:
        candidates = ", ".join(name_of(words, piece) for piece in found)
        raise ThaumataError("error-ambiguous", text=text, candidates=candidates)
    return found[0]


def _pieces(notation: Notation) -> Iterator[Piece]:
    yield from (Piece("card", id) for id in notation.cards)
    yield from (Piece("wonder", id) for id in notation.wonders)
    yield from (Piece("token", id) for id in notation.tokens)


def _names(words: Words, piece: Piece) -> Iterator[str]:
    yield _plain(piece.id)
    yield _plain(name_of(words, piece))
    yield _plain(name_of(Words(LANGUAGES[0]), piece))


def _plain(text: str) -> str:
    """Make spelling that does not matter equal."""
    plain = text.casefold().replace("_", " ").replace("-", " ").replace("'", "’")
    return " ".join(plain.strip(' "“”«»').split())
