"""Random games with all documented invariants of positions and views checked.

The invariants of the games themselves are in ``tests/proof/test_conformance.py``.
"""

from collections.abc import Callable
from typing import Any, cast

import pytest
from msgspec import structs

from tests.proof.walk import Games, every, finished, full_games, steps
from thaumata import State, position
from thaumata.duel.state import SLOTS, DuelState
from thaumata.rng import Rng
from thaumata.views import view

SHARES = full_games()

in_shares = pytest.mark.parametrize("games", SHARES.values(), ids=list(SHARES))


def check_games(games: Games, check: Callable[[State, int], None]) -> None:
    """Check some positions of random games, starting with a different game each time."""
    for game, seed in games:
        for number, (state, seat, _action) in enumerate(steps(game, seed)):
            if (number + seed) % every(game) == 0:
                check(state, seat)


def some_seats(state: State) -> list[int]:
    """Return two neighbors, other ones for each position."""
    first = sum(state.numbers()) % state.game.seats
    return [first, (first + 1) % state.game.seats]


@in_shares
def test_every_position_is_read_as_it_is_written(games: Games) -> None:
    def check(state: State, seat: int) -> None:
        again = position.load(position.dumps(state))
        assert again.numbers() == state.numbers()
        assert again.legal_actions(seat) == state.legal_actions(seat)
        assert again.fingerprint() == state.fingerprint()

    check_games(games, check)
    for game, seed in games:
        over = finished(game, seed)
        assert position.load(position.dump(over)).numbers() == over.numbers()


@in_shares
def test_a_view_shows_nothing_that_is_hidden_from_the_seat(games: Games) -> None:
    """Views do not depend on the hidden part of a table, redrawn or overwritten."""

    def check(state: State, _seat: int) -> None:
        rng = Rng(len(state.numbers()), state.numbers()[-1])
        for seat in some_seats(state):
            shown = view(state, seat)
            assert view(state.copy(), seat) == shown
            imagined = view(state.resample(seat, rng), seat)
            assert without_who_has_chosen(imagined) == without_who_has_chosen(shown)
            if isinstance(state, DuelState):
                assert view(scribbled(state, rng), seat) == shown

    check_games(games, check)


def without_who_has_chosen(shown: Any) -> Any:
    """Remove the seats with sealed choices: they are public, but in a sample all choose again."""
    if shown.decision in ("choose", "choose_side", "settle"):
        return structs.replace(shown, pending=(), ready=(), prompt=None)
    return shown


def scribbled(state: State, rng: Rng) -> State:
    """Put any card into every slot that shows none."""
    copy = cast(DuelState, state.copy())
    cards = [number for number, id in enumerate(copy.game.names["card"]) if id]
    for slot in range(SLOTS):
        if not copy.known >> slot & 1:
            copy.slots[slot] = cards[rng.below(len(cards))]
    return copy


@in_shares
def test_what_a_seat_knows_is_read_as_it_is_written(games: Games) -> None:
    """In the base game both players know the whole position: there are no secrets."""

    def check(state: State, _seat: int) -> None:
        for seat in some_seats(state):
            known = state.known_to(seat)
            written = position.dump(state, seat)
            assert position.load(written).numbers() == known.numbers()
            assert position.dump(known, seat) == written
            if state.game.variant == "duel":
                assert known.numbers() == state.numbers()

    check_games(games, check)
