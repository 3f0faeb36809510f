"""What is printed on pieces, in signs: ``2●WSS`` for a cost, ``+W/S/C`` or ``3★`` for effects.

Repeated signs add up, a slash means "for each" or, between resources, "or".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from thaumata.cli.drawing.signs import AGAIN, CHAIN, COIN, MOST, POINT, SHIELD, SIGNS, Sign
from thaumata.duel.catalog import Card, Catalog, Token, Wonder
from thaumata.duel.names import COLORS
from thaumata.kit.counts import count
from thaumata.kit.effects import Effect
from thaumata.kit.payment import RESOURCES
from thaumata.views.pieces import Piece
from thaumata.words import Words


class Notation:
    """Knows every piece of a variant by name, and how to write down what is printed on it."""

    words: Words
    cards: dict[str, Card]
    wonders: dict[str, Wonder]
    tokens: dict[str, Token]

    def __init__(self, words: Words, catalog: object) -> None:
        """Look up the pieces of a variant's catalog."""
        assert isinstance(catalog, Catalog)
        self.words = words
        self.cards = {card.id: card for card in catalog.cards if card}
        self.wonders = {wonder.id: wonder for wonder in catalog.wonders}
        self.tokens = {token.id: token for token in catalog.tokens}

    def piece(self, piece: Piece) -> Card | Wonder | Token:
        """Return what the component tables say about a piece."""
        kinds: dict[str, Mapping[str, Card | Wonder | Token]] = {
            "card": self.cards,
            "wonder": self.wonders,
            "token": self.tokens,
        }
        return kinds[piece.kind][piece.id]

    def sign(self, piece: Piece) -> Sign:
        """Return the sign of a piece's family."""
        if piece.kind == "card":
            return SIGNS[COLORS[self.cards[piece.id].color]]
        return SIGNS[piece.kind]

    def letter(self, resource: str) -> str:
        """Write one unit of a resource as a letter."""
        return self.words(f"label-letter-{resource}")

    def cost(self, piece: Piece) -> str:
        """Write a printed cost, coins first; empty where nothing is printed."""
        printed = self.piece(piece)
        if isinstance(printed, Token):
            return ""
        cost = printed.cost
        coins = f"{cost.coins}{COIN}" if cost.coins else ""
        units = (
            self.letter(good) * count(cost.resources, place) for place, good in enumerate(RESOURCES)
        )
        return coins + "".join(units)

    def effects(self, piece: Piece) -> str:
        """Write what a piece does, and the chain symbol that it shows."""
        printed = self.piece(piece)
        icons = [self.effect(effect) for effect in printed.effects]
        if isinstance(printed, Card) and printed.chain:
            icons.append(self.chain(printed.chain))
        return " ".join(icons)

    def free_with(self, piece: Piece) -> str:
        """Write the chain symbol that makes a card free; empty where there is none."""
        symbol = self.cards[piece.id].free_with
        return self.chain(symbol) if symbol else ""

    def chain(self, symbol: str) -> str:
        """Write a chain symbol."""
        return CHAIN + self.words(f"chain-{symbol}")

    def effect(self, effect: Effect[Any]) -> str:
        """Write one icon."""
        name, *values = effect.form()
        write = _ICONS.get(str(name))
        return write(self, *values) if write else "?"

    def symbol(self, symbol: str) -> str:
        """Name a science symbol in one short word."""
        return self.words(f"label-symbol-{symbol}")


def _per(what: str, whose: str) -> str:
    return f"/{_COUNTED[what]}{MOST if whose == 'most' else ''}"


def _produced(notation: Notation, amounts: Mapping[str, int]) -> str:
    return "+" + "".join(notation.letter(good) * amount for good, amount in amounts.items())


def _one_of(notation: Notation, goods: Iterable[str]) -> str:
    return "+" + "/".join(notation.letter(good) for good in goods)


def _fixed(notation: Notation, goods: Iterable[str]) -> str:
    return "".join(notation.letter(good) for good in goods) + f"=1{COIN}"


_COUNTED: Final = {
    **{color: sign.glyph for color, sign in SIGNS.items()},
    "brown_and_grey": SIGNS["brown"].glyph + SIGNS["grey"].glyph,
    "wonders": SIGNS["wonder"].glyph,
    "coin_sets": f"3{COIN}",
    "progress": SIGNS["token"].glyph,
}
"""What effects count."""

_ICONS: Final[dict[str, Callable[..., str]]] = {
    "produces": _produced,
    "produces_one_of": _one_of,
    "fixed_price": _fixed,
    "shields": lambda notation, amount: SHIELD * amount,
    "science": lambda notation, symbol: notation.symbol(symbol),
    "points": lambda notation, amount: f"{amount}{POINT}",
    "coins": lambda notation, amount: f"+{amount}{COIN}",
    "coins_per": lambda notation, what, amount, whose: f"+{amount}{COIN}{_per(what, whose)}",
    "points_per": lambda notation, what, amount, whose: f"{amount}{POINT}{_per(what, whose)}",
    "opponent_loses_coins": lambda notation, amount: f"−{amount}{COIN}",
    "play_again": lambda notation: AGAIN,
    "discard_opponent_card": lambda notation, color: f"×{SIGNS[color].glyph}",
    "token_from_box": lambda notation, amount: f"{SIGNS['token'].glyph}1/{amount}",
    "build_from_discard": lambda notation: "↑1",
    "resource_discount": lambda notation, what, amount: f"−{amount}/{SIGNS[what].glyph}",
    "collects_trade": lambda notation: f"{COIN}←",
    "extra_shields": lambda notation, amount: f"+{SHIELD * amount}/{SIGNS['red'].glyph}",
    "wonders_play_again": lambda notation: f"{AGAIN}/{SIGNS['wonder'].glyph}",
    "coins_per_chain": lambda notation, amount: f"+{amount}{COIN}/{CHAIN}",
}
"""How each icon is written."""
