"""What must hold in every position of a game: each family says it for its own table.

Checking is no part of play. Random games are played under a ``Soundness`` to prove that the rules
never lose a card, a coin or a number that they keep for speed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from thaumata.agenda import kind_of

if TYPE_CHECKING:
    from thaumata.game import State


class Unsound(ValueError):
    """The rules have led to a position that cannot be: the text says what is wrong with it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Soundness:
    """A check of positions of one game."""

    def check(self, state: State) -> None:
        """Raise ``Unsound`` where something in a position contradicts the components."""


def is_on_agenda(state: State, kind: i64) -> bool:
    """Tell whether a kind of decision or step is still to come."""
    depth: i64 = 0
    while depth < state.depth:
        if kind_of(state.agenda[depth]) == kind:
            return True
        depth += 1
    return False
