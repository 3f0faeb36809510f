"""From fixed positions the number of sequences of actions is the same as it was once counted.

The files are made by ``scripts/make_perft.py``. Compiled all counts are compared; interpreted only
those of a thousand or two.
"""

import json
from math import prod
from pathlib import Path
from typing import Any

import pytest

from scripts.make_perft import MOST, WANTED, perft, perft_by_action
from thaumata import State, build_info, position
from thaumata.kit.bits import members_of

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.json"))
LARGEST = max(MOST.values()) if build_info.is_compiled() else 2_000
LARGEST_BY_WORDS = 200 if build_info.is_compiled() else 150
LARGEST_OF_CLASSIC_BY_WORDS = 120 if build_info.is_compiled() else 40


def name_of(path: Path) -> str:
    return f"{path.parent.name} {path.stem}"


each_file = pytest.mark.parametrize("path", FILES, ids=name_of)


def read(path: Path) -> tuple[State, list[int]]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return position.load(data["position"]), data["counts"]


def test_there_is_a_file_for_every_position() -> None:
    wanted = {f"{variant} {name}" for variant, names in WANTED.items() for name in names}
    assert {name_of(path) for path in FILES} == wanted


@each_file
def test_the_counts_are_the_same_as_ever(path: Path) -> None:
    state, counts = read(path)
    assert state.game.variant == path.parent.name
    assert len(counts) >= 3
    for depth, count in enumerate(counts, 1):
        if count <= LARGEST:
            assert perft(state, depth) == count, f"depth {depth}"


@each_file
def test_counting_changes_nothing(path: Path) -> None:
    state, _counts = read(path)
    before = state.numbers()
    perft(state, 2)
    assert state.numbers() == before


@each_file
def test_counting_in_words_gives_the_same(path: Path) -> None:
    """Every action is read from its text, and every position from its JSON."""
    state, counts = read(path)
    is_classic = state.game.family.name == "classic"
    largest = LARGEST_OF_CLASSIC_BY_WORDS if is_classic else LARGEST_BY_WORDS
    for depth, count in enumerate(counts, 1):
        if count <= largest:
            assert len(lines_of_play(position.dumps(state), depth)) == count, f"depth {depth}"


def lines_of_play(table: str, depth: int) -> set[tuple[str, ...]]:
    """Collect every sequence of actions as text, restoring the state for each action."""
    if depth == 0:
        return {()}
    lines: set[tuple[str, ...]] = set()
    state = position.load(table)
    for seat in members_of(state.pending):
        for action in state.legal_actions(seat):
            words = state.game.text(state, seat, action)
            after = position.load(table)
            after.apply(seat, after.game.parse(after, seat, words))
            rest = lines_of_play(position.dumps(after), depth - 1)
            lines |= {(f"{seat} {words}", *line) for line in rest}
    return lines


@pytest.mark.parametrize(
    ("name", "choices"),
    [
        ("duel/start", (2, 10, 9, 8, 7, 6)),
        ("duel/draft", (4, 3, 2, 1, 8, 7, 6, 5)),
        ("duel/guilds", (20, 19, 18)),
        ("duel/library", (5, 4, 3, 3)),
        ("classic-3/start", (14, 12, 10, 21)),
        ("classic-3/guilds", (10, 9, 8, 7, 6)),
        ("classic-5/start", (14, 12, 10, 8)),
        ("classic-4+cities/start", (18, 16, 14)),
        ("classic-4+cities/black", (14, 13, 12)),
    ],
)
def test_some_counts_can_be_worked_out_by_hand(name: str, choices: tuple[int, ...]) -> None:
    """Tokens, wonders, boards, cards and slots are dealt without putting back, boards with either
    side; shown wonders are all picked."""
    _state, counts = read(FOLDER / f"{name}.json")
    assert counts[: len(choices)] == [prod(choices[:n]) for n in range(1, len(choices) + 1)]


def test_the_counts_of_the_first_actions_add_up() -> None:
    state, counts = read(FOLDER / "duel" / "end.json")
    by_action = perft_by_action(state, 3)
    assert sum(by_action.values()) == counts[2]
    assert list(by_action) == [(seat, a) for seat in (0, 1) for a in state.legal_actions(seat)]
