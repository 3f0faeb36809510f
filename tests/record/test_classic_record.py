"""Records of Classic: sealed rounds, and secrets that are kept."""

from pathlib import Path

import pytest

from tests.record.records import play_on
from tests.rules.classic.games import VARIANTS
from thaumata import NATURE, Dealer, Game, State, position
from thaumata.classic.names import BUILD, PASS
from thaumata.classic.rounds import use_in
from thaumata.classic.state import ClassicState
from thaumata.game import IllegalAction, piece_of
from thaumata.kit.bits import members_of
from thaumata.record import Record, RecordFile
from thaumata.rng import Rng

every_variant = pytest.mark.parametrize("variant", VARIANTS)


def played(variant: str, seed: int, moves: int = 10_000) -> Record:
    """Play at random, the seats in any order."""
    record = Record(Game(variant))
    state = record.game.start()
    dealer, rng = Dealer(seed), Rng(seed, 3)
    while state.pending and len(record) < moves:
        asked = members_of(state.pending)
        seat = asked[rng.below(len(asked))]
        if seat == NATURE:
            record.play(state, seat, dealer.choose(state))
        else:
            legal = state.legal_actions(seat)
            record.play(state, seat, legal[rng.below(len(legal))])
    return record


def cut(record: Record, length: int) -> Record:
    """Return a record of the first moves."""
    short = Record(record.game, record.players)
    state = record.game.start()
    for move in record.moves[:length]:
        short.play(state, move.seat, move.action)
    return short


def lines(text: str) -> list[str]:
    """Return the moves of a record, without marks."""
    return [line for line in text.split("\n\n")[1].splitlines() if not line.startswith("=")]


# Replaying


@every_variant
def test_a_game_is_read_as_it_was_written(variant: str) -> None:
    record = played(variant, 1)
    again = Record.parse(record.text())
    assert again.moves == record.moves
    assert again.state().numbers() == record.state().numbers()


def test_the_end_of_each_age_is_marked() -> None:
    """The action that is sealed last ends an age, or the one that follows it."""
    record = played("classic-4", 2)
    marked = [number for number, move in enumerate(record.moves, 1) if move.mark]
    assert len(marked) == 3
    for age, number in enumerate(marked, 1):
        state = record.state(number)
        assert record.moves[number - 1].mark == f"= age {age} {position.fingerprint(state)}"
        assert state.age == min(age + 1, 3)


@pytest.mark.parametrize("variant", ["classic-2", "classic-3"])
def test_a_record_that_ends_in_the_middle_of_a_round_goes_on_there(variant: str) -> None:
    record = played(variant, 3)
    for length in range(20, len(record), 7):
        again = Record.parse(cut(record, length).text())
        state = again.state()
        assert state.numbers() == record.state(length).numbers()
    play_on(again, state, seed=4)
    assert Record.parse(again.text()).moves == again.moves
    assert state.outcome() is not None


def test_a_file_that_was_cut_off_in_the_middle_of_a_round_is_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    record = played("classic-3", 5, moves=60)
    data = record.text().encode()
    for length in range(len(data) - 60, len(data)):
        path.write_bytes(data[:length])
        file = RecordFile.load(path)
        assert file.record.moves == record.moves[: len(file.record)]


def test_undo_opens_what_was_sealed() -> None:
    record = played("classic-3", 6)
    number = next(
        number for number in range(30, len(record)) if record.state(number).pending == 0b101
    )
    before = record.state(number - 1)
    assert record.undo(number - 1).numbers() == before.numbers()
    assert before.pending == 0b111


def test_what_was_taken_back_is_not_in_the_record() -> None:
    """C201: until all have chosen, a choice may be changed."""
    record = played("classic-2", 7, moves=3 + 14 + 1)
    state = record.state()
    assert isinstance(state, ClassicState)
    length = len(record)
    controller = int(state.controller)
    record.play(state, controller, state.legal_actions(controller)[0])
    record.play(state, controller, state.legal_actions(controller)[0])
    assert state.pending == 2 ** (1 - controller)
    record.retract(state, controller)
    assert len(record) == length
    assert record.state().numbers() == state.numbers()
    with pytest.raises(IllegalAction):
        record.retract(state, controller)


# Secrets


def may_know(state: State, viewer: int | None, seat: int, action: int) -> bool:
    """Return whether a viewer sees the card of an action by the rulings, before it is played."""
    assert isinstance(state, ClassicState)
    kind = state.decision()
    if kind in ("deal_board", "choose_side", "raise"):
        return True
    if kind == "mix_in":
        return False
    if kind == "deal_card":
        return viewer is not None and len(dealt_hand(state, viewer)) < 7 and is_next(state, viewer)
    if kind == "draw_from_pile":
        is_last = state.deed(state.age, state.round, 0) != 0
        return viewer == state.controller and (not is_last or bool(state.cities[2].plays_last_card))
    return viewer == seat or use_in(action) in (BUILD, PASS)


def dealt_hand(state: ClassicState, seat: int) -> list[int]:
    return [kind for kind in range(63) for _ in range(copies(state, seat, kind))]


def copies(state: ClassicState, seat: int, kind: int) -> int:
    pile = state.hand_at(seat)
    return sum(state.hands[pile + layer] >> kind & 1 for layer in range(3))


def is_next(state: ClassicState, seat: int) -> bool:
    """Hands are dealt one after the other (C4)."""
    return all(len(dealt_hand(state, earlier)) == 7 for earlier in range(seat))


@pytest.mark.parametrize("variant", ["classic-2", "classic-3", "classic-6"])
def test_the_record_of_a_seat_has_all_that_it_may_know_and_no_more(variant: str) -> None:
    """C10, C198, C199, C222."""
    record = played(variant, 8)
    names = record.game.names["card"]
    for viewer in (0, 1, None):
        state = record.game.start()
        expected: list[str] = []
        for move in record.moves[:-1]:
            name = "n" if move.seat == NATURE else str(move.seat)
            text = move.text
            if not may_know(state, viewer, move.seat, move.action):
                text = text.replace(names[piece_of(move.action)], "?", 1)
            expected.append(f"{name} {text}")
            state.perform(move.seat, move.action)
        running = cut(record, len(record) - 1)
        sealed = [
            number
            for number, move in enumerate(running.moves)
            if move.seat != viewer and number >= len(running) - len_sealed(running, move.seat)
        ]
        told = lines(running.for_seat(viewer))
        assert told == [line for number, line in enumerate(expected) if number not in sealed]
        assert {" ?" in line for line in told} == {True, False}


def len_sealed(record: Record, seat: int) -> int:
    """Return how many moves ago a seat's sealed action can be: all seats have sealed since then."""
    state = record.state()
    if seat == NATURE or not state.sealed_by(seat):
        return 0
    return sum(len(state.sealed_by(each)) for each in range(record.game.seats))


def test_payments_for_a_stage_are_told_without_its_card() -> None:
    """C31, C198: payments are public."""
    told: set[str] = set()
    for seed in range(6):
        record = played("classic-3", seed)
        told |= set(lines(cut(record, len(record) - 3).for_seat(None)))
    assert any(line.endswith("stage ?") for line in told)
    assert any("stage ? left " in line or "stage ? right " in line for line in told)
    assert any(line.endswith("sell ?") for line in told)
    assert not any(line.split()[1] == "build" and "?" in line for line in told)


def test_what_is_decided_for_the_free_city_keeps_its_verb() -> None:
    """C117, C198."""
    record = played("classic-2", 9)
    told = lines(cut(record, len(record) - 3).for_seat(None))
    assert any("city sell ?" in line or "city stage ?" in line for line in told)
    assert any("city build " in line for line in told)
    assert not any(line.split()[1] == "city" and line.split()[2] == "?" for line in told)


def test_the_last_to_seal_tells_as_much_as_the_first() -> None:
    """A build is public at whatever time it was sealed; a sale is not."""
    record = Record(Game("classic-3"))
    state = record.game.start()
    play_on(record, state, 1, moves=3 + 21)
    for seat, verb in ((1, "sell"), (2, "sell"), (0, "build")):
        legal = state.legal_actions(seat)
        texts = [record.game.text(state, seat, action) for action in legal]
        wanted = next(n for n, text in enumerate(texts) if text.startswith(verb))
        record.play(state, seat, legal[wanted])
    build = record.moves[-1].text
    assert lines(record.for_seat(None))[-3:] == ["1 sell ?", "2 sell ?", f"0 {build}"]
    assert lines(record.for_seat(1))[-3:] == [
        f"1 {record.moves[-3].text}",
        "2 sell ?",
        f"0 {build}",
    ]


def test_when_the_game_is_over_everything_is_told() -> None:
    record = played("classic-3", 10)
    assert record.for_seat(1) == record.for_seat(None) == record.text()
