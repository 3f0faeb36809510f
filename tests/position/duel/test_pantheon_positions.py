"""Positions with a Pantheon: written, read back, refused if they are impossible."""

from typing import Any

import pytest

from tests.proof.walk import steps
from thaumata import Game, State, position
from thaumata.position import Unsound

GAME = Game("duel+pantheon")


def late_table() -> State:
    """A turn of Age II with gods in the Pantheon, some activated, tokens taken."""
    for seed in range(200):
        for state, _seat, _action in steps(GAME, seed):
            data = position.dump(state)["parts"]["pantheon"]
            if (
                state.decision() == "turn"
                and state.age == 2
                and len(data["spaces"]) == 4
                and any(data["gods"])
                and any(data["offerings"])
                and data["tokens"]
            ):
                return state.copy()
    raise AssertionError("no such game")


def early_table() -> State:
    """A turn of Age I with gods face down and tokens still on cards."""
    for state, _seat, _action in steps(GAME, 3):
        data = position.dump(state)["parts"]["pantheon"]
        if state.decision() == "turn" and len(data["spaces"]) == 2:
            return state.copy()
    raise AssertionError("no such game")


LATE = position.dump(late_table())
EARLY = position.dump(early_table())


def test_a_position_is_written_in_the_words_of_the_game() -> None:
    data = EARLY["parts"]["pantheon"]
    assert set(data) == {
        "tokens",
        "spaces",
        "decks",
        "gods",
        "mythology",
        "offerings",
        "enki",
        "snake",
        "minerva",
    }
    assert all(name.rpartition("_")[0] in data["decks"] for name in data["tokens"].values())
    for card in data["spaces"].values():
        assert set(card) == {"god", "known_to"}


def changed(data: dict[str, Any], **fields: Any) -> dict[str, Any]:
    part = {**data["parts"]["pantheon"], **fields}
    return {**data, "parts": {"pantheon": part}}


def refused(data: dict[str, Any]) -> Unsound:
    with pytest.raises(Unsound) as caught:
        position.load(data)
    assert str(caught.value) != caught.value.reason
    return caught.value


UNREADABLE: tuple[tuple[dict[str, Any], str, str], ...] = (
    ({"spaces": {"7": {"god": "mars"}}}, "spaces.7", "unknown"),
    ({"spaces": {"1": {"god": "thor"}}}, "spaces.1.god", "piece"),
    ({"spaces": {"1": {"god": "mars", "known_to": [2]}}}, "spaces.1.known_to[0]", "value"),
    ({"spaces": {"1": {"god": "mars", "known_to": [True]}}}, "spaces.1.known_to[0]", "value"),
    ({"spaces": {"1": {"god": "mars", "seen": []}}}, "spaces.1.seen", "unknown"),
    ({"spaces": {"1": "mars"}}, "spaces.1", "type"),
    ({"spaces": ["mars"]}, "spaces", "type"),
    ({"decks": {"norse": []}}, "decks.norse", "unknown"),
    ({"decks": {"greek": [{"god": "mars"}]}}, "decks.greek[0]", "piece"),
    ({"decks": {"greek": [{"god": "?greek"}] * 4}}, "decks.greek", "most"),
    ({"gods": [["loki"], []]}, "gods[0][0]", "piece"),
    ({"gods": [["mars"], ["mars"]]}, "gods[1][0]", "impossible-card-twice"),
    ({"gods": [["?greek"], []]}, "gods[0][0]", "piece"),
    ({"gods": [["mars"]]}, "gods", "length"),
    ({"mythology": [["norse_1"], []]}, "mythology[0][0]", "piece"),
    ({"offerings": [[5], []]}, "offerings[0][0]", "range"),
    ({"offerings": [["2"], []]}, "offerings[0][0]", "type"),
    ({"tokens": {"r1c1": "offering_2"}}, "tokens.r1c1", "piece"),
    ({"tokens": {"r2c2": "offering_9"}}, "tokens.r2c2", "piece"),
    ({"enki": ["alchemy"]}, "enki[0]", "piece"),
    ({"snake": "cobra"}, "snake", "piece"),
    ({"snake": "school", "gods": [[], []]}, "snake", "impossible-place"),
    ({"minerva": 10}, "minerva", "range"),
    ({"minerva": 2**70}, "minerva", "range"),
    ({"minerva": "far"}, "minerva", "type"),
    ({"oracle": 1}, "oracle", "unknown"),
)


@pytest.mark.parametrize(("fields", "field", "reason"), UNREADABLE)
def test_what_cannot_be_read_is_refused_with_its_field(
    fields: dict[str, Any], field: str, reason: str
) -> None:
    problem = refused(changed(LATE, **fields))
    assert problem.field == f"parts.pantheon.{field}"
    assert problem.reason.removeprefix("error-field-") == reason


def test_a_part_that_the_variant_does_not_have_is_refused() -> None:
    assert refused({**LATE, "parts": {"olympus": {}}}).field == "parts.olympus"


def spaces_of(data: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = data["parts"]["pantheon"]["spaces"]
    return found


def some_god(data: dict[str, Any]) -> str:
    named = [card["god"] for card in spaces_of(data).values()]
    return next(str(god) for god in named if god != "gate")


def without_gate() -> dict[str, Any]:
    spaces = {n: card for n, card in spaces_of(LATE).items() if card["god"] != "gate"}
    return changed(LATE, spaces=spaces)


def test_a_god_in_two_places_is_refused() -> None:
    god = some_god(LATE)
    gods = [[*LATE["parts"]["pantheon"]["gods"][0], god], LATE["parts"]["pantheon"]["gods"][1]]
    problem = refused(changed(LATE, gods=gods))
    assert (problem.reason, problem.details["card"]) == ("impossible-card-twice", god)


def test_a_missing_god_is_refused() -> None:
    decks = LATE["parts"]["pantheon"]["decks"]
    mythology = next(id for id, deck in decks.items() if deck)
    problem = refused(changed(LATE, decks={**decks, mythology: decks[mythology][1:]}))
    assert problem.reason == "impossible-count"
    assert problem.field == f"parts.pantheon.decks.{mythology}"


def test_a_god_whom_nobody_knows_cannot_have_a_name() -> None:
    spaces = spaces_of(EARLY)
    place, card = next(iter(spaces.items()))
    problem = refused(changed(EARLY, spaces={**spaces, place: {**card, "known_to": []}}))
    assert (problem.reason, problem.details["piece"]) == ("impossible-place", card["god"])


def test_a_god_cannot_lie_face_down_in_age_two() -> None:
    spaces = spaces_of(LATE)
    place = next(place for place, card in spaces.items() if card["god"] != "gate")
    closed = {**spaces, place: {**spaces[place], "known_to": [0]}}
    assert refused(changed(LATE, spaces=closed)).reason == "impossible-place"


def test_the_gate_is_there_from_age_two_on_and_not_before() -> None:
    if any(card["god"] == "gate" for card in spaces_of(LATE).values()):
        assert refused(without_gate()).details["piece"] == "gate"
    free = next(space for space in "123456" if space not in spaces_of(EARLY))
    early = changed(EARLY, spaces={**spaces_of(EARLY), free: {"god": "gate"}})
    assert refused(early).details["piece"] == "gate"


def test_more_gods_than_tokens_cannot_have_been_placed() -> None:
    part = EARLY["parts"]["pantheon"]
    taken = [free for free in "123456" if free not in part["spaces"]][:2]
    mythology = next(id for id, deck in part["decks"].items() if len(deck) == 3)
    more = {free: {"god": f"?{mythology}", "known_to": [0]} for free in taken}
    decks = {id: deck for id, deck in part["decks"].items() if id != mythology}
    problem = refused(changed(EARLY, spaces={**part["spaces"], **more}, decks=decks))
    assert (problem.reason, problem.field) == ("impossible-count", "parts.pantheon.spaces")


def test_a_token_in_two_places_is_refused() -> None:
    part = EARLY["parts"]["pantheon"]
    token = next(iter(part["tokens"].values()))
    mine, theirs = part["mythology"]
    problem = refused(changed(EARLY, mythology=[[*mine, token], theirs]))
    assert (problem.reason, problem.details["card"]) == ("impossible-card-twice", token)


def test_a_token_lies_on_a_face_down_card_of_its_age() -> None:
    slots = [
        slot
        for slot in ("r2c4", "r2c8", "r4c2", "r4c6", "r4c10")
        if slot not in EARLY["structure"] or EARLY["structure"][slot][0] != "?"
    ]
    part = EARLY["parts"]["pantheon"]
    token = next(iter(part["tokens"]))
    moved = {slot: id for slot, id in part["tokens"].items() if slot != token}
    problem = refused(changed(EARLY, tokens={**moved, slots[0]: part["tokens"][token]}))
    assert problem.reason == "impossible-place"
    offering = {**moved, token: "offering_2"}
    assert refused(changed(EARLY, tokens=offering)).reason == "impossible-place"


def test_a_missing_mythology_token_is_refused() -> None:
    problem = refused(changed(EARLY, tokens={}))
    assert (problem.reason, problem.field) == ("impossible-count", "parts.pantheon.mythology")


def test_nobody_has_an_offering_in_age_one() -> None:
    problem = refused(changed(EARLY, offerings=[[2], []]))
    assert problem.details["piece"] == "offering_2"


def test_tokens_lie_on_enki_only_where_he_is() -> None:
    token = LATE["box"][0]
    data = changed(EARLY, enki=[EARLY["box"][0]])
    data["box"] = EARLY["box"][1:]
    assert refused(data).details["piece"] == "enki"
    assert token


def test_minerva_stands_beside_the_pawn_after_she_was_activated() -> None:
    problem = refused(changed(EARLY, minerva=EARLY["pawn"]))
    assert problem.details["piece"] == "minerva"
    assert refused(changed(EARLY, minerva=5)).details["piece"] == "minerva"


def test_coins_lie_only_on_astarte() -> None:
    first, second = EARLY["cities"]
    data = {**EARLY, "cities": [{**first, "reserve": 3}, second]}
    assert refused(data).field == "cities[0].reserve"


def test_a_hole_under_a_card_needs_zeus() -> None:
    """D122."""
    slot = next(slot for slot in LATE["structure"] if is_covered(slot))
    structure = {name: card for name, card in LATE["structure"].items() if name != slot}
    discards = [*LATE["discards"], LATE["structure"][slot]]
    data = {**LATE, "structure": structure, "discards": discards}
    assert refused(data).reason == "impossible-slot-covered"
    part = LATE["parts"]["pantheon"]
    decks = {id: deck for id, deck in part["decks"].items() if id != "greek"}
    gods = [[*part["gods"][0], "zeus"], part["gods"][1]]
    position.load(changed(data, gods=gods, decks=decks))


def is_covered(slot: str) -> bool:
    """Return whether a face-up card of the late table is covered."""
    row, column = int(slot[1]), int(slot[3:])
    covering = {f"r{row + 1}c{column - 1}", f"r{row + 1}c{column + 1}"}
    return LATE["structure"][slot][0] != "?" and bool(covering & set(LATE["structure"]))


def test_a_position_without_its_part_is_as_at_the_beginning() -> None:
    data = {
        "variant": "duel+pantheon",
        "age": 1,
        "structure": {"r5c1": "altar"},
    }
    state = position.load(data)
    part = position.dump(state)["parts"]["pantheon"]
    assert part["spaces"] == {}
    assert [len(deck) for deck in part["decks"].values()] == [3] * 5
