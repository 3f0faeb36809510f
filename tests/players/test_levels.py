"""The levels of the computer: legal, fair about secrets, reproducible, and in their order."""

import pytest

from tests.auction import Auction
from thaumata import Dealer, Game, State
from thaumata.game import NATURE_BIT, register
from thaumata.kit.bits import members_of
from thaumata.players.levels import LEVELS
from thaumata.players.player import Player, Table
from thaumata.players.registry import make_player
from thaumata.players.searcher import of_level
from thaumata.rng import Rng

VARIANTS = (
    "duel",
    "duel+pantheon",
    "duel+agora",
    "duel+pantheon+agora",
    "classic-2",
    "classic-3",
    "classic-7",
    "classic-2+cities",
    "classic-4+cities",
    "classic-6+cities+teams",
)
PACES = {"medium": 0.05, "hard": 0.0005, "expert": 0.0002}
"""A few simulations each."""


def play(game: Game, players: list[Player], seed: int) -> State:
    """Play a game; ``apply`` refuses what is not legal."""
    state, dealer = game.start(), Dealer(seed)
    for seat, player in enumerate(players):
        player.begin(game, seat, Rng(seed, 100 + seat))
    while state.pending:
        if state.pending == NATURE_BIT:
            dealer.answer(state)
        else:
            seat = members_of(state.pending)[0]
            state.apply(seat, players[seat].choose(Table(state, seat)))
    return state


@pytest.mark.compiled_only
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_level_plays_every_variant_to_its_end(variant: str, level: str) -> None:
    game = Game(variant)
    players: list[Player] = [of_level(level, PACES.get(level, 1)) for _ in range(game.seats)]
    for seed in range(2):
        assert play(game, players, seed).outcome() is not None


@pytest.mark.parametrize("variant", ["duel+agora", "classic-3"])
def test_states_that_look_equal_to_a_seat_get_the_same_choice(variant: str) -> None:
    game, dealer, rng = Game(variant), Dealer(5), Rng(5)
    state, asked = game.start(), 0
    while asked < 6:
        if state.pending == NATURE_BIT:
            dealer.answer(state)
            continue
        seat = members_of(state.pending)[-1]
        if len(state.legal_actions(seat)) > 1:
            asked += 1
            chosen = set()
            for other in (state, state.resample(seat, rng), state.resample(seat, rng)):
                player = of_level("medium", 0.05)
                player.begin(game, seat, Rng(9))
                chosen.add(player.choose(Table(other, seat)))
            assert len(chosen) == 1
        for each in members_of(state.pending):
            actions = state.legal_actions(each)
            state.apply(each, actions[rng.below(len(actions))])


def test_the_same_seed_gives_the_same_game() -> None:
    game = Game("duel")
    games = [play(game, [of_level("easy"), of_level("novice")], 4) for _ in range(2)]
    assert games[0] == games[1]


def test_a_level_plays_greedily_in_a_family_without_a_network() -> None:
    register(Auction())
    game = Game("auction")
    players: list[Player] = [make_player("hard") for _ in range(game.seats)]
    assert play(game, players, 1).outcome() is not None


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("stronger", "weaker", "least"),
    [("medium", "greedy", 8), ("medium", "novice", 8), ("easy", "random", 9)],
)
def test_a_level_beats_a_weaker_player(stronger: str, weaker: str, least: int) -> None:
    """In ten games of Duel; a tenth of its pace is enough for the stronger one."""
    game, won = Game("duel"), 0
    for number in range(10):
        mine = number % 2
        players: list[Player] = [make_player(weaker), make_player(weaker)]
        players[mine] = of_level(stronger, 0.1)
        outcome = play(game, players, number // 2).outcome()
        won += outcome is not None and mine in outcome.winners
    assert won >= least
