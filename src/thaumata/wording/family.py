"""How the games of a family are put into words: names, icons, receipts, pieces.

What is here serves a family of somebody's own, whose pieces are called by their ids. Each family
of the package continues the tables, and finds the messages that are its own under its prefix.
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
"""Puts a piece into words, given the catalog of its game."""


class FamilyWords:
    """The words of one family."""

    prefix: ClassVar[str] = ""
    """The prefix of the ids of messages about resources, symbols and icons."""

    labels: ClassVar[str] = "label"
    """The prefix of the ids of messages that name victories and rows of the score sheet."""

    kinds: Mapping[str, str]
    """For each kind of piece the first words of the messages with its names."""

    icons: Icons
    tellers: Tellers
    """How lines of a receipt are told that need more than their fields."""

    descriptions: Mapping[str, Describe]
    """For each kind of piece what puts one into words."""

    def __init__(self, parts: Sequence[PartWords] = ()) -> None:
        """Put together what the base game and the expansions bring."""
        self.kinds = {kind: prefix for part in parts for kind, prefix in part.kinds.items()}
        self.icons = {
            **SHARED,
            **{icon: told for part in parts for icon, told in part.icons.items()},
        }
        self.tellers = {kind: tell for part in parts for kind, tell in part.tellers.items()}
        self.descriptions = {
            kind: describe for part in parts for kind, describe in part.descriptions.items()
        }

    # As messages

    def name(self, kind: str, id: str) -> Argument:
        """Name a piece; a kind without names of its own, such as a slot, is called by its id."""
        if kind == "seat":
            return player(int(id))
        if id.startswith("?"):  # a card of which no more than the back is known
            return named("back", id[1:])
        prefix = self.kinds.get(kind)
        return named(prefix, id) if prefix else id

    def resource(self, resource: str) -> Message:
        """Name a resource."""
        return named(f"{self.prefix}resource", resource)

    def symbol(self, symbol: str) -> Message:
        """Name a science symbol."""
        return named(f"{self.prefix}symbol", symbol)

    def amount(self, resource: str, amount: int) -> Message:
        """Tell an amount of a resource, such as ``2 stone``."""
        return message(f"{self.prefix}resource-amount-{resource}", count=amount)

    def cost(self, coins: int, resources: Mapping[str, int]) -> Argument:
        """Tell a printed cost, such as ``2 coins, 1 glass and 1 papyrus``."""
        items = [message("amount-coins", count=coins)] if coins else []
        items += [self.amount(resource, amount) for resource, amount in resources.items() if amount]
        return list_of(items) if items else message("label-free")

    def sentence(self, effect: Effect[Any]) -> Message:
        """Say what an icon does."""
        icon, *values = effect.form() or ("",)
        variables = zip(self.icons.get(str(icon), ()), values, strict=False)
        arguments = {variable: tell(self, value) for (variable, tell), value in variables}
        return Message(f"{self.prefix}effect-{icon}", arguments)

    def score_row(self, game: Game, row: str) -> Message:
        """Name a row of the score sheet of a variant."""
        return named(f"{self.labels}-category", row)

    def victory(self, kind: str) -> Message:
        """Name a kind of victory."""
        return named(f"{self.labels}-victory", kind)

    def line(self, line: PaymentLine) -> list[Message]:
        """Tell a line of a receipt, and why it is so."""
        return messages_of(self, line)

    def closing(self, receipt: Receipt | ClassicReceipt) -> list[Message]:
        """Tell what stands under the lines of a receipt."""
        return [message("payment-total", coins=receipt.total)] if receipt.total else []

    # In words

    def name_of(self, words: Words, piece: Piece) -> str:
        """Say the name of a piece."""
        return words.say(self.name(piece.kind, piece.id))

    def sentence_of(self, words: Words, effect: Effect[Any]) -> str:
        """Say what an icon does."""
        return words.say(self.sentence(effect))

    def sentences_of(self, words: Words, effects: Iterable[Effect[Any]]) -> tuple[str, ...]:
        """Say what icons do, one sentence each."""
        return tuple([self.sentence_of(words, effect) for effect in effects])

    def describe(self, words: Words, game: Game, piece: Piece) -> Description:
        """Put a piece into words; a ``KeyError`` where there is none."""
        if piece.kind in self.descriptions:
            return self.descriptions[piece.kind](self, words, game.catalog, piece)
        if piece.id not in game.names[piece.kind]:
            raise KeyError(piece.id)
        return Description(piece, self.name_of(words, piece), piece.kind, "", (), ())


PLAIN: Final = FamilyWords()
"""The words of a family of somebody's own."""
