"""Adding Agora to the box of a variant."""

from typing import Final

from thaumata.duel.agora import (
    card_plots,
    city_plots,
    conspiring,
    decrees,
    happenings,
    influence,
    military,
    names,
    secrets,
    senate,
    senators,
    token_plots,
    wonders,
)
from thaumata.duel.agora.conspiracies import CONSPIRACIES
from thaumata.duel.agora.part import AgoraPart
from thaumata.duel.box import DuelBox
from thaumata.duel.catalog import Deck
from thaumata.duel.military import CoinTokens
from thaumata.duel.setup import SetUp
from thaumata.duel.structure import Layout
from thaumata.duel.taking import TakeResourceCard, TakeWonder
from thaumata.game import Part, Verb

AGE_I: Final = (
    (5, 7, 9),
    (4, 6, 8, 10),
    (3, 5, 7, 9, 11),
    (2, 4, 6, 8, 10, 12),
    (1, 3, 5, 7, 9, 11, 13),
)

AGE_II: Final = (
    (1, 3, 5, 7, 9, 11, 13),
    (2, 4, 6, 8, 10, 12),
    (3, 5, 7, 9, 11),
    (4, 6, 8, 10),
    (5, 7, 9),
)

AGE_III: Final = (
    (6, 8),
    (5, 7, 9),
    (4, 6, 8, 10),
    (3, 5, 7, 9, 11),
    (4, 6, 8, 10),
    (5, 7, 9),
    (6, 8),
)
"""The columns of each row of the structures (D151)."""

SENATORS_DEALT: Final = (5, 5, 3)
"""The number of senators that join the deck of each age (D151)."""


def add_to(box: DuelBox, options: dict[str, str]) -> None:
    """Add the expansion to a box that holds the base game."""
    box.layouts = [Layout(AGE_I), Layout(AGE_II), Layout(AGE_III)]
    for age, dealt in enumerate(SENATORS_DEALT, 1):
        box.decks.append(Deck("senator", age, senators.CARDS, dealt, home=1))
    box.wonders += wonders.WONDERS
    box.tokens += wonders.TOKENS
    box.more[names.FIRST_CONSPIRACY] = list(CONSPIRACIES)
    effects = [decree.effect for decree in decrees.DECREES]

    def new_part() -> Part:
        return AgoraPart(effects)

    box.parts.append(new_part)
    box.put_instead(SetUp, SetUp(structure_first=True))
    box.put_instead(CoinTokens, military.InfluenceTokens())
    box.rules += [
        senate.Senate(box.row("senate")),
        decrees.Decrees(),
        senators.Recruiting(),
        conspiring.Plotting(),
        wonders.PickedWonders(),
        card_plots.RemovedCards(),
        secrets.Secrets(),
    ]
    _add_words(box)
    _add_decisions(box)


def _add_words(box: DuelBox) -> None:
    box.names["chamber"] = [str(chamber + 1) for chamber in range(names.CHAMBERS)]
    box.names["decree"] = [decree.id for decree in decrees.DECREES]
    box.names["conspiracy"] = [conspiracy.id for conspiracy in CONSPIRACIES]
    box.verbs[names.PLACE] = Verb("place", "chamber")
    box.verbs[names.MOVE] = Verb("move", "chamber", "chamber")
    box.verbs[names.REMOVE] = Verb("remove", "chamber")
    box.verbs[names.CONSPIRE] = Verb("conspire")
    box.verbs[names.KEEP] = Verb("keep", "conspiracy")
    box.verbs[names.TOP] = Verb("top")
    box.verbs[names.BOTTOM] = Verb("bottom")
    box.verbs[names.PREPARE] = Verb("prepare", "conspiracy", "card")
    box.verbs[names.TRIGGER] = Verb("trigger", "conspiracy")
    box.verbs[names.DEAL_DECREE] = Verb("deal", "decree")
    box.verbs[names.DEAL_CONSPIRACY] = Verb("deal", "conspiracy")
    box.verbs[names.TAKE_WONDER] = Verb("take", "wonder")
    box.verbs[names.TAKE_CARD] = Verb("take", "card")
    box.verbs[names.LOCK] = Verb("lock", "token")
    box.verbs[names.SWAP] = Verb("swap", "card", "card")
    box.verbs[names.SHIFT] = Verb("decree", "chamber", "chamber")
    box.verbs[names.RUIN] = Verb("ruin", "wonder")


def _add_decisions(box: DuelBox) -> None:
    box.decisions[names.SENATE_ACTION] = influence.SenateAction()
    box.decisions[names.CONSPIRATOR] = senators.Conspirator()
    box.decisions[names.PLACE_CUBE] = influence.PlaceCube()
    box.decisions[names.MOVE_CUBE] = influence.MoveCube()
    box.decisions[names.REMOVE_CUBE] = influence.RemoveCube()
    box.decisions[names.SETTLE] = senate.Settle()
    box.decisions[names.TURN_UP_DECREE] = senate.TurnUpDecree()
    box.decisions[names.FIRED_TOKENS] = military.FiredTokens()
    box.decisions[names.DRAW_CONSPIRACY] = conspiring.DrawConspiracy()
    box.decisions[names.KEEP_CONSPIRACY] = conspiring.KeepConspiracy()
    box.decisions[names.KEEP_BOTH] = conspiring.KeepBoth()
    box.decisions[names.PUT_BACK] = conspiring.PutBack()
    box.decisions[names.TRIGGER_PLOT] = conspiring.TriggerPlot()
    box.decisions[names.EXTORTION] = TakeWonder(
        "extortion", names.TAKE_WONDER, happenings.WONDER_TAKEN
    )
    box.decisions[names.OBSCURANTISM] = token_plots.Obscurantism()
    box.decisions[names.PROPERTY_FRAUD] = card_plots.PropertyFraud()
    box.decisions[names.LOOK_AT_REMOVED] = card_plots.LookAtRemoved()
    box.decisions[names.TREASON] = card_plots.Treason()
    box.decisions[names.ESPIONAGE] = token_plots.Espionage()
    box.decisions[names.TURN_OF_EVENTS] = card_plots.TurnOfEvents()
    box.decisions[names.TURN_UP] = card_plots.TurnUp()
    box.decisions[names.FORECLOSURE] = TakeResourceCard(
        "foreclosure", names.TAKE_CARD, happenings.CITY_CARD_TAKEN
    )
    box.decisions[names.COERCION] = city_plots.Coercion()
    box.decisions[names.INSIDER_INFLUENCE] = token_plots.InsiderInfluence()
    box.decisions[names.SABOTAGE] = city_plots.Sabotage()
    box.decisions[names.INCOME] = decrees.PayIncome()
