"""Positions whose pieces have no past are refused: nothing moves or is gained by itself."""

import json
from functools import cache

import pytest

from tests.position.duel.spoiling import (
    END,
    FIRST,
    SECOND,
    STARTER,
    THIRD,
    Broken,
    Change,
    asked,
    both,
    broken,
    by,
    name_of,
    put,
    refuse,
)
from tests.proof.walk import DUELS, steps
from tests.rules.duel.positions import Data, samples
from thaumata import Game, position

SIDE = ["small", "large"]


def swap_wonders(data: Data) -> None:
    """Exchange a wonder of each player, built or not."""
    mine, theirs = (city["wonders"] for city in data["cities"])
    (first, under), (second, other) = mine.popitem(), theirs.popitem()
    mine[second], theirs[first] = other, under


def exchange_wonder(data: Data) -> None:
    """Exchange a wonder for one that was not dealt."""
    wonders = data["cities"][0]["wonders"]
    wonder = next(wonder for wonder, under in wonders.items() if under is None)
    wonders[data["undealt"].pop()] = wonders.pop(wonder)
    data["undealt"].append(wonder)


def put_back_wonder(data: Data) -> None:
    """Say that one of the eight wonders was not dealt."""
    data["cities"][0]["wonders"].pop("pyramids")
    data["undealt"].append("pyramids")


def take(pile: str, seat: int) -> Change:
    """Return a change that gives a seat the last progress token of a pile."""
    return lambda data: data["cities"][seat]["progress"].append(data[pile].pop())


def sail(data: Data) -> None:
    """Move the pawn by one space more than all shields have moved it."""
    data["pawn"] += 1 if data["pawn"] <= 0 else -1


def into_the_box(data: Data) -> None:
    """Put a token of the board into the box."""
    data["box"].append(data["board"].pop())


def choose_as_the_other(data: Data) -> None:
    """Let the stronger player choose who begins."""
    entry = data["agenda"][0]
    entry["seats"] = [1 - entry["seats"][0]]


def other_begins(data: Data) -> None:
    """Let the other player be the first to take a turn."""
    data["active"] = 1
    data["agenda"] = [by(1, "turn"), END]


PASTS: list[Broken] = [
    (FIRST, put("pawn", 1), "shields", 1),
    (FIRST, put("pawn", -2), "shields", -2),
    (SECOND, sail, "shields", None),
    (THIRD, sail, "shields", None),
    (
        FIRST,
        both(put("pawn", 4), put("military_tokens", 1, ["large"])),
        "shields",
        4,
    ),
    (FIRST, put("military_tokens", [SIDE, ["large"]]), "military-token", 2),
    (FIRST, put("military_tokens", [["small"], SIDE]), "military-token", 1),
    (FIRST, put("military_tokens", [[], SIDE]), "military-token", 1),
    (FIRST, take("board", 0), "progress", 1),
    (FIRST, take("box", 1), "progress", 2),
    (FIRST, into_the_box, "count", "box"),
    (FIRST, put("extra_turn", True), "extra-turn", 1),
    (FIRST, other_begins, "active", 2),
    (SECOND, put("extra_turn", True), "extra-turn", None),
    (FIRST, swap_wonders, "first-game", None),
    (FIRST, exchange_wonder, "first-game", None),
    (FIRST, put_back_wonder, "wonders", None),
    (STARTER, choose_as_the_other, "pending", "starter"),
    (
        THIRD,
        asked(by(0, "discard_card", "blue"), END),
        "pending",
        "discard_card",
    ),
]
"""What lies on the table without anything that has brought it there."""


@pytest.mark.parametrize(("data", "change", "reason", "named"), PASTS, ids=name_of)
def test_what_nothing_has_brought_about_is_refused(
    data: Data, change: Change, reason: str, named: object
) -> None:
    refuse(broken(data, change), reason, named)
    assert position.load(broken(data, change), is_checked=False)


@cache
def with_pairs() -> str:
    """Return a turn at which a player has progress tokens, one for each pair."""
    for seed in range(100):
        for state, _seat, _action in steps(Game("duel"), seed):
            data = position.dump(state)
            wonders = {wonder for city in data["cities"] for wonder in city["wonders"]}
            progress = data["cities"][0]["progress"]
            if state.decision() == "turn" and progress and "great_library" not in wonders:
                return json.dumps(data)
    raise AssertionError("no such game")


def test_a_pair_has_earned_its_token() -> None:
    """D60: whoever has a pair takes a token, while there is one."""
    data: Data = json.loads(with_pairs())
    position.load(data)
    data["board"].append(data["cities"][0]["progress"].pop())
    refuse(data, "pair", 1)
    data["options"]["progress"] = "may_decline"
    assert position.load(data).decision() == "turn"


def test_a_token_belongs_to_whoever_has_the_pair() -> None:
    data: Data = json.loads(with_pairs())
    data["options"]["progress"] = "may_decline"  # or the pair itself would be missed first
    mine, theirs = (city["progress"] for city in data["cities"])
    theirs.append(mine.pop())
    refuse(data, "progress", 2)


def exchange(data: Data, wonder: str, other: str) -> None:
    """Exchange two wonders, wherever they are."""
    text = json.dumps(data).replace(f'"{wonder}"', '"?"').replace(f'"{other}"', f'"{wonder}"')
    data.clear()
    data.update(json.loads(text.replace('"?"', f'"{other}"')))


@pytest.mark.parametrize(
    ("decision", "wonder", "other", "reason"),
    [
        ("mausoleum", "mausoleum", "pyramids", "pending"),
        ("library", "great_library", "pyramids", "progress"),
        ("draw_token", "great_library", "pyramids", "progress"),
    ],
)
def test_what_a_wonder_asks_is_asked_of_its_owner(
    decision: str, wonder: str, other: str, reason: str
) -> None:
    data: Data = json.loads(samples()[decision][0])
    assert position.load(data).decision() == decision
    exchange(data, wonder, other)
    refuse(data, reason, None)


def test_the_great_library_draws_three_tokens() -> None:
    """D45: three tokens are drawn, before one of them is chosen."""
    data: Data = json.loads(samples()["library"][0])
    data["box"].append(data["drawn"].pop())
    refuse(data, "count", "drawn")


def test_guilds_that_are_being_laid_out_are_three() -> None:
    data: Data = json.loads(samples()["lay_back"][0])
    data["agenda"].insert(0, data["agenda"][0])
    refuse(data, "count", "guild")


# With expansions


@cache
def beginning_of(variant: str) -> str:
    """Return the first turn of a game in which no wonder acts when it is picked."""
    for seed in range(50):
        for state, _seat, _action in steps(Game(variant), seed):
            data = position.dump(state)
            wonders = {wonder for city in data["cities"] for wonder in city["wonders"]}
            if state.decision() == "turn" and not wonders & {"knossos", "curia_julia"}:
                return json.dumps(data)
            if state.decision() == "turn":
                break
    raise AssertionError("no such game")


IN_EVERY_VARIANT: list[tuple[Change, str]] = [
    (put("pawn", 1), "shields"),
    (put("pawn", -1), "shields"),
    (put("military_tokens", [SIDE, ["large"]]), "military-token"),
    (take("board", 0), "progress"),
    (into_the_box, "count"),
    (put("extra_turn", True), "extra-turn"),
    (put("options", "wonders", "first_game"), "first-game"),
]


@pytest.mark.parametrize("variant", DUELS)
@pytest.mark.parametrize(("change", "reason"), IN_EVERY_VARIANT)
def test_no_variant_begins_with_what_must_be_earned(
    variant: str, change: Change, reason: str
) -> None:
    data: Data = json.loads(beginning_of(variant))
    position.load(data)
    refuse(broken(data, change), reason, None)


def test_no_god_is_activated_before_the_second_age() -> None:
    """D103: from Age II on; only the Divine Theater does it earlier."""
    data: Data = json.loads(beginning_of("duel+pantheon"))
    data["parts"]["pantheon"]["decks"]["roman"].pop()
    data["parts"]["pantheon"]["gods"] = [["mars"], []]
    refuse(data, "pantheon", "mars")


def test_every_mythology_token_is_laid() -> None:
    """D88: five tokens lie on cards of Age I, or are about to."""
    for state, _seat, _action in steps(Game("duel+pantheon"), 1):
        if state.decision() == "lay_token":
            data = position.dump(state)
            data["agenda"].pop(0)
            refuse(data, "count", "mythology")
            return


def test_nobody_has_cubes_or_conspiracies_without_senators() -> None:
    """D166: politicians and conspirators bring them."""
    data: Data = json.loads(beginning_of("duel+agora"))
    senate = {**data["parts"]["agora"], "control": [[1], []]}
    cubes = put("cubes", [[1, 0, 0, 0, 0, 0], [0] * 6])
    refuse({**data, "parts": {"agora": broken(senate, cubes)}}, "cubes", 1)
    senate = data["parts"]["agora"]
    plots = put("conspiracies", [[], [{"conspiracy": "coup"}]])
    refuse({**data, "parts": {"agora": broken(senate, plots)}}, "conspiracies", 2)


@pytest.mark.parametrize("variant", DUELS[1:])
def test_something_follows_every_decision_of_an_expansion(variant: str) -> None:
    base = {decision.name for decision in Game("duel").decisions}
    found = 0
    for state, _seat, _action in steps(Game(variant), 3):
        if state.decision() not in base:
            data = position.dump(state)
            data["agenda"] = data["agenda"][:1]
            refuse(data, "", None)
            found += 1
    assert found
