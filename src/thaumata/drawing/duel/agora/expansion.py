"""What Agora brings to the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text

from thaumata.drawing.display import ROOMY, Display
from thaumata.drawing.duel.agora.icons import ICONS
from thaumata.drawing.duel.agora.locations import location_of, where_unseen
from thaumata.drawing.duel.agora.senate import draw_senate, full_width, senate_items
from thaumata.drawing.duel.expansion import DuelExpansion
from thaumata.drawing.glyphs import CUBE, IDLE, MARKERS, READY
from thaumata.drawing.notation import Notation
from thaumata.drawing.text import Block, fit, plain
from thaumata.duel import military
from thaumata.duel.agora.conspiracies import CONSPIRACIES
from thaumata.duel.agora.decrees import DECREES
from thaumata.duel.catalog import Card
from thaumata.kit.effects import Effect
from thaumata.views import DuelAction
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_action
from thaumata.wording.words import LANGUAGES, Words


class AgoraDrawing(DuelExpansion):
    """Senators, chambers, decrees and conspiracies."""

    icons = ICONS
    legend: ClassVar[Mapping[str, str]] = {
        MARKERS["conspiracy"].glyph: "conspiracy",
        MARKERS["decree"].glyph: "decree",
        CUBE: "cube",
        "[ ]": "control",
        READY: "ready",
        IDLE: "idle",
    }
    rules = (
        "help-senators",
        "help-politicians",
        "help-conspirators",
        "help-conspiracies",
        "help-senate",
        "help-supremacy",
        "help-influence-tokens",
    )
    pieces: ClassVar[Mapping[str, Mapping[str, list[Effect[Any]]]]] = {
        "conspiracy": {plot.id: plot.effects for plot in CONSPIRACIES},
        "decree": {decree.id: [decree.effect] for decree in DECREES},
    }
    headings: ClassVar[Mapping[str, str]] = {
        "conspiracy": "family-conspiracies",
        "decree": "family-decrees",
    }
    families = ("senators",)
    backs: ClassVar[Mapping[str, str]] = {"senator": "senators"}
    explained = frozenset({"keep_conspiracy", "trigger", "extortion"})

    def marker_of(self, card: Card) -> str:
        """Give conspirators the sign of conspiracies."""
        forms = [effect.form() for effect in card.effects]
        return "conspiracy" if ("influence_or_plot",) in forms else ""

    def short_name(self, notation: Notation, piece: Piece, width: int) -> str:
        """Name a chamber; of a politician the chambers matter most."""
        if piece.kind == "chamber":
            return f"{MARKERS['decree'].glyph}{piece.id}"
        if piece.kind != "card" or notation.family(piece) != "senators":
            return ""
        name = notation.name(piece)
        if len(name) <= width:
            return name
        chambers = notation.effects(piece).removeprefix(CUBE)
        return f"{fit(name.split()[0], width - 1 - len(chambers))} {chambers}"

    def named(self, display: Display, view: DuelView, text: str) -> list[Piece]:
        """Return the open decrees of a chamber that is named by its number: ``chamber 3``."""
        wanted = plain(text)
        for number, chamber in enumerate(view.senate.chambers if view.senate else (), 1):
            names = [
                words("chamber", number=number) for words in (display.words, Words(LANGUAGES[0]))
            ]
            if wanted in map(plain, [*names, f"{MARKERS['decree'].glyph}{number}"]):
                return [Piece("decree", id) for id in chamber.decrees if id]
        return []

    def where(self, display: Display, view: DuelView, piece: Piece) -> str:
        """Find a conspiracy, a decree, a locked token, or a card under a conspiracy."""
        return location_of(display, view, piece)

    def where_else(self, display: Display, view: DuelView, piece: Piece) -> str:
        """Tell that a card may lie under a conspiracy."""
        return where_unseen(display, view, piece)

    def panel(self, display: Display, view: DuelView, width: int, detail: int) -> Block:
        """Draw the Senate."""
        return draw_senate(display, view, width, detail)

    def panel_width(self, display: Display) -> int:
        """Return how wide the Senate is with the names of all decrees."""
        return full_width(display, self.pieces["decree"])

    def items(self, display: Display, view: DuelView, seat: int, detail: int) -> list[Text]:
        """List cubes, senators and conspiracies."""
        return senate_items(display, view, seat, is_told=detail == ROOMY)

    def military_token(self, distance: int) -> str:
        """Write that a cube is placed, or removed."""
        return f"{'+' if distance == military.TOKEN_DISTANCE[0] else '−'}1{CUBE}"

    def short_choice(self, display: Display, view: DuelView, action: DuelAction) -> str:
        """Mark a cube that is placed beside those that are moved; write removals in full."""
        if view.decision == "remove_cube":
            return describe_action(display.words, action, display.players)
        is_cube = action.verb == "place" and len(action.pieces) == 1
        return (
            f"+{CUBE} {self.short_name(display.notation, action.pieces[0], 0)}" if is_cube else ""
        )
