"""One game of the arena: forfeits of players from files, times, and the same games everywhere."""

from multiprocessing import active_children
from pathlib import Path
from textwrap import dedent

import msgspec
import pytest

import thaumata as th
from thaumata.players.arena.played import FORFEIT, Played
from thaumata.players.arena.referee import Referee
from thaumata.players.arena.report import sum_up
from thaumata.players.arena.running import runner_for
from thaumata.players.arena.schedule import Fixture, Schedule, sides_of
from thaumata.players.arena.settings import Settings
from thaumata.players.series import Series
from thaumata.wording.words import Words

BOT = """
    import thaumata as th


    class Fails(th.Player):
        def choose(self, table):
            return self.rng.no_such_thing


    class Leaves(th.Player):
        def begin(self, game, seat, rng):
            raise SystemExit("enough")


    class Cheats(th.Player):
        def choose(self, table):
            return -1


    class Vague(th.Player):
        def choose(self, table):
            return None


    class Tires(th.Player):
        games = 0

        def begin(self, game, seat, rng):
            self.games += 1

        def choose(self, table):
            return table.legal_actions[0] if self.games == 1 else {}["idea"]
"""


@pytest.fixture
def bot(tmp_path: Path) -> str:
    path = tmp_path / "bot.py"
    path.write_text(dedent(BOT).strip())
    return str(path)


def without_times(played: Played) -> Played:
    return msgspec.structs.replace(played, times=((), ()))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Fails", "it failed at {}, line 6: AttributeError: "),
        ("Leaves", "it failed at {}, line 11: SystemExit: enough"),
        ("Cheats", "it chose “? -1”, which is not possible (pick_wonder)"),
        ("Vague", "it chose “None”, which is not possible (pick_wonder)"),
    ],
)
def test_a_player_that_fails_forfeits_and_the_place_is_told(bot: str, name: str, said: str) -> None:
    played = Referee(Settings.of(th.Game("duel"))).play(Fixture(0, ("random", f"{bot}:{name}")))
    assert (played.victory, played.winners, played.points) == (FORFEIT, (0,), ())
    assert played.loser == f"{bot}:{name}"
    assert played.fault is not None
    told = Words("en")(played.fault.message, **played.fault.arguments)
    assert told.startswith(said.format(bot))


def test_among_many_the_other_player_wins_in_all_its_seats(bot: str) -> None:
    referee = Referee(Settings.of(th.Game("classic-3")))
    alone = referee.play(Fixture(0, ("random", f"{bot}:Fails", "random")))
    among = referee.play(Fixture(0, (f"{bot}:Fails", "random", f"{bot}:Fails")))
    assert (alone.winners, among.winners) == ((0, 2), (1,))
    sides = ((0,), (1,), (2,))
    assert alone.side_won(sides, 1) == alone.standing(sides, 1) == 0
    assert among.side_won(sides, 1) == among.standing(sides, 1) == 1


def test_a_player_that_has_failed_begins_anew(bot: str) -> None:
    referee = Referee(Settings.of(th.Game("duel")))
    played = [referee.play(Fixture(deal, (f"{bot}:Tires", "random"))) for deal in range(3)]
    assert [bool(each.fault) for each in played] == [False, True, False]


def test_a_game_is_the_one_of_a_simulation_with_the_same_players() -> None:
    game = th.Game("duel+pantheon")
    played = Referee(Settings.of(game, seed=5)).play(Fixture(3, ("greedy", "random")))
    state, _ = Series(game, ["greedy", "random"], 5).play_game(3)
    outcome = state.outcome()
    assert outcome is not None
    assert (played.victory, played.winners) == (outcome.kind, outcome.winners)
    assert played.points == outcome.sheet.totals


def test_both_games_of_a_pair_have_the_same_deal_and_the_same_first_player() -> None:
    referee = Referee(Settings.of(th.Game("duel"), seed=2))
    firsts = [
        [referee.play(Fixture(deal, players)).first for players in (("greedy", "random"),) * 2]
        for deal in range(4)
    ]
    swapped = [referee.play(Fixture(deal, ("random", "greedy"))).first for deal in range(4)]
    assert [pair[0] for pair in firsts] == [pair[1] for pair in firsts] == swapped
    assert len({*swapped}) == 2


def test_only_decisions_with_a_choice_are_timed() -> None:
    game = th.Game("duel", options={"wonders": "first_game"})
    played = Referee(Settings.of(game)).play(Fixture(0, ("random", "random")))
    _, decisions = Series(game, ["greedy", "random"], 0).play_game(0)
    assert 20 < sum(map(len, played.times)) < decisions
    assert all(time > 0 for times in played.times for time in times)


@pytest.mark.parametrize("jobs", [2, 3])
def test_games_are_the_same_however_many_processes_play_them(bot: str, jobs: int) -> None:
    game = th.Game("duel")
    settings = Settings.of(game, seed=8, pace=0.01)
    players = ["novice", "greedy", "medium", f"{bot}:Tires"]
    schedule = Schedule(players, sides_of(game), 2)
    here, apart = (
        {
            played.fixture: without_times(played)
            for played in runner_for(number)(settings, schedule.fixtures())
            if f"{bot}:Tires" not in played.players
        }
        for number in (1, jobs)
    )
    assert here == apart
    assert len(here) == 6
    reports = [
        sum_up(settings, schedule, game.victories, played.values()) for played in (here, apart)
    ]
    assert reports[0] == reports[1]
    assert reports[0].games == 6


def test_stopping_the_iteration_ends_the_processes() -> None:
    game = th.Game("duel")
    schedule = Schedule(["greedy", "random"], sides_of(game), 1000)
    games = runner_for(2)(Settings.of(game), schedule.fixtures())
    next(games)
    assert active_children()
    games.close()
    assert not active_children()
