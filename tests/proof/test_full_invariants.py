"""Random games with everything checked: words, positions, views, records, samples, deals.

Compiled two hundred games of the base game and forty of each other variant; interpreted a few,
which takes as long.
"""

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from tests.proof.walk import VARIANTS, finished, game_of, steps
from thaumata import NATURE, Dealer, Game, State, build_info, position
from thaumata.agenda import Chance, argument_of
from thaumata.duel import soundness_of
from thaumata.duel.state import SLOTS, DuelState
from thaumata.kit.bits import members_of
from thaumata.record import Record
from thaumata.rng import Rng
from thaumata.views import view

CHUNKS = 8
GAMES = 200 if build_info.is_compiled() else 24
EXPANDED_GAMES = 40 if build_info.is_compiled() else 4
EXPANDED_CHUNKS = 4
EVERY = 3
"""Views and positions are written out every so many actions, beginning later in each game."""

Games = list[tuple[Game, int]]
"""Games with their seeds."""


def chunks() -> Iterator[Any]:
    """Share out the games of all variants."""
    for variant in VARIANTS:
        is_base = variant == "duel"
        games, chunks = (GAMES, CHUNKS) if is_base else (EXPANDED_GAMES, EXPANDED_CHUNKS)
        for chunk in range(chunks):
            seeds = range(chunk, games, chunks)
            yield pytest.param(
                [(game_of(variant, seed), seed) for seed in seeds],
                id=f"{len(seeds)} games of {variant} from {chunk}",
            )


in_chunks = pytest.mark.parametrize("games", list(chunks()))


def check_games(games: Games, check: Callable[[State, int], None], every: int = 1) -> None:
    """Check positions of random games, each game beginning with another one."""
    for game, seed in games:
        for number, (state, seat, _action) in enumerate(steps(game, seed)):
            if (number + seed) % every == 0:
                check(state, seat)


@in_chunks
def test_every_legal_action_is_read_as_it_is_written(games: Games) -> None:
    def check(state: State, seat: int) -> None:
        legal = state.legal_actions(seat)
        texts = [state.game.text(state, seat, action) for action in legal]
        assert [state.game.parse(state, seat, text) for text in texts] == legal
        assert len(set(texts)) == len(texts)

    check_games(games, check)


@in_chunks
def test_every_position_is_read_as_it_is_written(games: Games) -> None:
    def check(state: State, seat: int) -> None:
        again = position.load(position.dumps(state))
        assert again.numbers() == state.numbers()
        assert again.legal_actions(seat) == state.legal_actions(seat)
        assert again.fingerprint() == state.fingerprint()

    check_games(games, check, EVERY)
    for game, seed in games:
        over = finished(game, seed)
        assert position.load(position.dump(over)).numbers() == over.numbers()


@in_chunks
def test_a_view_shows_nothing_that_is_hidden_from_the_seat(games: Games) -> None:
    """Views stay the same however the hidden part of a table is drawn again or scribbled over."""

    def check(state: State, _seat: int) -> None:
        rng = Rng(len(state.numbers()), state.numbers()[-1])
        for seat in (0, 1):
            shown = view(state, seat)
            assert view(state.copy(), seat) == shown
            assert view(state.resample(seat, rng), seat) == shown
            assert view(scribbled(state, rng), seat) == shown

    check_games(games, check, EVERY)


def scribbled(state: State, rng: Rng) -> State:
    """Put any card into every slot that shows none."""
    copy = cast(DuelState, state.copy())
    cards = [number for number, id in enumerate(copy.game.names["card"]) if id]
    for slot in range(SLOTS):
        if not copy.known >> slot & 1:
            copy.slots[slot] = cards[rng.below(len(cards))]
    return copy


@in_chunks
def test_what_a_seat_knows_is_read_as_it_is_written(games: Games) -> None:
    """In the base game both know the whole position: nothing is secret between the players."""

    def check(state: State, _seat: int) -> None:
        for seat in (0, 1):
            known = state.known_to(seat)
            written = position.dump(state, seat)
            assert position.load(written).numbers() == known.numbers()
            assert position.dump(known, seat) == written
            if not state.game.expansions:
                assert known.numbers() == state.numbers()

    check_games(games, check, EVERY)


@in_chunks
def test_a_sample_is_a_sound_table_that_looks_the_same_to_the_seat(games: Games) -> None:
    """Samples depend on what the seat knows and on the generator alone."""

    def check(state: State, _seat: int) -> None:
        before = state.numbers()
        mark = sum(before)
        for seat in (0, 1):
            known = state.known_to(seat)
            sample = state.resample(seat, Rng(mark))
            assert known.resample(seat, Rng(mark)).numbers() == sample.numbers()
            other = state.resample(seat, Rng(mark, 1))
            assert other.resample(seat, Rng(mark)).numbers() == sample.numbers()
            assert sample.known_to(seat).numbers() == known.numbers()
            assert sample.legal_actions(seat) == state.legal_actions(seat)
            soundness_of(state.game).check(sample)
        assert state.numbers() == before

    check_games(games, check, EVERY)


@in_chunks
def test_a_record_replays_to_the_same_positions(games: Games) -> None:
    for game, seed in games:
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
def test_a_seed_deals_the_same_whatever_is_played(games: Games) -> None:
    """What has a place of its own is the same, and the order of every pool is."""
    for game, seed in games:
        deals = [Deal(game, seed, play) for play in (1, 2)]
        shared = deals[0].at.keys() & deals[1].at.keys()
        # Age I is dealt almost whole even in the shortest game.
        assert len(shared) >= 20
        for key in shared:
            assert deals[0].at[key] == deals[1].at[key], key
        before = deals[0].before | deals[1].before
        assert not before & {(pool, second, first) for pool, first, second in before}


class Deal:
    """What nature does in a game with moves of its own."""

    def __init__(self, game: Game, seed: int, play: int) -> None:
        self.at: dict[str, str] = {}
        """For each slot of an age, and each chamber, what came up there."""

        self.before: set[tuple[tuple[int, int], str, str]] = set()
        """For each place in a pool, which piece came up though which other was still there."""

        state = game.start()
        dealer = Dealer(seed)
        rng = Rng(seed, 5000 + play)
        while state.pending:
            seat = members_of(state.pending)[0]
            if seat == NATURE:
                self._note(state, dealer.choose(state))
                dealer.answer(state)
            else:
                legal = state.legal_actions(seat)
                state.apply(seat, legal[rng.below(len(legal))])

    def _note(self, state: State, action: int) -> None:
        chance = state.asked
        assert isinstance(chance, Chance)
        argument = argument_of(state.agenda[state.depth - 1])
        words = state.game.text(state, NATURE, action)
        if chance.name in ("deal_card", "lay_token", "deal_decree"):
            place = chance.argument_text(state, argument)
            self.at[f"{chance.name} {place} of age {int(state.age)}"] = words
        order = (int(chance.pool(state, argument)), int(chance.place(state, argument)))
        for other in state.legal_actions(NATURE):
            if other != action:
                self.before.add((order, words, state.game.text(state, NATURE, other)))
