"""Engineering: a coin instead of the cost of a card with a chain symbol (D143, D144, D246)."""

from mypy_extensions import i64

from thaumata.duel.commerce import bill_of, printed_coins, trade_coins
from thaumata.duel.pantheon.part import pantheon_of
from thaumata.duel.state import DuelState
from thaumata.kit.counts import count
from thaumata.rules import Rule


class Engineering(Rule[DuelState]):
    """Its owner pays the lower of the usual cost and one coin, to the bank."""

    def bill_for(self, state: DuelState, seat: i64, card: i64, bill: i64) -> i64:
        """Replace the whole cost where that is cheaper."""
        engineers = pantheon_of(state).engineers
        if engineers == 0:
            return bill
        coins = count(engineers, seat)
        if coins == 0 or state.catalog.chain_needed[card] == 0:
            return bill
        if printed_coins(bill) + trade_coins(bill) <= coins:
            return bill
        return bill_of(coins, 0)
