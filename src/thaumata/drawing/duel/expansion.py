"""What an expansion of Duel brings to the table: nothing, unless it says so.

``expansions.py`` has the table of those there are. The base drawing asks each expansion in play; it
names none of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.expansion import Expansion
from thaumata.drawing.glyphs import Marker
from thaumata.drawing.notation import Notation
from thaumata.drawing.text import Block
from thaumata.duel.catalog import Card
from thaumata.kit.effects import Effect
from thaumata.views import DuelAction
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece


class DuelExpansion(Expansion):
    """One expansion of Duel, as far as drawing goes."""

    # Pieces

    pieces: ClassVar[Mapping[str, Mapping[str, list[Effect[Any]]]]] = {}
    """For each kind of piece that it adds the icons of each such piece."""

    headings: ClassVar[Mapping[str, str]] = {}
    """For each of these kinds the message over a list of them."""

    families: ClassVar[Sequence[str]] = ()
    """The families of its cards, by the names of their signs."""

    backs: ClassVar[Mapping[str, str]] = {}
    """For each back that its cards have the name of the sign on it."""

    score_rows: ClassVar[Mapping[str, str]] = {}
    """For rows of the score sheet that mean something else with it the message that names them."""

    def marker_of(self, card: Card) -> str:
        """Return the name of the sign of a card; empty where that is the sign of its family."""
        return ""

    def short_name(self, notation: Notation, piece: Piece, width: int) -> str:
        """Name a piece within a width; empty where its name is shortened like any other."""
        return ""

    def named(self, display: Display, view: DuelView, text: str) -> list[Piece]:
        """Return the pieces that go by another name at this moment."""
        return []

    def where(self, display: Display, view: DuelView, piece: Piece) -> str:
        """Tell where a piece is, if it is anywhere that the base game does not know."""
        return ""

    def where_else(self, display: Display, view: DuelView, piece: Piece) -> str:
        """Tell where a piece may be that nobody has seen, if not only in the box."""
        return ""

    # The table

    def panel(self, display: Display, view: DuelView, width: int, detail: int) -> Block:
        """Draw what lies beside the board for both players."""
        return []

    def panel_width(self, display: Display) -> int:
        """Return the width from which on no name on the panel is shortened."""
        return 0

    def items(self, display: Display, view: DuelView, seat: int, detail: int) -> list[Text]:
        """List what a player has."""
        return []

    def mark_on(self, display: Display, view: DuelView, slot: str, width: int) -> str:
        """Write what lies on a face-down card of the structure."""
        return ""

    def on_track(self, view: DuelView) -> Mapping[int, Marker]:
        """Return what stands on the conflict track besides the pawn, by its space."""
        return {}

    def military_token(self, distance: int) -> str:
        """Write a military token that takes no coins."""
        return ""

    # Choices

    explained: ClassVar[frozenset[str]] = frozenset()
    """Decisions between a few pieces, each of which deserves a sentence."""

    def choices(self, display: Display, view: DuelView, width: int) -> Block:
        """Draw the choices of a turn that use no card."""
        return []

    def short_choice(self, display: Display, view: DuelView, action: DuelAction) -> str:
        """Write a choice in few words; empty where the names of its pieces suffice."""
        return ""
