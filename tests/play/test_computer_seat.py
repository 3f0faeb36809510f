"""A computer seat: whatever its player does, the game goes on."""

import logging
from pathlib import Path
from threading import Event

import pytest

from thaumata import Dealer, Game, State, Table, ThaumataError
from thaumata.classic.state import ClassicState
from thaumata.play.computer_seat import ComputerSeat
from thaumata.play.local_game import LocalGame
from thaumata.play.seating import GameRequest, begin
from thaumata.players.greedy import GreedyPlayer
from thaumata.record import RecordFile
from thaumata.rng import Rng

BOTS = """
from threading import Event
from thaumata import Player

GATE = Event()

class Sleeper(Player):
    asked = 0
    def choose(self, table):
        Sleeper.asked += 1
        GATE.wait()
        return table.legal_actions[0]

class Stumbler(Player):
    def choose(self, table):
        raise LookupError("where am I")

class Cheat(Player):
    def choose(self, table):
        return -7

class First(Player):
    def choose(self, table):
        return table.legal_actions[0]
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    """Return a file of players that fail."""
    path = tmp_path / "bots.py"
    path.write_text(BOTS, "utf-8")
    return path


def turn(game: Game) -> State:
    """Deal a game up to its first choice."""
    state, dealer = game.start(), Dealer(4)
    while not dealer_is_done(state):
        dealer.answer(state)
    return state


def dealer_is_done(state: State) -> bool:
    return state.pending_seats[0] < state.game.seats


def greedy_choice(state: State, seat: int) -> int:
    player = GreedyPlayer()
    player.begin(state.game, seat, Rng(5, 1003))
    return player.choose(Table(state, seat))


@pytest.mark.parametrize("variant", ["duel", "classic-3"])
@pytest.mark.parametrize(
    ("name", "message_id"),
    [("Stumbler", "error-player-failed"), ("Cheat", "error-player-illegal")],
)
def test_the_greedy_player_stands_in_and_the_failure_is_logged(
    bots: Path, caplog: pytest.LogCaptureFixture, variant: str, name: str, message_id: str
) -> None:
    state = turn(Game(variant))
    seat = state.pending_seats[0]
    computer = ComputerSeat(f"{bots}:{name}", state.game, seat, 5)
    with caplog.at_level(logging.ERROR, "thaumata.players"):
        action = computer.choose(Table(state.copy(), seat), 3)
    assert action == greedy_choice(state, seat)
    assert computer.failure is not None
    assert computer.failure.message_id == message_id
    (entry,) = caplog.records
    assert entry.name == "thaumata.players"
    assert f"{name} at seat {seat} of {variant}, seed 5, move 3" in entry.getMessage()
    assert entry.exc_info is not None
    assert entry.exc_info[1] is not None


def test_a_player_that_does_well_has_no_stand_in(bots: Path) -> None:
    state = turn(Game("duel"))
    seat = state.pending_seats[0]
    computer = ComputerSeat(f"{bots}:First", state.game, seat, 5)
    assert computer.choose(Table(state.copy(), seat), 3) == state.legal_actions(seat)[0]
    assert computer.failure is None


def test_a_slow_player_is_given_up_and_not_asked_again_while_it_thinks(bots: Path) -> None:
    state = turn(Game("duel"))
    seat = state.pending_seats[0]
    computer = ComputerSeat(f"{bots}:Sleeper", state.game, seat, 5, limit=0.05)
    sleeper = type(computer._player)
    gate = sleeper.choose.__globals__["GATE"]
    assert isinstance(gate, Event)
    for _ in range(3):
        assert computer.choose(Table(state.copy(), seat), 3) == greedy_choice(state, seat)
        assert computer.failure is not None
        assert computer.failure.message_id == "error-player-slow"
    assert vars(sleeper)["asked"] == 1
    gate.set()
    assert computer._thought is not None
    assert computer._thought.result(5) == state.legal_actions(seat)[0]
    assert computer.choose(Table(state.copy(), seat), 3) == state.legal_actions(seat)[0]
    assert computer.failure is None


class Blank(Table):
    """A table of which no sample can be drawn."""

    def sample(self, rng: Rng) -> State:
        raise ArithmeticError


def test_chance_stands_in_where_the_greedy_player_fails_too(
    bots: Path, caplog: pytest.LogCaptureFixture
) -> None:
    state = turn(Game("duel"))
    seat = state.pending_seats[0]
    computer = ComputerSeat(f"{bots}:Stumbler", state.game, seat, 5)
    assert computer.choose(Blank(state.copy(), seat), 3) in state.legal_actions(seat)
    assert len(caplog.records) == 2


def test_a_local_game_goes_on_and_has_the_failures(bots: Path, tmp_path: Path) -> None:
    file = begin(
        GameRequest(Game("classic-3"), {}, opponent=f"{bots}:Cheat", seed=2), tmp_path / "a"
    )
    game = LocalGame(file, {1: f"{bots}:Cheat", 2: "greedy"})
    game.settle()
    game.play(0, game.state.legal_actions(0)[0])
    game.settle()
    assert [failure.message_id for failure in game.failures] == ["error-player-illegal"]
    assert isinstance(game.state, ClassicState)
    assert game.state.round == 2
    assert RecordFile.load(tmp_path / "a").record.text() == game.file.record.text()
    game.settle()
    assert game.failures == []


def test_a_player_that_cannot_sit_down_is_refused_before_the_game(tmp_path: Path) -> None:
    with pytest.raises(ThaumataError):
        ComputerSeat(f"{tmp_path / 'none.py'}:Bot", Game("duel"), 0, 1)
