"""Counts how many sequences of actions lead on from fixed positions of Duel.

    python scripts/make_perft.py            count again from the positions in tests/perft
    python scripts/make_perft.py --find     look for the positions anew, too

Both players and nature are enumerated: every legal action of whoever is asked, to a depth. As in
chess, such counts notice any legal action that is missing or too many. A count may only change
when a rule does.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, cast

from thaumata import NATURE, Dealer, Game, State, position
from thaumata.duel.state import DuelState
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

FOLDER: Final = Path(__file__).resolve().parents[1] / "tests" / "perft"

MOST: Final = 400_000
"""Depths are added as long as the count stays below this."""

DEEPEST: Final = 40


def perft(state: State, depth: int) -> int:
    """Count the sequences of exactly so many actions."""
    return sum(perft_by_action(state, depth).values()) if depth else 1


def perft_by_action(state: State, depth: int) -> dict[tuple[int, int], int]:
    """Count the sequences that begin with each action of each seat that is asked."""
    counts: dict[tuple[int, int], int] = {}
    for seat in members_of(state.pending):
        for action in state.legal_actions(seat):
            counts[seat, action] = 1 if depth == 1 else _count_after(state, seat, action, depth)
    return counts


def _count_after(state: State, seat: int, action: int, depth: int) -> int:
    after = state.copy()
    after.perform(seat, action)
    seats = members_of(after.pending)
    if depth == 2:  # the last actions need not be played to be counted
        return sum(len(after.legal_actions(seat)) for seat in seats)
    return sum(
        _count_after(after, seat, next_action, depth - 1)
        for seat in seats
        for next_action in after.legal_actions(seat)
    )


def count_all(state: State, most: int = MOST) -> list[int]:
    """Count to every depth from 1 on, as long as there are not too many."""
    counts: list[int] = []
    for depth in range(1, DEEPEST):
        found = perft(state, depth)
        if found == 0 or (counts and found > most):
            break
        counts.append(found)
    return counts


# Finding positions

Condition = Callable[[DuelState], bool]


def cards_left(state: DuelState) -> int:
    """Return how many cards lie in the structure."""
    return len(members_of(state.present))


def choices(state: DuelState) -> int:
    """Return how many actions are legal."""
    return len(state.legal_actions(members_of(state.pending)[0]))


WANTED: Final[dict[str, tuple[str, Condition]]] = {
    "start": (
        "Nothing is dealt yet: nature chooses the first player and the progress tokens.",
        lambda s: s.decision() == "first_player",
    ),
    "draft": (
        "The first pick among four wonders.",
        lambda s: s.decision() == "pick_wonder" and len(members_of(s.shown)) == 4,
    ),
    "age1": (
        "The middle of the first age, with a wonder within reach.",
        lambda s: s.age == 1 and is_turn(s) and cards_left(s) == 10 and choices(s) >= 9,
    ),
    "age2": (
        "The second age with very many ways to use a card.",
        lambda s: s.age == 2 and is_turn(s) and cards_left(s) > 6 and choices(s) >= 22,
    ),
    "guilds": (
        "The third age is laid out: nature chooses where guilds lie.",
        lambda s: s.decision() == "lay_back",
    ),
    "starter": (
        "The weaker player chooses who begins the second age.",
        lambda s: s.decision() == "starter" and s.age == 2,
    ),
    "progress": (
        "A pair of symbols earns a progress token.",
        lambda s: s.decision() == "take_token" and choices(s) >= 4 and s.age == 2,
    ),
    "library": (
        "The Great Library: nature draws three tokens, one of them is kept.",
        lambda s: s.decision() == "draw_token" and s.age == 3 and cards_left(s) <= 8,
    ),
    "mausoleum": (
        "The Mausoleum late in the third age: any of many discarded cards is built.",
        lambda s: s.decision() == "mausoleum" and s.age == 3 and choices(s) >= 15,
    ),
    "zeus": (
        "The Statue of Zeus in the third age: a brown card of the opponent's is discarded.",
        lambda s: s.decision() == "discard_card" and s.age == 3 and choices(s) >= 4,
    ),
    "end": (
        "Five cards before the end of the game: counted to the last action.",
        lambda s: s.age == 3 and is_turn(s) and cards_left(s) == 5 and choices(s) >= 6,
    ),
}


def is_turn(state: DuelState) -> bool:
    """Tell whether a player is asked for a turn."""
    return state.decision() == "turn"


def find_positions() -> Iterator[tuple[str, str, State]]:
    """Look through random games for the first position of each wanted kind."""
    missing = dict(WANTED)
    game = Game("duel")
    for seed in range(100_000):
        state = cast(DuelState, game.start())
        dealer, rng = Dealer(seed), Rng(seed)
        while state.pending:
            for name, (about, is_wanted) in list(missing.items()):
                if is_wanted(state):
                    del missing[name]
                    yield name, about, state.copy()
            seat = members_of(state.pending)[0]
            if seat == NATURE:
                dealer.answer(state)
            else:
                legal = state.legal_actions(seat)
                state.apply(seat, legal[rng.below(len(legal))])
        if not missing:
            return
    raise SystemExit(f"not found: {', '.join(missing)}")


def write(name: str, about: str, table: dict[str, Any]) -> None:
    """Count from a position and write the file."""
    counts = count_all(position.load(table))
    print(f"{name:10} {counts}", flush=True)
    text = json.dumps({"about": about, "counts": counts, "position": table}, indent=1)
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description="Count sequences of actions from fixed positions.")
    parser.add_argument("--find", action="store_true", help="look for the positions anew")
    if parser.parse_args().find:
        for name, about, state in find_positions():
            write(name, about, position.dump(state))
    else:
        for path in sorted(FOLDER.glob("*.json")):
            data = json.loads(path.read_text(encoding="utf-8"))
            write(path.stem, data["about"], data["position"])


if __name__ == "__main__":
    main()
