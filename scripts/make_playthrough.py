"""Writes down one whole game of some variants: every choice, and what it changes, as text.

    python scripts/make_playthrough.py                          write tests/playthroughs again
    python scripts/make_playthrough.py --variant duel+agora     the game of one variant
    python scripts/make_playthrough.py --find                   look for games with much going on

A text is compared with a new one in every test run, so that no change of play goes unnoticed.
It may only change when a rule or its order of questions does.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, cast

from thaumata import NATURE, Dealer, Game, State, position
from thaumata.classic.state import ClassicState
from thaumata.duel.state import DuelState
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

FOLDER: Final = Path(__file__).resolve().parents[1] / "tests" / "playthroughs"

SEEDS: Final = {
    "duel": 11,
    "duel+pantheon": 770,
    "duel+agora": 234,
    "duel+pantheon+agora": 1218,
    "classic-3": 3,
    "classic-5": 134,
    "classic-2": 3,
    "classic-4+cities": 25,
    "classic-2+cities": 81,
    "classic-4+cities+teams": 221,
}
"""For each variant the deal and the moves: a game in which many kinds of decisions come up."""

SEARCHED: Final = 3_000
"""How many games are looked through for it."""

Choice = tuple[State, int, int]


def file_of(variant: str) -> Path:
    """Return where the game of a variant is written down."""
    return FOLDER / f"{variant}.txt"


def random_game(variant: str, seed: int) -> Iterator[Choice]:
    """Play a random game: yield state, seat and action before each action is played."""
    state = Game(variant).start()
    dealer, rng = Dealer(seed), Rng(seed)
    while state.pending:
        seat = members_of(state.pending)[0]
        if seat == NATURE:
            action = int(dealer.choose(state))
        else:
            legal = state.legal_actions(seat)
            action = legal[rng.below(len(legal))]
        yield state, seat, action
        state.apply(seat, action)


def playthrough(variant: str) -> str:
    """Write the game of a variant as text."""
    return "\n".join([*lines(variant, SEEDS[variant]), ""])


def lines(variant: str, seed: int) -> Iterator[str]:
    """Write the choices and what follows from each."""
    game = Game(variant)
    state = game.start()
    shown: set[str] = set()
    yield f"A random game of {game.variant}, seed {seed}"
    yield f"options: {', '.join(f'{name}={value}' for name, value in game.options.items())}"
    for number, (chosen_in, seat, action) in enumerate(random_game(variant, seed), 1):
        texts = [game.text(state, seat, legal) for legal in state.legal_actions(seat)]
        assert chosen_in.numbers() == state.numbers()
        yield ""
        yield f"{number}. {who(seat)} {asked(state)}: {game.text(state, seat, action)}"
        yield f"   of {len(texts)}: {', '.join(texts)}"
        state.apply(seat, action)
        position_lines = list(described(state))
        yield from (f"   {line}" for line in position_lines if line not in shown)
        shown = set(position_lines)
    yield ""
    yield from ending(state)


def who(seat: int) -> str:
    """Name a seat."""
    return "nature" if seat == NATURE else f"seat {seat}"


def asked(state: State) -> str:
    """Describe the pending decision."""
    entry = position.dump(state)["agenda"][0]
    return " ".join(filter(None, (entry["what"], entry.get("about", ""))))


def described(state: State) -> Iterator[str]:
    """Describe a position: numbers that change often, and in words where everything lies."""
    if isinstance(state, ClassicState):
        yield from described_classic(state)
    else:
        yield from described_duel(cast(DuelState, state))


def described_duel(state: DuelState) -> Iterator[str]:
    """Describe a position of Duel."""
    table = position.dump(state)
    yield (
        f"hash {state.fingerprint()} pending {int(state.pending)} age {int(state.age)} "
        f"active {int(state.active)} extra_turn {int(state.extra_turn)} pawn {int(state.pawn)} "
        f"coins {tuple(int(state.city(seat).coins) for seat in (0, 1))} "
        f"points {state.score_sheet().totals}"
    )
    if table["structure"]:
        cards = (f"{name}={card}" for name, card in table["structure"].items())
        yield f"structure {' '.join(cards)}"
        yield f"accessible {' '.join(slots(state, state.accessible))}"
    for seat in (0, 1):
        city = table["cities"][seat]
        wonders = [f"{id}={under}" if under else id for id, under in city["wonders"].items()]
        yield f"city {seat} {' '.join([*city['cards'], '/', *wonders, '/', *city['progress']])}"
        mine = state.city(seat)
        yield (
            f"city {seat} production {int(mine.production):x} prices {int(mine.prices):x} "
            f"symbols {int(mine.symbols):x} chains {int(mine.chains):x}"
        )
    yield f"discards {' '.join(table['discards'])}".rstrip()
    yield f"board {' '.join(table['board'])} / drawn {' '.join(table['drawn'])}".rstrip()
    for part in state.game.expansions:
        for name, value in table["parts"][part].items():
            yield f"{part} {name} {json.dumps(value)}"
    agenda = (f"{entry['what']} {entry.get('about', '')}".strip() for entry in table["agenda"])
    yield f"agenda {', '.join(agenda)}".rstrip()


def described_classic(state: ClassicState) -> Iterator[str]:
    """Describe a position of Classic."""
    table = position.dump(state)
    yield (
        f"hash {state.fingerprint()} pending {int(state.pending)} age {int(state.age)} "
        f"round {int(state.round)} coins {tuple(int(city.coins) for city in state.cities)} "
        f"points {state.score_sheet().totals}"
    )
    for number, city in enumerate(table["cities"]):
        for name, value in city.items():
            if name != "coins":
                yield f"city {number} {name} {json.dumps(value)}"
        mine = state.cities[number]
        yield (
            f"city {number} raw {int(mine.raw):x} made {int(mine.made):x} "
            f"for sale {int(mine.raw_for_sale):x} {int(mine.made_for_sale):x} "
            f"prices {int(mine.prices):x} shields {int(mine.shields)} symbols {int(mine.symbols):x}"
        )
    for name, value in table.items():
        if name not in ("variant", "options", "whole", "age", "round", "cities"):
            yield f"{name} {json.dumps(value)}"


def slots(state: DuelState, members: int) -> list[str]:
    """Name the slots of a set."""
    return [state.layout().names[slot] for slot in members_of(members)]


def ending(state: State) -> Iterator[str]:
    """Write the result and the score sheet."""
    outcome = state.outcome()
    assert outcome is not None
    yield f"{outcome.kind}, won by {outcome.winners}"
    for row, points in outcome.sheet.rows.items():
        yield f"{row:10} {' '.join(f'{n:3}' for n in points)}"
    yield f"{'total':10} {' '.join(f'{n:3}' for n in outcome.sheet.totals)}"


def find(variant: str) -> int:
    """Look for the first of the games in which the most kinds of decisions come up."""

    def met(seed: int) -> int:
        return len({state.decision() for state, _seat, _action in random_game(variant, seed)})

    return max(range(1, SEARCHED), key=met)


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description="Write down one whole game of each variant.")
    parser.add_argument("--find", action="store_true", help="look for games with much going on")
    parser.add_argument("--variant", choices=list(SEEDS), help="all of them unless told")
    arguments = parser.parse_args()
    for variant in [arguments.variant] if arguments.variant else SEEDS:
        if arguments.find:
            print(f'"{variant}": {find(variant)},', flush=True)
        else:
            FOLDER.mkdir(exist_ok=True)
            file_of(variant).write_text(playthrough(variant), encoding="utf-8")


if __name__ == "__main__":
    main()
