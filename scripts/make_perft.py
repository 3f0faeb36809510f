"""Counts how many sequences of actions lead on from fixed positions of some variants.

    python scripts/make_perft.py                        count again from tests/perft
    python scripts/make_perft.py --find                 look for the positions anew, too
    python scripts/make_perft.py --variant duel+agora   those of one variant

All players and nature are enumerated: every legal action of the pending seat, to a depth. As in
chess, such counts notice any legal action that is missing or too many. A count may only change
when a rule does.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from thaumata import NATURE, Dealer, Game, State, position
from thaumata.classic.cities.names import CACHE, MARKET, WAREHOUSE, WHARF_LEFT, WHARF_RIGHT
from thaumata.classic.cities.part import part_of
from thaumata.duel.state import DuelState
from thaumata.game import verb_of
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

FOLDER: Final = Path(__file__).resolve().parents[1] / "tests" / "perft"

MOST: Final = {
    "duel": 400_000,
    "duel+pantheon": 60_000,
    "duel+agora": 60_000,
    "duel+pantheon+agora": 60_000,
    "classic-3": 60_000,
    "classic-5": 300_000,
    "classic-2": 60_000,
    "classic-4+cities": 100_000,
    "classic-2+cities": 60_000,
    "classic-4+cities+teams": 100_000,
}
"""For each variant: depths are added as long as the count stays below this."""

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


def count_all(state: State, most: int) -> list[int]:
    """Count to every depth from 1 on, as long as there are not too many."""
    counts: list[int] = []
    for depth in range(1, DEEPEST):
        found = perft(state, depth)
        if found == 0 or (counts and found > most):
            break
        counts.append(found)
    return counts


# Finding positions

Condition = Callable[[Any], bool]
"""Recognizes the wanted tables of Duel, or of Classic."""


def cards_left(state: DuelState) -> int:
    """Return how many cards lie in the structure."""
    return len(members_of(state.present))


def choices(state: State) -> int:
    """Return how many actions are legal for the first seat that is asked."""
    return len(state.legal_actions(members_of(state.pending)[0]))


Wanted = dict[str, tuple[str, Condition]]
"""By name, a description of each position and the test that finds it."""

_BASE: Final[Wanted] = {
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


_PANTHEON: Final[Wanted] = {
    "token": (
        "A mythology token is due: nature shows two gods, one is laid into the Pantheon.",
        lambda s: s.decision() == "look_at_god" and s.age == 1 and cards_left(s) >= 14,
    ),
    "activate": (
        "The second age with gods to be activated, with and without offerings.",
        lambda s: s.age == 2 and is_turn(s) and offered(s, "activate") >= 8,
    ),
    "gate": (
        "The Gate shows the top of every deck, and one god is activated free.",
        lambda s: s.decision() == "free_god" and s.age == 3 and choices(s) >= 4,
    ),
    "theater": (
        "The Divine Theater chooses a deck.",
        lambda s: s.decision() == "choose_deck" and s.age > 1,
    ),
    "zeus": (
        "Zeus throws a card out of the structure.",
        lambda s: s.decision() == "discard_from_structure" and choices(s) >= 8,
    ),
    "anubis": (
        "Anubis ruins a wonder of either player.",
        lambda s: s.decision() == "ruin_wonder" and choices(s) >= 3,
    ),
    "last": (
        "Four cards before the end of a game with gods still to be activated.",
        lambda s: s.age == 3 and is_turn(s) and cards_left(s) == 4 and offered(s, "activate") >= 2,
    ),
}

_AGORA: Final[Wanted] = {
    "deal": (
        "The first age is laid out: nature turns up decrees and cards.",
        lambda s: s.decision() == "deal_decree" and s.age <= 1,
    ),
    "senate": (
        "A politician acts in the senate, where both have cubes.",
        lambda s: s.decision() == "senate_action" and choices(s) >= 12,
    ),
    "conspire": (
        "A conspirator either places a cube or draws conspiracies.",
        lambda s: s.decision() == "conspirator" and s.age >= 2,
    ),
    "trigger": (
        "A prepared conspiracy may be triggered at the start of a turn.",
        lambda s: s.decision() == "trigger" and choices(s) >= 2 and s.age >= 2,
    ),
    "fraud": (
        "Property Fraud builds a card of the top row.",
        lambda s: s.decision() == "property_fraud" and choices(s) >= 2,
    ),
    "treason": (
        "Treason looks at the removed cards, which nature shows.",
        lambda s: s.decision() == "deal_removed" and s.age >= 2,
    ),
    "coercion": (
        "Coercion swaps a card for one of the same color.",
        lambda s: s.decision() == "coercion" and choices(s) >= 3,
    ),
    "last": (
        "Four cards before the end of a game with a conspiracy to be prepared.",
        lambda s: s.age == 3 and is_turn(s) and cards_left(s) == 4 and offered(s, "prepare") > 0,
    ),
}

_BOTH: Final[Wanted] = {
    "crowded": (
        "A turn with gods to be activated and conspiracies to be prepared.",
        lambda s: is_turn(s) and offered(s, "activate") >= 3 and offered(s, "prepare") >= 2,
    ),
    "senate": (
        "A politician acts in the senate while gods lie in the Pantheon.",
        lambda s: s.decision() == "senate_action" and s.age == 2 and choices(s) >= 8,
    ),
    "plot": (
        "A conspiracy may be triggered in an age with gods.",
        lambda s: s.decision() == "trigger" and choices(s) >= 2 and s.age == 2,
    ),
    "token": (
        "A mythology token is due in a wide structure.",
        lambda s: s.decision() == "look_at_god" and s.age == 1,
    ),
    "last": (
        "Three cards before the end of the game.",
        lambda s: s.age == 3 and is_turn(s) and cards_left(s) == 3 and offered(s, "activate") > 0,
    ),
}

_CLASSIC: Final[Wanted] = {
    "start": (
        "Nothing is dealt yet: nature deals three boards, then cards.",
        lambda s: s.age == 0,
    ),
    "choose": (
        "The first round: all choose at once.",
        lambda s: s.decision() == "choose" and s.round == 1,
    ),
    "trade": (
        "The third age with very many ways to use a card and to pay for it.",
        lambda s: s.decision() == "choose" and s.age == 3 and choices(s) >= 26,
    ),
    "guilds": (
        "The third age begins: nature draws the guilds, then deals.",
        lambda s: s.decision() == "mix_in",
    ),
    "olympia": (
        "Olympia may build one of several cards free.",
        lambda s: offered(s, "build", "olympia") >= 3,
    ),
    "babylon": (
        "Babylon plays its last card: built, put under the last stage, sold or left.",
        lambda s: s.decision() == "last_card" and s.age < 3 and offered(s, "stage") > 0,
    ),
    "halikarnassos": (
        "Halikarnassos builds one of many discarded cards.",
        lambda s: s.decision() == "raise" and s.age < 3 and choices(s) >= 8,
    ),
    "end": (
        "The last three choices of a game: counted to the last action.",
        lambda s: s.age == 3 and s.round == 6 and len(members_of(s.pending)) == 3,
    ),
}

_FIVE: Final[Wanted] = {
    "start": _CLASSIC["start"],
    "choose": _CLASSIC["choose"],
    "copies": (
        "The second age begins: nature deals cards, of some of which two are in the deck.",
        lambda s: s.decision() == "deal_card" and s.age == 2,
    ),
    "trade": _CLASSIC["trade"],
    "end": _CLASSIC["end"],
}

_TWO: Final[Wanted] = {
    "draw": (
        "The controller draws a card of the Free City's pile.",
        lambda s: s.decision() == "draw_from_pile" and s.age == 1 and s.round == 1,
    ),
    "control": (
        "The controller chooses for the own city, then for the Free City.",
        lambda s: s.decision() == "choose" and s.age == 2 and s.pending == 3,
    ),
    "must": (
        "The controller has a card for the Free City that must be used there.",
        lambda s: offered(s, "city build") >= 4 and offered(s, "city stage") >= 2,
    ),
    "sell": (
        "The Free City can use no card and has to sell one.",
        lambda s: offered(s, "city sell") >= 3,
    ),
    "babylon": (
        "The Free City is Babylon and plays the last card of its pile.",
        lambda s: s.decision() == "last_card" and offered(s, "city sell") > 0 and s.age < 3,
    ),
    "halikarnassos": (
        "The controller builds a discarded card in the Free City.",
        lambda s: s.decision() == "raise" and offered(s, "city build") >= 5,
    ),
    "end": (
        "The last choices of a game: counted to the last action.",
        lambda s: s.age == 3 and s.round == 6 and s.decision() == "choose",
    ),
}

_CITIES: Final[Wanted] = {
    "start": _CLASSIC["start"],
    "black": (
        "The first age begins: nature draws the black cards, then deals.",
        lambda s: s.decision() == "mix_in" and s.age == 1,
    ),
    "settle": (
        "Several cities lose coins, and pay or take debts.",
        lambda s: s.decision() == "settle" and len(members_of(s.pending)) == 3 and choices(s) >= 4,
    ),
    "rebates": (
        "Cards to be paid for with the help of black ones, in the third age.",
        lambda s: (
            (s.decision(), s.age) == ("choose", 3)
            and bool(part_of(s).rights[0] & (WHARF_LEFT | WHARF_RIGHT | CACHE))
            and bool(part_of(s).rights[0] & (WAREHOUSE | MARKET))
            and choices(s) >= 15
        ),
    ),
    "agency": (
        "A Forging Agency builds one of several discarded cards.",
        lambda s: (
            (s.decision(), s.age) == ("raise", 2)
            and s.looks[1] == 0
            and s.cities[members_of(s.pending)[0]].has(card_of(s, "forging_agency"))
        ),
    ),
    "diplomacy": (
        "The last choices before conflicts from which two cities stay away.",
        lambda s: (
            (s.decision(), s.round) == ("choose", 7)
            and sum(tokens > 0 for tokens in part_of(s).diplomacy) == 2
            and len(members_of(s.pending)) == 3
        ),
    ),
    "end": (
        "The last four choices of a game: counted to the last action.",
        lambda s: s.age == 3 and s.round == 7 and len(members_of(s.pending)) == 4,
    ),
}

_CITIES_FOR_TWO: Final[Wanted] = {
    "draw": _TWO["draw"],
    "control": _TWO["control"],
    "settle": (
        "The controller settles a loss of the own city, then one of the Free City.",
        lambda s: (
            s.decision() == "settle"
            and len(members_of(s.pending)) == 2
            and sum(loss > 1 for loss in part_of(s).losses) == 2
        ),
    ),
    "end": (
        "The last choices of a game: counted to the last action.",
        lambda s: (s.decision(), s.age, s.round) == ("choose", 3, 7) and choices(s) >= 5,
    ),
}

_TEAMS: Final[Wanted] = {
    "choose": _CLASSIC["choose"],
    "trade": (
        "The third age with many ways to use a card: own resources go first.",
        lambda s: s.decision() == "choose" and s.age == 3 and choices(s) >= 18,
    ),
    "settle": _CITIES["settle"],
    "end": _CITIES["end"],
}

WANTED: Final[dict[str, Wanted]] = {
    "duel": _BASE,
    "duel+pantheon": _PANTHEON,
    "duel+agora": _AGORA,
    "duel+pantheon+agora": _BOTH,
    "classic-3": _CLASSIC,
    "classic-5": _FIVE,
    "classic-2": _TWO,
    "classic-4+cities": _CITIES,
    "classic-2+cities": _CITIES_FOR_TWO,
    "classic-4+cities+teams": _TEAMS,
}
"""The positions of each variant."""


def offered(state: State, word: str, last: str = "") -> int:
    """Return how many legal actions have a verb, and end with a word."""
    seat = members_of(state.pending)[0]
    verbs = [
        state.game.verbs[verb_of(action)].word
        for action in state.legal_actions(seat)
        if state.game.text(state, seat, action).endswith(last)
    ]
    return verbs.count(word)


def card_of(state: State, id: str) -> int:
    """Return the number of a card."""
    return state.game.names["card"].index(id)


def is_turn(state: DuelState) -> bool:
    """Tell whether a player is asked for a turn."""
    return state.decision() == "turn"


def find_positions(variant: str) -> Iterator[tuple[str, str, State]]:
    """Look through random games for the first position of each wanted kind."""
    missing = dict(WANTED[variant])
    game = Game(variant)
    for seed in range(100_000):
        state = game.start()
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
    variant = table["variant"]
    counts = count_all(position.load(table), MOST[variant])
    print(f"{variant} {name:10} {counts}", flush=True)
    text = json.dumps({"about": about, "counts": counts, "position": table}, indent=1)
    path = FOLDER / variant / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description="Count sequences of actions from fixed positions.")
    parser.add_argument("--find", action="store_true", help="look for the positions anew")
    parser.add_argument("--variant", choices=list(WANTED), help="all of them unless told")
    arguments = parser.parse_args()
    for variant in [arguments.variant] if arguments.variant else WANTED:
        if arguments.find:
            for name, about, state in find_positions(variant):
                write(name, about, position.dump(state))
        else:
            for path in sorted((FOLDER / variant).glob("*.json")):
                data = json.loads(path.read_text(encoding="utf-8"))
                write(path.stem, data["about"], data["position"])


if __name__ == "__main__":
    main()
