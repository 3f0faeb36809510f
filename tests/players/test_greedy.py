"""The greedy player: sensible, never without an answer, and blind to secrets."""

from typing import Any

import pytest

import thaumata as th
from tests.rules.agora.table import Cubes, agora
from tests.rules.pantheon.table import pantheon
from tests.views.duel.games import EXPANDED, one_of_each
from thaumata.duel.state import DuelState
from thaumata.players.greedy import GreedyPlayer
from thaumata.players.player import Table
from thaumata.players.playout_many import game_seed
from thaumata.players.random_player import RandomPlayer
from thaumata.players.series import Series
from thaumata.players.simulation import simulate
from thaumata.players.values.duel.agora import worth as agora_worth
from thaumata.players.values.duel.pantheon import worth as pantheon_worth
from thaumata.players.values.duel.worth import TOKENS, WONDERS
from thaumata.players.values.families import value_of
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


@pytest.mark.parametrize("variant", EXPANDED)
@pytest.mark.parametrize("names", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_with_expansions_too(variant: str, names: tuple[str, str]) -> None:
    result = simulate(th.Game(variant), names, games=20, seed=13)
    assert result.wins.by_player["greedy"] >= 19


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


def test_greedy_answers_every_kind_of_decision_of_the_expansions() -> None:
    options = {"astarte": "ask", "progress": "may_decline"}
    found = one_of_each("duel+pantheon+agora", 90, **options)
    assert len(found) >= 40
    greedy = GreedyPlayer()
    for state, seat in found.values():
        greedy.begin(state.game, seat, Rng(0))
        table = Table(state, seat)
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
    names = th.Game("duel+pantheon+agora").names
    more = (pantheon_worth, agora_worth)
    assert set(names["wonder"]) == {*WONDERS, *(id for each in more for id in each.WONDERS)}
    assert set(names["token"]) == {*TOKENS, *(id for each in more for id in each.TOKENS)}


def test_every_piece_of_the_expansions_is_in_the_table_of_values() -> None:
    game = th.Game("duel+pantheon+agora")
    assert set(pantheon_worth.GODS) == {id for id in game.names["god"] if not id.startswith("?")}
    assert set(agora_worth.DECREES) == set(game.names["decree"])
    assert set(agora_worth.CONSPIRACIES) == set(game.names["conspiracy"])
    decisions = {decision.name for decision in game.decisions}
    assert {*pantheon_worth.CHOICES, *agora_worth.CHOICES} <= decisions


def asks(what: str, seat: int = 0, **more: str) -> list[dict[str, Any]]:
    """Return the agenda of a turn in the middle of which something is asked."""
    return [{"what": what, "seats": [seat], **more}, {"what": "end_turn"}]


def chosen(state: DuelState, seat: int = 0) -> str:
    """Return the action of the greedy player."""
    greedy = GreedyPlayer()
    greedy.begin(state.game, seat, Rng(0))
    table = Table(state, seat)
    return table.text(greedy.choose(table))


def test_greedy_activates_a_god_that_wins() -> None:
    harmless = ("forum", "brewery")
    state = pantheon(spaces={6: "mars"}, pawn=7, coins=(8, 7), open=harmless)
    assert chosen(state) == "activate mars"
    five = ("workshop", "apothecary", "scriptorium", "pharmacist", "academy")
    state = pantheon(spaces={6: "ishtar"}, built=(five, ()), coins=(8, 7), open=harmless)
    assert chosen(state) == "activate ishtar"


def test_greedy_leaves_no_god_to_an_opponent_who_would_win_with_it() -> None:
    state = pantheon(spaces={6: "mars"}, pawn=-7, coins=(8, 7), open=("forum", "brewery"))
    assert chosen(state) == "activate mars"


def test_greedy_takes_nine_points_for_three_coins() -> None:
    state = pantheon(spaces={1: "aphrodite", 6: "neptune"}, open=("walls", "brewery"))
    assert chosen(state) == "activate aphrodite"


def test_greedy_lays_gods_near_itself() -> None:
    for seat, space in ((0, "1"), (1, "6")):
        agenda = asks("place_god", seat, about="greek")
        decks = {"greek": [("aphrodite", [seat]), ("hades", [seat]), ("?greek", [])]}
        state = pantheon(age=1, open=("altar", "baths"), seat=seat, agenda=agenda, decks=decks)
        assert chosen(state, seat).split()[-1] == space


def test_greedy_puts_minerva_before_its_own_capital() -> None:
    for seat in (0, 1):
        state = pantheon(agenda=asks("place_minerva", seat), seat=seat)
        space = int(chosen(state, seat).split()[1])
        assert space < 0 if seat == 0 else space > 0


def test_greedy_takes_the_last_chamber() -> None:
    cubes: Cubes = ({1: 1, 2: 1, 3: 1, 4: 1, 5: 1}, {})
    placing = agora(cubes=cubes, agenda=asks("place_cube"), decrees={6: "shield"})
    assert chosen(placing) == "place 6"
    recruit = agora(cubes=cubes, open=("conspirator_1", "palace", "town_hall"), coins=(30, 7))
    assert chosen(recruit) == "build conspirator_1"


def test_greedy_does_not_leave_the_last_chamber_to_its_opponent() -> None:
    cubes: Cubes = ({}, {1: 1, 2: 1, 3: 1, 4: 1, 5: 1})
    state = agora(cubes=cubes, open=("conspirator_1", "palace", "town_hall"), coins=(30, 7))
    assert chosen(state) in ("build conspirator_1", "discard conspirator_1")


def test_greedy_triggers_a_coup_that_wins() -> None:
    assert chosen(agora(plots=((("coup", "altar"),), ()), pawn=7)) == "trigger coup"


def test_a_won_game_is_worth_more_than_any_other_and_both_seats_agree() -> None:
    game = th.Game("duel")
    value = value_of(game)
    series = Series(game, ("greedy", "random"), 5)
    for number in range(5):
        state, _ = series.play_game(number)
        assert isinstance(state, DuelState)
        assert value.of(state, 0) == -value.of(state, 1)
        assert (value.of(state, 0) > 100_000) == (state.winners == 1)


@pytest.mark.parametrize("variant", ["duel", *EXPANDED])
def test_the_value_of_a_position_is_the_opposite_for_the_opponent(variant: str) -> None:
    game = th.Game(variant)
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
