"""What an action is worth: how its seat stands afterwards."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from thaumata.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionValue:
    """Weighs the actions of one variant."""

    def after(self, state: State, seat: i64, action: i64) -> i64:
        """Weigh how a seat would stand after an action; the state stays as it is."""
        raise NotImplementedError

    def best(self, state: State, seat: i64, actions: list[int]) -> tuple[int, int]:
        """Return the action after which a seat stands best, the first of equals, and its worth."""
        chosen = actions[0]
        most: i64 = self.after(state, seat, chosen)
        for action in actions[1:]:
            worth = self.after(state, seat, action)
            if worth > most:
                chosen = action
                most = worth
        return chosen, int(most)
