"""Base classes of icons: effects as long as the component lasts, and pure choices."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.state import DuelState
from thaumata.kit.bits import BITS
from thaumata.kit.effects import Effect, Form


class Lasting(Effect[DuelState]):
    """An amount that its owner has as long as the component is in the city."""

    amount: i64
    printed: Form

    def __init__(self, amount: int, *printed: object) -> None:
        super().__init__()
        self.amount = amount
        self.printed = printed

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        """Add to the amount of a seat, or subtract if the number is negative."""

    def hold(self, state: DuelState, seat: i64) -> None:
        """Start to have it."""
        self.change(state, seat, self.amount)

    def lose(self, state: DuelState, seat: i64) -> None:
        self.change(state, seat, -self.amount)

    def form(self) -> Form:
        return self.printed


class Asks(Effect[DuelState]):
    """An icon that only asks for decisions: its owner makes one, then perhaps others."""

    icon: str
    decisions: vec[i64]
    """The kinds of decisions, in their order."""

    argument: i64
    """The argument of the decisions, if their kind alone does not say enough."""

    def __init__(self, icon: str, *decisions: int, argument: int = 0) -> None:
        super().__init__(asks=True)
        self.icon = icon
        self.decisions = vec[i64](list(decisions))
        self.argument = argument

    def gain(self, state: DuelState, seat: i64) -> None:
        """Put the decisions on the agenda, the first one last, so that it comes up first."""
        decisions = self.decisions
        left: i64 = len(decisions)
        while left > 0:
            left -= 1
            state.ask(decisions[left], self.argument, BITS[seat])

    def form(self) -> Form:
        return (self.icon,)
