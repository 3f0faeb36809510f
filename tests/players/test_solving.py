"""The last turns of Duel are solved as an exhaustive search does."""

import pytest

from thaumata import Dealer, Game, State
from thaumata.game import NATURE_BIT
from thaumata.kit.bits import members_of
from thaumata.players.search.ends import Ends
from thaumata.players.search.solving import UNSOLVED, Solver
from thaumata.rng import Rng


def before_the_end(seed: int, decisions: int) -> State | None:
    """Play a random duel and return the position so many decisions before it is scored."""
    state, dealer, rng = Game("duel").start(), Dealer(seed), Rng(seed)
    passed: list[State] = []
    while state.pending:
        if state.pending == NATURE_BIT:
            dealer.answer(state)
            continue
        passed.append(state.copy())
        seat = members_of(state.pending)[0]
        actions = state.legal_actions(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    outcome = state.outcome()
    assert outcome is not None
    return passed[-decisions] if outcome.kind.startswith("civilian") else None


def worth(state: State, seat: int) -> float:
    """Return the value of a position for a seat by exhaustive search."""
    if not state.pending:
        return Ends().worth(state, seat)
    asked = members_of(state.pending)[0]
    assert state.pending != NATURE_BIT, "chance has a say"
    after = []
    for action in state.legal_actions(asked):
        next_state = state.copy()
        next_state.perform(asked, action)
        after.append(worth(next_state, seat))
    return max(after) if asked == seat else min(after)


@pytest.mark.parametrize("seed", [2, 3, 4, 5, 6, 9, 12, 19, 20, 22, 26, 29])
def test_the_solver_finds_what_trying_everything_finds(seed: int) -> None:
    state = before_the_end(seed, 3)
    assert state is not None
    seat = members_of(state.pending)[0]
    solved = int(Solver(state, Ends()).solve(state, seat, 1_000_000))
    best = worth(state, seat)
    if best == -1:
        assert solved == UNSOLVED
    else:
        state.apply(seat, solved)
        assert worth(state, seat) == best


def test_the_solver_gives_up_where_chance_has_a_say_or_positions_are_too_many() -> None:
    early = Game("duel").start()
    dealer = Dealer(3)
    while early.pending == NATURE_BIT:
        dealer.answer(early)
    solver = Solver(early, Ends())
    assert solver.solve(early, members_of(early.pending)[0], 1_000_000) == UNSOLVED
    late = before_the_end(2, 4)
    assert late is not None
    assert solver.solve(late, members_of(late.pending)[0], 2) == UNSOLVED
