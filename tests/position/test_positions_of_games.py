"""No position of a game is refused, even of games with many wonders, gods and conspiracies.

All of them are complete, read back exactly, and have the same fingerprint.
"""

import json
from collections.abc import Iterator

import pytest

from tests.proof.walk import CLASSICS, DUELS, WITH_BLACK_CARDS, game_of
from thaumata import NATURE, Dealer, Game, State, position
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

FAR = ("wonder", "activate", "trigger", "conspire", "prepare", "ruin", "swap", "take", "lock")
"""Preferred words of actions, to make games unusual."""


def unusual_games(game: Game, seed: int) -> Iterator[State]:
    """Play at random with few discards; yield every position."""
    state, dealer, rng = game.start(), Dealer(seed), Rng(seed, 77)
    while state.pending:
        seat = members_of(state.pending)[0]
        if seat == NATURE:
            state.apply(seat, int(dealer.choose(state)))
        else:
            legal = state.legal_actions(seat)
            words = {action: game.text(state, seat, action).split()[0] for action in legal}
            far = [action for action in legal if words[action] in FAR]
            good = [action for action in legal if words[action] not in ("discard", "pass")]
            chosen = (far, good, good, legal)[rng.below(4)] or legal
            state.apply(seat, chosen[rng.below(len(chosen))])
        yield state


def check_all(game: Game, seed: int, every: int) -> None:
    """Write and read some positions of a game, also as known to a seat."""
    for number, state in enumerate(unusual_games(game, seed)):
        if number % every == seed % every or not state.pending:
            data = position.dump(state)
            again = position.load(data)
            assert data["whole"]
            assert again.numbers() == state.numbers()
            assert position.fingerprint(again) == position.fingerprint(state)
            known = position.dump(state, number % game.seats)
            assert known["whole"]
            assert position.dump(position.load(known), number % game.seats) == known


@pytest.mark.slow
@pytest.mark.parametrize("variant", DUELS)
def test_every_position_of_a_duel_is_sound(variant: str) -> None:
    for seed in range(4):
        check_all(game_of(variant, seed), seed, 5)


@pytest.mark.slow
@pytest.mark.parametrize("variant", sorted({*CLASSICS, *WITH_BLACK_CARDS}))
def test_every_position_of_a_game_of_classic_is_sound(variant: str) -> None:
    for seed in range(2):
        check_all(game_of(variant, seed), seed, 25)


def test_onlookers_have_positions_too() -> None:
    for number, state in enumerate(unusual_games(Game("duel+pantheon+agora"), 1)):
        if number % 9 == 0:
            known = position.dump(state, -1)
            assert position.dump(position.load(known), -1) == known


# Plain data


def is_plain(value: object) -> bool:
    if isinstance(value, list):
        return type(value) is list and all(map(is_plain, value))
    if isinstance(value, dict):
        return all(type(key) is str and is_plain(item) for key, item in value.items())
    return value is None or type(value) in (str, int, bool)


@pytest.mark.parametrize("variant", ["duel+pantheon+agora", "classic-2+cities"])
def test_a_position_is_plain_data(variant: str) -> None:
    """Only lists, objects, texts, numbers and booleans, so that it equals its JSON."""
    for number, state in enumerate(unusual_games(Game(variant), 3)):
        if number % 10 == 0:
            data = position.dump(state)
            assert is_plain(data)
            assert json.loads(json.dumps(data)) == data
