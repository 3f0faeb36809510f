"""Evaluators written by a user: a search uses them like ours."""

from thaumata import Dealer, Game, State
from thaumata.game import NATURE_BIT
from thaumata.players.search.ends import Ends
from thaumata.players.search.evaluator import BatchEvaluator, Judgement
from thaumata.players.search.turns import TurnSearch
from thaumata.rng import Rng


class FirstIsBest(BatchEvaluator):
    """Gives the first action all of the prior, and every position the value 0."""

    def __init__(self) -> None:
        self.asked = 0

    def evaluate_batch(self, states: list[State], seats: list[int]) -> Judgement:
        self.asked += len(states)
        actions = [state.legal_actions(seat) for state, seat in zip(states, seats, strict=True)]
        priors = [[1.0] + [0.0] * (len(each) - 1) for each in actions]
        return Judgement([0.0] * len(states), priors)


def test_a_judge_of_batches_steers_a_search() -> None:
    state, dealer = Game("duel").start(), Dealer(4)
    while state.pending == NATURE_BIT:
        dealer.answer(state)
    judge = FirstIsBest()
    seat = int(state.pending).bit_length() - 1
    search = TurnSearch(state, judge, Ends(), Rng(1), 30)
    search.begin(state, seat)
    search.run(state, 30)
    assert judge.asked > 30
    first, *others = state.legal_actions(seat)
    assert search.best() == first
    assert sum(search.visits(action) for action in others) < search.visits(first)
