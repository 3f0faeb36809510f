"""Actions as text, both ways, and errors for text that does not fit."""

import pytest

from tests.rules.duel.table import (
    CARDS,
    TOKENS,
    deal_all,
    duel,
    pending_seat,
    play,
    start,
    texts,
)
from thaumata import NATURE, Dealer, State
from thaumata.duel.state import DuelState
from thaumata.game import (
    AmbiguousAction,
    IllegalAction,
    InvalidAction,
    ThaumataError,
    action_of,
)
from thaumata.players.playout import Playout
from thaumata.rng import Rng


def parse(state: State, text: str, seat: int | None = None) -> str:
    """Read a text and write it again."""
    seat = pending_seat(state) if seat is None else seat
    return state.game.text(state, seat, state.game.parse(state, seat, text))


def crowded() -> DuelState:
    return duel(
        open=("altar", "tavern", "pretorium"),
        age=3,
        wonders=(("pyramids", "sphinx"), ()),
        coins=(8, 7),
    )


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_action_of_a_game_is_read_as_it_is_written(seed: int) -> None:
    state = start(progress="may_decline", centered_start="last_chooses")
    dealer, rng = Dealer(seed), Rng(seed)
    verbs = set()
    while state.pending:
        seat = pending_seat(state)
        actions = state.legal_actions(seat)
        written = [state.game.text(state, seat, action) for action in actions]
        assert len(set(written)) == len(actions)
        for action, text in zip(actions, written):
            assert state.game.parse(state, seat, text) == action
            verbs.add(text.split()[0])
        if seat == NATURE:
            dealer.answer(state)
        else:
            state.apply(seat, actions[int(rng.below(len(actions)))])
    assert {"begins", "deal", "pick", "build", "discard"} <= verbs


WORDING = [
    (crowded, "build pretorium"),
    (crowded, "discard altar"),
    (crowded, "wonder pyramids tavern"),
    (lambda: start(), "begins 1"),
]


@pytest.mark.parametrize(("make", "text"), WORDING)
def test_an_action_is_a_verb_and_the_pieces_that_it_is_about(make: object, text: str) -> None:
    assert callable(make)
    state = make()
    assert parse(state, text) == text
    assert text in texts(state)


def test_natures_actions_name_a_piece_or_a_back_and_a_slot() -> None:
    state = duel(open=("brewery",))
    play(state, "build brewery")
    assert parse(state, "lay guild r2c4") == "lay guild r2c4"
    play(state, "lay guild r2c4", "lay guild r1c5", "lay guild r4c8")
    assert parse(state, "deal builders_guild") == "deal builders_guild"


@pytest.mark.parametrize("text", ["  build   altar ", "build\taltar", "build altar\n"])
def test_space_around_words_does_not_matter(text: str) -> None:
    assert parse(crowded(), text) == "build altar"


def test_the_last_words_may_be_left_out_where_one_action_is_left() -> None:
    state = duel(open=("altar",), wonders=(("pyramids",), ()), coins=(8, 7))
    assert parse(state, "build") == "build altar"
    assert parse(state, "discard") == "discard altar"
    assert parse(state, "wonder") == "wonder pyramids altar"
    assert parse(state, "wonder pyramids") == "wonder pyramids altar"


def test_a_whole_action_is_never_taken_for_the_beginning_of_another() -> None:
    state = duel(
        open=("library", "altar"),
        age=2,
        built=(("scriptorium",), ()),
        board=("law", "masonry"),
        options={"progress": "may_decline"},
    )
    play(state, "build library")
    assert parse(state, "pass") == "pass"
    assert parse(state, "take law") == "take law"


@pytest.mark.parametrize(
    ("text", "candidates"),
    [
        ("discard", ["discard altar", "discard tavern", "discard pretorium"]),
        ("build", ["build altar", "build tavern", "build pretorium"]),
        (
            "wonder pyramids",
            ["wonder pyramids altar", "wonder pyramids tavern", "wonder pyramids pretorium"],
        ),
    ],
)
def test_text_that_fits_several_actions_is_ambiguous(text: str, candidates: list[str]) -> None:
    with pytest.raises(AmbiguousAction) as error:
        parse(crowded(), text)
    assert error.value.message_id == "error-ambiguous"
    assert error.value.arguments == {"text": text, "candidates": ", ".join(candidates)}
    assert text in str(error.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "altar",
        "bui",
        "BUILD altar",
        "build ALTAR",
        "build acropolis",
        "build altar tavern",
        "build pyramids",
        "wonder altar pyramids",
        "take altar",
        "deal quarry now",
        "lay guild here",
        "begins 2",
        "begins -1",
        "pass now",
        "?",
        "build ?",
        "строить",
        "build \u0000",
    ],
)
def test_text_that_names_no_action_is_not_understood(text: str) -> None:
    state = crowded()
    for seat in (0, 1, NATURE):
        with pytest.raises(InvalidAction) as error:
            parse(state, text, seat)
        assert error.value.message_id == "error-not-understood"


@pytest.mark.parametrize(
    ("text", "seat", "message"),
    [
        ("build palace", 0, "refused-no-card"),  # not on the table
        ("wonder colossus altar", 0, "refused-wonder-of-others"),  # not one's own
        ("take law", 0, "error-illegal"),  # nothing to take
        ("pass", 0, "error-illegal"),
        ("take", 0, "error-illegal"),
        ("build altar", 1, "error-not-asked"),
        ("deal quarry", NATURE, "error-not-asked"),
        ("build altar", 3, "error-not-asked"),
        ("build altar", -1, "error-not-asked"),
        ("build altar", 64, "error-not-asked"),
    ],
)
def test_an_action_that_makes_sense_but_not_now_is_illegal(
    text: str, seat: int, message: str
) -> None:
    state = crowded()
    with pytest.raises(IllegalAction) as error:
        parse(state, text, seat)
    assert error.value.message_id == message


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = duel(open=("guard_tower",), pawn=8)
    action = state.legal_actions(0)[0]
    state.apply(0, action)
    assert state.outcome() is not None
    for seat in (0, 1, NATURE):
        with pytest.raises(IllegalAction) as error:
            parse(state, "build altar", seat)
        assert error.value.message_id == "error-over"
        with pytest.raises(IllegalAction) as error:
            state.apply(seat, action)
        assert error.value.message_id == "error-over"


@pytest.mark.parametrize("action", [-1, 0, 255, 10**12, action_of(2, 500, 500), action_of(1, 63)])
def test_a_number_that_is_no_legal_action_changes_nothing(action: int) -> None:
    state = crowded()
    before = state.fingerprint()
    if action in state.legal_actions(0):
        pytest.fail("choose another number")
    with pytest.raises(IllegalAction) as error:
        state.apply(0, action)
    assert error.value.message_id in ("error-illegal", "refused-no-card")
    assert str(error.value)
    assert state.fingerprint() == before


def test_an_illegal_action_of_a_player_changes_nothing() -> None:
    state = crowded()
    before = state.fingerprint()
    action = state.legal_actions(0)[0]
    for seat in (1, NATURE, -1, 8):
        with pytest.raises(IllegalAction):
            state.apply(seat, action)
    assert state.fingerprint() == before


def test_the_errors_of_actions_are_mistakes_of_the_caller() -> None:
    for kind in (InvalidAction, IllegalAction, AmbiguousAction):
        assert issubclass(kind, ThaumataError)
        assert issubclass(kind, ValueError)


def test_the_pieces_of_an_action_are_named_by_the_ids_of_the_component_list() -> None:
    state = start(wonders="first_game", first="0")
    deal_all(state)
    for text in texts(state):
        assert text.split()[-1] in CARDS
    names = state.game.names
    assert [id for id in names["card"] if id] == list(CARDS)
    assert names["token"] == list(TOKENS)


def test_a_game_told_by_its_actions_is_the_same_game() -> None:
    played = start()
    dealer, playout = Dealer(11), Playout(11)
    told: list[tuple[int, str]] = []
    while played.pending:
        seat = pending_seat(played)
        if seat == NATURE:
            action = int(dealer.choose(played))
        else:
            actions = played.legal_actions(seat)
            action = actions[int(playout.rng.below(len(actions)))]
        told.append((seat, played.game.text(played, seat, action)))
        played.apply(seat, action)
    again = start()
    for seat, text in told:
        assert pending_seat(again) == seat
        play(again, text)
    assert again.fingerprint() == played.fingerprint()
