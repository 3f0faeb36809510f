"""The drawing of Pantheon."""

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
from thaumata.drawing.duel.pantheon.locations import god_location, token_location
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
    """Draws gods, temples, mythology tokens and offerings."""

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
    explained = frozenset({"free_god", "order_deck", "take_from_enki", "take_unbuilt_wonder"})

    def short_name(self, notation: Notation, piece: Piece, width: int) -> str:
        """Return the short name of a space of the Pantheon."""
        return f"{MARKERS['god'].glyph}{piece.id}" if piece.kind == "space" else ""

    def location(self, display: Display, view: DuelView, piece: Piece) -> str:
        """Return where a god, or a token on Enki, is."""
        if piece.kind == "god":
            return god_location(display, view, piece.id)
        return token_location(display, view, piece.id) if piece.kind == "token" else ""

    def panel(self, display: Display, view: DuelView, width: int, detail: int) -> Block:
        """Draw the Pantheon."""
        return draw_pantheon(display, view, width, detail)

    def panel_width(self, display: Display) -> int:
        """Return the width of the Pantheon with the full names of all gods."""
        return full_width(display, self.pieces["god"])

    def items(self, display: Display, view: DuelView, seat: int, detail: int) -> list[Text]:
        """Return gods, mythology tokens and offerings."""
        return divine_items(display, view, seat)

    def mark_on(self, display: Display, view: DuelView, slot: str, width: int) -> str:
        """Return the mark of a mythology token or an offering."""
        laid = view.pantheon.tokens if view.pantheon else ()
        tokens = [each.token for each in laid if each.slot == slot]
        return token_mark(display, tokens[0], width) if tokens else ""

    def on_track(self, view: DuelView) -> Mapping[int, Marker]:
        """Return the marker of Minerva at her space."""
        if view.pantheon is None or view.pantheon.minerva is None:
            return {}
        return {view.pantheon.minerva: Marker(MINERVA, MARKERS["god"].style)}

    def choices(self, display: Display, view: DuelView, width: int) -> Block:
        """Draw the gods that can be activated, with their prices after offerings."""
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
        """Return the space for Minerva, or the full text of choices without a short form."""
        if action.verb == "guard":
            space = int(action.pieces[0].id)
            return f"{abs(space)} {display.players[0 if space < 0 else 1]}" if space else "0"
        if action.verb in ("spend", "apply") or view.decision == "remove_military_token":
            return describe_action(display.words, action, display.players)
        return ""
