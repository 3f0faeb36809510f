"""Pantheon in words: gods and their tokens, questions about activations, and its icons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from thaumata.duel.catalog import Card, Catalog
from thaumata.duel.pantheon.gods import GODS
from thaumata.duel.pantheon.names import MYTHOLOGIES
from thaumata.duel.state import DuelState
from thaumata.wording.duel.expansion import Arguments, Detail, DuelExpansionWords
from thaumata.wording.icons import AMOUNT, Icons, one_number_of
from thaumata.wording.message import Message, list_of, message, named, player
from thaumata.wording.pieces import Description
from thaumata.wording.words import Words

if TYPE_CHECKING:
    from thaumata.views.pieces import Piece
    from thaumata.wording.family import Describe, FamilyWords

_GOD_NOTES: Final = {"gate": ("effect-note-gate",), "enki": ("effect-note-enki",)}


def describe_god(family: FamilyWords, words: Words, catalog: Catalog, piece: Piece) -> Description:
    """Describe a god or the Gate."""
    god = {god.id: god for god in GODS}[piece.id]
    notes = tuple([words(note) for note in _GOD_NOTES.get(piece.id, ())])
    effects = family.sentences_of(words, god.effects)
    name = family.name_of(words, piece)
    return Description(piece, name, words("family-gods"), "", effects, notes)


def _offerings(
    family: FamilyWords, state: DuelState, seat: int, pieces: Sequence[Piece]
) -> Arguments:
    """Convert ``with 2 4`` to a list of tokens."""
    if len(pieces) < 2:
        return {}
    values = pieces[1].id.split()[1:]
    tokens = [family.name("divine_token", f"offering_{value}") for value in values]
    return {"offerings": list_of(tokens)}


def _guarded(
    family: FamilyWords, state: DuelState, seat: int, pieces: Sequence[Piece]
) -> Arguments:
    """Return the distance and the side of a space of the conflict track."""
    space = int(pieces[0].id)
    return {"distance": abs(space), "player": player(0 if space < 0 else 1)}


def _military_token(
    family: FamilyWords, state: DuelState, seat: int, pieces: Sequence[Piece]
) -> Arguments:
    size, side = pieces[0].id.split()
    return {"size": size, "player": player(int(side))}


def _spent(family: FamilyWords, state: DuelState, seat: int, pieces: Sequence[Piece]) -> Arguments:
    return {"coins": int(pieces[0].id.split()[0])}


class PantheonWords(DuelExpansionWords):
    """Gods, temples, mythology and offering tokens."""

    kinds: ClassVar[Mapping[str, str]] = {
        "god": "duel-god",
        "mythology": "duel-mythology",
        "divine_token": "duel-divine_token",
    }

    icons: ClassVar[Icons] = {
        "coins_on_card": (AMOUNT,),
        "grand_temple": (("points", one_number_of),),
        "activation_discount": (AMOUNT,),
        "points_per_divine_token": (AMOUNT,),
        "siege_coins": (AMOUNT,),
        "chains_for_coins": (AMOUNT,),
    }

    descriptions: ClassVar[Mapping[str, Describe]] = {"god": describe_god}

    answers: ClassVar[Mapping[tuple[str, str], str]] = {
        ("turn", "activate"): "action-activate",
        ("first_token", "uncover"): "action-uncover",
        ("place_god", "place"): "action-place_god",
        ("free_god", "activate"): "action-activate",
        ("choose_deck", "reveal"): "action-reveal",
        ("order_deck", "top"): "action-top_god",
        ("take_from_enki", "take"): "action-take",
        ("copy_symbol", "copy"): "action-copy",
        ("take_resource_card", "take"): "action-take_card",
        ("discard_from_structure", "discard"): "action-throw_out",
        ("ruin_wonder", "ruin"): "action-ruin_wonder",
        ("wonder_from_discard", "wonder"): "action-wonder",
        ("take_unbuilt_wonder", "take"): "action-take_wonder",
        ("place_minerva", "guard"): "action-guard",
        ("remove_military_token", "remove"): "action-remove_token",
        ("apply_military_token", "apply"): "action-apply_token",
        ("split_payment", "spend"): "action-spend",
    }

    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {"lay_token": ("slot",)}

    details: ClassVar[Mapping[str, Detail]] = {
        "action-activate": _offerings,
        "action-guard": _guarded,
        "action-remove_token": _military_token,
        "action-apply_token": _military_token,
        "action-spend": _spent,
    }

    priced: ClassVar[tuple[str, ...]] = ("action-activate", "action-activate-offerings")

    score_rows: ClassVar[Mapping[str, str]] = {"purple": "label-category-temples"}

    def form_of(
        self,
        state: DuelState,
        seat: int,
        message: str,
        pieces: Sequence[Piece],
        arguments: Arguments,
    ) -> str:
        """Return the form with the offerings that are spent."""
        is_offered = message == "action-activate" and "offerings" in arguments
        return "action-activate-offerings" if is_offered else message

    def card_family(self, card: Card) -> str:
        """Return the family of Grand Temples, besides their color."""
        icons = [effect.form()[:1] for effect in card.effects]
        return "temples" if ("grand_temple",) in icons else ""

    def chain_note(self, symbol: str) -> Message | None:
        """Return the note on a mythology's symbol, which is on its tokens."""
        if symbol not in MYTHOLOGIES:
            return None
        return message("effect-note-chain_token", mythology=named("duel-mythology", symbol))
