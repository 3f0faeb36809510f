"""The printed properties of the cards, boards and stages of 7 Wonders in glyphs."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from thaumata.classic.catalog import Board, Card, Catalog, Stage
from thaumata.classic.names import COLORS, RESOURCES, SIDES
from thaumata.drawing.classic.expansions import expansions_of
from thaumata.drawing.glyphs import (
    AGAIN,
    ANY_SYMBOL,
    AROUND,
    BOTH,
    CHAIN,
    COIN,
    DEFEAT,
    LEFT,
    MARKERS,
    POINT,
    RIGHT,
)
from thaumata.drawing.notation import Family, Notation, Writer
from thaumata.game import Game
from thaumata.kit.effects import Effect
from thaumata.views.pieces import Piece
from thaumata.wording.classic.names import CLASSIC
from thaumata.wording.words import Words


class ClassicNotation(Notation):
    """The notation of a variant of 7 Wonders."""

    no_piece: ClassVar[str] = "error-no-classic-piece"

    cards: dict[str, Card]
    boards: dict[str, Board]
    stages: dict[str, Stage]
    """By id, such as ``olympia_A_2``."""

    def __init__(self, words: Words, game: Game) -> None:
        super().__init__(words, game, _ICONS, expansions_of(game))
        catalog = game.catalog
        assert isinstance(catalog, Catalog)
        self.cards = {card.id: card for card in catalog.cards if card}
        self.boards = {board.id: board for board in catalog.boards}
        self.stages = {
            f"{board.id}_{letter}_{number}": stage
            for board in catalog.boards
            for letter, side in zip(SIDES, board.sides, strict=True)
            for number, stage in enumerate(side.stages, 1)
        }

    def stages_of(self, board: str, side: str) -> list[Piece]:
        """List the stages on a side of a board, from the first."""
        return [Piece("stage", id) for id in self.stages if id.startswith(f"{board}_{side}_")]

    def families(self) -> list[Family]:
        """List the cards by color, then the boards."""
        found = []
        for number, color in enumerate(COLORS):
            cards = [Piece("card", card.id) for card in self.cards.values() if card.color == number]
            if cards:
                found.append(Family(self.words(f"family-{color}"), color, cards))
        boards = [Piece("board", id) for id in self.boards]
        return [*found, Family(self.words("label-boards"), "wonder", boards)]

    def name(self, piece: Piece, words: Words | None = None) -> str:
        """Return the name of a piece."""
        return CLASSIC.name_of(words or self.words, piece)

    def names(self, piece: Piece, words: Words) -> list[str]:
        """List all names of a piece; a board also has that of its wonder."""
        wonder = [words(f"classic-wonder-{piece.id}")] if piece.kind == "board" else []
        return [self.name(piece, words), *wonder]

    def icons(self, piece: Piece) -> list[Effect[Any]]:
        """Return the icons on a card or a stage; a board has stages instead."""
        if piece.kind == "stage":
            return self.stages[piece.id].effects
        return self.cards[piece.id].effects if piece.kind == "card" else []

    def family(self, piece: Piece) -> str:
        """Return the color of a card; boards and stages belong to the wonder."""
        return COLORS[self.cards[piece.id].color] if piece.kind == "card" else "wonder"

    def cost(self, piece: Piece) -> str:
        """Write the printed cost, coins first; empty if there is none."""
        if piece.kind == "board":
            return ""
        printed: Card | Stage
        printed = self.cards[piece.id] if piece.kind == "card" else self.stages[piece.id]
        units = {good: printed.cost.resources.get(good, 0) for good in RESOURCES}
        return self.price(printed.cost.coins, units)

    def free_with(self, piece: Piece) -> str:
        """Write the buildings any of which makes a card free."""
        names = [self.name(Piece("card", id)) for id in self.cards[piece.id].free_with]
        return CHAIN + "/".join(names) if names else ""

    def leads_to(self, piece: Piece) -> str:
        """Write the later buildings that a card makes free."""
        later = [card.id for card in self.cards.values() if piece.id in card.free_with]
        names = [self.name(Piece("card", id)) for id in later]
        return CHAIN + ", ".join(names) if names else ""

    def symbol(self, symbol: str) -> str:
        """Return the name of a science symbol."""
        return self.words(f"classic-symbol-{symbol}")


def _cheap(notation: ClassicNotation, goods: str, seller: str) -> str:
    return f"{GROUPS[goods]}=1{COIN}{_SELLERS[seller]}"


def _per(what: str, where: str) -> str:
    return f"/{_COUNTED[what]}{_WHERE[where]}"


GROUPS: Final = {"raw": MARKERS["brown"].glyph, "made": MARKERS["grey"].glyph}
"""The glyphs of both groups of resources."""

_SELLERS: Final = {"left": LEFT, "right": RIGHT, "both": BOTH}
_WHERE: Final = {"own": "", "others": "", "neighbors": BOTH, "everywhere": AROUND}

_COUNTED: Final = {
    **{color: marker.glyph for color, marker in MARKERS.items()},
    "brown_grey_purple": "".join(MARKERS[color].glyph for color in ("brown", "grey", "purple")),
    "stages": MARKERS["wonder"].glyph,
    "defeats": DEFEAT,
}
"""The glyphs of what effects count."""

_ICONS: Final[dict[str, Writer]] = {
    "cheap_trade": _cheap,
    "coins_per": lambda notation, what, amount, where: f"+{amount}{COIN}{_per(what, where)}",
    "points_per": lambda notation, what, amount, where: f"{amount}{POINT}{_per(what, where)}",
    "any_science": lambda notation: ANY_SYMBOL,
    "last_card": lambda notation: AGAIN,
    "free_build": lambda notation: f"=0{COIN}",
    "copies_guild": lambda notation: f"={MARKERS['purple'].glyph}",
    "build_from_discard": lambda notation: "↑1",
}
"""How each icon is written."""
