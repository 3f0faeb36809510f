"""The contents of the base game's box."""

from thaumata.duel import (
    ages,
    building,
    cards,
    carrying_out,
    dealing,
    military,
    names,
    progress,
    science,
    scoring,
    setup,
    structure,
    turns,
    wonders,
)
from thaumata.duel.box import DuelBox
from thaumata.duel.catalog import Deck
from thaumata.game import Verb


def fill(box: DuelBox, options: dict[str, str]) -> None:
    """Put the base game into the box."""
    box.layouts = [
        structure.Layout(structure.AGE_I),
        structure.Layout(structure.AGE_II),
        structure.Layout(structure.AGE_III),
    ]
    box.decks = [
        Deck("age1", 1, cards.AGE_I, dealt=20),
        Deck("age2", 2, cards.AGE_II, dealt=20),
        Deck("age3", 3, cards.AGE_III, dealt=17),
        Deck("guild", 3, cards.GUILDS, dealt=3),
    ]
    box.wonders = list(wonders.WONDERS)
    box.tokens = list(progress.TOKENS)
    box.chains = list(names.CHAINS)
    box.categories = list(names.CATEGORIES)
    box.rules = [
        setup.SetUp(),
        military.CoinTokens(),
        wonders.SevenWonders(),
        wonders.Theology(),
        scoring.BuildingPoints(),
        scoring.WonderPoints(),
        scoring.ProgressPoints(),
        scoring.TreasuryPoints(),
        military.MilitaryPoints(),
    ]
    box.verbs = {
        names.BUILD: Verb("build", "card"),
        names.DISCARD: Verb("discard", "card"),
        names.WONDER: Verb("wonder", "wonder", "card"),
        names.TAKE: Verb("take", "token"),
        names.PASS: Verb("pass"),
        names.PICK: Verb("pick", "wonder"),
        names.BEGINS: Verb("begins", "seat"),
        names.DEAL_CARD: Verb("deal", "card"),
        names.DEAL_WONDER: Verb("deal", "wonder"),
        names.DEAL_TOKEN: Verb("deal", "token"),
        names.LAY: Verb("lay", "back", "slot"),
    }
    box.decisions = {
        names.FIRST_PLAYER: setup.FirstPlayer(options["first"]),
        names.DEAL_PROGRESS: setup.DealProgress(),
        names.DRAFT: setup.Draft(options["wonders"]),
        names.SHOW_WONDER: setup.ShowWonder(),
        names.PICK_WONDER: setup.PickWonder(),
        names.LAY_OUT: ages.LayOut(),
        names.LAY_BACK: dealing.LayBack(),
        names.DEAL_SLOT: dealing.DealSlot(),
        names.BEGIN_AGE: ages.BeginAge(options["centered_start"] == "last_chooses"),
        names.STARTER: ages.Starter(),
        names.TURN: turns.Turn(),
        names.END_TURN: turns.EndTurn(),
        names.TAKE_TOKEN: science.TakeToken(options["progress"] == "may_decline"),
        names.DRAW_TOKEN: science.DrawToken(),
        names.LIBRARY: science.Library(),
        names.MAUSOLEUM: building.Mausoleum(),
        names.CARRY_ON: carrying_out.CarryOn(),
        names.DISCARD_CARD: building.DiscardCard(),
    }
