"""The words of a family of games: names, icons, receipts, descriptions.

The base class serves a user's own family, with ids as names. Each family of the package extends its
tables, and has messages of its own under its prefix.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from thaumata.kit.effects import Effect
from thaumata.wording.icons import SHARED, Icons
from thaumata.wording.message import Argument, Message, list_of, message, named, player
from thaumata.wording.part import PartWords
from thaumata.wording.payment import Tellers, messages_of
from thaumata.wording.pieces import Description
from thaumata.wording.words import Words

if TYPE_CHECKING:
    from thaumata.game import Game
    from thaumata.views.classic.payment import ClassicReceipt
    from thaumata.views.duel.payment import Receipt
    from thaumata.views.payment import PaymentLine
    from thaumata.views.pieces import Piece

Describe = Callable[["FamilyWords", Words, Any, "Piece"], Description]
"""Describes a piece, given the catalog of its game."""


class FamilyWords:
    """The words of one family."""

    prefix: ClassVar[str] = ""
    """The prefix of the ids of messages about resources, symbols and icons."""

    labels: ClassVar[str] = "label"
    """The prefix of the ids of messages with the names of victories and rows of the score sheet."""

    kinds: Mapping[str, str]
    """The prefix of the messages with the names of each kind of piece."""

    icons: Icons
    tellers: Tellers
    """The functions for lines of a receipt that need more than their fields."""

    descriptions: Mapping[str, Describe]
    """The functions that describe pieces, by kind."""

    def __init__(self, parts: Sequence[PartWords] = ()) -> None:
        """Combine the tables of the base game and the expansions."""
        self.kinds = {kind: prefix for part in parts for kind, prefix in part.kinds.items()}
        self.icons = {
            **SHARED,
            **{icon: told for part in parts for icon, told in part.icons.items()},
        }
        self.tellers = {kind: tell for part in parts for kind, tell in part.tellers.items()}
        self.descriptions = {
            kind: describe for part in parts for kind, describe in part.descriptions.items()
        }

    # Messages

    def name(self, kind: str, id: str) -> Argument:
        """Return the name of a piece; a kind without names, such as a slot, has its id."""
        if kind == "seat":
            return player(int(id))
        if id.startswith("?"):  # a card with a known back only
            return named("back", id[1:])
        prefix = self.kinds.get(kind)
        return named(prefix, id) if prefix else id

    def resource(self, resource: str) -> Message:
        """Return the name of a resource."""
        return named(f"{self.prefix}resource", resource)

    def symbol(self, symbol: str) -> Message:
        """Return the name of a science symbol."""
        return named(f"{self.prefix}symbol", symbol)

    def amount(self, resource: str, amount: int) -> Message:
        """Return an amount of a resource, such as ``2 stone``."""
        return message(f"{self.prefix}resource-amount-{resource}", count=amount)

    def cost(self, coins: int, resources: Mapping[str, int]) -> Argument:
        """Return a printed cost, such as ``2 coins, 1 glass and 1 papyrus``."""
        items = [message("amount-coins", count=coins)] if coins else []
        items += [self.amount(resource, amount) for resource, amount in resources.items() if amount]
        return list_of(items) if items else message("label-free")

    def sentence(self, effect: Effect[Any]) -> Message:
        """Return the sentence that describes an icon."""
        icon, *values = effect.form() or ("",)
        variables = zip(self.icons.get(str(icon), ()), values, strict=False)
        arguments = {variable: tell(self, value) for (variable, tell), value in variables}
        return Message(f"{self.prefix}effect-{icon}", arguments)

    def score_row(self, game: Game, row: str) -> Message:
        """Return the name of a row of a variant's score sheet."""
        return named(f"{self.labels}-category", row)

    def victory(self, kind: str) -> Message:
        """Return the name of a kind of victory."""
        return named(f"{self.labels}-victory", kind)

    def line(self, line: PaymentLine) -> list[Message]:
        """Return the messages of a line of a receipt, with its reason."""
        return messages_of(self, line)

    def closing(self, receipt: Receipt | ClassicReceipt) -> list[Message]:
        """Return the messages below the lines of a receipt."""
        return [message("payment-total", coins=receipt.total)] if receipt.total else []

    # Text

    def name_of(self, words: Words, piece: Piece) -> str:
        """Return the name of a piece as text."""
        return words.say(self.name(piece.kind, piece.id))

    def sentence_of(self, words: Words, effect: Effect[Any]) -> str:
        """Return the sentence that describes an icon as text."""
        return words.say(self.sentence(effect))

    def sentences_of(self, words: Words, effects: Iterable[Effect[Any]]) -> tuple[str, ...]:
        """Return the sentences that describe icons as text."""
        return tuple([self.sentence_of(words, effect) for effect in effects])

    def describe(self, words: Words, game: Game, piece: Piece) -> Description:
        """Describe a piece; raise ``KeyError`` for an unknown one."""
        if piece.kind in self.descriptions:
            return self.descriptions[piece.kind](self, words, game.catalog, piece)
        if piece.id not in game.names[piece.kind]:
            raise KeyError(piece.id)
        return Description(piece, self.name_of(words, piece), piece.kind, "", (), ())


PLAIN: Final = FamilyWords()
"""The words of a user's own family."""
