"""Simulations: the same games in any number of processes, and correct sums."""

from pathlib import Path
from typing import cast

import msgspec
import pytest

import thaumata as th
from tests.views.duel.games import EXPANDED
from thaumata.classic.names import CIVILIAN, SHARED
from thaumata.classic.state import ClassicState
from thaumata.game import ThaumataError
from thaumata.players.playout_many import RandomGames, game_seed
from thaumata.players.playout_tally import Tally
from thaumata.players.registry import PLAYERS, make_player, split_names
from thaumata.players.series import Series
from thaumata.players.simulation import Simulation, simulate

CLASSIC = ("classic-2", "classic-3", "classic-5", "classic-7")

every_variant = pytest.mark.parametrize("variant", ["duel", *EXPANDED])


def facts(result: Simulation) -> Simulation:
    """Return the result without what depends on the clock and the number of processes."""
    return msgspec.structs.replace(
        result, jobs=0, seconds=0, games_per_second=0, decisions_per_second=0
    )


def test_the_number_of_processes_makes_no_difference() -> None:
    game = th.Game("duel")
    alone = simulate(game, ("random", "random"), games=30, seed=3, jobs=1)
    together = simulate(game, ("random", "random"), games=30, seed=3, jobs=2)
    assert facts(alone) == facts(together)
    assert together.jobs == 2


def test_mixed_players_give_the_same_games_in_any_number_of_processes() -> None:
    game = th.Game("duel", options={"wonders": "first_game"})
    alone = simulate(game, ("greedy", "random"), games=8, seed=3, jobs=1)
    together = simulate(game, ("greedy", "random"), games=8, seed=3, jobs=2)
    assert facts(alone) == facts(together)


@every_variant
def test_the_quick_loop_plays_the_games_that_random_players_play(variant: str) -> None:
    game = th.Game(variant)
    series = Series(game, ("random", "random"), 9)
    one_by_one = Tally(game)
    for number in range(20):
        state, decisions = series.play_game(number)
        one_by_one.count(state, decisions)
    at_once = Tally(game)
    RandomGames(game, 9, at_once).play(0, 20)
    assert at_once.numbers() == one_by_one.numbers()


@pytest.mark.parametrize("variant", CLASSIC)
def test_the_quick_loop_plays_the_games_of_classic_too(variant: str) -> None:
    game = th.Game(variant)
    series = Series(game, ["random"] * game.seats, 9)
    one_by_one = Tally(game)
    for number in range(4):
        state, decisions = series.play_game(number)
        one_by_one.count(state, decisions)
    at_once = Tally(game)
    RandomGames(game, 9, at_once).play(0, 4)
    assert at_once.numbers() == one_by_one.numbers()


@pytest.mark.parametrize("variant", CLASSIC)
def test_where_all_play_at_once_nobody_goes_first(variant: str) -> None:
    game = th.Game(variant)
    result = simulate(game, ["random"] * game.seats, games=10, seed=2)
    assert result.first_player_win_rate is None
    assert sum(result.wins.by_seat) + result.wins.shared == 10
    for seat in range(game.seats):
        parts = [part[seat] or 0 for part in result.score.parts.values()]
        assert sum(parts) == pytest.approx(result.score.mean[seat], abs=1e-2)


def test_allies_win_together_and_share_nothing() -> None:
    game = th.Game("classic-4+cities+teams")
    state = cast(ClassicState, game.start())
    tally = Tally(game)
    for winners in (0b0011, 0b1100, 0b1100):
        state.end(CIVILIAN, winners)
        tally.count(state, 0)
    state.end(SHARED, 0b1111)
    tally.count(state, 0)
    assert list(tally.wins) == [1, 1, 2, 2]
    assert tally.shared == 1


def test_a_game_is_the_same_wherever_the_games_are_divided() -> None:
    game = th.Game("duel")
    whole, parts = Tally(game), Tally(game)
    RandomGames(game, 2, whole).play(0, 12)
    for begin, end in ((7, 12), (0, 3), (3, 7)):
        part = Tally(game)
        RandomGames(game, 2, part).play(begin, end)
        parts.add(part.numbers())
    assert parts.numbers() == whole.numbers()


def test_seeds_of_games_differ_between_simulations() -> None:
    seeds = {game_seed(seed, number) for seed in range(30) for number in range(30)}
    assert len(seeds) == 900
    assert all(0 <= seed < 2**48 for seed in seeds)


@every_variant
def test_the_sums_are_those_of_the_games(variant: str) -> None:
    game = th.Game(variant)
    series = Series(game, ("greedy", "random"), 21)
    ends = [series.play_game(number) for number in range(12)]
    result = simulate(game, ("greedy", "random"), games=12, seed=21)
    outcomes = [state.outcome() for state, _ in ends]
    assert all(outcomes)
    kinds = [outcome.kind for outcome in outcomes if outcome]
    assert result.victories == {kind: kinds.count(kind) for kind in game.victories}
    assert result.decisions == sum(decisions for _, decisions in ends)
    for seat in range(2):
        alone = [outcome for outcome in outcomes if outcome and outcome.winners == (seat,)]
        assert result.wins.by_seat[seat] == len(alone)
        totals = [
            outcome.sheet.totals[seat]
            for outcome in outcomes
            if outcome and outcome.kind in ("civilian", "civilian_tiebreak", "shared")
        ]
        if totals:
            assert result.score.mean[seat] == pytest.approx(sum(totals) / len(totals), abs=1e-3)


@pytest.mark.parametrize("variant", EXPANDED)
def test_with_expansions_there_are_more_rows_and_ways_to_win(variant: str) -> None:
    game = th.Game(variant)
    series = Series(game, ("greedy", "random"), 3)
    ends = [series.play_game(number)[0].outcome() for number in range(16)]
    result = simulate(game, ("greedy", "random"), games=16, seed=3)
    kinds = [outcome.kind for outcome in ends if outcome]
    assert result.victories["political"] == kinds.count("political")
    assert (result.victories["political"] > 0) == ("agora" in variant)
    assert ("gods" in result.score.parts) == ("pantheon" in variant)
    assert ("senate" in result.score.parts) == ("agora" in variant)
    scored = [
        outcome
        for outcome in ends
        if outcome and outcome.kind in ("civilian", "civilian_tiebreak", "shared")
    ]
    assert scored
    for category in {"gods", "senate"} & set(result.score.parts):
        points = [outcome.sheet.rows[category][0] for outcome in scored]
        assert result.score.parts[category][0] == pytest.approx(sum(points) / len(points), abs=1e-3)


def test_wins_and_victories_add_up() -> None:
    result = simulate(th.Game("duel"), ("random", "random"), games=200, seed=1)
    assert sum(result.wins.by_seat) + result.wins.shared == 200
    assert result.wins.by_player == {"random": sum(result.wins.by_seat)}
    assert sum(result.victories.values()) == 200
    assert result.victories["shared"] == result.wins.shared
    assert result.victories["political"] == 0
    assert result.first_player_win_rate == pytest.approx(0.53, abs=0.12)
    for seat in range(2):
        parts = [part[seat] or 0 for part in result.score.parts.values()]
        assert sum(parts) == pytest.approx(result.score.mean[seat], abs=1e-2)


def test_a_first_player_who_always_wins_has_a_rate_of_one() -> None:
    game = th.Game("duel", options={"first": "0"})
    result = simulate(game, ("greedy", "random"), games=10, seed=1)
    assert result.first_player_win_rate == result.wins.by_seat[0] / 10
    second = th.Game("duel", options={"first": "1"})
    result = simulate(second, ("greedy", "random"), games=10, seed=1)
    assert result.first_player_win_rate == result.wins.by_seat[1] / 10


def test_without_a_scored_game_there_is_no_average() -> None:
    game = th.Game("duel")
    series = Series(game, ("greedy", "random"), 0)
    seed = next(
        number
        for number in range(200)
        if Series(game, series.names, number).play_game(0)[0].ended in (3, 4)
    )
    result = simulate(game, ("greedy", "random"), games=1, seed=seed)
    assert result.score.mean == [None, None]


def test_progress_is_told_until_every_game_is_played() -> None:
    told: list[int] = []
    simulate(th.Game("duel"), ("random", "random"), games=21, seed=0, progress=told.append)
    assert sum(told) == 21
    assert len(told) > 1


# Players by name


def test_one_name_fills_every_seat() -> None:
    assert split_names("greedy", 2) == ["greedy", "greedy"]
    assert split_names("greedy, random", 2) == ["greedy", "random"]
    with pytest.raises(ThaumataError) as caught:
        split_names("random,random,random", 2)
    assert caught.value.arguments == {"wanted": 2, "given": 3}


def test_an_unknown_player_is_refused_with_those_there_are() -> None:
    with pytest.raises(ThaumataError) as caught:
        make_player("deep_thought")
    assert caught.value.message_id == "error-unknown-player"
    assert caught.value.arguments == {"player": "deep_thought", "players": ", ".join(PLAYERS)}


BOT = """
from thaumata.players.player import Player, Table

class First(Player):
    def choose(self, table: Table) -> int:
        return table.legal_actions[0]

class Cheat(Player):
    def choose(self, table: Table) -> int:
        return 12345678

class Lazy(Player):
    def choose(self, table: Table):
        return None

class Stranger:
    pass
"""


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    path = tmp_path / "bot.py"
    path.write_text(BOT, encoding="utf-8")
    return path


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_player_from_a_file_plays(bot: Path, jobs: int) -> None:
    names = (f"{bot}:First", "random")
    result = simulate(th.Game("duel"), names, games=4, seed=0, jobs=jobs)
    assert list(result.wins.by_player) == list(names)


@pytest.mark.parametrize("name", ["Cheat", "Lazy"])
def test_a_player_who_does_the_impossible_is_named(bot: Path, name: str) -> None:
    with pytest.raises(ThaumataError) as caught:
        simulate(th.Game("duel"), (f"{bot}:{name}", "random"), games=1, seed=0)
    assert caught.value.message_id == "error-player-illegal-in"
    told = caught.value.arguments
    assert (told["player"], told["game"], told["number"], told["seed"]) == (
        f"{bot}:{name}",
        "duel",
        1,
        0,
    )


def test_an_impossible_action_is_told_from_another_process_too(bot: Path) -> None:
    with pytest.raises(ThaumataError) as caught:
        simulate(th.Game("duel"), (f"{bot}:Cheat", "random"), games=4, seed=0, jobs=2)
    assert caught.value.message_id == "error-player-illegal-in"


def test_a_game_may_be_named() -> None:
    named = simulate("duel+agora", "random", games=3, seed=5)
    given = simulate(th.Game("duel+agora"), ["random", "random"], games=3, seed=5)
    assert facts(named) == facts(given)
    with pytest.raises(TypeError, match="A game or the name of a variant is needed, not int"):
        simulate(cast(th.Game, 7))


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (-1, 1), (1, 0)])
def test_there_is_no_simulation_of_nothing(games: int, jobs: int) -> None:
    with pytest.raises(ThaumataError) as caught:
        simulate(th.Game("duel"), "random", games=games, jobs=jobs)
    assert caught.value.message_id == "error-number-least"


@pytest.mark.parametrize(
    ("file", "name", "message_id"),
    [
        ("bot.py", "Missing", "error-player-class"),
        ("bot.py", "Stranger", "error-player-class"),
        ("none.py", "First", "error-file"),
        ("broken.py", "First", "error-player-broken"),
    ],
)
def test_a_file_without_such_a_player_is_refused(
    bot: Path, file: str, name: str, message_id: str
) -> None:
    (bot.parent / "broken.py").write_text("class First(:\n", encoding="utf-8")
    with pytest.raises(ThaumataError) as caught:
        make_player(f"{bot.parent / file}:{name}")
    assert caught.value.message_id == message_id


class Eager(th.Player):
    """A player that is a class of a program."""

    def choose(self, table: th.Table) -> int:
        """Return the last legal action."""
        return table.legal_actions[-1]


def test_a_player_may_be_given_by_class() -> None:
    result = simulate(th.Game("duel"), [Eager, "random"], games=3)
    assert result.players == ["Eager", "random"]
    assert list(result.wins.by_player) == ["Eager", "random"]


def test_one_player_sits_everywhere_unless_all_are_listed() -> None:
    assert simulate(th.Game("classic-3"), games=2).players == ["random"] * 3
    with pytest.raises(ThaumataError) as caught:
        simulate(th.Game("duel"), ["random"], games=1)
    assert caught.value.message_id == "error-player-count"


@pytest.mark.parametrize(
    "variant", ["duel", "duel+pantheon+agora", "classic-3", "classic-4+cities"]
)
def test_the_points_of_a_game_that_is_over_are_those_of_its_sheet(variant: str) -> None:
    game = th.Game(variant)
    games = RandomGames(game, 3, Tally(game))
    for number in range(5):
        games.deal(number)
        games.play_moves(-1)
        copy = games.state.copy()
        final = [int(points) for points in games.state.final_points()]
        assert final == [int(points) for points in copy.final_points()]
        assert final == [int(points) for points in games.state.count_points()]
        assert sum(final) == sum(sum(row) for row in copy.score_sheet().rows.values())
