"""Whims: in some games of training a seat is after cards of one color."""

from collections import Counter
from collections.abc import Iterator

from thaumata import Dealer, Game, Rng, State
from thaumata.duel.catalog import Catalog
from thaumata.duel.names import BUILD, GREEN, RED
from thaumata.game import NATURE_BIT, piece_of, verb_of
from thaumata.players.training.whims import Whims


def colors_asked_for(game: Game, whims: Whims, games: int) -> tuple[Counter[int], Counter[int]]:
    """Play at random; count the wishes by color, and the answers without a wish by seat."""
    catalog = game.catalog
    assert isinstance(catalog, Catalog)
    asked: Counter[int] = Counter()
    silent: Counter[int] = Counter()
    for seed in range(games):
        rng = Rng(seed)
        whims.begin(rng)
        for state, seat in decisions(game, seed, rng):
            actions = state.legal_actions(seat)
            wish = whims.wish(seat, actions, rng)
            if wish is None:
                silent[seat] += 1
            else:
                assert wish in actions
                assert verb_of(wish) == BUILD
                asked[int(catalog.color[piece_of(wish)])] += 1
    return asked, silent


def decisions(game: Game, seed: int, rng: Rng) -> Iterator[tuple[State, int]]:
    """Go through a random game, decision by decision."""
    state = game.start()
    dealer = Dealer(seed)
    while state.pending:
        if state.pending == NATURE_BIT:
            dealer.answer(state)
            continue
        seat = state.pending_seats[0]
        yield state, seat
        actions = state.legal_actions(seat)
        state.apply(seat, actions[rng.below(len(actions))])


def test_a_seat_with_a_whim_asks_for_green_cards_and_sometimes_for_red_ones() -> None:
    game = Game("duel")
    asked, silent = colors_asked_for(game, Whims(game, 1), 60)
    assert set(asked) == {GREEN, RED}
    assert asked[GREEN] > asked[RED]
    assert set(silent) == {0, 1}


def test_one_in_so_many_games_has_a_whim() -> None:
    game = Game("duel+pantheon+agora")
    often, _ = colors_asked_for(game, Whims(game, 1), 40)
    seldom, _ = colors_asked_for(game, Whims(game, 4), 40)
    assert 0 < seldom.total() < often.total() / 2


def test_nobody_has_a_whim_where_none_is_wished_or_known() -> None:
    for variant, one_in in (("duel", 0), ("classic-3", 1)):
        game = Game(variant)
        whims = Whims(game, one_in)
        for seed in range(20):
            whims.begin(Rng(seed))
            assert whims.wish(seed % 2, [0, 1, 2], Rng(seed)) is None
