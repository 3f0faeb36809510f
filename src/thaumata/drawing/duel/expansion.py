"""The base class of an expansion's contribution to the drawing of Duel.

The drawing of the base game calls these methods for each expansion in play (``expansions.py``) and
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
    """One expansion of Duel; the default draws nothing."""

    # Pieces

    pieces: ClassVar[Mapping[str, Mapping[str, list[Effect[Any]]]]] = {}
    """The icons of each piece that it adds, by kind and id."""

    headings: ClassVar[Mapping[str, str]] = {}
    """The message id of the heading for each of these kinds."""

    families: ClassVar[Sequence[str]] = ()
    """The families of its cards, which are keys in the table of markers."""

    backs: ClassVar[Mapping[str, str]] = {}
    """The marker on each back of its cards, by key in the table of markers."""

    def marker_of(self, card: Card) -> str:
        """Return the marker key of a card; empty for that of its family."""
        return ""

    def short_name(self, notation: Notation, piece: Piece, width: int) -> str:
        """Return the short name of a piece; empty if its name is shortened as usual."""
        return ""

    def named(self, display: Display, view: DuelView, text: str) -> list[Piece]:
        """Return the pieces that a text names only in this position."""
        return []

    def location(self, display: Display, view: DuelView, piece: Piece) -> str:
        """Return where a piece is, if only the expansion knows; empty otherwise."""
        return ""

    def possible_location(self, display: Display, view: DuelView, piece: Piece) -> str:
        """Return where an unseen piece may be besides the box; empty if nowhere."""
        return ""

    # The table

    def panel(self, display: Display, view: DuelView, width: int, detail: int) -> Block:
        """Draw what lies beside the board for both players."""
        return []

    def panel_width(self, display: Display) -> int:
        """Return the width from which on no name on the panel is shortened."""
        return 0

    def items(self, display: Display, view: DuelView, seat: int, detail: int) -> list[Text]:
        """Return the items of a player."""
        return []

    def mark_on(self, display: Display, view: DuelView, slot: str, width: int) -> str:
        """Return the mark of what lies on a face-down card of the structure."""
        return ""

    def on_track(self, view: DuelView) -> Mapping[int, Marker]:
        """Return the markers on the conflict track besides the pawn, by space."""
        return {}

    def military_token(self, distance: int) -> str:
        """Return the text of a military token that takes no coins."""
        return ""

    # Choices

    explained: ClassVar[frozenset[str]] = frozenset()
    """Decisions between a few pieces whose effects are explained in sentences."""

    def choices(self, display: Display, view: DuelView, width: int) -> Block:
        """Draw the choices of a turn that use no card."""
        return []

    def short_choice(self, display: Display, view: DuelView, action: DuelAction) -> str:
        """Return a choice in short form; empty if the names of its pieces suffice."""
        return ""
