"""Random games with everything checked: words, positions, views, records, deals.

Two hundred games compiled; interpreted twenty-four of them, which takes as long.
"""

from collections.abc import Callable
from typing import cast

import pytest

from tests.proof.walk import OPTION_SETS, finished, steps
from thaumata import NATURE, Dealer, Game, State, build_info, position
from thaumata.duel.state import SLOTS, DuelState
from thaumata.kit.bits import members_of
from thaumata.record import Record
from thaumata.rng import Rng
from thaumata.views import view

CHUNKS = 8
GAMES = 200 if build_info.is_compiled() else 24
EVERY = 3
"""Views and positions are written out every so many actions, beginning later in each game."""

in_chunks = pytest.mark.parametrize(
    "seeds",
    [range(chunk, GAMES, CHUNKS) for chunk in range(CHUNKS)],
    ids=lambda seeds: f"{len(seeds)} games from {seeds.start}",
)


def game_of(seed: int) -> Game:
    """Every second game is the usual one; the others take the options in turn."""
    chosen = OPTION_SETS[seed // 2 % len(OPTION_SETS)] if seed % 2 else {}
    return Game("duel", options=chosen)


def check_games(seeds: range, check: Callable[[State, int], None], every: int = 1) -> None:
    """Check positions of random games, each game beginning with another one."""
    for seed in seeds:
        for number, (state, seat, _action) in enumerate(steps(game_of(seed), seed)):
            if (number + seed) % every == 0:
                check(state, seat)


@in_chunks
def test_every_legal_action_is_read_as_it_is_written(seeds: range) -> None:
    def check(state: State, seat: int) -> None:
        legal = state.legal_actions(seat)
        texts = [state.game.text(state, seat, action) for action in legal]
        assert [state.game.parse(state, seat, text) for text in texts] == legal
        assert len(set(texts)) == len(texts)

    check_games(seeds, check)


@in_chunks
def test_every_position_is_read_as_it_is_written(seeds: range) -> None:
    def check(state: State, seat: int) -> None:
        again = position.load(position.dumps(state))
        assert again.numbers() == state.numbers()
        assert again.legal_actions(seat) == state.legal_actions(seat)
        assert again.fingerprint() == state.fingerprint()

    check_games(seeds, check, EVERY)
    for seed in seeds:
        over = finished(game_of(seed), seed)
        assert position.load(position.dump(over)).numbers() == over.numbers()


@in_chunks
def test_a_view_shows_nothing_that_is_hidden_from_the_seat(seeds: range) -> None:
    """Views stay the same however the hidden part of a table is drawn again or scribbled over."""

    def check(state: State, _seat: int) -> None:
        rng = Rng(len(state.numbers()), state.numbers()[-1])
        for seat in (0, 1):
            shown = view(state, seat)
            assert view(state.copy(), seat) == shown
            assert view(state.resample(seat, rng), seat) == shown
            assert view(scribbled(state, rng), seat) == shown

    check_games(seeds, check, EVERY)


def scribbled(state: State, rng: Rng) -> State:
    """Put any card into every slot that shows none."""
    copy = cast(DuelState, state.copy())
    cards = [number for number, id in enumerate(copy.game.names["card"]) if id]
    for slot in range(SLOTS):
        if not copy.known >> slot & 1:
            copy.slots[slot] = cards[rng.below(len(cards))]
    return copy


@in_chunks
def test_a_position_known_to_a_seat_is_all_of_a_duel(seeds: range) -> None:
    """Nothing is secret between the players of the base game: both know the whole position."""

    def check(state: State, _seat: int) -> None:
        for seat in (0, 1):
            assert position.dump(state, seat) == position.dump(state)
            assert state.known_to(seat).numbers() == state.numbers()

    check_games(seeds, check, EVERY)


@in_chunks
def test_a_record_replays_to_the_same_positions(seeds: range) -> None:
    for seed in seeds:
        game = game_of(seed)
        record = Record(game, ("Ada", "Blaise"), seed)
        copy = game.start()
        prints: list[str] = []
        for _state, seat, action in steps(game, seed):
            record.play(copy, seat, action)
            prints.append(copy.fingerprint())
        text = record.text()
        again = Record.parse(text)
        assert again.text() == text
        assert [state.fingerprint() for _seat, _action, state in again.replay()] == prints
        middle = len(prints) // 2
        assert again.state(middle).fingerprint() == prints[middle - 1]
        assert again.state().numbers() == copy.numbers()


@in_chunks
def test_a_seed_deals_the_same_whatever_is_played(seeds: range) -> None:
    for seed in seeds:
        game = game_of(seed)
        deals = [deal(game, seed, play) for play in (1, 2)]
        shared = deals[0].keys() & deals[1].keys()
        # Age I is dealt almost whole even in the shortest game.
        assert len(shared) > 20
        assert {key: deals[0][key] for key in shared} == {key: deals[1][key] for key in shared}


def deal(game: Game, seed: int, play: int) -> dict[str, str]:
    """Return what nature does at each point of the deal in a game with other moves.

    A card belongs to a slot of an age; all else comes up in an order of its own.
    """
    state = game.start()
    dealer = Dealer(seed)
    rng = Rng(seed, 5000 + play)
    dealt: dict[str, str] = {}
    while state.pending:
        seat = members_of(state.pending)[0]
        if seat == NATURE:
            what = state.decision()
            if what == "deal_card":
                place = f"{what} {position.dump(state)['agenda'][0]['about']}"
                key = f"{place} of age {cast(DuelState, state).age}"
            else:
                key = f"{what} {sum(other.startswith(what) for other in dealt)}"
            dealt[key] = game.text(state, NATURE, dealer.choose(state))
            dealer.answer(state)
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    return dealt
