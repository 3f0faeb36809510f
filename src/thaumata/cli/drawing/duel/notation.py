"""What is printed on the pieces of Duel, in signs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from thaumata.cli.drawing.duel.expansion_icons import EXPANSION_ICONS
from thaumata.cli.drawing.notation import Family, Notation
from thaumata.cli.drawing.signs import AGAIN, CHAIN, COIN, MOST, POINT, SHIELD, SIGNS
from thaumata.duel.agora.conspiracies import CONSPIRACIES
from thaumata.duel.agora.decrees import DECREES
from thaumata.duel.catalog import Card, Catalog, Token, Wonder
from thaumata.duel.names import COLORS
from thaumata.duel.pantheon.gods import GODS
from thaumata.game import Game
from thaumata.kit.counts import count
from thaumata.kit.effects import Effect
from thaumata.kit.payment import RESOURCES
from thaumata.views.pieces import Piece
from thaumata.wording.duel.names import DUEL
from thaumata.wording.duel.pieces import family_of
from thaumata.wording.words import Words

_FAMILIES: Final = {
    "god": "family-gods",
    "conspiracy": "family-conspiracies",
    "decree": "family-decrees",
}
"""The headings of the families that expansions have."""


class DuelNotation(Notation):
    """Knows every piece of a variant of Duel."""

    cards: dict[str, Card]
    wonders: dict[str, Wonder]
    tokens: dict[str, Token]
    others: dict[str, dict[str, list[Effect[Any]]]]
    """What gods, conspiracies and decrees do, where the variant has them."""

    def __init__(self, words: Words, game: Game) -> None:
        """Look up the pieces of a variant."""
        catalog = game.catalog
        assert isinstance(catalog, Catalog)
        super().__init__(words)
        self.cards = {card.id: card for card in catalog.cards if card}
        self.wonders = {wonder.id: wonder for wonder in catalog.wonders}
        self.tokens = {token.id: token for token in catalog.tokens}
        others = {
            "god": {god.id: god.effects for god in GODS},
            "conspiracy": {plot.id: plot.effects for plot in CONSPIRACIES},
            "decree": {decree.id: [decree.effect] for decree in DECREES},
        }
        self.others = {kind: pieces for kind, pieces in others.items() if kind in game.names}

    def pieces(self) -> list[Piece]:
        """List every piece that can be explained."""
        kinds: dict[str, Iterable[str]] = {
            "card": self.cards,
            "wonder": self.wonders,
            "token": self.tokens,
            **self.others,
        }
        return [Piece(kind, id) for kind, ids in kinds.items() for id in ids]

    def families(self) -> list[Family]:
        """Sort the pieces by color, then by kind."""
        words = self.words
        found = [
            Family(words(f"family-{color}"), color, [Piece("card", card.id) for card in cards])
            for color in (*COLORS, "temples", "senators")
            if (cards := [card for card in self.cards.values() if family_of(card) == color])
        ]
        wonders = [Piece("wonder", id) for id in self.wonders]
        found.append(Family(words("label-wonders"), "wonder", wonders))
        tokens = [Piece("token", id) for id in self.tokens]
        found.append(Family(words("label-progress-own"), "token", tokens))
        for kind, family in _FAMILIES.items():
            if kind in self.others:
                pieces = [Piece(kind, id) for id in self.others[kind]]
                found.append(Family(words(family), kind, pieces))
        return found

    def name(self, piece: Piece, words: Words | None = None) -> str:
        """Name a piece."""
        return DUEL.name_of(words or self.words, piece)

    def icons(self, piece: Piece) -> list[Effect[Any]]:
        """Return the icons on a piece."""
        if piece.kind in self.others:
            return self.others[piece.kind][piece.id]
        return self._printed(piece).effects

    def _printed(self, piece: Piece) -> Card | Wonder | Token:
        """Return what the component tables say about a piece."""
        kinds: dict[str, Mapping[str, Card | Wonder | Token]] = {
            "card": self.cards,
            "wonder": self.wonders,
            "token": self.tokens,
        }
        return kinds[piece.kind][piece.id]

    def family(self, piece: Piece) -> str:
        """Return the family of a piece, as the table of signs has it."""
        if piece.kind != "card":
            return piece.kind
        card = self.cards[piece.id]
        forms = [effect.form() for effect in card.effects]
        return "conspiracy" if ("influence_or_plot",) in forms else family_of(card)

    def cost(self, piece: Piece) -> str:
        """Write a printed cost, coins first; empty where nothing is printed."""
        printed = None if piece.kind in self.others else self._printed(piece)
        if printed is None or isinstance(printed, Token):
            return ""
        cost = printed.cost
        coins = f"{cost.coins}{COIN}" if cost.coins else ""
        units = (
            self.letter(good) * count(cost.resources, place) for place, good in enumerate(RESOURCES)
        )
        return coins + "".join(units)

    def effects(self, piece: Piece) -> str:
        """Write what a piece does, and the chain symbol that it shows."""
        icons = [self.effect(effect) for effect in self.icons(piece)]
        if chain := self.leads_to(piece):
            icons.append(chain)
        return " ".join(icons)

    def leads_to(self, piece: Piece) -> str:
        """Write the chain symbol that a card shows; empty where there is none."""
        symbol = self.cards[piece.id].chain if piece.kind == "card" else ""
        return self.chain(symbol) if symbol else ""

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
        if write := _ICONS.get(str(name)):
            return write(self, *values)
        icon = EXPANSION_ICONS.get(str(name))
        return icon(*values) if icon else "?"

    def symbol(self, symbol: str) -> str:
        """Name a science symbol in one short word."""
        return self.words(f"label-symbol-{symbol}")


def _per(what: str, whose: str) -> str:
    return f"/{_COUNTED[what]}{MOST if whose == 'most' else ''}"


def _produced(notation: DuelNotation, amounts: Mapping[str, int]) -> str:
    return "+" + "".join(notation.letter(good) * amount for good, amount in amounts.items())


def _one_of(notation: DuelNotation, goods: Iterable[str]) -> str:
    return "+" + "/".join(notation.letter(good) for good in goods)


def _fixed(notation: DuelNotation, goods: Iterable[str]) -> str:
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
    "trade_discount": lambda notation, goods: "".join(map(notation.letter, goods)) + f"−1{COIN}",
}
"""How each icon is written."""
