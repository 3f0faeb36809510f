"""Finding a piece by what somebody types: its id or its name, whole or in part."""

from __future__ import annotations

from collections.abc import Iterator

from thaumata.cli.drawing.notation import Notation
from thaumata.cli.drawing.signs import SIGNS
from thaumata.game import ThaumataError
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece
from thaumata.wording.words import LANGUAGES, Words


def find_piece(words: Words, notation: Notation, text: str) -> Piece:
    """Return the one piece that is meant, or raise a ``ThaumataError`` that says why not.

    A whole id or name comes before the beginning of one, and that before any part.
    """
    wanted = _plain(text)
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


def find_decrees(words: Words, view: DuelView, text: str) -> list[Piece]:
    """Return the open decrees of a chamber that is named by its number: ``chamber 3``, ``≡3``."""
    wanted = _plain(text)
    for number, chamber in enumerate(view.senate.chambers if view.senate else (), 1):
        names = [words("chamber", number=number), Words(LANGUAGES[0])("chamber", number=number)]
        if wanted in map(_plain, [*names, f"{SIGNS['decree'].glyph}{number}"]):
            return [Piece("decree", id) for id in chamber.decrees if id]
    return []


def _names(words: Words, notation: Notation, piece: Piece) -> Iterator[str]:
    yield _plain(piece.id)
    for language in (words, Words(LANGUAGES[0])):
        yield from map(_plain, notation.names(piece, language))


def _plain(text: str) -> str:
    """Make spelling that does not matter equal."""
    plain = text.casefold().replace("_", " ").replace("-", " ").replace("'", "’")
    return " ".join(plain.strip(' "“”«»').split())
