"""The box of a variant: its rules and pieces before the components are numbered.

A base game fills the box; an expansion adds to it or replaces some of its pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thaumata.agenda import Decision
from thaumata.game import Game, Part, Verb
from thaumata.rules import Rule


class Box:
    """The rules, decisions and words of a variant while it is assembled.

    Each family adds its components in a subclass.
    """

    rules: list[Rule[Any]]
    decisions: dict[int, Decision[Any]]
    verbs: dict[int, Verb]
    names: dict[str, list[str]]
    """The kinds of pieces besides those of the family's own tables."""

    categories: list[str]
    parts: list[Callable[[], Part]]
    """The constructors of the expansions' parts of a state."""

    def __init__(self) -> None:
        self.rules = []
        self.decisions = {}
        self.verbs = {}
        self.names = {}
        self.categories = []
        self.parts = []

    def row(self, category: str) -> int:
        """Add a row to the score sheet and return its number."""
        self.categories.append(category)
        return len(self.categories) - 1

    def put_instead(self, old: type[Rule[Any]], new: Rule[Any]) -> None:
        """Replace the rules of a class by another rule."""
        self.rules = [new if isinstance(rule, old) else rule for rule in self.rules]

    def hand_over(self, game: Game, catalog: object, names: dict[str, list[str]]) -> None:
        """Give everything to a game, with the component tables and the names in them."""
        game.catalog = catalog
        game.names = {**names, **self.names}
        game.categories = tuple(self.categories)
        game.verbs = self.verbs
        game.rules = self.rules
        game.part_makers = list(self.parts)
        for kind, decision in self.decisions.items():
            game.add_decision(kind, decision)
