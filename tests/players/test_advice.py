"""Hints: puzzles with a known answer, fairness about secrets, all variants, words."""

from typing import Any

import msgspec
import pytest

from tests.auction import Auction
from thaumata import Dealer, Game, State, ThaumataError, position
from thaumata.game import NATURE_BIT, register
from thaumata.kit.bits import members_of
from thaumata.players.advice.advising import ADVISERS, Adviser, advise
from thaumata.players.advice.structs import Advice
from thaumata.rng import Rng
from thaumata.wording.message import Message
from thaumata.wording.words import LANGUAGES, Words

VARIANTS = (
    "duel",
    "duel+pantheon+agora",
    "classic-2",
    "classic-3",
    "classic-4+cities+teams",
)

FIVE_SYMBOLS = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"]
"""All but the armillary sphere, which the University has."""

BLUE = ["theater", "altar", "baths", "temple", "aqueduct"]

PUZZLES: dict[str, tuple[dict[str, Any], str, str]] = {
    "the sixth symbol wins at once": (
        {
            "cities": [{"coins": 20, "cards": FIVE_SYMBOLS}, {"coins": 20, "cards": BLUE}],
            "structure": {"r7c5": "university", "r7c7": "palace"},
        },
        "build university",
        "reason-wins-now",
    ),
    "the sixth symbol must be kept from the opponent": (
        {
            "cities": [{"coins": 0, "cards": BLUE}, {"coins": 20, "cards": FIVE_SYMBOLS}],
            "structure": {"r7c5": "university", "r7c7": "palace"},
        },
        "discard university",
        "reason-stops",
    ),
    "the card over the sixth symbol must not be taken": (
        {
            "cities": [{"coins": 0, "cards": BLUE}, {"coins": 20, "cards": FIVE_SYMBOLS}],
            "structure": {"r6c4": "obelisk", "r6c8": "senate", "r5c3": "university"},
        },
        "discard senate",
        "reason-stops",
    ),
    "three shields reach the capital": (
        {
            "cities": [{"coins": 20}, {"coins": 20, "cards": BLUE}],
            "structure": {"r7c5": "pretorium", "r7c7": "palace"},
            "pawn": 6,
            "military_tokens": [["small", "large"], []],
        },
        "build pretorium",
        "reason-wins-now",
    ),
    "coins are kept for a wonder": (
        {
            "cities": [
                {"coins": 7, "wonders": {"pyramids": None}},
                {"coins": 0, "cards": ["theater", "altar"]},
            ],
            "structure": {"r6c4": "armory", "r6c6": "obelisk", "r6c8": "arena"},
        },
        "discard",
        "reason-saves",
    ),
}
"""The position, the beginning of the best action, and the id of the reason."""


def puzzle(position_of: dict[str, Any]) -> State:
    return position.load({"age": 3, **position_of})


def short_of(state: State, seat: int, *, simulations: int = 200, futures: int = 12) -> Advice:
    """Ask for a hint that is fast even where nothing is compiled."""
    hard = Adviser(state.game)
    adviser = Adviser(state.game, pace=simulations / hard.simulations)
    return adviser.advise(state, seat, futures=futures)


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_is_solved_for_the_right_reason(name: str) -> None:
    given, best, reason = PUZZLES[name]
    advice = short_of(puzzle(given), 0, simulations=600)
    found = advice.choices[0]
    assert found.text.startswith(best)
    assert found.reason is not None
    assert found.reason.id == reason


def test_what_is_worse_is_told_too() -> None:
    given, *_ = PUZZLES["the card over the sixth symbol must not be taken"]
    advice = short_of(puzzle(given), 0)
    worse = next(each for each in advice.choices if each.text == "discard obelisk")
    assert worse.reason is not None
    assert worse.reason.id == "drawback-loses"
    assert worse.chance < advice.choices[0].chance


def test_a_card_that_the_opponent_wants_is_not_uncovered() -> None:
    state = puzzle(
        {
            "cities": [{"coins": 0, "cards": ["theater", "altar"]}, {"coins": 20}],
            "structure": {"r6c4": "armory", "r6c8": "arena", "r5c3": "palace"},
        }
    )
    advice = short_of(state, 0)
    assert advice.choices[0].text == "discard arena"
    worse = next(each for each in advice.choices if each.text == "discard armory")
    assert worse.reason is not None
    assert worse.reason.id == "drawback-uncovers"
    assert worse.reason.arguments["card"] == Message("duel-card-palace")


def test_the_best_action_of_a_won_position_has_its_numbers() -> None:
    given, *_ = PUZZLES["the sixth symbol wins at once"]
    best = short_of(puzzle(given), 0).choices[0]
    assert (best.chance, best.victories, best.defeats) == (100, {"scientific": 100}, {})
    assert best.place == 10
    assert best.line == ()
    assert len(best.points) == 2


def test_what_is_expected_next_is_told() -> None:
    given, *_ = PUZZLES["the sixth symbol must be kept from the opponent"]
    (reply,) = short_of(puzzle(given), 0).choices[0].line
    assert (reply.seat, reply.text) == (1, "build palace")


def test_the_only_action_is_named_as_such() -> None:
    state = puzzle({"cities": [{"coins": 0}, {"coins": 0}], "structure": {"r7c5": "palace"}})
    (only,) = short_of(state, 0).choices
    assert only.reason == Message("reason-only")
    assert only.tries == 100


# Any variant, any seat


def played_to(variant: str, choices: int) -> State:
    """Play at random until so many choices have been made."""
    game, dealer, rng = Game(variant), Dealer(3), Rng(3)
    state = game.start()
    while choices:
        if state.pending == NATURE_BIT:
            dealer.answer(state)
            continue
        seat = members_of(state.pending)[0]
        actions = state.legal_actions(seat)
        choices -= len(actions) > 1
        state.apply(seat, actions[rng.below(len(actions))])
    while state.pending == NATURE_BIT or len(state.legal_actions(state.pending_seats[0])) < 2:
        if state.pending == NATURE_BIT:
            dealer.answer(state)
        else:
            state.apply(state.pending_seats[0], state.legal_actions(state.pending_seats[0])[0])
    return state


@pytest.mark.parametrize("choices", [0, 7, 31])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_gets_advice_for_every_seat_that_is_asked(variant: str, choices: int) -> None:
    state = played_to(variant, choices)
    before = state.copy()
    for seat in state.pending_seats:
        advice = short_of(state, seat, simulations=12, futures=2)
        legal = [state.game.text(state, seat, action) for action in state.legal_actions(seat)]
        assert {each.text for each in advice.choices} <= {*legal}
        assert len(advice.choices) == min(5, len(legal))
        assert all(0 <= each.chance <= 100 for each in advice.choices)
        assert len(advice.choices[0].points) == state.game.seats
        for language in LANGUAGES:
            words = Words(language)
            for each in advice.choices:
                assert each.reason is not None
                assert words.has(each.reason.id)
                said = words.say(each.reason)
                assert said.endswith(".")
                assert "{" not in said
    assert state == before


@pytest.mark.parametrize("variant", ["duel+agora", "classic-3"])
def test_states_that_look_equal_to_a_seat_get_the_same_advice(variant: str) -> None:
    state, rng = played_to(variant, 9), Rng(8)
    seat = state.pending_seats[-1]
    advice = {
        msgspec.json.encode(short_of(other, seat, simulations=20, futures=3))
        for other in (state, state.resample(seat, rng), state.resample(seat, rng))
    }
    assert len(advice) == 1


def test_advice_goes_over_a_wire_and_back() -> None:
    given, *_ = PUZZLES["the sixth symbol wins at once"]
    advice = short_of(puzzle(given), 0)
    assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice


# Games without advice


def test_there_is_no_advice_for_the_dealer() -> None:
    with pytest.raises(ThaumataError) as caught:
        advise(Game("duel").start(), 0)
    assert caught.value.message_id == "error-advice-nature"


def test_there_is_no_advice_for_who_is_not_asked() -> None:
    given, *_ = PUZZLES["the sixth symbol wins at once"]
    with pytest.raises(ThaumataError) as caught:
        advise(puzzle(given), 1)
    assert caught.value.message_id == "error-not-asked"


def test_in_a_game_that_no_network_knows_there_is_no_advice() -> None:
    register(Auction())
    with pytest.raises(ThaumataError) as caught:
        Adviser(Game("auction"))
    assert caught.value.message_id == "error-no-advice"


def test_a_level_that_does_not_look_ahead_gives_none() -> None:
    with pytest.raises(ThaumataError) as caught:
        Adviser(Game("duel"), "novice")
    assert caught.value.arguments["levels"] == ", ".join(ADVISERS)
