"""Positions with a Pantheon for the rule tests; ``play`` and the like are those of the base game.

``pantheon(spaces={1: "mars"}, coins=(3, 7))`` lays out a turn of Age II with one god to activate.
What is not named is not there; the decks hold the gods that lie nowhere else, unseen.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from tests.rules.duel.table import BOTH_TOKENS, CARDS, OPEN_SLOTS, Pair, age_of, table, texts
from thaumata import Game, State, position
from thaumata.duel.pantheon.part import PantheonPart, pantheon_of
from thaumata.duel.state import DuelState

DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "data" / "duel_pantheon.json").read_text(encoding="utf-8")
)
"""The component list of the expansion, transcribed independently of the tables of the engine."""

MYTHOLOGIES: tuple[str, ...] = tuple(mythology["id"] for mythology in DATA["mythologies"])
GODS: tuple[str, ...] = tuple(god["id"] for god in DATA["gods"] if god["id"] != "gate")
TEMPLES: tuple[str, ...] = tuple(card["id"] for card in DATA["cards"])

God = str | tuple[str, Sequence[int]]
"""A god by its id, known to both, or with the seats that know it."""


def pantheon(
    *,
    age: int | None = None,
    coins: tuple[int, int] = (7, 7),
    reserve: tuple[int, int] = (0, 0),
    built: Pair = ((), ()),
    wonders: Pair = ((), ()),
    raised: tuple[Mapping[str, str], Mapping[str, str]] = ({}, {}),
    progress: Pair = ((), ()),
    open: Sequence[str] = ("walls", "brewery", "forum"),
    structure: Mapping[str, str] | None = None,
    pawn: int = 0,
    military_tokens: Pair = (BOTH_TOKENS, BOTH_TOKENS),
    board: Sequence[str] = (),
    box: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    seat: int = 0,
    agenda: Sequence[Mapping[str, Any]] | None = None,
    options: Mapping[str, str] | None = None,
    spaces: Mapping[int, God] | None = None,
    decks: Mapping[str, Sequence[God]] | None = None,
    gods: Pair = ((), ()),
    mythology: Pair = ((), ()),
    offerings: tuple[Sequence[int], Sequence[int]] = ((), ()),
    tokens: Mapping[str, str] | None = None,
    enki: Sequence[str] = (),
    snake: str | None = None,
    minerva: int | None = None,
) -> DuelState:
    """Lay out a position; see ``tests.rules.duel.table.duel`` for what the base game has."""
    if age is None:
        named = open if structure is None else [c for c in structure.values() if c[0] != "?"]
        age = max(map(_age_of, named), default=2)
    if structure is None:
        structure = dict(zip(OPEN_SLOTS[age], open, strict=False))
        assert len(structure) == len(open), "too many open cards"
    backs = {slot: "temple" for slot, card in structure.items() if card in TEMPLES}
    data = {
        "variant": "duel+pantheon",
        "options": dict(options or {}),
        "age": age,
        "active": seat,
        "pawn": pawn,
        "military_tokens": military_tokens,
        "cities": [
            {
                "coins": coins[side],
                "reserve": reserve[side],
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
        "parts": {
            "pantheon": {
                "tokens": dict(tokens or {}),
                "spaces": {str(space): _god(god) for space, god in (spaces or {}).items()},
                "decks": {id: [_god(god) for god in deck] for id, deck in (decks or {}).items()},
                "gods": [list(ids) for ids in gods],
                "mythology": [list(ids) for ids in mythology],
                "offerings": [list(values) for values in offerings],
                "enki": list(enki),
                "snake": snake,
                "minerva": minerva,
            }
        },
    }
    return cast(DuelState, position.load(data, is_checked=False))


def _age_of(card: str) -> int:
    return age_of(card) if card in CARDS else 3


def _god(god: God) -> dict[str, Any]:
    if isinstance(god, str):
        return {"god": god} if god[0] != "?" else {"god": god, "known_to": []}
    return {"god": god[0], "known_to": list(god[1])}


def start(**options: str) -> DuelState:
    """Begin a game with Pantheon: nature is asked who goes first."""
    return cast(DuelState, Game("duel+pantheon", options=options).start())


# Asking


def part_of(state: State) -> PantheonPart:
    """Return the Pantheon of a state."""
    return pantheon_of(cast(DuelState, state))


def written(state: State, seat: int | None = None) -> dict[str, Any]:
    """Return the Pantheon as a position has it, whole or as a seat knows it."""
    if seat is not None:
        state = state.known_to(seat)
    found: dict[str, Any] = table(state)["parts"]["pantheon"]
    return found


def gods_of(state: State, seat: int) -> set[str]:
    """Return the cards of the Pantheon that a seat has activated."""
    return set(written(state)["gods"][seat])


def on_spaces(state: State, seat: int | None = None) -> dict[int, str]:
    """Return what lies in the Pantheon, as it is or as a seat sees it."""
    return {int(space): card["god"] for space, card in written(state, seat)["spaces"].items()}


def deck(state: State, mythology: str, seat: int | None = None) -> list[str]:
    """Return a deck from its top, as it is or as a seat knows it."""
    return [card["god"] for card in written(state, seat)["decks"][mythology]]


def activations(state: State, seat: int | None = None) -> list[str]:
    """Return what a seat may activate."""
    return [text for text in texts(state, seat) if text.startswith("activate")]


def reserves(state: State) -> tuple[int, int]:
    """Return the coins of both players that lie on Astarte."""
    first, second = table(state)["cities"]
    return first["reserve"], second["reserve"]


def mythology_tokens(state: State, seat: int) -> set[str]:
    """Return a seat's mythology tokens."""
    return set(written(state)["mythology"][seat])


def offerings_of(state: State, seat: int) -> list[int]:
    """Return a seat's offering tokens."""
    found: list[int] = written(state)["offerings"][seat]
    return found
