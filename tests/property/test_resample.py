"""The law of ``resample``: it depends on what the seat knows and on the generator alone."""

from __future__ import annotations

from typing import cast

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.auction import BID, CURSE, UNKNOWN, Auction, purse_of
from tests.proof.walk import OPTION_SETS, steps
from thaumata import NATURE, Dealer, Game, State
from thaumata.duel.state import SLOTS, DuelState
from thaumata.game import action_of, register
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

register(Auction())
AUCTION = Game("auction")

seats = st.integers(0, 2)
seeds = st.integers(0, 2**32)
lucky_numbers = st.lists(st.integers(1, 6), min_size=3, max_size=3)


@st.composite
def choices(draw: st.DrawFn, seat: int) -> list[int]:
    """None, one or both of the choices that a seat can have sealed."""
    bid = action_of(BID, draw(st.integers(0, 3)))
    curse = action_of(CURSE, draw(st.sampled_from([other for other in range(3) if other != seat])))
    return [int(bid), int(curse)][: draw(st.integers(0, 2))]


@st.composite
def all_choices(draw: st.DrawFn) -> list[list[int]]:
    """The sealed choices of all seats while the round is not resolved."""
    sealed = [draw(choices(seat)) for seat in range(3)]
    assume(any(len(mine) < 2 for mine in sealed))
    return sealed


def auction(shown: int, lucky: list[int], sealed: list[list[int]], order: list[int]) -> State:
    """An auction in which the seats have sealed these choices in some order."""
    state = AUCTION.start()
    state.apply(NATURE, state.legal_actions(NATURE)[shown])
    purse_of(state).lucky = list(lucky)
    for seat in order:
        for action in sealed[seat]:
            state.apply(seat, action)
    return state


@given(
    seat=seats,
    shown=st.integers(0, 3),
    lucky=st.tuples(lucky_numbers, lucky_numbers),
    sealed=st.tuples(all_choices(), all_choices()),
    orders=st.tuples(st.permutations(range(3)), st.permutations(range(3))),
    seed=seeds,
)
def test_states_that_look_equal_to_a_seat_give_equal_samples(
    seat: int,
    shown: int,
    lucky: tuple[list[int], list[int]],
    sealed: tuple[list[list[int]], list[list[int]]],
    orders: tuple[list[int], list[int]],
    seed: int,
) -> None:
    """Two auctions differ only in the sealed choices of others and in their lucky numbers."""
    mine = sealed[0][seat]
    sealed[1][seat] = mine
    assume(any(len(theirs) < 2 for theirs in sealed[1]))
    lucky[1][seat] = lucky[0][seat]
    samples = [
        auction(shown, lucky[n], sealed[n], orders[n]).resample(seat, Rng(seed)) for n in (0, 1)
    ]
    assert samples[0].numbers() == samples[1].numbers()
    assert samples[0].sealed_by(seat) == samples[1].sealed_by(seat) == mine
    assert purse_of(samples[0]).lucky == purse_of(samples[1]).lucky


@given(seat=seats, lucky=lucky_numbers, sealed=all_choices(), seed=seeds)
def test_a_sample_reopens_what_others_sealed_and_guesses_their_secrets(
    seat: int, lucky: list[int], sealed: list[list[int]], seed: int
) -> None:
    state = auction(0, lucky, sealed, [0, 1, 2])
    before = state.numbers()
    sample = state.resample(seat, Rng(seed))
    assert state.numbers() == before
    assert sample.sealed_by(seat) == sealed[seat]
    for other in range(3):
        if other != seat:
            assert sample.sealed_by(other) == []
            assert sample.pending >> other & 1
            assert purse_of(sample).lucky[other] in range(1, 7)
    assert purse_of(sample).lucky[seat] == lucky[seat]
    while sample.pending:
        mover = members_of(sample.pending)[0]
        sample.apply(mover, sample.legal_actions(mover)[0])
    assert state.numbers() == before


@given(seat=seats, lucky=lucky_numbers, sealed=all_choices())
def test_what_is_known_to_a_seat_leaves_secrets_blank(
    seat: int, lucky: list[int], sealed: list[list[int]]
) -> None:
    known = auction(1, lucky, sealed, [2, 1, 0]).known_to(seat)
    blank = [n if owner == seat else UNKNOWN for owner, n in enumerate(lucky)]
    assert purse_of(known).lucky == blank
    assert [bool(known.sealed_by(other)) for other in range(3) if other != seat] == [False, False]


def test_samples_follow_the_generator() -> None:
    state = auction(2, [1, 1, 1], [[], [], []], [0, 1, 2])
    guesses = {tuple(purse_of(state.resample(0, Rng(seed))).lucky) for seed in range(500)}
    assert guesses == {(1, second, third) for second in range(1, 7) for third in range(1, 7)}


@given(
    game_seed=st.integers(0, 1000),
    options=st.sampled_from(OPTION_SETS),
    stop=st.integers(0, 140),
    seat=st.integers(0, 1),
    seed=seeds,
)
def test_a_duel_has_no_secret_between_its_players(
    game_seed: int, options: dict[str, str], stop: int, seat: int, seed: int
) -> None:
    """A sample is the position itself: hidden cards have no identity before they are dealt."""
    for number, (state, _seat, _action) in enumerate(
        steps(Game("duel", options=options), game_seed)
    ):
        if number == stop:
            sample = state.resample(seat, Rng(seed))
            assert sample is not state
            assert sample.numbers() == state.numbers()
            return


@given(
    game_seed=st.integers(0, 1000),
    stop=st.integers(0, 120),
    dealers=st.tuples(seeds, seeds),
    garbage=seeds,
)
def test_a_sample_of_a_duel_knows_nothing_of_the_deal(
    game_seed: int, stop: int, dealers: tuple[int, int], garbage: int
) -> None:
    """Samples do not depend on the dealer's deal, or on old cards left in slots."""
    for number, (state, _seat, _action) in enumerate(steps(Game("duel"), game_seed)):
        if number == stop:
            played = [sampled_game(state, seed, garbage + n) for n, seed in enumerate(dealers)]
            assert played[0] == played[1]
            return


def sampled_game(state: State, dealer_seed: int, garbage: int) -> list[list[int]]:
    """Let a dealer see a state, overwrite its hidden slots, and play on with a sample."""
    true = cast(DuelState, state.copy())
    if true.pending == 2**NATURE:
        Dealer(dealer_seed).choose(true)
    rng = Rng(garbage)
    for slot in range(SLOTS):
        if not true.known >> slot & 1:
            true.slots[slot] = rng.below(150)
    sample = true.resample(0, Rng(7))
    moves = Rng(9)
    seen: list[list[int]] = []
    for _ in range(30):
        if sample.pending:
            mover = members_of(sample.pending)[0]
            legal = sample.legal_actions(mover)
            sample.apply(mover, legal[moves.below(len(legal))])
            seen.append(sample.numbers())
    return seen
