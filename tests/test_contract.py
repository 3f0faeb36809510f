"""The contract, as tried by its first reader: pending seats, refusals, the end.

The promises kept by every variant are in ``tests/proof/test_conformance.py``.
"""

import copy
import inspect
import pickle
import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import thaumata as th
from tests.compiling.docstrings import needs_docstrings
from tests.proof.walk import finished, steps
from thaumata.agenda import Step
from thaumata.duel.state import DuelState
from thaumata.game import (
    MOST_ACTIONS,
    NATURE_BIT,
    AmbiguousAction,
    IllegalAction,
    InvalidAction,
    action_of,
    piece_of,
    target_of,
    verb_of,
)
from thaumata.kit.bits import members_of
from thaumata.players.playout import Playout
from thaumata.position import Malformed, Unsound
from thaumata.rng import Rng
from thaumata.views import preview
from thaumata.wording.words import Said, UnknownLanguage

GAME = th.Game("duel")


def at(wanted: str, seed: int = 1) -> th.State:
    """Return the first position of a random game with a decision of a kind."""
    for number in range(seed, seed + 1000):
        for state, _seat, _action in steps(GAME, number):
            if state.decision() == wanted:
                return state.copy()
    raise AssertionError(wanted)


def seat_of(state: th.State) -> int:
    return members_of(state.pending)[0]


def refused(call: Callable[[], object]) -> th.ThaumataError:
    """Call a function that must refuse, and return the error."""
    with pytest.raises(th.ThaumataError) as caught:
        call()
    assert isinstance(caught.value, ValueError)
    assert str(caught.value)
    return caught.value


# Pending seats


def test_a_game_starts_with_a_question_to_nature() -> None:
    state = GAME.start()
    assert state.pending == NATURE_BIT == 2**th.NATURE
    assert state.decision() == "first_player"
    assert state.legal_actions(0) == state.legal_actions(1) == []
    assert [GAME.text(state, th.NATURE, a) for a in state.legal_actions(th.NATURE)] == [
        "begins 0",
        "begins 1",
    ]


def test_one_seat_at_a_time_is_asked_in_a_duel() -> None:
    for state, seat, _action in steps(GAME, 5):
        assert state.pending == 2**seat
        assert seat in (0, 1, th.NATURE)
        assert state.decision()


def test_a_list_of_legal_actions_belongs_to_the_caller() -> None:
    state = at("turn")
    seat = seat_of(state)
    state.legal_actions(seat).clear()
    assert state.legal_actions(seat)


def decisions() -> list[str]:
    return [d.name for d in GAME.decisions if d.name and not isinstance(d, Step)]


@pytest.mark.parametrize("decision", decisions())
def test_a_random_pick_is_any_legal_action_equally_often(decision: str) -> None:
    state = at(decision)
    seat = seat_of(state)
    legal = state.legal_actions(seat)
    rng = Rng(8)
    buffer = vec[i64]([0] * MOST_ACTIONS)
    counts = Counter(int(state.pick(seat, rng, buffer)) for _ in range(200 * len(legal)))
    assert set(counts) == set(legal)
    chi_square = sum((counts[action] - 200) ** 2 / 200 for action in legal)
    assert chi_square < len(legal) + 6 * (2 * len(legal)) ** 0.5


def test_a_state_tells_who_is_asked_and_whether_it_is_over() -> None:
    state = GAME.start()
    assert state.pending_seats == (th.NATURE,)
    assert not state.is_over
    table = th.Game("classic-3").start()
    while table.pending_seats == (th.NATURE,):
        th.Dealer(1).answer(table)
    assert table.pending_seats == (0, 1, 2)
    over = finished(GAME, 1)
    assert over.is_over
    assert over.pending_seats == ()


def test_an_action_is_played_by_its_text() -> None:
    state = GAME.start()
    action = state.play("begins 1")
    assert GAME.text(GAME.start(), th.NATURE, action) == "begins 1"
    assert state.decision() == "deal_progress"
    turn = at("turn")
    seat = seat_of(turn)
    text = GAME.text(turn, seat, turn.legal_actions(seat)[0])
    turn.play(text, seat=seat)
    assert turn != at("turn")


def test_where_several_choose_the_seat_is_named() -> None:
    state = next(s for s, *_ in steps(th.Game("classic-3"), 1) if s.decision() == "choose").copy()
    text = state.game.text(state, 1, state.legal_actions(1)[0])
    error = refused(lambda: state.play(text))
    assert isinstance(error, AmbiguousAction)
    assert (error.message_id, error.arguments["seats"]) == ("error-which-seat", "0, 1, 2")
    state.play(text, seat=1)
    assert state.pending_seats == (0, 2)
    assert refused(lambda: state.play(text, seat=1)).message_id == "error-not-asked"
    over = finished(GAME, 1)
    assert refused(lambda: over.play("pass")).message_id == "error-over"


# Inspecting


def test_a_game_is_written_as_code_that_makes_it() -> None:
    game = th.Game("duel", expansions=["agora"], options={"wonders": "random", "first": "random"})
    assert repr(game) == "Game('duel+agora', options={'wonders': 'random'})"
    assert str(game) == "duel+agora wonders=random"
    again = eval(repr(game), {"Game": th.Game})
    assert (again.variant, again.options) == (game.variant, game.options)
    assert repr(th.Game("classic-3")) == "Game('classic-3')"


def test_a_state_is_drawn_as_a_table_and_named_in_a_line() -> None:
    state = at("turn")
    assert repr(state).startswith("<State of duel: age 1, turn (")
    assert state.fingerprint() in repr(state)
    drawn = str(state)
    assert "Your turn" in drawn
    assert "\x1b" not in drawn
    assert all(line == line.rstrip() for line in drawn.splitlines())
    over = finished(GAME, 1)
    assert ", over, " in repr(over)
    assert "Score sheet" in str(over)


def test_an_outcome_says_who_has_won() -> None:
    state = next(s for s in (finished(GAME, seed) for seed in range(9)) if s.winners == 2)
    outcome = state.outcome()
    points = " : ".join(map(str, cast(th.Outcome, outcome).sheet.totals))
    assert str(outcome) == f"Player 2 wins ({cast(th.Outcome, outcome).kind}), {points}"
    shared = th.Outcome("shared", (0, 1), cast(th.Outcome, outcome).sheet)
    assert str(shared) == f"Players 1, 2 win (shared), {points}"


def test_a_table_tells_who_is_asked_and_what() -> None:
    state = at("turn")
    seat = seat_of(state)
    assert repr(th.Table(state, seat)) == f"<Table of duel: seat {seat}, turn>"


# Equal, copied, not pickled


def test_states_are_equal_where_variant_options_and_position_are() -> None:
    state = at("turn")
    assert state == state.copy()
    assert state != th.Game("duel").start()
    assert th.Game("duel").start() == th.Game("duel").start()
    assert th.Game("duel").start() != th.Game("duel", options={"progress": "may_decline"}).start()
    assert th.Game("duel").start() != th.Game("duel+pantheon").start()
    assert state != state.numbers()


def test_a_state_that_can_change_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(at("turn"))


def test_states_and_games_refuse_to_be_pickled_in_words() -> None:
    state = at("turn")
    assert refused(lambda: pickle.dumps(state)).message_id == "error-pickle-state"
    assert refused(lambda: pickle.dumps(GAME)).message_id == "error-pickle-game"
    assert refused(lambda: pickle.dumps([th.Record(GAME)])).message_id == "error-pickle-game"


def test_an_outcome_is_a_value_that_can_be_compared_copied_and_pickled() -> None:
    outcome, same, other = (finished(GAME, seed).outcome() for seed in (1, 1, 2))
    assert outcome == same
    assert hash(outcome) == hash(same)
    assert outcome != other
    assert outcome != "civilian"
    assert copy.deepcopy(outcome) == copy.copy(outcome) == outcome
    assert pickle.loads(pickle.dumps(outcome)) == outcome


def test_a_copy_of_a_game_is_the_game() -> None:
    assert copy.copy(GAME) is GAME
    assert copy.deepcopy([GAME])[0] is GAME


# Refusals


@pytest.mark.parametrize("action", [-(2**63) - 1, 2**63, 2**64 + 6, 10**30])
def test_a_number_too_long_for_an_action_is_refused(action: int) -> None:
    state = at("turn")
    seat = seat_of(state)
    before = state.numbers()
    assert not state.is_legal(seat, action)
    with pytest.raises(IllegalAction):
        state.apply(seat, action)
    assert str(action) in GAME.text(state, seat, action)
    assert state.numbers() == before


@pytest.mark.parametrize("seat", [-(2**70), 10**30])
def test_a_seat_of_any_number_is_refused(seat: int) -> None:
    state = at("turn")
    with pytest.raises(IllegalAction) as error:
        state.apply(seat, state.legal_actions(seat_of(state))[0])
    assert error.value.message_id == "error-not-asked"


@pytest.mark.parametrize("action", ["build altar", None, 1.5, 6.0, [6]])
def test_what_is_no_number_is_no_action(action: object) -> None:
    state = at("first_player")
    with pytest.raises(TypeError):
        state.apply(th.NATURE, cast(int, action))


def test_expansions_are_no_text() -> None:
    with pytest.raises(th.ThaumataError) as error:
        th.Game("duel", expansions="pantheon")
    assert error.value.message_id == "error-expansions-text"
    assert "“pantheon”" in str(error.value)


@pytest.mark.parametrize(
    "error",
    [
        th.ThaumataError("error-over"),
        IllegalAction("error-not-asked", seat=2),
        InvalidAction("error-not-understood", text="dance"),
        AmbiguousAction("error-ambiguous", text="b", candidates="baths"),
        Unsound("impossible-card-twice", "discards", card=Said("duel-card-altar", plain="altar")),
        Malformed("age", "error-field-range", least=0, most=3, given=4),
        UnknownLanguage("tlh"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_can_be_pickled(error: th.ThaumataError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.args == error.args
    assert getattr(again, "field", "") == getattr(error, "field", "")
    assert (again.message_id, again.arguments) == (error.message_id, error.arguments)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
    assert copy.copy(error).arguments == error.arguments


def test_an_action_of_the_wrong_seat_is_refused() -> None:
    state = at("turn")
    seat = seat_of(state)
    action = state.legal_actions(seat)[0]
    before = state.numbers()
    for other in (1 - seat, th.NATURE, 5, -1):
        error = refused(partial(state.apply, other, action))
        assert isinstance(error, IllegalAction)
        assert (error.message_id, error.arguments) == ("error-not-asked", {"seat": other + 1})
    assert state.numbers() == before


@pytest.mark.parametrize("variant", ["duel", "duel+agora", "classic-2", "classic-3"])
@pytest.mark.parametrize("beyond", [0, 1, 5, 60])
def test_nobody_but_a_seat_knows_or_imagines_anything(variant: str, beyond: int) -> None:
    state = next(s for s, seat, _ in steps(th.Game(variant), 1) if s.age and seat != th.NATURE)
    for seat in (state.game.seats + beyond, -2 - beyond):
        for look in (
            partial(state.known_to, seat),
            partial(state.resample, seat, Rng(1)),
            partial(th.position.dump, state, seat),
            partial(th.view, state, seat),
        ):
            with pytest.raises(ValueError, match=f"{re.escape(variant)} has no seat {seat}$"):
                look()


def test_nobody_but_a_seat_has_sealed_anything() -> None:
    state = next(s for s, *_ in steps(th.Game("classic-3"), 1) if s.decision() == "choose").copy()
    state.apply(0, state.legal_actions(0)[0])
    assert len(state.sealed_by(0)) == 1
    assert not any(state.sealed_by(seat) for seat in range(-70, 140) if seat != 0)


@pytest.mark.parametrize("variant", ["duel", "classic-3"])
@pytest.mark.parametrize("make", [copy.copy, copy.deepcopy, th.State.copy])
def test_a_copy_of_any_kind_is_independent(
    variant: str, make: Callable[[th.State], th.State]
) -> None:
    state = next(s for s, seat, _ in steps(th.Game(variant), 1) if s.age and seat != th.NATURE)
    other = make(state)
    numbers = state.numbers()
    assert other.numbers() == numbers
    Playout(seed=1).finish(other)
    assert state.numbers() == numbers != other.numbers()


def test_an_illegal_action_is_refused_and_named() -> None:
    state = at("turn")
    seat = seat_of(state)
    before = state.numbers()
    obelisk = GAME.names["card"].index("obelisk")
    error = refused(partial(state.apply, seat, action_of(0, obelisk)))
    assert isinstance(error, IllegalAction)
    assert (error.message_id, error.arguments) == ("refused-no-card", {})
    error = refused(partial(state.apply, seat, action_of(4)))
    assert (error.message_id, error.arguments) == (
        "error-illegal",
        {"text": "pass", "decision": "turn"},
    )
    assert state.numbers() == before


def test_nothing_is_played_after_the_end() -> None:
    state = finished(GAME, 2)
    error = refused(lambda: state.apply(0, action_of(0, 1)))
    assert isinstance(error, IllegalAction)
    assert error.message_id == "error-over"


def test_nothing_is_retracted_in_a_duel() -> None:
    """An open choice of one seat is carried out at once."""
    for decision in ("first_player", "pick_wonder", "turn"):
        state = at(decision)
        for seat in (0, 1, th.NATURE):
            error = refused(partial(state.retract, seat))
            assert error.message_id == "error-cannot-retract"


@pytest.mark.parametrize(
    ("text", "kind", "message"),
    [
        ("", InvalidAction, "error-not-understood"),
        ("dance", InvalidAction, "error-not-understood"),
        ("build", AmbiguousAction, "error-ambiguous"),
        ("discard", AmbiguousAction, "error-ambiguous"),
        ("build moon", InvalidAction, "error-not-understood"),
        ("build obelisk", IllegalAction, "refused-no-card"),
        ("take law", IllegalAction, "error-illegal"),
        ("pass now", InvalidAction, "error-not-understood"),
    ],
)
def test_a_text_is_refused_with_the_reason(
    text: str, kind: type[th.ThaumataError], message: str
) -> None:
    state = at("turn")
    error = refused(lambda: GAME.parse(state, seat_of(state), text))
    assert type(error) is kind
    assert error.message_id == message


def test_the_last_word_may_be_left_out_where_one_action_is_left() -> None:
    state = finished_but_one()
    seat = seat_of(state)
    (discard,) = (a for a in state.legal_actions(seat) if verb_of(a) == 1)
    assert GAME.parse(state, seat, "  discard ") == discard


def finished_but_one() -> th.State:
    """Set up a last turn of an age: one card is left."""
    for state, _seat, _action in steps(GAME, 4):
        if len(members_of(cast(DuelState, state).present)) == 1 and state.decision() == "turn":
            return state.copy()
    raise AssertionError("no last turn")


@pytest.mark.parametrize(
    ("variant", "message"),
    [
        ("chess", "error-unknown-variant"),
        ("", "error-unknown-variant"),
        ("duel-x", "error-unknown-variant"),
        ("duel-", "error-unknown-variant"),
        ("duel-22", "error-unknown-variant"),
        ("duel-3", "error-seats"),
        ("duel+atlantis", "error-unknown-expansion"),
    ],
)
def test_an_unknown_variant_is_refused(variant: str, message: str) -> None:
    assert refused(lambda: th.Game(variant)).message_id == message


def test_an_unknown_option_is_refused_with_those_that_are_known() -> None:
    error = refused(lambda: th.Game("duel", options={"dice": "2"}))
    assert error.message_id == "error-unknown-option"
    assert "wonders" in str(error.arguments["options"])


def test_an_unknown_value_is_refused_with_those_that_are_known() -> None:
    error = refused(lambda: th.Game("duel", options={"first": "2"}))
    assert error.message_id == "error-option-value"
    assert error.arguments["values"] == "random, 0, 1"


def test_a_wrong_number_of_seats_is_refused() -> None:
    assert refused(lambda: th.Game("duel", seats=3)).message_id == "error-seats"
    assert th.Game("duel", seats=2).seats == th.Game("duel-2").seats == 2


def test_a_number_may_stand_for_the_value_of_an_option() -> None:
    options: Any = {"first": 1}
    assert th.Game("duel", options=options).options["first"] == "1"


def test_options_have_defaults_and_are_kept() -> None:
    game = th.Game("duel", options={"wonders": "random"})
    assert game.variant == "duel"
    assert game.options["wonders"] == "random"
    assert game.options["first"] == "random"


# Actions and chance


def test_an_action_is_a_number_made_of_a_verb_and_pieces() -> None:
    action = action_of(2, 11, 130)
    assert (verb_of(action), piece_of(action), target_of(action)) == (2, 11, 130)


@pytest.mark.parametrize("decision", ["first_player", "deal_wonder", "lay_back", "deal_card"])
def test_chances_are_equal_in_a_duel(decision: str) -> None:
    outcomes = at(decision).chance_outcomes()
    assert len({chance for _, chance in outcomes}) == 1


# The end


def test_an_outcome_names_the_winners_and_counts_the_points() -> None:
    for seed in range(10):
        outcome = finished(GAME, seed).outcome()
        assert outcome is not None
        assert outcome.kind in GAME.victories
        assert outcome.winners in ((0,), (1,), (0, 1))
        totals = tuple(sum(points) for points in zip(*outcome.sheet.rows.values()))
        assert outcome.sheet.totals == totals
        if outcome.kind == "civilian":
            assert outcome.winners == ((0,) if totals[0] > totals[1] else (1,))


def test_the_package_offers_the_contract() -> None:
    contract = ("Game", "State", "Outcome", "Dealer", "NATURE", "ThaumataError", "position")
    for name in (*contract, "Player", "Table", "Playout", "simulate", "Record", "view"):
        assert name in th.__all__
        assert hasattr(th, name)


@pytest.mark.parametrize("given", [GAME, None, "duel"])
@pytest.mark.parametrize(
    "ask",
    [
        th.view,
        th.position.dump,
        th.position.dumps,
        lambda given: th.Table(given, 0),
        lambda given: preview(given, 0, 0),
    ],
)
def test_what_is_no_state_is_refused_in_a_sentence(
    ask: Callable[[object], object], given: object
) -> None:
    with pytest.raises(TypeError, match=r"A state is needed, not .*: game\.start\(\) begins one"):
        ask(given)


# Help, compiled or not


@needs_docstrings
@pytest.mark.parametrize(
    ("thing", "doc"),
    [
        (th.Game, "The facts of one variant"),
        (th.Game.parse, "Parse an action that is legal"),
        (th.State.apply, "Play an action, or raise"),
        (th.State.pending_seats, "The seats that owe a decision"),
        (DuelState.give, "Give a seat coins from the bank"),
        (th.Game.start, "Start a game: nothing is dealt"),
        (th.register, "Make a family of variants known"),
        (th.view, "Return the view of a seat"),
    ],
)
def test_help_tells_what_a_thing_is_compiled_or_not(thing: object, doc: str) -> None:
    assert (inspect.getdoc(thing) or "").startswith(doc)


@pytest.mark.parametrize(
    ("thing", "parameters"),
    [
        (th.Game, ["variant", "seats", "expansions", "options"]),
        (th.Game.parse, ["self", "state", "seat", "text"]),
        (th.State.apply, ["self", "seat", "action"]),
        (DuelState.give, ["self", "seat", "coins"]),
        (th.register, ["family"]),
    ],
)
def test_help_tells_the_parameters_compiled_or_not(
    thing: Callable[..., object], parameters: list[str]
) -> None:
    assert list(inspect.signature(thing).parameters) == parameters
