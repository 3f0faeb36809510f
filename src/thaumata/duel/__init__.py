"""7 Wonders Duel: the rules of the base game, put together from their chapters."""

from __future__ import annotations

from thaumata.duel import (
    ages,
    building,
    cards,
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
from thaumata.duel.catalog import Catalog, Deck
from thaumata.duel.state import DuelState
from thaumata.game import Family, Game, State, Verb


class Duel(Family):
    """The variants of Duel."""

    def __init__(self) -> None:
        """Name the family."""
        super().__init__("duel")

    def options(self, expansions: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Offer the house choices that the rulings name."""
        return {
            "wonders": ("draft", "first_game", "random"),
            "first": ("random", "0", "1"),
            "centered_start": ("last", "last_chooses"),
            "progress": ("must", "may_decline"),
        }

    def new_state(self, game: Game) -> State:
        """Make an empty table."""
        return DuelState(game)

    def assemble(self, game: Game) -> None:
        """Put the base game together."""
        catalog = Catalog(
            layouts=[
                structure.Layout(structure.AGE_I),
                structure.Layout(structure.AGE_II),
                structure.Layout(structure.AGE_III),
            ],
            decks=[
                Deck("age1", 1, cards.AGE_I, dealt=20),
                Deck("age2", 2, cards.AGE_II, dealt=20),
                Deck("age3", 3, cards.AGE_III, dealt=17),
                Deck("guild", 3, cards.GUILDS, dealt=3),
            ],
            wonders=wonders.WONDERS,
            tokens=progress.TOKENS,
        )
        game.catalog = catalog
        game.names = catalog.names()
        game.categories = names.CATEGORIES
        game.victories = names.VICTORIES
        self._add_verbs(game)
        self._add_decisions(game)
        game.rules += [
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

    def _add_verbs(self, game: Game) -> None:
        game.verbs |= {
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

    def _add_decisions(self, game: Game) -> None:
        option = game.options
        for kind, decision in (
            (names.FIRST_PLAYER, setup.FirstPlayer(option["first"])),
            (names.DEAL_PROGRESS, setup.DealProgress()),
            (names.DRAFT, setup.Draft(option["wonders"])),
            (names.SHOW_WONDER, setup.ShowWonder()),
            (names.PICK_WONDER, setup.PickWonder()),
            (names.LAY_OUT, ages.LayOut()),
            (names.LAY_BACK, dealing.LayBack()),
            (names.DEAL_SLOT, dealing.DealSlot()),
            (names.BEGIN_AGE, ages.BeginAge(option["centered_start"] == "last_chooses")),
            (names.STARTER, ages.Starter()),
            (names.TURN, turns.Turn()),
            (names.END_TURN, turns.EndTurn()),
            (names.TAKE_TOKEN, science.TakeToken(option["progress"] == "may_decline")),
            (names.DRAW_TOKEN, science.DrawToken()),
            (names.LIBRARY, science.Library()),
            (names.MAUSOLEUM, building.Mausoleum()),
            (names.DISCARD_CARD, building.DiscardCard()),
        ):
            game.add_decision(kind, decision)
