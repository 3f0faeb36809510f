"""The printed properties of the pieces of Duel in glyphs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from thaumata.drawing.duel.expansions import expansions_of
from thaumata.drawing.expansion import first_of
from thaumata.drawing.glyphs import AGAIN, CHAIN, COIN, MARKERS, MOST, POINT, SHIELD
from thaumata.drawing.notation import Family, Notation, Writer
from thaumata.drawing.text import fit
from thaumata.duel.catalog import Card, Catalog, Token, Wonder
from thaumata.duel.names import COLORS
from thaumata.game import Game
from thaumata.kit.counts import count
from thaumata.kit.effects import Effect
from thaumata.kit.payment import RESOURCES
from thaumata.views.pieces import Piece
from thaumata.wording.duel.names import DUEL
from thaumata.wording.duel.pieces import family_of
from thaumata.wording.words import Words


class DuelNotation(Notation):
    """The notation of a variant of Duel."""

    cards: dict[str, Card]
    wonders: dict[str, Wonder]
    tokens: dict[str, Token]
    others: dict[str, Mapping[str, list[Effect[Any]]]]
    """The icons of pieces that expansions add, by kind and id."""

    def __init__(self, words: Words, game: Game) -> None:
        catalog = game.catalog
        assert isinstance(catalog, Catalog)
        self._expansions = expansions_of(game)
        super().__init__(words, game, _ICONS, self._expansions)
        self.cards = {card.id: card for card in catalog.cards if card}
        self.wonders = {wonder.id: wonder for wonder in catalog.wonders}
        self.tokens = {token.id: token for token in catalog.tokens}
        self.others = {}
        for expansion in self._expansions:
            self.others |= expansion.pieces

    def families(self) -> list[Family]:
        """List the pieces by color, then by kind."""
        words = self.words
        colors = [*COLORS, *(name for each in self._expansions for name in each.families)]
        found = [
            Family(words(f"family-{color}"), color, [Piece("card", card.id) for card in cards])
            for color in colors
            if (cards := [card for card in self.cards.values() if family_of(card) == color])
        ]
        wonders = [Piece("wonder", id) for id in self.wonders]
        found.append(Family(words("label-wonders"), "wonder", wonders))
        tokens = [Piece("token", id) for id in self.tokens]
        found.append(Family(words("label-progress-own"), "token", tokens))
        headings = {kind: text for each in self._expansions for kind, text in each.headings.items()}
        for kind, heading in headings.items():
            found.append(
                Family(words(heading), kind, [Piece(kind, id) for id in self.others[kind]])
            )
        return found

    def name(self, piece: Piece, words: Words | None = None) -> str:
        """Return the name of a piece."""
        return DUEL.name_of(words or self.words, piece)

    def icons(self, piece: Piece) -> list[Effect[Any]]:
        """Return the icons on a piece."""
        if piece.kind in self.others:
            return self.others[piece.kind][piece.id]
        return self._printed(piece).effects

    def _printed(self, piece: Piece) -> Card | Wonder | Token:
        """Return the entry of a piece in the component tables."""
        kinds: dict[str, Mapping[str, Card | Wonder | Token]] = {
            "card": self.cards,
            "wonder": self.wonders,
            "token": self.tokens,
        }
        return kinds[piece.kind][piece.id]

    def family(self, piece: Piece) -> str:
        """Return the family of a piece, which is a key in the table of markers."""
        if piece.kind != "card":
            return piece.kind
        card = self.cards[piece.id]
        return first_of(each.marker_of(card) for each in self._expansions) or family_of(card)

    def short(self, piece: Piece, width: int) -> str:
        """Return the name of a piece, shortened to a width."""
        told = first_of(each.short_name(self, piece, width) for each in self._expansions)
        return told or fit(self.name(piece), width)

    def cost(self, piece: Piece) -> str:
        """Write the printed cost, coins first; empty if there is none."""
        printed = None if piece.kind in self.others else self._printed(piece)
        if printed is None or isinstance(printed, Token):
            return ""
        units = {good: count(printed.cost.resources, n) for n, good in enumerate(RESOURCES)}
        return self.price(printed.cost.coins, units)

    def effects(self, piece: Piece) -> str:
        """Write the effects of a piece and its chain symbol."""
        return " ".join(filter(None, (super().effects(piece), self.leads_to(piece))))

    def leads_to(self, piece: Piece) -> str:
        """Write the chain symbol on a card; empty if there is none."""
        symbol = self.cards[piece.id].chain if piece.kind == "card" else ""
        return self.chain(symbol) if symbol else ""

    def free_with(self, piece: Piece) -> str:
        """Write the chain symbol that makes a card free; empty if there is none."""
        symbol = self.cards[piece.id].free_with
        return self.chain(symbol) if symbol else ""

    def chain(self, symbol: str) -> str:
        """Write a chain symbol."""
        return CHAIN + self.words(f"chain-{symbol}")

    def symbol(self, symbol: str) -> str:
        """Return a short word for a science symbol."""
        return self.words(f"label-symbol-{symbol}")


def _per(what: str, whose: str) -> str:
    return f"/{_COUNTED[what]}{MOST if whose == 'most' else ''}"


def _fixed(notation: DuelNotation, goods: Iterable[str]) -> str:
    return "".join(notation.letter(good) for good in goods) + f"=1{COIN}"


_COUNTED: Final = {
    **{color: marker.glyph for color, marker in MARKERS.items()},
    "brown_and_grey": MARKERS["brown"].glyph + MARKERS["grey"].glyph,
    "wonders": MARKERS["wonder"].glyph,
    "coin_sets": f"3{COIN}",
    "progress": MARKERS["token"].glyph,
}
"""The glyphs of what effects count."""

_ICONS: Final[dict[str, Writer]] = {
    "fixed_price": _fixed,
    "coins_per": lambda notation, what, amount, whose: f"+{amount}{COIN}{_per(what, whose)}",
    "points_per": lambda notation, what, amount, whose: f"{amount}{POINT}{_per(what, whose)}",
    "opponent_loses_coins": lambda notation, amount: f"−{amount}{COIN}",
    "play_again": lambda notation: AGAIN,
    "discard_opponent_card": lambda notation, color: f"×{MARKERS[color].glyph}",
    "token_from_box": lambda notation, amount: f"{MARKERS['token'].glyph}1/{amount}",
    "build_from_discard": lambda notation: "↑1",
    "resource_discount": lambda notation, what, amount: f"−{amount}/{MARKERS[what].glyph}",
    "collects_trade": lambda notation: f"{COIN}←",
    "extra_shields": lambda notation, amount: f"+{SHIELD * amount}/{MARKERS['red'].glyph}",
    "wonders_play_again": lambda notation: f"{AGAIN}/{MARKERS['wonder'].glyph}",
    "coins_per_chain": lambda notation, amount: f"+{amount}{COIN}/{CHAIN}",
    "take_resource_card": lambda notation: f"←{_COUNTED['brown_and_grey']}",
    "take_unbuilt_wonder": lambda notation: f"←{MARKERS['wonder'].glyph}",
    "trade_discount": lambda notation, goods: "".join(map(notation.letter, goods)) + f"−1{COIN}",
}
"""How each icon is written."""
