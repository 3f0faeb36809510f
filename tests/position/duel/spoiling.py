"""Ways to spoil a position, for tests of errors."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.duel.positions import Data, first, first_turn
from tests.rules.duel.table import CARDS
from thaumata import ThaumataError, position
from thaumata.position import Unsound
from thaumata.wording.words import LANGUAGES, Words

Change = Callable[[Data], object]
Broken = tuple[Data, Change, str, object]
"""A position, a change to it, the reason of the error, and the details of the reason."""


def put(*path: Any) -> Change:
    """Return a change that sets the last value at the path of the others."""
    *keys, last, value = path

    def change(data: Data) -> None:
        place: Any = data
        for key in keys:
            place = place[key]
        place[last] = value

    return change


def add(*path: Any) -> Change:
    """Return a change that appends the last value to the list at the path of the others."""
    *keys, value = path

    def change(data: Data) -> None:
        place: Any = data
        for key in keys:
            place = place[key]
        place.append(value)

    return change


def move(source: str, target: str) -> Change:
    """Return a change that takes the last piece of one list to another."""
    return lambda data: data[target].append(data[source].pop())


def both(*changes: Change) -> Change:
    """Return several changes combined."""
    return lambda data: [change(data) for change in changes]


def asked(*entries: dict[str, object]) -> Change:
    """Return a change of the agenda."""
    return put("agenda", list(entries))


def ended(kind: str, *winners: int) -> Change:
    """Return a change that ends the game."""
    return put("outcome", {"kind": kind, "winners": list(winners)})


def by(seat: int, what: str, about: str = "") -> dict[str, object]:
    """Return a decision of a seat."""
    return {"what": what, "seats": [seat], "about": about}


TURN = by(0, "turn")
END: dict[str, object] = {"what": "end_turn"}

DRAFT, STARTER = first("pick_wonder", 0), first("starter", 2)
FIRST, SECOND, THIRD = first_turn(1), first_turn(2), first_turn(3)
OPEN = FIRST["structure"]["r5c11"]


def nowhere(data: Data, age: object) -> str:
    """Return a card of an age that is nowhere in the position."""
    there = json.dumps(data)
    fitting = (id for id, card in CARDS.items() if card["age"] == age)
    return next(id for id in fitting if f'"{id}"' not in there)


def with_card_of(age: object, *path: str) -> Change:
    """Return a change that puts a card of an age, not used elsewhere, at the path."""
    return lambda data: put(*path, nowhere(data, age))(data)


def discard_from(slot: str) -> Change:
    """Return a change that discards the card of a slot, even a covered one."""
    return lambda data: data["discards"].append(data["structure"].pop(slot))


def guild_at(slot: str) -> Change:
    """Return a change that puts a guild in a slot, replacing another card."""

    def change(data: Data) -> None:
        data["backs"].pop(next(iter(data["backs"])))
        data["backs"][slot] = "guild"

    return change


def build_wonders(waiting: int) -> Change:
    """Return a change that builds all but a number of wonders with cards of the discard pile."""

    def change(data: Data) -> None:
        left = waiting
        for city in data["cities"]:
            for wonder, under in city["wonders"].items():
                if under is None and left == 0:
                    city["wonders"][wonder] = data["discards"].pop()
                elif under is None:
                    left -= 1

    return change


def fifth_wonder(data: Data) -> None:
    """Give a player a fifth wonder."""
    data["cities"][0]["wonders"][data["undealt"].pop()] = None


def conquered(data: Data) -> None:
    """Put the pawn in the capital of seat 1."""
    data["pawn"] = 9
    data["military_tokens"][1] = []


def give_symbols(data: Data) -> None:
    """Give seat 0 six kinds of symbols, in exchange for other cards of the same age."""
    for card in ("scriptorium", "pharmacist", "workshop", "apothecary"):
        piles = [data["discards"], *(city["cards"] for city in data["cities"])]
        pile = next((pile for pile in piles if card in pile), None)
        if pile is not None:
            pile.remove(card)
        else:
            pile = next(p for p in piles for id in p if CARDS[id]["age"] == 1)
            pile.remove(next(id for id in pile if CARDS[id]["age"] == 1))
        data["cities"][0]["cards"].append(card)
    data["cities"][0]["cards"] += ["academy", "university"]


def name_of(value: object) -> str | None:
    return str(value) if isinstance(value, str | int) else None


def broken(data: Data, change: Change) -> Data:
    changed: Data = json.loads(json.dumps(data))
    change(changed)
    return changed


def is_told_clearly(error: ThaumataError) -> bool:
    """Return whether an error is a complete sentence without Python in it."""
    texts = [Words(language)(error.message_id, **error.arguments) for language in LANGUAGES]
    is_filled_in = Words("en").has(error.message_id) and str(error) == texts[0]
    return is_filled_in and all(
        not re.search(r"\{ ?\$|range\(|impossible-|error-|^\d", text) for text in texts
    )


def short(reason: str) -> str:
    """Return the id of a reason without the common prefix."""
    return reason.removeprefix("impossible-").removeprefix("error-field-")


def refuse(data: Data, reason: str, named: object, *, is_checked: bool = True) -> None:
    with pytest.raises(Unsound) as error:
        position.load(data, is_checked=is_checked)
    if reason:
        assert short(error.value.reason) == reason
    if named is not None:
        assert named in (error.value.field, *error.value.details.values())
    assert is_told_clearly(error.value)
