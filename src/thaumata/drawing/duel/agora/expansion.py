"""The drawing of Agora."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text

from thaumata.drawing.display import ROOMY, Display
from thaumata.drawing.duel.agora.icons import ICONS
from thaumata.drawing.duel.agora.locations import location_of, possible_location
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
    """Draws senators, chambers, decrees and conspiracies."""

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
        """Return the marker of conspiracies for conspirators."""
        forms = [effect.form() for effect in card.effects]
        return "conspiracy" if ("influence_or_plot",) in forms else ""

    def short_name(self, notation: Notation, piece: Piece, width: int) -> str:
        """Return the short name of a chamber, or of a politician by their chambers."""
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

    def location(self, display: Display, view: DuelView, piece: Piece) -> str:
        """Return where a conspiracy, a decree, a locked token or a card under a conspiracy is."""
        return location_of(display, view, piece)

    def possible_location(self, display: Display, view: DuelView, piece: Piece) -> str:
        """Return that a card may lie under a conspiracy."""
        return possible_location(display, view, piece)

    def panel(self, display: Display, view: DuelView, width: int, detail: int) -> Block:
        """Draw the Senate."""
        return draw_senate(display, view, width, detail)

    def panel_width(self, display: Display) -> int:
        """Return the width of the Senate with the full names of all decrees."""
        return full_width(display, self.pieces["decree"])

    def items(self, display: Display, view: DuelView, seat: int, detail: int) -> list[Text]:
        """Return cubes, senators and conspiracies."""
        return senate_items(display, view, seat, is_explained=detail == ROOMY)

    def military_token(self, distance: int) -> str:
        """Return whether a cube is placed or removed."""
        return f"{'+' if distance == military.TOKEN_DISTANCE[0] else '−'}1{CUBE}"

    def short_choice(self, display: Display, view: DuelView, action: DuelAction) -> str:
        """Mark a placed cube to tell it from a moved one; write removals in full."""
        if view.decision == "remove_cube":
            return describe_action(display.words, action, display.players)
        is_cube = action.verb == "place" and len(action.pieces) == 1
        return (
            f"+{CUBE} {self.short_name(display.notation, action.pieces[0], 0)}" if is_cube else ""
        )
