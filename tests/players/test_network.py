"""The network in integers: its sums, and the same answer compiled and interpreted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from thaumata import Dealer, Game
from thaumata.game import MOST_ACTIONS, NATURE_BIT
from thaumata.players.networks import network_of
from thaumata.players.networks.weights import Weights
from thaumata.players.search.families import FAMILIES
from thaumata.players.search.features import MOST_TRUE
from thaumata.players.search.network import LANES, ONE, PAIR, WEIGHT_ONE, Network, pair_of, word_of

LANE = st.integers(-2000, 2000)
WIDTH, HIDDEN, STATEMENTS = 32, 16, 5


@given(
    rows=st.lists(st.lists(LANE, min_size=WIDTH, max_size=WIDTH), min_size=6, max_size=6),
    second=st.lists(st.integers(-600, 600), min_size=WIDTH * HIDDEN, max_size=WIDTH * HIDDEN),
    bias=st.lists(st.integers(-90_000, 90_000), min_size=HIDDEN, max_size=HIDDEN),
    true=st.sets(st.integers(0, STATEMENTS - 1)),
)
def test_words_of_lanes_add_up_as_the_lanes_do(
    rows: list[list[int]], second: list[int], bias: list[int], true: set[int]
) -> None:
    words = [word_of(row[n : n + LANES]) for row in rows for n in range(0, WIDTH, LANES)]
    columns = [second[unit::WIDTH] for unit in range(WIDTH)] + [bias]
    pairs = [pair_of(row[n : n + PAIR]) for row in columns for n in range(0, HIDDEN, PAIR)]
    value = [100, -50, 25, 10] * 4
    network = Network(words, pairs, HIDDEN, value, 0, value, [7])
    listed = vec[i64]([*true, 0])

    sums = [sum(rows[n][lane] for n in [*true, STATEMENTS]) for lane in range(WIDTH)]
    layer = [min(max(total, 0), ONE) for total in sums]
    top = [
        min(
            max((bias[u] + sum(a * second[u * WIDTH + n] for n, a in enumerate(layer))) >> 8, 0),
            ONE,
        )
        for u in range(HIDDEN)
    ]
    worth = sum(a * b for a, b in zip(top, value, strict=True)) / (ONE * WEIGHT_ONE)
    assert network.evaluate(listed, len(true)) == worth / (1 + abs(worth))
    assert network.logit(0) == 7 + sum(a * b for a, b in zip(top, value, strict=True))


@pytest.mark.parametrize("family", FAMILIES)
def test_a_network_is_read_as_it_is_written(family: str) -> None:
    weights = network_of(family)
    again = Weights.read(weights.write())
    assert (again.head, again.numbers) == (weights.head, weights.numbers)


def test_both_networks_together_are_small() -> None:
    assert sum(len(network_of(family).write()) for family in FAMILIES) < 2_000_000


@pytest.mark.parametrize("variant", ["duel", "duel+pantheon+agora", "classic-4+cities"])
def test_promises_are_shares_of_one_and_every_true_statement_has_a_name(variant: str) -> None:
    game, dealer = Game(variant), Dealer(3)
    setup = FAMILIES[game.family.name]
    features = setup.features(game)
    evaluator = network_of(game.family.name).evaluator(game, features)
    state = game.start()
    priors, true = vec[float]([0.0] * MOST_ACTIONS), vec[i64]([0] * MOST_TRUE)
    for _ in range(120):
        if not state.pending:
            break
        if state.pending == NATURE_BIT:
            dealer.answer(state)
            continue
        seat = int(state.pending).bit_length() - 1
        actions = state.legal_actions(seat)
        n = features.fill(state, seat, true)
        assert all(features.names[true[i]] for i in range(n))
        worth = evaluator.evaluate(state.copy(), seat, vec[i64](actions), len(actions), priors)
        assert -1 < worth < 1
        assert sum(priors[i] for i in range(len(actions))) == pytest.approx(1)
        state.apply(seat, actions[-1])
