"""Adding Cities to the box of a variant."""

from typing import Final

from thaumata.classic.box import ClassicBox
from thaumata.classic.catalog import Mixed
from thaumata.classic.cities import boards, cards
from thaumata.classic.cities.diplomacy import DiplomaticConflicts
from thaumata.classic.cities.losses import CoinLosses, Settle
from thaumata.classic.cities.names import BLACK_ROW, CITY_PAY, DEBT_ROW, PAY, SETTLE
from thaumata.classic.cities.part import CitiesPart
from thaumata.classic.cities.scoring import BlackPoints, CopiedScience, DebtPoints
from thaumata.classic.cities.trade import BlackTrade
from thaumata.classic.conflicts import Conflicts
from thaumata.classic.names import BUILD, FOR_FREE_CITY
from thaumata.classic.scoring import SciencePoints
from thaumata.game import Verb

OPTIONS: Final[dict[str, tuple[str, ...]]] = {"last_fight": ("once", "twice")}
"""Whether two fighters left after diplomacy fight once, or on both sides."""

HAND_SIZE: Final = 8
"""Cards in a hand: one more than in the base game (C130)."""


def add_to(box: ClassicBox, options: dict[str, str]) -> None:
    """Add black cards, boards, debts and diplomacy."""
    for groups, black in zip(box.mixed_in, (cards.AGE_I, cards.AGE_II, cards.AGE_III), strict=True):
        groups.append(Mixed(black, 0))
    box.boards += boards.BOARDS
    box.hand_size = HAND_SIZE
    box.parts.append(CitiesPart)
    box.put_instead(Conflicts, DiplomaticConflicts(options["last_fight"] == "twice"))
    box.put_instead(SciencePoints, CopiedScience())
    box.rules += [
        BlackTrade(),
        CoinLosses(),
        BlackPoints(box.row(BLACK_ROW)),
        DebtPoints(box.row(DEBT_ROW)),
    ]
    box.verbs[PAY] = Verb("pay", "lost_coins")
    if FOR_FREE_CITY + BUILD in box.verbs:
        box.verbs[CITY_PAY] = Verb("city pay", "lost_coins")
    box.names["lost_coins"] = [str(coins) for coins in range(64)]
    box.decisions[SETTLE] = Settle()
