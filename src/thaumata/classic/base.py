"""The contents of the base game's box."""

from thaumata.classic import (
    boards,
    cards,
    conflicts,
    dealing,
    discard_builds,
    last_cards,
    names,
    rounds,
    scoring,
    setup,
)
from thaumata.classic.box import ClassicBox
from thaumata.classic.catalog import Card, Mixed
from thaumata.classic.counting import EVERYWHERE, OWN
from thaumata.classic.icons import CoinsPer, PointsPer
from thaumata.classic.knowledge import memory
from thaumata.game import Verb

USES = ("card", "power", "left", "right")


def fill(box: ClassicBox, options: dict[str, str]) -> None:
    """Put the base game into the box."""
    box.ages = [
        list(cards.AGE_I),
        [bazar(card, options["bazar"]) for card in cards.AGE_II],
        [lighthouse(card, options["lighthouse"]) for card in cards.AGE_III],
    ]
    box.mixed_in = [[], [], [Mixed(cards.GUILDS, 2)]]
    box.boards = list(boards.BOARDS)
    box.categories = list(names.CATEGORIES)
    box.rules = [
        memory.Memory(),
        setup.SetUp(options["sides"] == "choose"),
        conflicts.Conflicts(),
        conflicts.MilitaryPoints(),
        scoring.TreasuryPoints(),
        scoring.WonderPoints(),
        scoring.BuildingPoints(),
        scoring.SciencePoints(),
    ]
    box.verbs = {
        names.BUILD: Verb("build", *USES),
        names.STAGE: Verb("stage", *USES),
        names.SELL: Verb("sell", "card"),
        names.PASS: Verb("pass"),
        names.DEAL_CARD: Verb("deal", "card"),
        names.DRAW_CARD: Verb("draw", "card"),
        names.DEAL_BOARD: Verb("deal", "board", "side"),
        names.CHOOSE_SIDE: Verb("side", "side"),
    }
    box.decisions = {
        names.DEAL_BOARDS: setup.DealBoard(options["sides"]),
        names.SIDE: setup.ChooseSide(),
        names.BEGIN_AGE: dealing.BeginAge(),
        names.MIX_IN: dealing.MixIn(),
        names.DEAL_HANDS: dealing.DealHands(),
        names.BEGIN_ROUND: rounds.BeginRound(),
        names.CHOOSE: rounds.Choose(),
        names.LAST_CARD: last_cards.LastCard(),
        names.LEFT_OVER: last_cards.LeftOver(),
        names.END_ROUND: rounds.EndRound(),
        names.DISCARD_BUILD: discard_builds.DiscardBuild(),
        names.NEXT_ROUND: rounds.NextRound(),
    }


def bazar(card: Card, coins: str) -> Card:
    """Set the coins of the Bazar for each grey card by the option (C90)."""
    if card.id != "bazar":
        return card
    return card.instead(CoinsPer(names.GREY, int(coins), EVERYWHERE))


def lighthouse(card: Card, counts: str) -> Card:
    """Let the Lighthouse count itself for its coins if the option says so (C94)."""
    if card.id != "lighthouse" or counts == "others":
        return card
    return card.instead(CoinsPer(names.YELLOW, 1, OWN), PointsPer(names.YELLOW, 1, OWN))
