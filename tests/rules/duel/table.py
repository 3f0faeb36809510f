"""Positions for the rule tests: a table with just what a ruling is about, and words to play on it.

``duel(open=("baths",), coins=(2, 7))`` lays out a position that need not be reachable: what is not
named is not there. Taking the only open card therefore ends the age; a test that wants the game to
go on opens another one.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

from thaumata import NATURE, Dealer, Game, State, position
from thaumata.duel import commerce
from thaumata.duel.state import DuelState

DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "data" / "duel.json").read_text(encoding="utf-8")
)
"""The component list, transcribed independently of the tables of the engine."""

CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["cards"]}
WONDERS: dict[str, dict[str, Any]] = {wonder["id"]: wonder for wonder in DATA["wonders"]}
TOKENS: tuple[str, ...] = tuple(token["id"] for token in DATA["progress"])

OPEN_SLOTS = {
    1: ("r5c1", "r5c3", "r5c5", "r5c7", "r5c9", "r5c11"),
    2: ("r1c1", "r1c3", "r1c5", "r1c7", "r1c9", "r1c11"),
    3: ("r3c3", "r3c5", "r3c7", "r3c9", "r5c3", "r5c5", "r5c7", "r5c9"),
}
"""For each age the slots where cards lie open side by side and none covers another."""

BOTH_TOKENS = ("small", "large")

T = TypeVar("T")

Pair = tuple[Sequence[str], Sequence[str]]
Table = dict[str, Any]


def age_of(card: str) -> int:
    """Return the age in which a card is dealt; guilds come with the third."""
    age = CARDS[card]["age"]
    return 3 if age == "guild" else int(age)


def sides(seat: int, mine: T, theirs: T) -> tuple[T, T]:
    """Put what is a seat's and what is its opponent's in the order of the seats."""
    return (mine, theirs) if seat == 0 else (theirs, mine)


def duel(
    *,
    age: int | None = None,
    coins: tuple[int, int] = (7, 7),
    built: Pair = ((), ()),
    wonders: Pair = ((), ()),
    raised: tuple[Mapping[str, str], Mapping[str, str]] = ({}, {}),
    progress: Pair = ((), ()),
    open: Sequence[str] = ("altar",),
    structure: Mapping[str, str] | None = None,
    pawn: int = 0,
    military_tokens: Pair = (BOTH_TOKENS, BOTH_TOKENS),
    board: Sequence[str] = (),
    box: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    seat: int = 0,
    agenda: Sequence[Mapping[str, Any]] | None = None,
    options: Mapping[str, str] | None = None,
) -> DuelState:
    """Lay out a position.

    ``open`` cards are accessible; the age is theirs where none is given. ``structure`` names the
    slots itself instead. ``wonders`` wait, ``raised`` ones stand, each with the card under it.
    It is the turn of ``seat`` unless an ``agenda`` says what is asked.
    """
    if age is None:
        age = max(map(age_of, open)) if structure is None else 1
    if structure is None:
        structure = dict(zip(OPEN_SLOTS[age], open, strict=False))
        assert len(structure) == len(open), "too many open cards"
    backs = {slot: "guild" for slot, card in structure.items() if card.endswith("guild")}
    data = {
        "options": dict(options or {}),
        "age": age,
        "active": seat,
        "pawn": pawn,
        "military_tokens": military_tokens,
        "cities": [
            {
                "coins": coins[side],
                "cards": list(built[side]),
                "wonders": {**dict.fromkeys(wonders[side]), **raised[side]},
                "progress": list(progress[side]),
            }
            for side in (0, 1)
        ],
        "structure": dict(structure),
        "backs": backs,
        "discards": list(discards),
        "board": list(board),
        "box": None if box is None else list(box),
        "agenda": None if agenda is None else [dict(entry) for entry in agenda],
    }
    return cast(DuelState, position.load(data, is_checked=False))


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
    """Play one action after the other, each for whoever is asked."""
    for text in actions:
        seat = pending_seat(state)
        state.apply(seat, state.game.parse(state, seat, text))


def deal(state: State, *pieces: str) -> None:
    """Answer for nature: the next pieces are these."""
    for piece in pieces:
        assert pending_seat(state) == NATURE
        play(state, f"deal {piece}")


def deal_all(state: State, seed: int = 1) -> None:
    """Let a dealer answer for nature until a player is asked or the game is over."""
    dealer = Dealer(seed)
    while state.pending and pending_seat(state) == NATURE:
        dealer.answer(state)


def texts(state: State, seat: int | None = None) -> list[str]:
    """List what a seat may do, by default the one that is asked."""
    seat = pending_seat(state) if seat is None else seat
    return [state.game.text(state, seat, action) for action in state.legal_actions(seat)]


def waits_for(state: State) -> tuple[str, int]:
    """Return which decision is pending, and whose it is."""
    return state.decision(), pending_seat(state)


# Asking


def price(state: DuelState, seat: int, card: str) -> int:
    """Return what building a card costs a seat in coins."""
    return int(commerce.card_price(state, seat, state.game.names["card"].index(card)))


def wonder_price(state: DuelState, seat: int, wonder: str) -> int:
    """Return what building a wonder costs a seat in coins."""
    return int(commerce.wonder_price(state, seat, state.game.names["wonder"].index(wonder)))


def table(state: State) -> Table:
    """Return everything that lies on the table."""
    return position.dump(state)


def coins(state: State) -> tuple[int, int]:
    """Return both treasuries."""
    first, second = table(state)["cities"]
    return first["coins"], second["coins"]


def to_bank(state: DuelState, *actions: str) -> int:
    """Play, and return how many coins went to the bank by it, less those that came from it."""
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
    """Return where the conflict pawn stands, seen from seat 0."""
    where: int = table(state)["pawn"]
    return where


def points(state: State, row: str) -> tuple[int, ...]:
    """Return both players' points in one row of the pad, as they stand."""
    return state.score_sheet().rows[row]


def victory(state: State) -> tuple[str, tuple[int, ...]] | None:
    """Return how the game ended and who won, or None while it runs."""
    outcome = state.outcome()
    return None if outcome is None else (outcome.kind, outcome.winners)
