"""Cities in words: the settling of losses, and the effects of black icons."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from thaumata.classic.cities.losses import loss_of
from thaumata.classic.conflicts import VICTORY
from thaumata.classic.state import ClassicState
from thaumata.wording.classic.expansion import Arguments, ClassicExpansionWords
from thaumata.wording.icons import AMOUNT, WHAT, Icons, as_it_is
from thaumata.wording.message import Argument, Message, message

if TYPE_CHECKING:
    from thaumata.views.classic.actions import ClassicPreview
    from thaumata.wording.family import FamilyWords


def _value_in_age(family: FamilyWords, age: int) -> Argument:
    return VICTORY[age - 1]


class CitiesWords(ClassicExpansionWords):
    """Black cards, losses and debts."""

    icons: ClassVar[Icons] = {
        "others_lose": (AMOUNT, WHAT),
        "others_gain": (AMOUNT,),
        "neighbors_gain": (AMOUNT,),
        "neighbors_debt": (AMOUNT,),
        "takes_victory": (("value", _value_in_age),),
        "coins_per_victory": (AMOUNT,),
        "points_per_victory": (AMOUNT, ("age", as_it_is)),
        "right": (("right", as_it_is),),
    }

    def asked(self, state: ClassicState, decision: str, city: int) -> Arguments:
        """Return the number of coins lost."""
        return {"coins": int(loss_of(state, city))} if decision == "settle" else {}

    def answer(
        self, state: ClassicState, city: int, whose: str, preview: ClassicPreview
    ) -> Message | None:
        """Return the coins paid for a loss, and the debts for the rest."""
        if state.decision() != "settle":
            return None
        coins = state.cities[city].coins - preview.coins[city]
        debts = int(loss_of(state, city)) - coins
        if debts == 0:
            return message("classic-action-pay", city=whose, coins=coins)
        if coins == 0:
            return message("classic-action-pay-none", city=whose, debts=debts)
        return message("classic-action-pay-part", city=whose, coins=coins, debts=debts)
