"""Adding Pantheon to the box of a variant."""

from typing import Final

from thaumata.duel import names as base
from thaumata.duel.box import DuelBox
from thaumata.duel.catalog import Deck
from thaumata.duel.military import CAPITAL
from thaumata.duel.pantheon import (
    activating,
    choices,
    components,
    decks,
    happenings,
    names,
    paying,
    revealing,
    secrets,
    tokens,
    war,
    zeus,
)
from thaumata.duel.pantheon.facts import PantheonFacts
from thaumata.duel.pantheon.gods import GODS
from thaumata.duel.pantheon.part import PantheonPart
from thaumata.duel.setup import SetUp
from thaumata.duel.taking import TakeResourceCard, TakeWonder
from thaumata.game import Part, Verb

TEMPLES_DEALT: Final = 3
"""The number of Grand Temples in the Age III deck (D92)."""

OPTIONS: Final = {
    "minerva": ("before", "on"),
    "astarte": ("treasury_first", "ask"),
}
"""The house choices of D132, D245 and of D118."""

MYTHOLOGY_SLOTS: Final = ("r2c4", "r2c8", "r4c2", "r4c6", "r4c10")
OFFERING_SLOTS: Final = ("r2c2", "r2c6", "r2c10")
"""The marked slots of the structures (D89)."""

WIDE_MYTHOLOGY_SLOTS: Final = ("r2c6", "r2c10", "r4c2", "r4c6", "r4c12")
WIDE_OFFERING_SLOTS: Final = ("r2c2", "r2c6", "r2c12")
"""The marked slots of structures with 25 cards (D218)."""


def add_to(box: DuelBox, options: dict[str, str], *, is_wide: bool = False) -> None:
    """Add the expansion to a box with the usual structures, or with wide ones."""
    first_chain = len(box.chains)
    box.chains += names.MYTHOLOGIES
    box.decks = [
        Deck("temple", deck.age, components.TEMPLES, dealt=TEMPLES_DEALT)
        if deck.back == "guild"
        else deck
        for deck in box.decks
    ]
    box.wonders += components.WONDERS
    box.tokens += components.TOKENS
    box.more[names.FIRST_GOD] = list(GODS)
    facts = PantheonFacts(
        box.layouts,
        WIDE_MYTHOLOGY_SLOTS if is_wide else MYTHOLOGY_SLOTS,
        WIDE_OFFERING_SLOTS if is_wide else OFFERING_SLOTS,
        first_chain,
    )

    def new_part() -> Part:
        return PantheonPart(facts)

    box.parts.insert(0, new_part)
    box.put_instead(SetUp, SetUp(structure_first=True))
    box.rules += [
        tokens.TokensOnCards(),
        activating.Activation(),
        choices.Snake(),
        war.MinervaGuards(options["minerva"] == "on"),
        war.Siege(),
        paying.Engineering(),
        secrets.HiddenGods(),
        activating.GodPoints(box.row("gods")),
    ]
    _add_words(box)
    _add_decisions(box)
    if options["astarte"] == "ask":
        box.verbs[names.SPEND] = Verb("spend", "astarte_coins")
        box.decisions[base.TURN] = paying.AskingTurn()
        box.decisions[names.SPLIT_PAYMENT] = paying.SplitPayment()


def _add_words(box: DuelBox) -> None:
    hidden = [f"?{mythology}" for mythology in names.MYTHOLOGIES]
    box.names["god"] = [god.id for god in GODS] + hidden
    box.names["mythology"] = list(names.MYTHOLOGIES)
    box.names["space"] = [str(space + 1) for space in range(names.SPACES)]
    box.names["offerings"] = names.offering_sets()
    box.names["divine_token"] = names.token_names()
    box.names["track"] = [str(space - CAPITAL) for space in range(war.TRACK)]
    box.names["military_token"] = ["small 0", "large 0", "small 1", "large 1"]
    box.names["astarte_coins"] = [f"{coins} from astarte" for coins in range(8)]
    box.verbs[names.ACTIVATE] = Verb("activate", "god", "offerings")
    box.verbs[names.PLACE] = Verb("place", "god", "space")
    box.verbs[names.TOP] = Verb("top", "god")
    box.verbs[names.REVEAL] = Verb("reveal", "mythology")
    box.verbs[names.COPY] = Verb("copy", "card")
    box.verbs[names.TAKE_CARD] = Verb("take", "card")
    box.verbs[names.TAKE_WONDER] = Verb("take", "wonder")
    box.verbs[names.DISCARD_SLOT] = Verb("discard", "slot")
    box.verbs[names.RUIN] = Verb("ruin", "wonder")
    box.verbs[names.GUARD] = Verb("guard", "track")
    box.verbs[names.REMOVE] = Verb("remove", "military_token")
    box.verbs[names.APPLY] = Verb("apply", "military_token")
    box.verbs[names.UNCOVER] = Verb("uncover", "slot")
    box.verbs[names.DEAL_GOD] = Verb("deal", "god")
    box.verbs[names.LAY_TOKEN] = Verb("lay", "divine_token", "slot")


def _add_decisions(box: DuelBox) -> None:
    box.decisions[names.LAY_TOKEN_ON] = tokens.LayTokenOn()
    box.decisions[names.FIRST_TOKEN] = tokens.FirstToken()
    box.decisions[names.LOOK_AT_GOD] = decks.LookAtGod()
    box.decisions[names.SHOW_GOD] = decks.ShowGod()
    box.decisions[names.PLACE_GOD] = decks.PlaceGod()
    box.decisions[names.DRAW_FOR_ENKI] = decks.DrawForEnki()
    box.decisions[names.FREE_GOD] = revealing.FreeGod()
    box.decisions[names.CHOOSE_DECK] = revealing.ChooseDeck()
    box.decisions[names.ORDER_DECK] = revealing.OrderDeck()
    box.decisions[names.TAKE_FROM_ENKI] = choices.TakeFromEnki()
    box.decisions[names.COPY_SYMBOL] = choices.CopySymbol()
    box.decisions[names.TAKE_RESOURCE_CARD] = TakeResourceCard(
        "take_resource_card", names.TAKE_CARD, happenings.CARD_TAKEN
    )
    box.decisions[names.DISCARD_FROM_STRUCTURE] = zeus.DiscardFromStructure()
    box.decisions[names.DEAL_DISCARDED] = zeus.DealDiscarded()
    box.decisions[names.RUIN_WONDER] = choices.RuinWonder()
    box.decisions[names.WONDER_FROM_DISCARD] = choices.WonderFromDiscard()
    box.decisions[names.TAKE_UNBUILT_WONDER] = TakeWonder(
        "take_unbuilt_wonder", names.TAKE_WONDER, happenings.WONDER_TAKEN
    )
    box.decisions[names.PLACE_MINERVA] = war.PlaceMinerva()
    box.decisions[names.REMOVE_MILITARY_TOKEN] = war.RemoveMilitaryToken()
    box.decisions[names.APPLY_MILITARY_TOKEN] = war.ApplyMilitaryToken()
