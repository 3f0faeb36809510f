"""The greedy player: sensible, never at a loss for an answer, and blind to what it may not know."""

import pytest

import thaumata as th
from thaumata.duel.state import DuelState
from thaumata.players.duel_worth import TOKENS, WONDERS
from thaumata.players.greedy import GreedyPlayer
from thaumata.players.player import Table
from thaumata.players.playout_many import game_seed
from thaumata.players.random_player import RandomPlayer
from thaumata.players.series import Series
from thaumata.players.simulation import simulate
from thaumata.players.values import value_of
from thaumata.rng import Rng


def seats_of(state: th.State) -> list[int]:
    return [seat for seat in range(state.game.seats) if state.pending >> seat & 1]


def play_on(game: th.Game, seed: int, wanted: str) -> list[Table]:
    """Let greedy play itself, and return the tables at which a kind of decision was asked."""
    players = [GreedyPlayer(), GreedyPlayer()]
    for seat, player in enumerate(players):
        player.begin(game, seat, Rng(seed, seat))
    dealer = th.Dealer(seed)
    state = game.start()
    found = []
    while state.pending:
        if state.pending >> th.NATURE & 1:
            dealer.answer(state)
            continue
        (seat,) = seats_of(state)
        if state.decision() == wanted:
            found.append(Table(state.copy(), seat))
        state.apply(seat, players[seat].choose(Table(state, seat)))
    return found


@pytest.mark.parametrize("names", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_nearly_always(names: tuple[str, str]) -> None:
    result = simulate(th.Game("duel"), names, games=40, seed=11)
    assert result.wins.by_player["greedy"] >= 38


def test_greedy_against_itself_has_no_favorite_seat() -> None:
    result = simulate(th.Game("duel"), ("greedy", "greedy"), games=40, seed=12)
    assert 10 <= result.wins.by_seat[0] <= 30


@pytest.mark.parametrize(
    "kind",
    ["pick_wonder", "turn", "take_token", "library", "mausoleum", "discard_card", "starter"],
)
def test_greedy_answers_every_kind_of_decision(kind: str) -> None:
    game = th.Game("duel")
    for seed in range(60):
        if tables := play_on(game, seed, kind):
            break
    for table in tables:
        greedy = GreedyPlayer()
        greedy.begin(game, table.seat, Rng(0))
        assert greedy.choose(table) in table.legal_actions


def test_greedy_may_decline_a_token_but_does_not() -> None:
    game = th.Game("duel", options={"progress": "may_decline"})
    (table, *_) = next(filter(None, (play_on(game, seed, "take_token") for seed in range(60))))
    greedy = GreedyPlayer()
    greedy.begin(game, table.seat, Rng(0))
    assert "pass" in map(table.text, table.legal_actions)
    assert table.text(greedy.choose(table)) != "pass"


def test_greedy_chooses_the_same_whatever_its_random_numbers() -> None:
    """Duel has no secrets between the players: every sample is the table itself."""
    game = th.Game("duel")
    for table in play_on(game, 3, "turn"):
        choices = set()
        for seed in range(3):
            greedy = GreedyPlayer()
            greedy.begin(game, table.seat, Rng(seed))
            choices.add(greedy.choose(table))
        assert len(choices) == 1


def test_a_table_gives_samples_and_never_the_state_itself() -> None:
    state = th.Game("duel").start()
    dealer = th.Dealer(1)
    while state.pending >> th.NATURE & 1:
        dealer.answer(state)
    (seat,) = seats_of(state)
    before = state.fingerprint()
    table = Table(state, seat)
    sample = table.sample(Rng(0))
    sample.apply(seat, table.legal_actions[0])
    assert state.fingerprint() == before
    assert table.parse(table.text(table.legal_actions[0])) == table.legal_actions[0]
    assert table.decision == "pick_wonder"
    assert len(table.view().actions) == len(table.legal_actions)


def test_every_wonder_and_token_is_in_the_table_of_values() -> None:
    names = th.Game("duel").names
    assert set(names["wonder"]) == set(WONDERS)
    assert set(names["token"]) == set(TOKENS)


def test_a_won_game_is_worth_more_than_any_other_and_both_seats_agree() -> None:
    game = th.Game("duel")
    value = value_of(game)
    series = Series(game, ("greedy", "random"), 5)
    for number in range(5):
        state, _ = series.play_game(number)
        assert isinstance(state, DuelState)
        assert value.of(state, 0) == -value.of(state, 1)
        assert (value.of(state, 0) > 100_000) == (state.winners == 1)


def test_the_value_of_a_position_is_the_opposite_for_the_opponent() -> None:
    game = th.Game("duel")
    value = value_of(game)
    for table in play_on(game, 4, "turn"):
        state = table.sample(Rng(0))
        assert isinstance(state, DuelState)
        assert value.of(state, 0) == -value.of(state, 1)


def test_random_players_pick_every_action_evenly() -> None:
    game = th.Game("duel")
    table = play_on(game, game_seed(1, 1), "turn")[10]
    player = RandomPlayer()
    player.begin(game, table.seat, Rng(1))
    picks = [player.choose(table) for _ in range(300 * len(table.legal_actions))]
    assert set(picks) == set(table.legal_actions)
    for action in table.legal_actions:
        assert 220 <= picks.count(action) <= 380
