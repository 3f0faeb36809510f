"""What Pantheon brings to the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.duel.expansion import DuelExpansion
from thaumata.drawing.duel.pantheon.gods import (
    divine_items,
    draw_pantheon,
    full_width,
    token_mark,
)
from thaumata.drawing.duel.pantheon.icons import ICONS
from thaumata.drawing.duel.pantheon.locations import where_god, where_token
from thaumata.drawing.glyphs import COIN, MARKERS, MINERVA, NOW, QUIET, STRONG, Marker
from thaumata.drawing.notation import Notation
from thaumata.drawing.text import Block, flow
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
        MARKERS["god"].glyph: "god",
        MARKERS["mythology"].glyph: "mythology",
        MARKERS["offering"].glyph: "offering",
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
        return f"{MARKERS['god'].glyph}{piece.id}" if piece.kind == "space" else ""

    def where(self, display: Display, view: DuelView, piece: Piece) -> str:
        """Find a god, or a token on Enki."""
        if piece.kind == "god":
            return where_god(display, view, piece.id)
        return where_token(display, view, piece.id) if piece.kind == "token" else ""

    def panel(self, display: Display, view: DuelView, width: int, detail: int) -> Block:
        """Draw the Pantheon."""
        return draw_pantheon(display, view, width, detail)

    def panel_width(self, display: Display) -> int:
        """Return how wide the Pantheon is with the names of all gods."""
        return full_width(display, self.pieces["god"])

    def items(self, display: Display, view: DuelView, seat: int, detail: int) -> list[Text]:
        """List gods, mythology tokens and offerings."""
        return divine_items(display, view, seat)

    def mark_on(self, display: Display, view: DuelView, slot: str, width: int) -> str:
        """Write a mythology token or an offering."""
        laid = view.pantheon.tokens if view.pantheon else ()
        tokens = [each.token for each in laid if each.slot == slot]
        return token_mark(display, tokens[0], width) if tokens else ""

    def on_track(self, view: DuelView) -> Mapping[int, Marker]:
        """Return where Minerva stands."""
        if view.pantheon is None or view.pantheon.minerva is None:
            return {}
        return {view.pantheon.minerva: Marker(MINERVA, MARKERS["god"].style)}

    def choices(self, display: Display, view: DuelView, width: int) -> Block:
        """Write the gods that can be activated, with the price that is left beside offerings."""
        offering = MARKERS["offering"]
        gods: dict[str, Text] = {}
        for number, action in enumerate(view.actions, 1):
            if action.verb == "activate":
                god, *offerings = action.pieces
                item = gods.setdefault(god.id, display.marked(god))
                item.append(f" {number} ", NOW)
                item.append(f"{action.preview.price}{COIN}", STRONG)
                spent = [value for piece in offerings for value in piece.id.split()[1:]]
                item.append("".join(offering.glyph + value for value in spent), offering.style)
        items = list(gods.values())
        label = Text.assemble((f"{display.words('label-activate')}  ", QUIET))
        return flow(items, width, label=label) if items else []

    def short_choice(self, display: Display, view: DuelView, action: DuelAction) -> str:
        """Write where Minerva may stand, and in full what has no short name."""
        if action.verb == "guard":
            space = int(action.pieces[0].id)
            return f"{abs(space)} {display.players[0 if space < 0 else 1]}" if space else "0"
        if action.verb in ("spend", "apply") or view.decision == "remove_military_token":
            return describe_action(display.words, action, display.players)
        return ""
