"""Fancies: in some games of training a seat is after cards of one color."""

from collections import Counter
from collections.abc import Iterator

import pytest

from thaumata import Dealer, Game, Rng, State
from thaumata.duel.catalog import Catalog
from thaumata.duel.names import BUILD, GREEN, RED
from thaumata.game import NATURE_BIT, piece_of, verb_of
from thaumata.players.search.evaluator import Evaluator
from thaumata.players.search.families import FAMILIES
from thaumata.players.training.fancies import Fancies
from thaumata.players.training.games import Pace, SearchLessons
from thaumata.players.training.generations import pace_of


def decisions(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """Go through a random game, decision by decision."""
    state = game.start()
    dealer = Dealer(seed)
    rng = Rng(seed)
    while state.pending:
        if state.pending == NATURE_BIT:
            dealer.answer(state)
            continue
        seat = state.pending_seats[0]
        yield state, seat
        actions = state.legal_actions(seat)
        state.apply(seat, actions[rng.below(len(actions))])


def color_of(game: Game, action: int) -> int | None:
    catalog = game.catalog
    assert isinstance(catalog, Catalog)
    return int(catalog.color[piece_of(action)]) if verb_of(action) == BUILD else None


def wishes(game: Game, fancies: Fancies, seed: int) -> Counter[tuple[int, int | None]]:
    """Count who wishes which color in a random game; only what is legal is wished."""
    rng = Rng(seed, 1)
    fancies.begin(rng)
    found: Counter[tuple[int, int | None]] = Counter()
    for state, seat in decisions(game, seed):
        actions = state.legal_actions(seat)
        wish = fancies.wish(seat, actions, rng)
        if wish is not None:
            assert wish in actions
            found[seat, color_of(game, wish)] += 1
    return found


def test_one_seat_of_a_game_has_a_fancy_for_green_cards_or_for_red_ones() -> None:
    game = Game("duel")
    fancies = Fancies(game, 1)
    games = [wishes(game, fancies, seed) for seed in range(60)]
    assert all(len(found) <= 1 for found in games), "one seat, one color"
    everything = sum(games, Counter[tuple[int, int | None]]())
    assert set(everything) == {(0, GREEN), (1, GREEN), (0, RED), (1, RED)}
    assert everything[0, GREEN] + everything[1, GREEN] > everything[0, RED] + everything[1, RED]


def test_it_yields_about_one_time_in_four() -> None:
    game = Game("duel")
    fancies = Fancies(game, 1)
    fancies.begin(Rng(3))
    rng = Rng(4)
    insisted = asked = 0
    for seed in range(20):
        for state, seat in decisions(game, seed):
            actions = state.legal_actions(seat)
            answers = [fancies.wish(seat, actions, rng) is not None for _ in range(20)]
            if any(answers):
                asked += len(answers)
                insisted += sum(answers)
    assert 0.72 < insisted / asked < 0.78


@pytest.mark.parametrize(("one_in", "least", "most"), [(0, 0, 0), (1, 36, 40), (4, 3, 18)])
def test_one_in_so_many_games_has_a_fancy(one_in: int, least: int, most: int) -> None:
    game = Game("duel+pantheon+agora")
    fancies = Fancies(game, one_in)
    assert least <= sum(bool(wishes(game, fancies, seed)) for seed in range(40)) <= most


def test_in_7_wonders_nobody_has_a_fancy() -> None:
    game = Game("classic-3")
    fancies = Fancies(game, 1)
    assert not any(wishes(game, fancies, seed) for seed in range(3))


def test_a_wish_is_played_and_not_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("duel")
    way = FAMILIES["duel"]
    lessons = SearchLessons(game, way, Evaluator(), Pace(careful=8, quick=8, share=1, fancies=1))
    told: list[tuple[bool, bool]] = []
    wish = lessons._fancies.wish
    last: list[int | None] = []

    def listen(seat: int, actions: list[int], rng: Rng) -> int | None:
        last.append(wish(seat, actions, rng))
        return last[-1]

    def note(state: State, seat: int, actions: list[int], tries: list[int], hope: float) -> None:
        told.append((last[-1] is not None, bool(tries)))

    monkeypatch.setattr(lessons._fancies, "wish", listen)
    monkeypatch.setattr(lessons.examples, "add", note)
    for seed in range(4):
        lessons.play(seed)
    assert {wished for wished, _ in told} == {True, False}
    assert all(wished != learned for wished, learned in told)


def test_only_the_last_generations_of_duel_meet_fancies() -> None:
    generations = (0, 6, 12, 13, 14, 18, 19, 30)
    assert [pace_of("duel", n).fancies for n in generations] == [0, 0, 0, 2, 1, 1, 2, 2]
    assert [pace_of("classic", n).fancies for n in (0, 4, 30)] == [0, 0, 0]
    assert pace_of("duel", 5) == Pace()
    assert pace_of("duel", 6).careful == pace_of("duel", 14).careful == 400
