"""Views: everything that a seat may know, and nothing else."""

import re

import msgspec
import pytest

import thaumata as th
from tests.rules.duel.table import deal, duel, play, texts
from tests.views.duel.games import finished, first_turn, moments, states
from thaumata.rng import Rng
from thaumata.views import DuelView, preview, view
from thaumata.views.duel.view import duel_view

SEEDS = range(3)


def shared(shown: DuelView) -> DuelView:
    """Return the public part of a view."""
    return msgspec.structs.replace(shown, seat=None, actions=())


@pytest.mark.parametrize("seed", SEEDS)
def test_both_seats_and_a_spectator_see_the_same_table(seed: int) -> None:
    for state in states(seed):
        spectator = view(state)
        assert spectator == shared(spectator)
        assert shared(view(state, 0)) == shared(view(state, 1)) == spectator


def test_a_spectator_has_no_actions() -> None:
    for state, _ in moments(4):
        assert view(state).actions == ()
        assert view(state).seat is None


def test_a_seat_sees_its_own_legal_actions_and_nobody_elses() -> None:
    for state, seat in moments(5):
        assert [action.text for action in view(state, seat).actions] == texts(state, seat)
        assert view(state, 1 - seat).actions == ()


def test_while_nature_deals_nobody_has_actions() -> None:
    state = th.Game("duel").start()
    assert view(state, 0).pending == (th.NATURE,)
    assert view(state, 0).actions == view(state, 1).actions == ()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_comes_back_from_json_as_it_was(seed: int) -> None:
    for state in states(seed):
        for seat in (None, 0, 1):
            shown = view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(shown), type=DuelView) == shown


def test_a_view_names_its_family_in_json() -> None:
    assert msgspec.to_builtins(view(first_turn()))["family"] == "duel"


@pytest.mark.parametrize("seed", SEEDS)
def test_looking_changes_nothing(seed: int) -> None:
    for state in states(seed):
        before = state.fingerprint()
        view(state, 0)
        view(state, 1)
        assert state.fingerprint() == before
        assert state.log is None


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_know_does_not_change_its_view(seed: int) -> None:
    for state, seat in moments(seed):
        shown = view(state, seat)
        assert view(state.copy(), seat) == shown
        assert view(state.resample(seat, Rng(seed + 100)), seat) == shown


@pytest.mark.parametrize("seed", SEEDS)
def test_an_unseen_card_is_named_among_the_unseen_alone(seed: int) -> None:
    for state, seat in moments(seed):
        shown = view(state, seat)
        text = msgspec.json.encode(msgspec.structs.replace(shown, unseen=())).decode()
        hidden = {card for unseen in shown.unseen for card in unseen.cards}
        for card in hidden - {"library"}:  # a decision has that name too
            assert not re.search(f'"{card}"(?!:)', text)  # fields have such names too


def test_the_deal_to_come_does_not_change_a_view() -> None:
    state = first_turn()
    play(state, texts(state)[0].replace("build", "discard"))
    play(state, texts(state)[0].replace("build", "discard"))
    other = state.copy()
    assert state.decision() == "deal_card"
    assert view(state, 0) == view(other, 0)
    th.Dealer(1).answer(state)
    th.Dealer(2).answer(other)
    assert view(state, 0) != view(other, 0)


def test_a_view_says_who_is_asked_for_what() -> None:
    agenda = [{"what": "discard_card", "seats": [1], "about": "grey"}]
    shown = view(duel(built=(("press",), ()), agenda=agenda, seat=1), 1)
    assert (shown.pending, shown.decision, shown.argument) == ((1,), "discard_card", "grey")
    (action,) = shown.actions
    assert (action.text, action.verb) == ("discard press", "discard")
    assert [(piece.kind, piece.id) for piece in action.pieces] == [("card", "press")]


def test_an_action_names_its_pieces_in_the_order_of_its_words() -> None:
    shown = view(duel(wonders=(("sphinx",), ()), coins=(20, 0), open=("altar",)), 0)
    (action,) = [action for action in shown.actions if action.verb == "wonder"]
    assert action.text == "wonder sphinx altar"
    assert [(piece.kind, piece.id) for piece in action.pieces] == [
        ("wonder", "sphinx"),
        ("card", "altar"),
    ]


def test_the_draft_shows_the_wonders_to_choose_from() -> None:
    state = th.Game("duel", options={"first": "0"}).start()
    play(state, "begins 0")
    deal(state, "law", "economy", "masonry", "strategy", "theology")
    deal(state, "sphinx", "piraeus", "colossus", "pyramids")
    shown = duel_view(state, 0)
    assert (shown.age, shown.structure, shown.unseen) == (0, None, ())
    assert shown.shown == ("colossus", "piraeus", "pyramids", "sphinx")
    assert shown.board.progress == ("economy", "law", "masonry", "strategy", "theology")
    assert shown.box == ("agriculture", "architecture", "mathematics", "philosophy", "urbanism")


@pytest.mark.parametrize(
    ("first", "order"), [("0", (0, 1, 1, 0, 1, 0, 0, 1)), ("1", (1, 0, 0, 1, 0, 1, 1, 0))]
)
def test_the_draft_tells_who_picks_when_and_how_many_picks_are_made(
    first: str, order: tuple[int, ...]
) -> None:
    """Holds for D6."""
    state, dealer = th.Game("duel", options={"first": first}).start(), th.Dealer(1)
    picks: list[int] = []
    while state.age == 0:
        (seat,) = state.pending_seats
        if seat == th.NATURE:
            dealer.answer(state)
            continue
        draft = duel_view(state, 1).draft
        assert draft is not None
        assert (draft.order, draft.made) == (order, len(picks))
        picks.append(seat)
        state.apply(seat, state.legal_actions(seat)[0])
    assert tuple(picks) == order
    assert duel_view(state, 0).draft is None


def test_the_library_shows_what_it_has_drawn() -> None:
    state = duel(
        wonders=(("great_library",), ()),
        box=("law", "economy", "masonry", "strategy"),
        coins=(30, 0),
        open=("altar", "baths"),
    )
    play(state, "wonder great_library altar")
    deal(state, "law", "economy", "strategy")
    shown = view(state, 0)
    assert shown.drawn == ("economy", "law", "strategy")
    assert shown.box == ("masonry",)


def test_a_promised_extra_turn_is_shown() -> None:
    state = duel(
        wonders=(("great_library",), ()),
        progress=(("theology",), ()),
        box=("law", "economy", "masonry"),
        coins=(30, 0),
        open=("altar", "baths"),
    )
    assert not view(state).extra_turn
    play(state, "wonder great_library altar")
    assert view(state).extra_turn


def test_a_finished_game_shows_its_outcome() -> None:
    state = finished(1)
    shown = view(state, 0)
    outcome = state.outcome()
    assert outcome is not None
    assert shown.outcome is not None
    assert (shown.pending, shown.decision, shown.actions) == ((), "", ())
    assert (shown.outcome.kind, shown.outcome.winners) == (outcome.kind, outcome.winners)
    assert shown.outcome.rows == outcome.sheet.rows
    assert shown.outcome.totals == tuple(city.score.total for city in shown.cities)


def test_a_running_game_has_no_outcome() -> None:
    assert view(first_turn()).outcome is None


@pytest.mark.parametrize("seat", [-1, 2, th.NATURE])
def test_a_seat_that_does_not_exist_has_no_view(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        view(first_turn(), seat)


def test_an_illegal_action_has_no_preview() -> None:
    state = duel(open=("altar",))
    action = state.legal_actions(0)[0]
    with pytest.raises(th.ThaumataError):
        preview(state, 1, action)
