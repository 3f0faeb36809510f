"""Positions for the rule tests: a table with only the pieces for a ruling, and helpers to play.

``duel(open=("baths",), coins=(2, 7))`` sets up a position that need not be reachable: pieces that
are not named are not there. Taking the only open card therefore ends the age; a test that needs the
game to continue opens another one.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypedDict, TypeVar, Unpack, cast

from thaumata import NATURE, Dealer, Game, State, position
from thaumata.duel import commerce
from thaumata.duel.state import DuelState


def read_data(name: str) -> dict[str, Any]:
    """Return a component list, transcribed independently of the tables of the engine."""
    path = Path(__file__).parents[2] / "data" / f"{name}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


DATA = read_data("duel")
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["cards"]}
WONDERS: dict[str, dict[str, Any]] = {wonder["id"]: wonder for wonder in DATA["wonders"]}
TOKENS: tuple[str, ...] = tuple(token["id"] for token in DATA["progress"])

OPEN_SLOTS = {
    1: ("r5c1", "r5c3", "r5c5", "r5c7", "r5c9", "r5c11"),
    2: ("r1c1", "r1c3", "r1c5", "r1c7", "r1c9", "r1c11"),
    3: ("r3c3", "r3c5", "r3c7", "r3c9", "r5c3", "r5c5", "r5c7", "r5c9"),
}
"""For each age, slots with face-up cards side by side that do not cover each other."""

BOTH_TOKENS = ("small", "large")

T = TypeVar("T")

Pair = tuple[Sequence[str], Sequence[str]]
Table = dict[str, Any]


def age_of(card: str) -> int:
    """Return the age in which a card is dealt; guilds come with the third."""
    age = CARDS[card]["age"]
    return 3 if age == "guild" else int(age)


def sides(seat: int, mine: T, theirs: T) -> tuple[T, T]:
    """Order the values of a seat and of its opponent by seat."""
    return (mine, theirs) if seat == 0 else (theirs, mine)


# Setting up


class Given(TypedDict, total=False):
    """The position of a test, for any variant.

    ``open`` cards are accessible; by default the age is theirs. ``structure`` names the slots
    itself instead. ``wonders`` are unbuilt, ``raised`` ones built, each with the card under it. It
    is the turn of ``seat`` unless there is an ``agenda``.
    """

    age: int | None
    coins: tuple[int, int]
    reserve: tuple[int, int]
    built: Pair
    wonders: Pair
    raised: tuple[Mapping[str, str], Mapping[str, str]]
    progress: Pair
    open: Sequence[str]
    structure: Mapping[str, str] | None
    pawn: int
    military_tokens: Pair
    board: Sequence[str]
    box: Sequence[str] | None
    discards: Sequence[str]
    seat: int
    agenda: Sequence[Mapping[str, Any]] | None
    options: Mapping[str, str] | None


_DEFAULTS: Given = {
    "age": None,
    "coins": (7, 7),
    "reserve": (0, 0),
    "built": ((), ()),
    "wonders": ((), ()),
    "raised": ({}, {}),
    "progress": ((), ()),
    "structure": None,
    "pawn": 0,
    "military_tokens": (BOTH_TOKENS, BOTH_TOKENS),
    "board": (),
    "box": None,
    "discards": (),
    "seat": 0,
    "agenda": None,
    "options": None,
}


class Variant(NamedTuple):
    """The defaults of a variant's table."""

    name: str
    open: Sequence[str]
    age: int
    """The age, if no card implies it."""

    ages: Mapping[str, int]
    backs: Mapping[str, str]
    """The cards with other backs than the rest of their age."""

    slots: Mapping[int, Sequence[str]]


AGES = {card: age_of(card) for card in CARDS}
BACKS = {card: "guild" for card in (*CARDS, "?guild") if card.endswith("guild")}

_DUEL = Variant("duel", ("altar",), 1, AGES, BACKS, OPEN_SLOTS)


def lay_out(
    variant: Variant, given: Given, parts: Mapping[str, Mapping[str, Any]] | None = None
) -> DuelState:
    """Set up a position of a variant, with the parts of its expansions."""
    laid: Given = {"open": variant.open, **_DEFAULTS, **given}
    structure = laid["structure"]
    age = laid["age"]
    if age is None:
        lying = laid["open"] if structure is None else structure.values()
        ages = [variant.ages[card] for card in lying if card in variant.ages]
        age = max(ages, default=variant.age)
    if structure is None:
        structure = dict(zip(variant.slots[age], laid["open"], strict=False))
        assert len(structure) == len(laid["open"]), "too many open cards"
    backs = {slot: variant.backs[card] for slot, card in structure.items() if card in variant.backs}
    box = laid["box"]
    agenda = laid["agenda"]
    data = {
        "variant": variant.name,
        "options": dict(laid["options"] or {}),
        "age": age,
        "active": laid["seat"],
        "pawn": laid["pawn"],
        "military_tokens": laid["military_tokens"],
        "cities": [
            {
                "coins": laid["coins"][side],
                "reserve": laid["reserve"][side],
                "cards": list(laid["built"][side]),
                "wonders": {**dict.fromkeys(laid["wonders"][side]), **laid["raised"][side]},
                "progress": list(laid["progress"][side]),
            }
            for side in (0, 1)
        ],
        "structure": dict(structure),
        "backs": backs,
        "discards": list(laid["discards"]),
        "board": list(laid["board"]),
        "box": None if box is None else list(box),
        "agenda": None if agenda is None else [dict(entry) for entry in agenda],
        "parts": {name: dict(part) for name, part in (parts or {}).items()},
    }
    return cast(DuelState, position.load(data, is_checked=False))


def duel(**given: Unpack[Given]) -> DuelState:
    """Set up a position of the base game; see ``Given``."""
    return lay_out(_DUEL, given)


def start(**options: str) -> DuelState:
    """Begin a game: nature is asked who goes first."""
    return cast(DuelState, Game("duel", options=options).start())


# Playing


def pending_seat(state: State) -> int:
    """Return the only seat that owes a decision."""
    assert state.pending, "the game is over"
    seat = int(state.pending).bit_length() - 1
    assert state.pending == 2**seat
    return seat


def play(state: State, *actions: str) -> None:
    """Play actions one after the other, each for the seat that is asked."""
    for text in actions:
        seat = pending_seat(state)
        state.apply(seat, state.game.parse(state, seat, text))


def deal(state: State, *pieces: str) -> None:
    """Answer for nature with these pieces."""
    for piece in pieces:
        assert pending_seat(state) == NATURE
        play(state, f"deal {piece}")


def deal_all(state: State, seed: int = 1) -> None:
    """Answer for nature with a dealer until a player is asked or the game is over."""
    dealer = Dealer(seed)
    while state.pending and pending_seat(state) == NATURE:
        dealer.answer(state)


def texts(state: State, seat: int | None = None) -> list[str]:
    """List the legal actions of a seat, by default the one that is asked."""
    seat = pending_seat(state) if seat is None else seat
    return [state.game.text(state, seat, action) for action in state.legal_actions(seat)]


def waits_for(state: State) -> tuple[str, int]:
    """Return the name of the pending decision, and its seat."""
    return state.decision(), pending_seat(state)


# Inspecting


def price(state: DuelState, seat: int, card: str) -> int:
    """Return the price of a card for a seat in coins."""
    return int(commerce.card_price(state, seat, state.game.names["card"].index(card)))


def wonder_price(state: DuelState, seat: int, wonder: str) -> int:
    """Return the price of a wonder for a seat in coins."""
    return int(commerce.wonder_price(state, seat, state.game.names["wonder"].index(wonder)))


def table(state: State) -> Table:
    """Return the position of the whole table."""
    return position.dump(state)


def part_on(state: State, name: str, seat: int | None = None) -> dict[str, Any]:
    """Return the part of an expansion, complete or as known to a seat."""
    if seat is not None:
        state = state.known_to(seat)
    found: dict[str, Any] = table(state)["parts"][name]
    return found


def coins(state: State) -> tuple[int, int]:
    """Return both treasuries."""
    first, second = table(state)["cities"]
    return first["coins"], second["coins"]


def to_bank(state: DuelState, *actions: str) -> int:
    """Play, and return the coins that went to the bank minus those that came from it."""
    before = int(state.bank)
    play(state, *actions)
    return int(state.bank) - before


def cards(state: State, seat: int) -> set[str]:
    """Return the buildings in a city."""
    return set(table(state)["cities"][seat]["cards"])


def tokens(state: State, seat: int) -> set[str]:
    """Return the progress tokens of a player."""
    return set(table(state)["cities"][seat]["progress"])


def wonders(state: State, seat: int) -> dict[str, str | None]:
    """Return the wonders of a player, each with the card under it or None."""
    found: dict[str, str | None] = table(state)["cities"][seat]["wonders"]
    return found


def pawn(state: State) -> int:
    """Return the space of the conflict pawn, seen from seat 0."""
    where: int = table(state)["pawn"]
    return where


def points(state: State, row: str) -> tuple[int, ...]:
    """Return both players' current points in one row of the pad."""
    return state.score_sheet().rows[row]


def victory(state: State) -> tuple[str, tuple[int, ...]] | None:
    """Return the kind of victory and the winners, or None while the game runs."""
    outcome = state.outcome()
    return None if outcome is None else (outcome.kind, outcome.winners)
