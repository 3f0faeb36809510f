"""Analyses of recorded games: every decision, the curve, the turning points."""

import msgspec
import pytest

from thaumata import Dealer, Game, Record
from thaumata.game import NATURE, NATURE_BIT
from thaumata.kit.bits import members_of
from thaumata.players.advice.advising import Adviser
from thaumata.players.advice.analyzing import MISTAKE, Analyst, analyze
from thaumata.players.advice.structs import Analysis
from thaumata.rng import Rng

PACE = 0.03
"""A few simulations for each decision."""


def recorded(variant: str, seed: int = 2, *, moves: int = 10**6) -> Record:
    """Record a game of random players, or its beginning."""
    game, dealer, rng = Game(variant), Dealer(seed), Rng(seed)
    record, state = Record(game, players=("Anna", "Bob")), game.start()
    while state.pending and len(record) < moves:
        if state.pending == NATURE_BIT:
            record.play(state, NATURE, int(dealer.choose(state)))
        else:
            seat = members_of(state.pending)[0]
            actions = state.legal_actions(seat)
            record.play(state, seat, actions[rng.below(len(actions))])
    return record


def choices_of(record: Record) -> list[int]:
    """Number the moves that were choices."""
    state, numbers = record.game.start(), []
    for number, move in enumerate(record.moves, 1):
        if move.seat != NATURE and len(state.legal_actions(move.seat)) > 1:
            numbers.append(number)
        state.perform(move.seat, move.action)
    return numbers


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    "variant", ["duel", "duel+pantheon+agora", "classic-2", "classic-3", "classic-4+cities+teams"]
)
def test_a_game_of_every_variant_is_judged_to_its_end(variant: str) -> None:
    record = recorded(variant)
    analysis = Analyst(record, pace=PACE).analyze()
    assert [each.number for each in analysis.decisions] == choices_of(record)
    assert all(each.cost >= 0 for each in analysis.decisions)
    assert all(each.cost == 0 for each in analysis.decisions if each.played == each.best)
    outcome = record.state().outcome()
    assert outcome is not None
    assert [seat for seat, n in enumerate(analysis.curve[-1].chances) if n] == [*outcome.winners]
    assert analysis.curve[-1].points == outcome.sheet.totals
    assert sum(each.decisions for each in analysis.performances) == len(analysis.decisions)
    for each in analysis.performances:
        costs = [judged.cost for judged in analysis.decisions if judged.seat == each.seat]
        assert each.mistakes == sum(cost >= MISTAKE for cost in costs)
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis


@pytest.mark.compiled_only
def test_a_game_that_is_not_over_is_judged_as_far_as_it_went() -> None:
    record = recorded("duel", moves=40)
    analysis = Analyst(record, pace=PACE).analyze()
    assert [each.number for each in analysis.decisions] == choices_of(record)
    assert analysis.curve[-1].number < len(record)
    assert all(sum(moment.chances) == 100 for moment in analysis.curve)


def test_of_a_record_without_decisions_nothing_is_said() -> None:
    analysis = analyze(recorded("duel", moves=3))
    assert not analysis.decisions
    assert not analysis.curve
    assert not analysis.turning_points
    assert [each.decisions for each in analysis.performances] == [0, 0]


@pytest.mark.compiled_only
def test_the_progress_grows() -> None:
    done: list[float] = []
    Analyst(recorded("duel", moves=30), pace=PACE).analyze(done.append)
    assert done == sorted(done)
    assert len(done) >= 30
    assert 0 < done[-1] <= 1


@pytest.mark.compiled_only
def test_the_dearest_mistakes_are_explained() -> None:
    analysis = analyze(recorded("duel"))
    assert analysis.turning_points  # random players make mistakes
    costs = [each.cost for each in analysis.turning_points]
    assert costs == sorted(costs, reverse=True)
    for each in analysis.turning_points:
        assert each.cost >= MISTAKE
        assert each.played != each.best
        assert each.reason is not None


@pytest.mark.compiled_only
@pytest.mark.parametrize("variant", ["duel+agora", "classic-3"])
def test_a_decision_is_judged_by_what_its_seat_knew(variant: str) -> None:
    """In another world that looks the same to the seat the verdict is the same."""
    record = recorded(variant, moves=90)
    analysis = Analyst(record, pace=PACE).analyze()
    quick, patient = Adviser(record.game, "medium", PACE), Adviser(record.game, "medium", PACE * 10)
    for each in analysis.decisions:
        world = record.state(each.number - 1).resample(each.seat, Rng(each.number))
        verdicts = set()
        for adviser in (quick, patient):
            search, sample = adviser.search(world, each.seat, Rng(0, each.number), each.played)
            best = int(search.best())
            chance = round(50 * (search.worth_of(best) + 1))
            verdicts.add((record.game.text(sample, each.seat, best), chance))
        assert (each.best, each.chance) in verdicts
