"""Views of Classic: everything that a seat may know, and nothing else."""

from collections import Counter
from typing import cast

import msgspec
import pytest

from tests.rules.classic.table import act, classic, hand_of, legal, pile_of, play
from tests.views.classic.games import finished, looks, moments, seats_asked, states
from thaumata import NATURE, Game, position
from thaumata.classic.state import ClassicState
from thaumata.kit.piles import height
from thaumata.rng import Rng
from thaumata.views import AnyView, ClassicAction, ClassicView, view

TABLES = [(seed, seats) for seed, seats in enumerate((2, 3, 4, 7))]
games = pytest.mark.parametrize(("seed", "seats"), TABLES)


def unsealed(shown: ClassicView) -> ClassicView:
    """Return a view without the seats that have sealed, which a sample does not keep."""
    return msgspec.structs.replace(shown, pending=(), prompt=None, ready=())


# Hidden information


@games
def test_what_a_seat_cannot_know_does_not_change_its_view(seed: int, seats: int) -> None:
    """C10, C198, C199."""
    for state, seat in looks(seed, seats):
        shown = unsealed(view(state, seat))
        sample = cast(ClassicState, state.resample(seat, Rng(seed)))
        assert unsealed(view(sample, seat)) == shown
        known = cast(ClassicState, state.known_to(seat))
        assert unsealed(view(known, seat)) == shown


@games
def test_a_spectator_sees_what_everybody_sees(seed: int, seats: int) -> None:
    """C10, C197."""
    for state, seat in looks(seed, seats):
        shown = view(state)
        assert (shown.seat, shown.hand, shown.sealed, shown.actions) == (None, (), (), ())
        assert not any(hand.cards for hand in shown.hands)
        assert shown.discards.cards == ()
        assert not any(stage.card for city in shown.cities for stage in city.stages)
        for played in shown.last_round.cards if shown.last_round else ():
            assert (played.card is not None) == (played.use == "built")
        sample = cast(ClassicState, state.resample(seat, Rng(seed)))
        assert unsealed(view(sample)) == unsealed(shown)


@games
def test_what_is_open_looks_the_same_to_all(seed: int, seats: int) -> None:
    """C197."""
    for state, seat in looks(seed, seats):
        shown, spectator = view(state, seat), view(state)
        assert shown.pending == spectator.pending
        assert shown.ready == spectator.ready
        assert shown.pile == spectator.pile
        assert shown.discards.sizes == spectator.discards.sizes
        for mine, theirs in zip(shown.cities, spectator.cities, strict=True):
            stages = [msgspec.structs.replace(stage, card=None) for stage in mine.stages]
            assert msgspec.structs.replace(mine, stages=tuple(stages)) == theirs
        assert [hand.size for hand in shown.hands] == [hand.size for hand in spectator.hands]


def test_a_card_under_a_stage_is_known_to_whoever_put_it_there() -> None:
    """C198."""
    state = classic(boards=("gizah A", "rhodos A", "ephesos A"), built=(("stone_pit",),))
    card = hand_of(state, 0)[0]
    play(state, f"stage {card}")
    for seat, known in ((0, card), (1, None), (None, None)):
        first, second, _ = view(state, seat).cities[0].stages
        assert (first.built, first.age, first.card) == (True, 1, known)
        assert (second.built, second.age, second.card) == (False, None, None)


def test_a_card_that_was_sold_is_known_to_whoever_sold_it() -> None:
    """C198."""
    state = classic(hands=(("loom",), (), ()))
    play(state, "sell loom")
    for seat in (0, 1, 2, None):
        shown = view(state, seat)
        assert shown.last_round is not None
        sale, *others = shown.last_round.cards
        assert (sale.seat, sale.use, sale.last_card) == (0, "sold", False)
        assert sale.card == ("loom" if seat == 0 else None)
        assert ("loom" in shown.discards.cards) == (seat == 0)
        assert shown.discards.sizes == (3, 0, 0)
        assert [played.seat for played in others] == [1, 2]


@games
def test_who_took_which_card_of_a_hand_that_comes_back_stays_unknown(seed: int, seats: int) -> None:
    """C198."""
    for state, seat in looks(seed, seats):
        shown = view(state, seat)
        mine = (seat, 2) if seats == 2 else (seat,)
        for city in shown.cities:
            assert city.seat in mine or not any(stage.card for stage in city.stages)
        for played in shown.last_round.cards if shown.last_round else ():
            assert played.seat in mine or (played.card is None) == (played.use != "built")


def test_only_whoever_builds_from_the_discard_pile_sees_all_of_it() -> None:
    """C199."""
    found = 0
    for seed in range(8):
        for state, seat in moments(seed, 3, sides="B"):
            if state.decision() != "raise":
                continue
            found += 1
            shown = view(state, seat)
            assert sorted(shown.discards.cards) == sorted(pile_of(state))
            assert len(shown.discards.cards) == sum(shown.discards.sizes)
            assert view(state).discards.cards == ()
            for other in {0, 1, 2} - {seat}:
                known = Counter(view(state, other).discards.cards)
                assert known <= Counter(pile_of(state))
    assert found


# Hands


@games
def test_a_hand_is_shown_card_by_card_and_by_color(seed: int, seats: int) -> None:
    colors = ("brown", "grey", "blue", "yellow", "red", "green", "purple")
    for state, seat in looks(seed, seats):
        shown = view(state, seat)
        if state.age == 0:
            assert shown.hand == ()
            continue
        assert Counter(shown.hand) == Counter(hand_of(state, seat))
        assert shown.hands[seat].cards == shown.hand
        cards = [state.game.names["card"].index(card) for card in shown.hand]
        seen = [colors[state.catalog.color[card]] for card in cards]
        assert seen == sorted(seen, key=colors.index)


@games
def test_the_size_of_every_hand_is_known(seed: int, seats: int) -> None:
    """C4, C124, C197."""
    for state in states(seed, seats):
        for hand in view(state).hands:
            assert hand.size == height(state.hands, state.hand_at(hand.seat))


def test_the_pile_of_the_free_city_is_counted() -> None:
    """C115, C124."""
    for state in states(0, 2):
        if state.round > 0:
            assert view(state).pile == height(state.deck, 0)
        else:
            assert view(state).pile == (7 if state.age else 0)
    assert view(classic(3)).pile == 0


@games
def test_what_was_seen_in_a_hand_is_remembered(seed: int, seats: int) -> None:
    for state, seat in looks(seed, seats):
        for hand in view(state, seat).hands:
            there = Counter(hand_of(state, hand.seat))
            never_seen = there - Counter(hand.cards)
            assert never_seen.total() <= hand.unseen <= hand.size


def test_a_hand_that_was_passed_on_is_remembered_without_what_was_built() -> None:
    state = classic(hands=(("altar", "theater", "loom"), (), ()))
    before = view(state, 0).hand
    play(state, "sell loom")
    passed = view(state, 0).hands[1]
    assert passed.size == 6
    assert Counter(passed.cards) == Counter(before) - Counter(["loom"])
    play(state, "", "build altar")
    passed = view(state, 0).hands[2]
    assert "altar" not in passed.cards
    assert passed.unseen == 0


@games
def test_the_backs_in_the_discard_pile_are_counted(seed: int, seats: int) -> None:
    """C198."""
    for state in states(seed, seats):
        sizes = view(state).discards.sizes
        assert sizes == tuple(height(state.discards, 3 * age) for age in range(3))


def test_the_discard_pile_of_a_puzzle_needs_no_deeds() -> None:
    puzzle = {"variant": "classic-3", "age": 2, "discards": ["altar", "baths", "temple"]}
    pile = view(cast(ClassicState, position.load(puzzle)), 0).discards
    assert (pile.sizes, sorted(pile.cards)) == ((2, 1, 0), ["altar", "baths", "temple"])


# Sealed choices


def test_a_sealed_choice_is_shown_to_its_owner_alone() -> None:
    """C201."""
    state = classic(hands=(("loom", "altar"), (), ()))
    before = {action.text: action for action in view(state, 0).actions}
    act(state, 0, "build altar")
    mine = view(state, 0)
    assert mine.sealed == (before["build altar"],)
    assert mine.actions == ()
    for shown in (mine, view(state, 1), view(state)):
        assert (shown.pending, shown.ready) == ((1, 2), (0,))
    assert view(state, 1).sealed == ()
    state.retract(0)
    assert (view(state, 0).sealed, view(state, 0).ready) == ((), ())


@games
def test_a_sealed_choice_stays_as_it_was_offered(seed: int, seats: int) -> None:
    """C201."""
    offered: dict[int, list[ClassicAction]] = {}
    for state, seat in moments(seed, seats):
        before = view(state, seat)
        if before.sealed:
            assert set(before.sealed) <= set(offered[seat])
        played = cast(ClassicState, state.copy())
        played.perform(seat, state.legal_actions(seat)[-1])
        if played.asked.seals and (played.age, played.round) == (state.age, state.round):
            sealed = view(played, seat).sealed
            assert not sealed or sealed[-1] == before.actions[-1]
        offered[seat] = [*before.actions, *offered.get(seat, [])]


def test_the_controller_is_ready_with_two_choices() -> None:
    """C117."""
    state = classic(seats=2)
    assert (view(state).controller, view(state).ready) == (0, ())
    act(state, 0, f"sell {hand_of(state, 0)[0]}")
    assert len(view(state, 0).sealed) == 1
    assert view(state).ready == ()
    assert {action.seat for action in view(state, 0).actions} == {2}
    act(state, 0, legal(state, 0)[0])
    assert [choice.seat for choice in view(state, 0).sealed] == [0, 2]
    assert view(state).ready == (0,)


# The table


@games
def test_a_seat_sees_its_own_legal_actions(seed: int, seats: int) -> None:
    for state, seat in looks(seed, seats):
        assert [action.text for action in view(state, seat).actions] == legal(state, seat)


@games
def test_a_view_comes_back_from_json_as_it_was(seed: int, seats: int) -> None:
    for state, seat in looks(seed, seats):
        shown = view(state, seat)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=AnyView) == shown


def test_a_view_names_its_family_in_json() -> None:
    assert msgspec.to_builtins(view(classic()))["family"] == "classic"


@games
def test_looking_changes_nothing(seed: int, seats: int) -> None:
    for state, seat in looks(seed, seats):
        before = state.fingerprint()
        view(state)
        view(state, seat)
        assert state.fingerprint() == before
        assert state.log is None


def test_hands_move_to_the_left_in_ages_one_and_three() -> None:
    """C13, C123."""
    assert view(cast(ClassicState, Game("classic-3").start())).direction is None
    assert [view(classic(age=age)).direction for age in (1, 2, 3)] == ["left", "right", "left"]
    assert view(classic(seats=2, age=2)).direction == "exchange"


def test_a_round_is_told_with_what_is_asked() -> None:
    shown = view(classic(age=2, round=3), 0)
    assert (shown.age, shown.round, shown.rounds) == (2, 3, 6)
    assert (shown.decision, shown.argument, shown.controller) == ("choose", "", None)
    assert shown.pending == (0, 1, 2)
    assert shown.variant == "classic-3"


def test_the_set_up_shows_boards_as_they_are_dealt() -> None:
    """C5."""
    state = cast(ClassicState, Game("classic-3", options={"sides": "choose"}).start())
    assert [city.board for city in view(state).cities] == [None] * 3
    assert (view(state).hands, view(state).last_round, view(state).pending) == ((), None, (NATURE,))
    for board in ("olympia", "rhodos", "gizah"):
        act(state, NATURE, f"deal {board}")
    first = view(state, 0).cities[0]
    assert (first.board, first.side, first.resource, first.stages) == ("olympia", None, None, ())
    assert first.production == ()
    assert [action.text for action in view(state, 0).actions] == ["side A", "side B"]
    for seat in range(3):
        act(state, seat, "side B")
    first = view(state, 0).cities[0]
    assert (first.side, first.resource, len(first.stages)) == ("B", "wood", 3)


def test_the_last_cards_of_an_age_are_told_with_its_last_round() -> None:
    """C14, C198."""
    for state in states(2, 4):
        shown = view(state, 1)
        if shown.last_round is None or (shown.age, shown.round) != (2, 1):
            continue
        if seats_asked(state) != [0, 1, 2, 3] or shown.sealed or shown.ready:
            continue
        assert (shown.last_round.age, shown.last_round.round) == (1, 6)
        regular = [each for each in shown.last_round.cards if not each.last_card]
        last = [each for each in shown.last_round.cards if each.last_card]
        assert [each.seat for each in regular] == [each.seat for each in last] == [0, 1, 2, 3]
        assert {each.use for each in last if each.seat != 1} <= {
            "left_over",
            "built",
            "stage",
            "sold",
        }
        (mine,) = [deed for deed in last if deed.seat == 1]
        assert mine.card is not None
        return
    raise AssertionError("the second age never began")


@pytest.mark.parametrize("seats", [2, 5])
def test_a_finished_game_shows_its_outcome(seats: int) -> None:
    state = finished(1, seats)
    shown = view(state, 0)
    outcome = state.outcome()
    assert outcome is not None
    assert shown.outcome is not None
    assert (shown.pending, shown.decision, shown.actions) == ((), "", ())
    assert (shown.outcome.kind, shown.outcome.winners) == (outcome.kind, outcome.winners)
    assert shown.outcome.rows == outcome.sheet.rows
    totals = [city.score.total for city in shown.cities[:seats]]
    assert shown.outcome.totals == tuple(totals)
    assert [hand.size for hand in shown.hands] == [0] * seats
