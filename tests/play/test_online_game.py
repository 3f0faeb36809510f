"""A game by its lines: stored, taken back, repeated and told."""

import random

import pytest

from thaumata import NATURE, Game, ThaumataError
from thaumata.play.lines import RESIGN, RETRACT, GameLine
from thaumata.play.online_game import BrokenLines, OnlineGame

VARIANTS = (
    "duel",
    "duel+pantheon+agora",
    "classic-2",
    "classic-3+cities",
    "classic-4+cities+teams",
)

every_variant = pytest.mark.parametrize("variant", VARIANTS)


def begun(variant: str, seed: int = 1) -> OnlineGame:
    """Return a game at its first choice."""
    game = OnlineGame(Game(variant), seed)
    game.begin()
    return game


def texts(game: OnlineGame, seat: int) -> list[str]:
    """Return the legal actions of a seat."""
    state = game.state
    return [state.game.text(state, seat, action) for action in state.legal_actions(seat)]


def act(game: OnlineGame, seat: int, choice: int = 0, key: str = "") -> None:
    """Play the first legal action of a seat, or another."""
    game.act(seat, texts(game, seat)[choice], key)


def play_on(game: OnlineGame, rng: random.Random, steps: int) -> None:
    """Play by chance for all seats, with an undo now and then."""
    people = range(game.state.game.seats)
    for _ in range(steps):
        if game.is_over:
            return
        if rng.random() < 0.2:
            seat = rng.choice(people)
            try:
                game.take_back(seat, people)
            except ThaumataError:
                continue
        else:
            seat = rng.choice(game.asked)
            game.act(seat, rng.choice(texts(game, seat)))


@every_variant
def test_the_lines_are_the_game(variant: str) -> None:
    game = begun(variant)
    rng = random.Random(5)
    for _ in range(3):
        play_on(game, rng, 25)
        again = OnlineGame(game.state.game, 99, game.lines)  # the deals are lines
        assert again.state == game.state
        assert again.lines == game.lines
        assert again.record.moves == game.record.moves
        assert (again.choices, again.reveals) == (game.choices, game.reveals)
        for viewer in (None, *range(game.state.game.seats)):
            assert list(again.told(0, viewer)) == list(game.told(0, viewer))
    assert {line.text.split()[0] for line in game.lines} & {"undo", RETRACT}


@every_variant
def test_a_game_is_played_to_its_end_as_the_rules_want_it(variant: str) -> None:
    game = begun(variant, 3)
    play_on(game, random.Random(1), 2000)
    assert game.state.outcome() is not None
    assert game.asked == ()
    with pytest.raises(ThaumataError, match="over"):
        game.act(0, "pass")


def test_nature_and_the_only_possible_action_need_nobody() -> None:
    game = begun("duel")
    assert NATURE not in game.asked
    for _ in range(8):
        act(game, game.asked[0])
        assert all(len(texts(game, seat)) > 1 for seat in game.asked)


def test_lines_are_numbered_without_a_gap() -> None:
    game = begun("classic-3")
    play_on(game, random.Random(2), 60)
    assert [line.number for line in game.lines] == list(range(1, game.number + 1))


@every_variant
def test_what_was_forgotten_is_told_again_as_it_was(variant: str) -> None:
    """Two games go the same way, with steps back; one frees its events after each line."""
    game, forgetful = begun(variant), begun(variant)
    rngs = random.Random(5), random.Random(5)
    viewers = (None, *range(game.state.game.seats))
    for _ in range(40):
        before = game.number
        for each, rng in zip((game, forgetful), rngs, strict=True):
            play_on(each, rng, 1)
        for viewer in viewers:
            assert list(forgetful.told(before, viewer)) == list(game.told(before, viewer))
        forgetful.forget_told()
        assert len(forgetful.story.entries) <= 1
    for viewer in viewers:
        for since in (0, game.number // 2, game.number):
            assert list(forgetful.told(since, viewer)) == list(game.told(since, viewer))
    assert {line.kind for line in game.lines} > {"action"}


# Taking back


def test_the_own_last_choice_can_be_taken_back_while_nothing_is_revealed() -> None:
    game = begun("duel")
    seat = game.asked[0]
    before = game.state.copy()
    act(game, seat)
    game.take_back(seat, (0, 1))
    assert game.state == before
    assert game.lines[-1].text == f"undo {len(game.record)}"


def test_nothing_is_taken_back_once_another_has_acted() -> None:
    game = begun("duel")
    first = game.asked[0]
    act(game, first)
    second = game.asked[0]
    assert second != first
    act(game, second)
    with pytest.raises(ThaumataError) as refused:
        game.take_back(first, (0, 1))
    assert refused.value.message_id == "label-undo-other"


def test_what_a_computer_answered_goes_with_it() -> None:
    game = begun("duel")
    person = game.asked[0]
    before = game.state.copy()
    act(game, person)
    act(game, game.asked[0])
    game.take_back(person, [person])
    assert game.state == before


def test_nothing_is_taken_back_once_nature_has_revealed_something() -> None:
    game = begun("duel")
    while game.state.age == 0:
        act(game, game.asked[0])
    for _ in range(40):
        seat, dealt = game.asked[0], len(game.record)
        act(game, seat)
        if any(move.seat == NATURE for move in game.record.moves[dealt:]):
            break
    with pytest.raises(ThaumataError) as refused:
        game.take_back(seat, [seat])
    assert refused.value.message_id == "label-undo-refused"


def test_a_sealed_choice_can_be_taken_back_until_the_last_seat_has_chosen() -> None:
    game = begun("classic-3")
    before = game.state.copy()
    act(game, 1)
    act(game, 0)
    game.take_back(1, range(3))
    assert game.lines[-1].text == RETRACT
    assert game.asked == (1, 2)
    game.take_back(0, range(3))
    assert game.state == before
    for seat in range(3):
        act(game, seat)
    with pytest.raises(ThaumataError) as refused:
        game.take_back(0, range(3))
    assert refused.value.message_id in ("label-undo-other", "label-undo-round")


def test_a_seat_without_a_choice_has_nothing_to_take_back() -> None:
    game = begun("classic-3")
    act(game, 1)
    with pytest.raises(ThaumataError, match="nothing"):
        game.take_back(0, range(3))


# Old and repeated


def test_a_choice_is_stale_once_the_question_has_changed() -> None:
    game = begun("duel")
    seat, number = game.asked[0], game.number
    assert game.is_current(seat, number)
    assert not game.is_current(seat, number + 1)
    act(game, seat)
    assert not game.is_current(seat, number)


def test_a_choice_is_not_stale_because_others_have_sealed_theirs() -> None:
    game = begun("classic-3")
    number = game.number
    act(game, 0)
    game.take_back(0, range(3))
    act(game, 2)
    assert game.is_current(1, number)
    assert not game.is_current(0, number)
    assert not game.is_current(2, number)


def test_a_line_is_known_by_the_key_of_its_seat() -> None:
    game = begun("classic-3")
    act(game, 0, key="one")
    assert game.done_as(0, "one") == game.number
    assert game.done_as(1, "one") is None
    assert OnlineGame(game.state.game, 1, game.lines).done_as(0, "one") == game.number


# Giving up, and what no longer fits


def test_of_two_who_resigns_has_lost() -> None:
    game = begun("duel")
    game.resign(0)
    assert (game.is_over, game.resigned, game.asked) == (True, 0, ())
    again = OnlineGame(game.state.game, 1, game.lines)
    assert again.resigned == 0
    assert again.lines[-1].text == RESIGN


@pytest.mark.parametrize("spoiled", ["build moon", "undo 999", "undo x", "retract", "deal law", ""])
def test_lines_that_no_longer_fit_are_refused_with_their_number(spoiled: str) -> None:
    game = begun("duel")
    act(game, game.asked[0])
    lines = [*game.lines, GameLine(game.number + 1, game.asked[0], spoiled)]
    with pytest.raises(BrokenLines) as broken:
        OnlineGame(game.state.game, 1, lines)
    assert broken.value.arguments["line"] == len(lines)


def test_a_position_that_comes_out_differently_is_refused() -> None:
    game = begun("duel", 4)
    play_on(game, random.Random(1), 400)
    marked = next(line for line in game.lines if line.mark)
    lines = list(game.lines)
    lines[marked.number - 1] = marked._replace(mark="= age 1 00000000")
    with pytest.raises(BrokenLines):
        OnlineGame(game.state.game, 4, lines)


# Telling


def test_a_sealed_choice_is_told_to_nobody() -> None:
    game = begun("classic-3")
    number = game.number
    act(game, 1)
    for viewer in (None, 0, 2):
        (told,) = game.told(number, viewer)
        assert (told.seat, told.kind, told.events) == (1, "action", [])


def test_a_step_back_is_told_as_one() -> None:
    game = begun("duel")
    seat = game.asked[0]
    act(game, seat)
    game.take_back(seat, (0, 1))
    assert [told.kind for told in game.told(game.number - 2, None)] == ["action", "undo"]
