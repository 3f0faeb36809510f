"""Positions that no game can have are refused with the reason."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.position.duel.spoiling import (
    DRAFT,
    END,
    FIRST,
    OPEN,
    SECOND,
    STARTER,
    THIRD,
    TURN,
    Broken,
    Change,
    add,
    asked,
    both,
    broken,
    build_wonders,
    by,
    conquered,
    discard_from,
    ended,
    fifth_wonder,
    give_symbols,
    guild_at,
    move,
    name_of,
    nowhere,
    put,
    refuse,
    with_card_of,
)
from tests.position.test_unreadable_positions import UNREADABLE
from tests.rules.duel.positions import Data
from thaumata import position
from thaumata.position import Unsound
from thaumata.wording.words import LANGUAGES, Words

IMPOSSIBLE: list[Broken] = [
    (FIRST, add("cities", 0, "cards", OPEN), "card-twice", OPEN),
    (FIRST, add("discards", OPEN), "card-twice", OPEN),
    (FIRST, put("cities", 0, "wonders", "pyramids", OPEN), "card-twice", OPEN),
    (FIRST, put("structure", "r5c1", OPEN), "card-twice", OPEN),
    (FIRST, add("cities", 0, "cards", "palace"), "too-early", "palace"),
    (FIRST, put("structure", "r5c1", "brewery"), "too-early", "brewery"),
    (
        FIRST,
        both(put("age", 0), put("structure", {}), add("discards", "altar")),
        "too-early",
        "altar",
    ),
    (FIRST, lambda data: data["discards"].append(nowhere(data, 1)), "deck", 21),
    (FIRST, lambda data: data["structure"].pop("r5c11"), "deck", 19),
    (SECOND, lambda data: data["discards"].pop(0), "deck", "age1"),
    (THIRD, put("backs", "r7c5", "guild"), "back", "r7c5"),
    (FIRST, discard_from("r1c5"), "slot-covered", "r1c5"),
    (FIRST, discard_from("r3c3"), "slot-covered", "r3c3"),
    (FIRST, put("structure", "r5c1", "?age1"), "slot-face", "r5c1"),
    (FIRST, put("structure", "r1c5", "?age1"), "slot-face", "r1c5"),
    (FIRST, with_card_of(1, "structure", "r2c4"), "slot-face", "r2c4"),
    (THIRD, guild_at("r7c5"), "back", None),
    (FIRST, put("cities", 0, "wonders", "colossus", None), "card-twice", "colossus"),
    (FIRST, add("undealt", "pyramids"), "card-twice", "pyramids"),
    (FIRST, put("shown", ["pyramids"]), "card-twice", "pyramids"),
    (FIRST, lambda data: data["undealt"].pop(), "wonders", None),
    (FIRST, fifth_wonder, "count", "cities[0].wonders"),
    (THIRD, build_wonders(waiting=0), "wonders", None),
    (THIRD, build_wonders(waiting=1), "wonders", None),
    (
        FIRST,
        lambda data: data["cities"][0]["progress"].append(data["board"][0]),
        "card-twice",
        "cities[0].progress",
    ),
    (FIRST, lambda data: data["box"].pop(), "count", "box"),
    (FIRST, lambda data: put("box", 0, data["board"][0])(data), "card-twice", "box"),
    (FIRST, put("pawn", 3), "fired", 3),
    (FIRST, put("pawn", -3), "fired", -3),
    (FIRST, both(put("pawn", 6), put("military_tokens", 1, ["large"])), "fired", 6),
    (FIRST, conquered, "over", None),
    (FIRST, both(put("pawn", -9), put("military_tokens", 0, [])), "over", None),
    (FIRST, asked({"what": "turn", "seats": [0, 1]}, END), "pending", "turn"),
    (FIRST, asked(by(1, "turn"), END), "pending", "turn"),
    (FIRST, asked(by(7, "turn"), END), "pending", "turn"),
    (FIRST, asked(by(0, "draw_token"), by(0, "library"), END), "pending", "draw_token"),
    (FIRST, asked(by(0, "library"), END), "stuck", "library"),
    (FIRST, asked(by(0, "mausoleum"), END), "stuck", "mausoleum"),
    (FIRST, asked(by(0, "discard_card", "grey"), END), "stuck", "discard_card"),
    (FIRST, asked(by(0, "pick_wonder"), END), "pending", "pick_wonder"),
]
"""Positions that can be built but not reached in a game."""


CONTRADICTIONS: dict[str, Broken] = {
    "a card of an earlier age": (SECOND, with_card_of(1, "structure", "r5c5"), "back", "r5c5"),
    "cards before the first age": (
        FIRST,
        both(put("age", 0), asked(by(7, "deal_progress"))),
        "",
        None,
    ),
    "an open card to deal": (FIRST, put("to_deal", ["r5c1"]), "", None),
    "a card to deal during a turn": (FIRST, put("to_deal", ["r4c2"]), "", None),
    "a token drawn for nobody": (FIRST, move("box", "drawn"), "", None),
    "a wonder shown after the draft": (FIRST, move("undealt", "shown"), "count", "undealt"),
    "six tokens on the board": (FIRST, move("box", "board"), "", None),
    "nothing after a turn": (FIRST, asked(TURN), "stranded", "turn"),
    "nothing after a draw": (FIRST, asked(by(7, "draw_token")), "stranded", "draw_token"),
    "two turns at once": (FIRST, asked(TURN, by(1, "turn"), END), "pending", None),
    "a pick of both": (DRAFT, put("agenda", 1, "seats", [0, 1]), "pending", "pick_wonder"),
    "a wonder too few to pick": (DRAFT, move("shown", "undealt"), "", None),
    "a wonder too many to pick": (DRAFT, move("undealt", "shown"), "", None),
    "a pick too few": (DRAFT, lambda data: data["agenda"].pop(0), "", None),
    "a hidden card to begin with": (STARTER, discard_from("r5c5"), "slot-face", "r4c4"),
    "military without a capital": (FIRST, ended("military", 0), "over", None),
    "military for the loser": (FIRST, both(conquered, ended("military", 1)), "over", None),
    "scientific without symbols": (FIRST, ended("scientific", 0), "over", None),
    "civilian with cards left": (FIRST, ended("civilian", 0), "over", None),
    "a tie with cards left": (FIRST, ended("civilian_tiebreak", 0), "over", None),
    "political without a senate": (FIRST, ended("political", 0), "over", None),
    "shared by one": (FIRST, ended("shared", 0), "over", None),
    "won by nobody": (FIRST, ended("civilian"), "over", None),
    "won by a stranger": (FIRST, ended("civilian", 5), "range", 5),
    "won by a seat below": (FIRST, ended("civilian", -1), "range", -1),
}
"""Positions with contradictions in detail."""


@pytest.mark.parametrize(("data", "change", "reason", "named"), IMPOSSIBLE, ids=name_of)
def test_what_no_game_leads_to_is_refused_where_it_is_checked(
    data: Data, change: Change, reason: str, named: object
) -> None:
    refuse(broken(data, change), reason, named)
    assert position.load(broken(data, change), is_checked=False)


@pytest.mark.parametrize("case", CONTRADICTIONS)
def test_what_contradicts_itself_is_refused(case: str) -> None:
    data, change, reason, named = CONTRADICTIONS[case]
    refuse(broken(data, change), reason, named)


def test_six_symbols_end_the_game() -> None:
    data = broken(THIRD, give_symbols)
    for slot, card in data["structure"].items():
        if card in ("academy", "university"):
            data["structure"][slot] = nowhere(data, 3)
    for slot in ("r7c5", "r7c7"):
        data["structure"].pop(slot)
    data["agenda"] = [by(0, "take_token"), END]  # the cards below are not revealed yet
    refuse(data, "over", None)


def test_every_reason_of_the_base_game_is_provoked_here() -> None:
    cases = (*UNREADABLE, *IMPOSSIBLE, *CONTRADICTIONS.values())
    assert {reason for _, _, reason, _ in cases} >= {
        *("back", "card-twice", "count", "deck", "fired", "over", "pending", "slot-covered"),
        *("slot-face", "stranded", "stuck", "too-early", "wonders"),
        *("about", "piece", "range", "seat"),
    }


# Messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_names_the_field_and_its_pieces_in_the_language_asked_for(language: str) -> None:
    with pytest.raises(Unsound) as error:
        position.load(broken(FIRST, add("discards", OPEN)))
    told = Words(language)(error.value.message_id, **error.value.arguments)
    assert error.value.details["card"] == OPEN
    assert Words(language)(f"duel-card-{OPEN}") in told
    assert error.value.field in told


def reasons(*folders: str) -> set[str]:
    """List the ids of messages that some folders of the package raise."""
    package = Path(str(files("thaumata")))
    code = [file.read_text("utf-8") for name in folders for file in (package / name).rglob("*.py")]
    return set(
        re.findall(
            r'"((?:impossible|error-(?:field|json|no|not|position))-[a-z-]+)"', " ".join(code)
        )
    )


def test_every_reason_has_words_and_all_words_are_reasons() -> None:
    package = Path(str(files("thaumata")))
    text = (package / "locales" / "en" / "positions.ftl").read_text("utf-8")
    written = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    assert reasons("position", "proof") | {"error-untold-past"} == written
