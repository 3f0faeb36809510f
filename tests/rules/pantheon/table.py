"""Positions with a Pantheon for the rule tests; ``play`` and others are those of the base game.

``pantheon(spaces={1: "mars"}, coins=(3, 7))`` sets up a turn of Age II with one god to activate.
Pieces not named are not there; the decks have the gods that are nowhere else, unseen.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Unpack, cast

from tests.rules.duel.table import (
    AGES,
    BACKS,
    OPEN_SLOTS,
    Given,
    Pair,
    Variant,
    lay_out,
    part_on,
    read_data,
    table,
    texts,
)
from thaumata import Game, State
from thaumata.duel.pantheon.part import PantheonPart, pantheon_of
from thaumata.duel.state import DuelState

DATA = read_data("duel_pantheon")
MYTHOLOGIES: tuple[str, ...] = tuple(mythology["id"] for mythology in DATA["mythologies"])
GODS: tuple[str, ...] = tuple(god["id"] for god in DATA["gods"] if god["id"] != "gate")
TEMPLES: tuple[str, ...] = tuple(card["id"] for card in DATA["cards"])

God = str | tuple[str, Sequence[int]]
"""A god by its id, known to both, or with the seats that know it."""


_PANTHEON = Variant(
    "duel+pantheon",
    ("walls", "brewery", "forum"),
    2,
    AGES | dict.fromkeys(TEMPLES, 3),
    BACKS | dict.fromkeys(TEMPLES, "temple"),
    OPEN_SLOTS,
)


def pantheon(
    *,
    spaces: Mapping[int, God] | None = None,
    decks: Mapping[str, Sequence[God]] | None = None,
    gods: Pair = ((), ()),
    mythology: Pair = ((), ()),
    offerings: tuple[Sequence[int], Sequence[int]] = ((), ()),
    tokens: Mapping[str, str] | None = None,
    enki: Sequence[str] = (),
    snake: str | None = None,
    minerva: int | None = None,
    **given: Unpack[Given],
) -> DuelState:
    """Set up a position; see ``Given`` for the fields of the base game."""
    part = {
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
    return lay_out(_PANTHEON, given, {"pantheon": part})


def _god(god: God) -> dict[str, Any]:
    if isinstance(god, str):
        return {"god": god} if god[0] != "?" else {"god": god, "known_to": []}
    return {"god": god[0], "known_to": list(god[1])}


def start(**options: str) -> DuelState:
    """Begin a game with Pantheon: nature is asked who goes first."""
    return cast(DuelState, Game("duel+pantheon", options=options).start())


# Inspecting


def part_of(state: State) -> PantheonPart:
    """Return the Pantheon of a state."""
    return pantheon_of(cast(DuelState, state))


def written(state: State, seat: int | None = None) -> dict[str, Any]:
    """Return the Pantheon as in a position, complete or as known to a seat."""
    return part_on(state, "pantheon", seat)


def gods_of(state: State, seat: int) -> set[str]:
    """Return the cards of the Pantheon that a seat has activated."""
    return set(written(state)["gods"][seat])


def on_spaces(state: State, seat: int | None = None) -> dict[int, str]:
    """Return the cards of the Pantheon's spaces, as they are or as seen by a seat."""
    return {int(space): card["god"] for space, card in written(state, seat)["spaces"].items()}


def deck(state: State, mythology: str, seat: int | None = None) -> list[str]:
    """Return a deck from its top, as it is or as known to a seat."""
    return [card["god"] for card in written(state, seat)["decks"][mythology]]


def activations(state: State, seat: int | None = None) -> list[str]:
    """Return the activations offered to a seat."""
    return [text for text in texts(state, seat) if text.startswith("activate")]


def reserves(state: State) -> tuple[int, int]:
    """Return both players' coins on Astarte."""
    first, second = table(state)["cities"]
    return first["reserve"], second["reserve"]


def mythology_tokens(state: State, seat: int) -> set[str]:
    """Return a seat's mythology tokens."""
    return set(written(state)["mythology"][seat])


def offerings_of(state: State, seat: int) -> list[int]:
    """Return a seat's offering tokens."""
    found: list[int] = written(state)["offerings"][seat]
    return found
