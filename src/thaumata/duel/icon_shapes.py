"""The shapes that icons share: what lasts as long as its component, and what is all choice."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.state import DuelState
from thaumata.kit.bits import BITS
from thaumata.kit.effects import Effect, Form


class Lasting(Effect[DuelState]):
    """Something that its owner has more of for as long as the component is there."""

    amount: i64
    printed: Form

    def __init__(self, amount: int, *printed: object) -> None:
        super().__init__()
        self.amount = amount
        self.printed = printed

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        """Give a seat so much more, or less where the number is negative."""

    def hold(self, state: DuelState, seat: i64) -> None:
        """Begin to have it."""
        self.change(state, seat, self.amount)

    def lose(self, state: DuelState, seat: i64) -> None:
        self.change(state, seat, -self.amount)

    def form(self) -> Form:
        return self.printed


class Asks(Effect[DuelState]):
    """An icon that is all choice: its owner decides one thing, then perhaps another."""

    icon: str
    decisions: vec[i64]
    """The kinds of decisions, in their order."""

    argument: i64
    """What they are about, where their kind alone does not tell."""

    def __init__(self, icon: str, *decisions: int, argument: int = 0) -> None:
        super().__init__(asks=True)
        self.icon = icon
        self.decisions = vec[i64](list(decisions))
        self.argument = argument

    def gain(self, state: DuelState, seat: i64) -> None:
        """Ask, the first question last, so that it comes up first."""
        decisions = self.decisions
        left: i64 = len(decisions)
        while left > 0:
            left -= 1
            state.ask(decisions[left], self.argument, BITS[seat])

    def form(self) -> Form:
        return (self.icon,)
