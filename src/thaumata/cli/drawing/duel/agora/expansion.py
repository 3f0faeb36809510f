"""What Agora brings to the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text

from thaumata.cli.drawing.duel.agora.icons import ICONS
from thaumata.cli.drawing.duel.agora.senate import draw_senate, full_width, senate_items
from thaumata.cli.drawing.duel.agora.whereabouts import where_is, where_unseen
from thaumata.cli.drawing.duel.expansion import DuelExpansion
from thaumata.cli.drawing.notation import Notation
from thaumata.cli.drawing.pen import ROOMY, Pen
from thaumata.cli.drawing.signs import CUBE, IDLE, READY, SIGNS
from thaumata.cli.drawing.text import Block, fit, plain
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
        SIGNS["conspiracy"].glyph: "conspiracy",
        SIGNS["decree"].glyph: "decree",
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

    def sign_of(self, card: Card) -> str:
        """Give conspirators the sign of conspiracies."""
        forms = [effect.form() for effect in card.effects]
        return "conspiracy" if ("influence_or_plot",) in forms else ""

    def short_name(self, notation: Notation, piece: Piece, width: int) -> str:
        """Name a chamber; of a politician the chambers matter most."""
        if piece.kind == "chamber":
            return f"{SIGNS['decree'].glyph}{piece.id}"
        if piece.kind != "card" or notation.family(piece) != "senators":
            return ""
        name = notation.name(piece)
        if len(name) <= width:
            return name
        chambers = notation.effects(piece).removeprefix(CUBE)
        return f"{fit(name.split()[0], width - 1 - len(chambers))} {chambers}"

    def named(self, pen: Pen, view: DuelView, text: str) -> list[Piece]:
        """Return the open decrees of a chamber that is named by its number: ``chamber 3``."""
        wanted = plain(text)
        for number, chamber in enumerate(view.senate.chambers if view.senate else (), 1):
            names = [words("chamber", number=number) for words in (pen.words, Words(LANGUAGES[0]))]
            if wanted in map(plain, [*names, f"{SIGNS['decree'].glyph}{number}"]):
                return [Piece("decree", id) for id in chamber.decrees if id]
        return []

    def where(self, pen: Pen, view: DuelView, piece: Piece) -> str:
        """Find a conspiracy, a decree, a locked token, or a card under a conspiracy."""
        return where_is(pen, view, piece)

    def where_else(self, pen: Pen, view: DuelView, piece: Piece) -> str:
        """Tell that a card may lie under a conspiracy."""
        return where_unseen(pen, view, piece)

    def panel(self, pen: Pen, view: DuelView, width: int, detail: int) -> Block:
        """Draw the Senate."""
        return draw_senate(pen, view, width, detail)

    def panel_width(self, pen: Pen) -> int:
        """Return how wide the Senate is with the names of all decrees."""
        return full_width(pen, self.pieces["decree"])

    def items(self, pen: Pen, view: DuelView, seat: int, detail: int) -> list[Text]:
        """List cubes, senators and conspiracies."""
        return senate_items(pen, view, seat, is_told=detail == ROOMY)

    def military_token(self, distance: int) -> str:
        """Write that a cube is placed, or removed."""
        return f"{'+' if distance == military.TOKEN_DISTANCE[0] else '−'}1{CUBE}"

    def short_choice(self, pen: Pen, view: DuelView, action: DuelAction) -> str:
        """Mark a cube that is placed beside those that are moved; write removals in full."""
        if view.decision == "remove_cube":
            return describe_action(pen.words, action, pen.players)
        is_cube = action.verb == "place" and len(action.pieces) == 1
        return f"+{CUBE} {self.short_name(pen.notation, action.pieces[0], 0)}" if is_cube else ""
