"""What Pantheon brings to the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text

from thaumata.cli.drawing.duel.expansion import DuelExpansion
from thaumata.cli.drawing.duel.pantheon.gods import (
    divine_items,
    draw_pantheon,
    full_width,
    token_mark,
)
from thaumata.cli.drawing.duel.pantheon.icons import ICONS
from thaumata.cli.drawing.duel.pantheon.whereabouts import where_god, where_token
from thaumata.cli.drawing.notation import Notation
from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.signs import COIN, MINERVA, NOW, QUIET, SIGNS, STRONG, Sign
from thaumata.cli.drawing.text import Block, flow
from thaumata.duel.pantheon.gods import GODS
from thaumata.kit.effects import Effect
from thaumata.views import DuelAction
from thaumata.views.duel.structs import DuelView
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_action


class PantheonDrawing(DuelExpansion):
    """Gods, temples, mythology tokens and offerings."""

    icons = ICONS
    legend: ClassVar[Mapping[str, str]] = {
        SIGNS["god"].glyph: "god",
        SIGNS["mythology"].glyph: "mythology",
        SIGNS["offering"].glyph: "offering",
        MINERVA: "minerva",
    }
    rules = ("help-pantheon", "help-activation", "help-offerings", "help-temples")
    pieces: ClassVar[Mapping[str, Mapping[str, list[Effect[Any]]]]] = {
        "god": {god.id: god.effects for god in GODS}
    }
    headings: ClassVar[Mapping[str, str]] = {"god": "family-gods"}
    families = ("temples",)
    backs: ClassVar[Mapping[str, str]] = {"temple": "temples"}
    score_rows: ClassVar[Mapping[str, str]] = {
        "purple": "label-category-temples"
    }  # temples stand in the place of guilds
    explained = frozenset({"free_god", "order_deck", "take_from_enki", "take_unbuilt_wonder"})

    def short_name(self, notation: Notation, piece: Piece, width: int) -> str:
        """Name a space of the Pantheon."""
        return f"{SIGNS['god'].glyph}{piece.id}" if piece.kind == "space" else ""

    def where(self, pen: Pen, view: DuelView, piece: Piece) -> str:
        """Find a god, or a token on Enki."""
        if piece.kind == "god":
            return where_god(pen, view, piece.id)
        return where_token(pen, view, piece.id) if piece.kind == "token" else ""

    def panel(self, pen: Pen, view: DuelView, width: int, detail: int) -> Block:
        """Draw the Pantheon."""
        return draw_pantheon(pen, view, width, detail)

    def panel_width(self, pen: Pen) -> int:
        """Return how wide the Pantheon is with the names of all gods."""
        return full_width(pen, self.pieces["god"])

    def items(self, pen: Pen, view: DuelView, seat: int, detail: int) -> list[Text]:
        """List gods, mythology tokens and offerings."""
        return divine_items(pen, view, seat)

    def mark_on(self, pen: Pen, view: DuelView, slot: str, width: int) -> str:
        """Write a mythology token or an offering."""
        laid = view.pantheon.tokens if view.pantheon else ()
        tokens = [each.token for each in laid if each.slot == slot]
        return token_mark(pen, tokens[0], width) if tokens else ""

    def on_track(self, view: DuelView) -> Mapping[int, Sign]:
        """Return where Minerva stands."""
        if view.pantheon is None or view.pantheon.minerva is None:
            return {}
        return {view.pantheon.minerva: Sign(MINERVA, SIGNS["god"].style)}

    def choices(self, pen: Pen, view: DuelView, width: int) -> Block:
        """Write the gods that can be activated, with the price that is left beside offerings."""
        offering = SIGNS["offering"]
        gods: dict[str, Text] = {}
        for number, action in enumerate(view.actions, 1):
            if action.verb == "activate":
                god, *offerings = action.pieces
                item = gods.setdefault(god.id, pen.marked(god))
                item.append(f" {number} ", NOW)
                item.append(f"{action.preview.price}{COIN}", STRONG)
                spent = [value for piece in offerings for value in piece.id.split()[1:]]
                item.append("".join(offering.glyph + value for value in spent), offering.style)
        items = list(gods.values())
        label = Text.assemble((f"{pen.words('label-activate')}  ", QUIET))
        return flow(items, width, label=label) if items else []

    def short_choice(self, pen: Pen, view: DuelView, action: DuelAction) -> str:
        """Write where Minerva may stand, and in full what has no short name."""
        if action.verb == "guard":
            space = int(action.pieces[0].id)
            return f"{abs(space)} {pen.players[0 if space < 0 else 1]}" if space else "0"
        if action.verb in ("spend", "apply") or view.decision == "remove_military_token":
            return describe_action(pen.words, action, pen.players)
        return ""
