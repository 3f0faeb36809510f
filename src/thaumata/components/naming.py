"""Names and texts of components in every language, and their icons with named fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from thaumata.game import Game
from thaumata.kit.effects import Effect
from thaumata.rooms import home_of
from thaumata.views.pieces import Piece
from thaumata.wording.families import FAMILIES
from thaumata.wording.family import PLAIN
from thaumata.wording.words import LANGUAGES, Words

_LANGUAGES: Final = {language: Words(language) for language in LANGUAGES}


class Naming:
    """The names, texts and icons of the components of a variant."""

    def __init__(self, game: Game) -> None:
        """Look up the words of the game's family."""
        self.game = game
        self.family = home_of(game, FAMILIES, PLAIN)

    def icons(self, effects: Iterable[Effect[Any]]) -> tuple[dict[str, Any], ...]:
        """Return icons with named fields: ``{"icon": "coins", "amount": 4}``."""
        return tuple([self._icon(effect) for effect in effects])

    def _icon(self, effect: Effect[Any]) -> dict[str, Any]:
        icon, *values = effect.form() or ("",)
        fields = [name for name, _ in self.family.icons.get(str(icon), ())]
        return {"icon": icon, **dict(zip(fields, values, strict=True))}

    def words(self, kind: str, id: str) -> dict[str, Any]:
        """Return the names and the texts of a piece that has an explanation."""
        piece = Piece(kind, id)
        told = {
            language: self.family.describe(words, self.game, piece)
            for language, words in _LANGUAGES.items()
        }
        return {
            "names": {language: each.name for language, each in told.items()},
            "texts": {
                language: (*each.effects, *each.notes)
                for language, each in told.items()
                if each.effects or each.notes
            },
        }

    def name(self, kind: str, id: str) -> dict[str, str]:
        """Return the names of a piece that has no explanation."""
        piece = Piece(kind, id)
        return {
            language: self.family.name_of(words, piece) for language, words in _LANGUAGES.items()
        }

    def said(self, message_id: str, **arguments: str | int) -> dict[str, str]:
        """Format a message in every language."""
        return {language: words(message_id, **arguments) for language, words in _LANGUAGES.items()}

    def sentences(self, effects: Iterable[Effect[Any]]) -> dict[str, tuple[str, ...]]:
        """Describe icons in every language."""
        listed = list(effects)
        return {
            language: self.family.sentences_of(words, listed)
            for language, words in _LANGUAGES.items()
        }
