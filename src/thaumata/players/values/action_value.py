"""The value of an action: the value of the position after it."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from thaumata.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionValue:
    """Values the actions of one variant."""

    def after(self, state: State, seat: i64, action: i64) -> i64:
        """Return the value for a seat after an action; the state is not changed."""
        raise NotImplementedError

    def best(self, state: State, seat: i64, actions: list[int]) -> tuple[int, int]:
        """Return the action with the highest value, the first of equal ones, and its value."""
        chosen = actions[0]
        most: i64 = self.after(state, seat, chosen)
        for action in actions[1:]:
            worth = self.after(state, seat, action)
            if worth > most:
                chosen = action
                most = worth
        return chosen, int(most)
