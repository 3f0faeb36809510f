"""Previews: the cost and consequences of an action, without playing it."""

import pytest

from tests.rules.duel.table import duel
from tests.views.duel.games import moments
from thaumata import view
from thaumata.duel.state import DuelState
from thaumata.events import read_events
from thaumata.events.duel.base import (
    Built,
    BuiltByChain,
    CoinsGained,
    Ended,
    PaidBank,
    PaidOpponent,
    Revealed,
)
from thaumata.views import DuelPreview, preview
from thaumata.views.duel.actions import Uncovered
from thaumata.views.duel.payment import FROM_DISCARD


def of(state: DuelState, text: str) -> DuelPreview:
    """Return the preview of an action of the pending seat."""
    seat = 0 if state.pending & 1 else 1
    return preview(state, seat, state.game.parse(state, seat, text))


@pytest.mark.parametrize("seed", range(4))
def test_a_preview_changes_nothing_and_comes_true(seed: int) -> None:
    for state, seat in moments(seed):
        before = state.fingerprint()
        shown = view(state, seat)
        assert state.fingerprint() == before
        for action in shown.actions:
            told = action.preview
            played = state.copy()
            assert isinstance(played, DuelState)
            played.log = []
            played.apply(seat, played.game.parse(played, seat, action.text))
            happened = read_events(played.game, played.log, seat)
            paid = [e for e in happened if isinstance(e, PaidBank | PaidOpponent)]
            assert told.price == sum(event.coins for event in paid if event.seat == seat)
            assert list(told.changes) == happened
            assert told.coins == tuple(city.coins for city in view(played).cities)
            assert told.pawn == played.pawn
            old, new = state.score_sheet().totals, played.score_sheet().totals
            assert told.points == (new[0] - old[0], new[1] - old[1])
            outcome = played.outcome()
            assert told.ends == (outcome.kind if outcome else "")


def test_a_single_preview_is_the_one_in_the_view() -> None:
    state = duel(open=("altar", "baths", "palisade"))
    for action in view(state, 0).actions:
        assert of(state, action.text) == action.preview


@pytest.mark.parametrize("seed", range(3))
def test_a_preview_never_tells_which_card_is_turned_up(seed: int) -> None:
    for state, seat in moments(seed):
        for action in view(state, seat).actions:
            assert not [e for e in action.preview.changes if isinstance(e, Revealed)]


def test_building_tells_price_payment_coins_and_points() -> None:
    told = of(duel(open=("baths", "altar")), "build baths")
    assert (told.price, told.coins, told.points) == (2, (5, 7), (2, 0))
    assert told.payment is not None
    assert told.payment.total == 2
    assert told.changes == (Built(0, "baths"), PaidBank(0, 2))


def test_discarding_costs_nothing_and_brings_coins() -> None:
    told = of(duel(open=("baths", "altar")), "discard baths")
    assert (told.price, told.payment, told.coins) == (0, None, (9, 7))


def test_urbanism_pays_for_a_chain() -> None:
    """D74."""
    state = duel(built=(("altar",), ()), progress=(("urbanism",), ()), open=("temple", "statue"))
    told = of(state, "build temple")
    assert (told.price, told.coins) == (0, (11, 7))
    assert told.changes == (BuiltByChain(0, "temple"), CoinsGained(0, 4))


def test_a_card_of_the_discard_pile_costs_nothing() -> None:
    agenda = ({"what": "mausoleum", "seats": [0]}, {"what": "end_turn"})
    state = duel(discards=("palace",), agenda=agenda, open=("altar",))
    told = of(state, "build palace")
    assert (told.price, told.payment, told.points) == (0, FROM_DISCARD, (7, 0))


def test_shields_move_the_pawn_and_cost_the_opponent_coins() -> None:
    told = of(duel(age=2, open=("walls", "barracks"), pawn=2, coins=(9, 7)), "build walls")
    assert (told.pawn, told.coins) == (4, (5, 5))


def test_an_uncovered_card_is_told_with_its_side() -> None:
    structure = {
        "r3c5": "altar",
        "r4c4": "?age1",
        "r4c6": "tavern",
        "r5c3": "baths",
        "r5c5": "press",
    }
    state = duel(structure=structure)
    assert of(state, "discard baths").uncovers == ()
    state.apply(0, state.game.parse(state, 0, "discard baths"))
    assert of(state, "discard press").uncovers == (
        Uncovered("r4c4", face_down=True),
        Uncovered("r4c6", face_down=False),
    )


def test_a_pair_asks_for_a_progress_token() -> None:
    state = duel(
        built=(("scriptorium",), ()), open=("library", "walls"), board=("law",), coins=(20, 0)
    )
    told = of(state, "build library")
    assert (told.symbols, told.asks) == (("quill",), "take_token")
    assert of(state, "discard library").asks == ""


def test_the_great_library_asks_after_nature_has_drawn() -> None:
    state = duel(wonders=(("great_library",), ()), coins=(20, 0), open=("altar", "baths"))
    assert of(state, "wonder great_library altar").asks == "library"


def test_a_wonder_that_lets_you_play_again_says_so() -> None:
    state = duel(wonders=(("sphinx",), ()), coins=(20, 0), open=("altar", "baths"))
    assert of(state, "wonder sphinx altar").extra_turn
    assert not of(state, "build altar").extra_turn


def test_an_extra_turn_lost_with_the_age_is_none() -> None:
    """D39."""
    state = duel(wonders=(("sphinx",), ()), coins=(20, 0), open=("altar",))
    assert not of(state, "wonder sphinx altar").extra_turn


def test_a_supremacy_ends_the_game() -> None:
    """D57."""
    told = of(duel(open=("guard_tower", "altar"), pawn=8), "build guard_tower")
    assert told.ends == "military"
    assert isinstance(told.changes[-1], Ended)


def test_the_last_card_of_the_last_age_ends_the_game() -> None:
    told = of(duel(open=("palace",)), "discard palace")
    assert told.ends == "civilian"
    assert told.uncovers == ()
