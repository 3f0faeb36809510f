"""The players' knowledge of gods: hiding, guessing, and elimination (D97, D239)."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.proof.walk import steps
from tests.rules.duel.table import deal, play, texts
from tests.rules.pantheon.table import GODS, deck, on_spaces, pantheon, part_of, written
from thaumata import NATURE, Game, Rng, State, position
from thaumata.duel.state import DuelState

GAME = Game("duel+pantheon")


def secret() -> DuelState:
    """Seat 0 has placed Zeus and left Hades on top; seat 1 has done the same with Roman gods."""
    return pantheon(
        age=1,
        open=("altar", "baths"),
        spaces={2: ("zeus", [0]), 5: ("mars", [1])},
        decks={
            "greek": [("hades", [0]), ("?greek", [])],
            "roman": [("neptune", [1]), ("?roman", [])],
        },
        mythology=(("greek_1",), ("roman_1",)),
    )


def tables() -> Iterator[tuple[State, int]]:
    """Every position of a few random games with a Pantheon, with who acts next."""
    for seed in range(4):
        for state, seat, _action in steps(GAME, seed):
            yield state, seat


def test_a_seat_sees_its_own_gods_and_the_mythology_of_the_others() -> None:
    """D97."""
    state = secret()
    assert on_spaces(state, 0) == {2: "zeus", 5: "?roman"}
    assert on_spaces(state, 1) == {2: "?greek", 5: "mars"}
    assert deck(state, "greek", 0) == ["hades", "?greek"]
    assert deck(state, "greek", 1) == ["?greek", "?greek"]


def test_who_knows_what_is_no_secret() -> None:
    """D97."""
    state = secret()
    for seat in (0, 1):
        assert written(state, seat)["spaces"]["2"]["known_to"] == [0]


def test_hiding_leaves_the_state_itself_as_it_is() -> None:
    """D97."""
    state = secret()
    before = state.numbers()
    state.known_to(1)
    state.resample(1, Rng(1))
    assert state.numbers() == before


def test_a_sample_keeps_what_the_seat_knows() -> None:
    """D97."""
    state = secret()
    for seed in range(40):
        sample = state.resample(0, Rng(seed))
        assert on_spaces(sample)[2] == "zeus"
        assert deck(sample, "greek")[0] == "hades"
        assert on_spaces(sample)[5] in ("mars", "minerva", "neptune")


def test_a_sample_gives_an_identity_to_exactly_the_gods_that_have_one() -> None:
    """D97: a god that no player has seen is left for nature to deal."""
    state = secret()
    for seat in (0, 1):
        sample = state.resample(seat, Rng(7))
        for mythology in ("greek", "roman", "egyptian"):
            hidden = [god.startswith("?") for god in deck(state, mythology)]
            assert [god.startswith("?") for god in deck(sample, mythology)] == hidden


def test_a_sample_draws_every_possible_god_equally_often() -> None:
    """D97."""
    state = secret()
    drawn = Counter(
        (on_spaces(sample)[5], deck(sample, "roman")[0])
        for sample in (state.resample(0, Rng(seed)) for seed in range(3000))
    )
    assert len(drawn) == 6
    assert all(420 < times < 580 for times in drawn.values())


def test_what_follows_by_elimination_is_in_every_sample() -> None:
    """D97, D99: a player who has seen the other two gods knows the third."""
    state = pantheon(
        age=1,
        open=("altar", "baths"),
        spaces={2: ("zeus", [0]), 5: ("hades", [1])},
        decks={"greek": [("aphrodite", [1])]},
        mythology=(("greek_1",), ("greek_2",)),
    )
    for seed in range(20):
        assert on_spaces(state.resample(1, Rng(seed)))[2] == "zeus"
    seen = {on_spaces(state.resample(0, Rng(seed)))[5] for seed in range(40)}
    assert seen == {"hades", "aphrodite"}


def test_gods_that_both_saw_come_back_in_an_order_that_one_does_not_know() -> None:
    """D239."""
    state = pantheon(wonders=(("divine_theater",), ()), coins=(30, 7))
    play(state, "wonder divine_theater walls", "reveal roman")
    deal(state, "mars", "minerva", "neptune")
    play(state, "activate mars", "top neptune")
    orders = {tuple(deck(state.resample(1, Rng(seed)), "roman")) for seed in range(40)}
    assert orders == {("neptune", "minerva"), ("minerva", "neptune")}
    assert tuple(deck(state.resample(0, Rng(3)), "roman")) == ("neptune", "minerva")


def test_an_opponents_placing_can_be_played_without_knowing_the_gods() -> None:
    """D97: as an observer of one seat has it."""
    state = pantheon(
        age=1,
        structure={"r5c1": "altar", "r4c2": "?age1", "r5c11": "tavern"},
        tokens={"r4c2": "greek_1"},
    )
    play(state, "build altar")
    deal(state, "zeus", "hades")
    observed = state.known_to(1)
    assert texts(observed) == [f"place ?greek {space}" for space in range(1, 7)]
    play(observed, "place ?greek 3")
    play(state, "place zeus 3")
    assert observed.numbers() == state.known_to(1).numbers()


def test_equal_knowledge_gives_equal_samples() -> None:
    """D97: a sample depends on what the seat knows and on the generator alone."""
    for state, _seat in tables():
        for seat in (0, 1):
            sample = state.resample(seat, Rng(11))
            assert state.known_to(seat).resample(seat, Rng(11)).numbers() == sample.numbers()
            again = state.copy().resample(1 - seat, Rng(5)).known_to(1 - seat)
            assert again.numbers() == state.known_to(1 - seat).numbers()


def test_a_sample_asks_the_same_and_offers_the_seat_the_same() -> None:
    """D97."""
    for state, actor in tables():
        for seat in (0, 1):
            sample = state.resample(seat, Rng(2))
            assert sample.pending == state.pending
            assert sample.legal_actions(seat) == state.legal_actions(seat)
            assert sample.legal_actions(actor)


def test_a_sample_has_every_god_once() -> None:
    """D97."""
    for state, _actor in tables():
        for seat in (0, 1):
            sample = state.resample(seat, Rng(3))
            pantheon_there = written(sample)
            named = [card["god"] for card in pantheon_there["spaces"].values()]
            named += [card["god"] for cards in pantheon_there["decks"].values() for card in cards]
            named += [god for gods in pantheon_there["gods"] for god in gods]
            known = [god for god in named if god in GODS]
            assert len(known) == len(set(known))
            for place in range(21):
                has_name = 0 <= part_of(sample).god_at[place] < 16
                assert has_name == (part_of(sample).known_to[place] > 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_samples_can_be_played_to_the_end(seat: int) -> None:
    """D97."""
    for number, (state, _actor) in enumerate(tables()):
        if number % 97:
            continue
        sample = state.resample(seat, Rng(number))
        rng = Rng(number, 1)
        while sample.pending:
            actor = int(sample.pending).bit_length() - 1
            legal = sample.legal_actions(actor)
            sample.apply(actor, legal[rng.below(len(legal))])
        assert sample.outcome() is not None


def test_a_position_that_one_seat_knows_can_be_read_and_played() -> None:
    """D97."""
    state = secret()
    known = position.dumps(state, 1)
    assert '"zeus"' not in known
    assert '"hades"' not in known
    loaded = position.load(known, is_checked=False)
    assert loaded.numbers() == state.known_to(1).numbers()
    play(loaded, "build altar", "build baths")
    assert int(loaded.pending).bit_length() - 1 == NATURE
    assert texts(loaded) == ["deal aphrodite", "deal hades", "deal zeus"]
