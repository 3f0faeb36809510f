"""Positions both ways: exact when they are possible, refused with the reason when they are not."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.duel.positions import Data, copy_of, first_turn, samples
from tests.rules.duel.table import CARDS, WONDERS, duel, pending_seat, play, texts
from thaumata import NATURE, Dealer, State, ThaumataError, Words, position
from thaumata.agenda import Step
from thaumata.duel.state import DuelState
from thaumata.position import Impossible
from thaumata.rng import Rng

ALL = [(kind, n) for kind, found in samples().items() for n in range(len(found))]
every_sample = pytest.mark.parametrize(("kind", "n"), ALL)


def finish(state: State, seed: int) -> list[str]:
    """Play on at random and return the fingerprints on the way."""
    dealer, rng = Dealer(seed), Rng(seed)
    seen = [state.fingerprint()]
    while state.pending:
        seat = pending_seat(state)
        actions = state.legal_actions(seat)
        action = int(dealer.choose(state)) if seat == NATURE else actions[rng.below(len(actions))]
        state.apply(seat, action)
        seen.append(state.fingerprint())
    return seen


def is_told_clearly(error: ThaumataError) -> bool:
    """Tell whether an error has words, with everything filled in."""
    text = str(error)
    return Words("en").has(error.message_id) and error.message_id not in text and "{$" not in text


# Both ways


def test_there_are_samples_of_every_kind_of_decision() -> None:
    decisions = duel().game.decisions
    asking = {decision.name for decision in decisions if not isinstance(decision, Step)} - {""}
    assert asking <= set(samples())
    assert {"civilian", "military"} <= set(samples())


@every_sample
def test_a_position_is_read_exactly_as_it_was_written(kind: str, n: int) -> None:
    data = copy_of(samples()[kind][n])
    state = position.load(data)
    assert json.loads(json.dumps(position.dump(state))) == data
    again = position.load(position.dumps(state))
    assert again.fingerprint() == state.fingerprint()
    assert again.pending == state.pending
    assert again.decision() == state.decision()
    for seat in (0, 1, NATURE):
        assert texts(again, seat) == texts(state, seat)
    assert again.score_sheet().rows == state.score_sheet().rows


@every_sample
def test_a_game_goes_on_from_a_position_as_if_it_had_never_stopped(kind: str, n: int) -> None:
    state = position.load(copy_of(samples()[kind][n]))
    read = position.load(position.dumps(state).encode())
    assert finish(read, 5) == finish(state, 5)
    assert state.outcome() is not None


@pytest.mark.parametrize("card", ["university", "pretorium", "palace"])
def test_the_end_of_a_game_is_read_as_it_was_written(card: str) -> None:
    five = ("scriptorium", "pharmacist", "workshop", "apothecary", "academy")
    state = duel(open=(card,), built=(five, ()), coins=(30, 0), pawn=7)
    play(state, f"build {card}")
    read = position.load(position.dumps(state), is_checked=False)
    assert read.fingerprint() == state.fingerprint()
    ended, again = state.outcome(), read.outcome()
    assert ended is not None
    assert again is not None
    assert (again.kind, again.winners) == (ended.kind, ended.winners)
    assert again.sheet.rows == ended.sheet.rows
    assert read.pending == 0


def test_a_shared_victory_is_read_as_it_was_written() -> None:
    state = duel(open=("circus",), coins=(0, 2))
    play(state, "discard circus")
    outcome = position.load(position.dumps(state), is_checked=False).outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.winners) == ("shared", (0, 1))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_duel_has_no_secrets_between_the_players(seat: int) -> None:
    for found in samples().values():
        state = position.load(found[0])
        assert position.dump(state, seat) == position.dump(state)


@every_sample
def test_no_card_is_named_that_lies_face_down(kind: str, n: int) -> None:
    data = copy_of(samples()[kind][n])
    state = position.load(data)
    assert isinstance(state, DuelState)
    for slot, card in data["structure"].items():
        assert card.startswith("?") or card in CARDS, slot
    if state.decision() == "deal_card":
        named = json.dumps(data)
        for text in texts(state):
            assert f'"{text.split()[1]}"' not in named


def test_a_position_can_be_text_bytes_or_plain_data() -> None:
    data = first_turn(1)
    text = json.dumps(data)
    prints = {position.load(form).fingerprint() for form in (data, text, text.encode())}
    assert len(prints) == 1


def test_loading_leaves_the_data_alone() -> None:
    data = first_turn(3)
    before = json.dumps(data)
    state = position.load(data)
    finish(state, 1)
    assert json.dumps(data) == before
    assert position.load(data).fingerprint() != state.fingerprint()


def test_two_positions_share_nothing() -> None:
    """What is left out is new for each state."""
    first, second = duel(open=("altar", "baths")), duel(open=("altar", "baths"))
    play(first, "discard altar")
    assert position.dump(second)["discards"] == []
    assert position.dump(duel(open=("altar",)))["discards"] == []


# What may be left out


def structure_alone() -> Data:
    """Return what somebody would write by hand: the structure of the first age."""
    return {"structure": first_turn(1)["structure"]}


def test_what_is_left_out_is_as_at_the_beginning_of_a_game() -> None:
    state = position.load(structure_alone())
    written = position.dump(state)
    assert written["variant"] == "duel"
    assert written["options"] == {
        "wonders": "draft",
        "first": "random",
        "centered_start": "last",
        "progress": "must",
    }
    assert (written["age"], written["first"], written["active"]) == (1, 0, 0)
    assert written["pawn"] == 0
    assert [list(side) for side in written["military_tokens"]] == [["small", "large"]] * 2
    assert [city["coins"] for city in written["cities"]] == [7, 7]
    assert (written["board"], len(written["box"])) == ([], 10)
    assert written["undealt"] == list(WONDERS)
    assert written["agenda"] == [{"what": "turn", "seats": [0]}, {"what": "end_turn"}]
    assert state.decision() == "turn"
    finish(state, 2)
    assert state.outcome() is not None


def test_the_active_player_is_asked_where_the_agenda_is_left_out() -> None:
    state = position.load({**structure_alone(), "active": 1})
    assert state.pending == 2


def test_tokens_and_wonders_that_are_not_named_are_in_the_box() -> None:
    given = {"board": ["law"], "cities": [{"progress": ["economy"], "wonders": {"sphinx": None}}, {}]}
    written = position.dump(position.load({**structure_alone(), **given}))
    assert set(written["box"]) == {token for token in TOKENS_BUT_TWO}
    assert written["undealt"] == [wonder for wonder in WONDERS if wonder != "sphinx"]


TOKENS_BUT_TWO = (
    "agriculture",
    "architecture",
    "masonry",
    "mathematics",
    "philosophy",
    "strategy",
    "theology",
    "urbanism",
)


def test_a_back_of_its_own_may_be_named_in_the_structure_alone() -> None:
    data = first_turn(3)
    hidden = [slot for slot, card in data["structure"].items() if card == "?guild"]
    assert hidden, "choose another game"
    whole = position.load(data).fingerprint()
    for slot in hidden:
        del data["backs"][slot]
    assert position.load(data).fingerprint() == whole


def test_options_may_be_given() -> None:
    state = position.load({**structure_alone(), "options": {"progress": "may_decline"}})
    assert state.game.options["progress"] == "may_decline"


def test_the_schema_names_every_field() -> None:
    schema = json.dumps(position.schema())
    for field in first_turn(1):
        assert f'"{field}"' in schema


# What is refused

Change = Callable[[Data], object]
Broken = tuple[str, Data, Change, str, dict[str, object]]


def put(*path: Any) -> Change:
    """Return a change that puts the last value where the others lead."""
    *keys, last, value = path

    def change(data: Data) -> None:
        place: Any = data
        for key in keys:
            place = place[key]
        place[last] = value

    return change


def add(*path: Any) -> Change:
    """Return a change that adds the last value to the list where the others lead."""
    *keys, value = path

    def change(data: Data) -> None:
        place: Any = data
        for key in keys:
            place = place[key]
        place.append(value)

    return change


def both(*changes: Change) -> Change:
    """Return several changes as one."""

    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change


def open_slot(data: Data) -> str:
    """Return a slot of the nearest row that lies open."""
    slots: list[str] = list(data["structure"])
    return slots[-1]


def cards_of(data: Data) -> list[str]:
    """Return every card that lies or stands somewhere."""
    found = [*data["structure"].values(), *data["discards"]]
    for city in data["cities"]:
        found += [*city["cards"], *filter(None, city["wonders"].values())]
    return [card for card in found if not card.startswith("?")]


def missing_card(data: Data, age: object) -> str:
    """Return a card of an age that is nowhere."""
    there = cards_of(data)
    return next(id for id, card in CARDS.items() if card["age"] == age and id not in there)


def swap_in(age: object) -> Change:
    """Return a change that lays a card of an age, seen nowhere, into an open slot."""

    def change(data: Data) -> None:
        data["structure"][open_slot(data)] = missing_card(data, age)

    return change


def raise_all(data: Data) -> None:
    """Build every wonder that waits, each with a card of the discard pile."""
    for city in data["cities"]:
        for wonder, under in city["wonders"].items():
            if under is None:
                city["wonders"][wonder] = data["discards"].pop()


def raise_seven(data: Data) -> None:
    """Build all wonders but one, which waits on."""
    raise_all(data)
    wonders = data["cities"][0]["wonders"]
    wonder = next(iter(wonders))
    data["discards"].append(wonders[wonder])
    wonders[wonder] = None


def cover_nothing(data: Data) -> None:
    """Take a covered card away, and put it onto the pile instead of the card over it."""
    data["structure"]["r1c5"], card = None, data["structure"]["r1c5"]
    del data["structure"]["r1c5"]
    data["discards"].append(card)


def agenda(*entries: dict[str, object]) -> Change:
    """Return a change of what must be decided."""
    return put("agenda", list(entries))


TURN = {"what": "turn", "seats": [0]}
END = {"what": "end_turn"}

I, II, III = first_turn(1), first_turn(2), first_turn(3)
A_CARD_OF_I = I["structure"][open_slot(I)]

UNREADABLE: list[Broken] = [
    ("age", I, put("age", 4), "impossible-count", {"what": "age", "given": 4}),
    ("age below", I, put("age", -1), "impossible-count", {"what": "age", "given": -1}),
    ("first", I, put("first", 2), "impossible-count", {"what": "first", "given": 2}),
    ("active", I, put("active", 7), "impossible-count", {"what": "active", "given": 7}),
    ("pawn", I, put("pawn", 10), "impossible-pawn", {"pawn": 10}),
    ("pawn below", I, put("pawn", -10), "impossible-pawn", {"pawn": -10}),
    ("military token", I, put("military_tokens", [["huge"], []]), "impossible-unknown-id", {"id": "huge"}),
    ("coins", I, put("cities", 0, "coins", -1), "impossible-coins", {"player": 1}),
    ("coins of the other", I, put("cities", 1, "coins", -5), "impossible-coins", {"player": 2}),
    ("card", I, add("cities", 0, "cards", "acropolis"), "impossible-unknown-id", {"id": "acropolis"}),
    ("no card", I, add("cities", 0, "cards", ""), "impossible-unknown-id", {"id": ""}),
    ("wonder", I, put("cities", 0, "wonders", "altar", None), "impossible-unknown-id", {"id": "altar"}),
    ("under", I, put("cities", 0, "wonders", "pyramids", "?"), "impossible-unknown-id", {"id": "?"}),
    ("progress", I, add("cities", 1, "progress", "writing"), "impossible-unknown-id", {"id": "writing"}),
    ("discard", I, add("discards", "sphinx"), "impossible-unknown-id", {"id": "sphinx"}),
    ("board", I, add("board", "tavern"), "impossible-unknown-id", {"id": "tavern"}),
    ("box", I, add("box", "x"), "impossible-unknown-id", {"id": "x"}),
    ("drawn", I, add("drawn", "x"), "impossible-unknown-id", {"id": "x"}),
    ("shown", I, add("shown", "x"), "impossible-unknown-id", {"id": "x"}),
    ("undealt", I, add("undealt", "x"), "impossible-unknown-id", {"id": "x"}),
    ("slot", I, put("structure", "r9c9", "altar"), "impossible-unknown-id", {"id": "r9c9"}),
    ("slot of no age", I, put("structure", "altar", "r5c1"), "impossible-unknown-id", {"id": "altar"}),
    ("slot of another age", I, put("structure", "r7c5", "altar"), "impossible-unknown-id", {"id": "r7c5"}),
    ("slot to deal", I, add("to_deal", "r7c7"), "impossible-unknown-id", {"id": "r7c7"}),
    ("slot with a back", III, put("backs", "r5c1", "guild"), "impossible-unknown-id", {"id": "r5c1"}),
    ("card of a slot", I, put("structure", "r5c1", "x"), "impossible-unknown-id", {"id": "x"}),
    ("back", I, put("structure", "r2c4", "?age2"), "impossible-unknown-id", {"id": "age2"}),
    ("no back", I, put("structure", "r2c4", "?"), "impossible-unknown-id", {"id": ""}),
    ("named back", I, put("backs", "r2c4", "guild"), "impossible-unknown-id", {"id": "guild"}),
    ("victory", I, put("outcome", {"kind": "moral", "winners": [0]}), "impossible-unknown-id", {"id": "moral"}),
    ("city twice", I, both(add("cities", 0, "cards", "altar"), add("cities", 0, "cards", "altar")), "impossible-card-twice", {"card": "altar"}),
    ("pile twice", I, put("discards", ["altar", "altar"]), "impossible-card-twice", {"card": "altar"}),
    ("board twice", I, put("board", ["law", "law"]), "impossible-card-twice", {"card": "law"}),
    ("shown twice", I, put("shown", ["sphinx", "sphinx"]), "impossible-card-twice", {"card": "sphinx"}),
    ("nothing to decide", I, agenda(), "impossible-pending", {"pending": "-"}),
    ("a step first", I, agenda(END), "impossible-pending", {"pending": "-"}),
    ("decision", I, agenda({"what": "dance", "seats": [0]}, END), "impossible-pending", {"pending": "dance"}),
    ("no decision", I, agenda({"what": "", "seats": [0]}), "impossible-pending", {"pending": ""}),
    ("later decision", I, agenda(TURN, {"what": "dance"}), "impossible-pending", {"pending": "dance"}),
    ("seat", I, agenda({"what": "turn", "seats": [2]}, END), "impossible-pending", {"pending": "turn"}),
    ("seat below", I, agenda({"what": "turn", "seats": [-1]}, END), "impossible-pending", {"pending": "turn"}),
    ("nobody decides", I, agenda(TURN, {"what": "turn"}, END), "impossible-pending", {"pending": "turn"}),
    ("somebody steps", I, agenda(TURN, {"what": "end_turn", "seats": [0]}), "impossible-pending", {"pending": "end_turn"}),
    ("about nothing", I, agenda({**TURN, "about": "altar"}, END), "impossible-pending", {"pending": "turn altar"}),
    ("slot to deal now", I, agenda({"what": "deal_card", "seats": [7], "about": "r9c9"}, END), "impossible-pending", {"pending": "deal_card r9c9"}),
    ("slot of another age", I, agenda({"what": "deal_card", "seats": [7], "about": "r7c7"}, END), "impossible-pending", {"pending": "deal_card r7c7"}),
    ("color", I, agenda({"what": "discard_card", "seats": [0], "about": "pink"}, END), "impossible-pending", {"pending": "discard_card pink"}),
    ("receiver", I, agenda({"what": "deal_wonder", "seats": [7], "about": "3"}), "impossible-pending", {"pending": "deal_wonder 3"}),
    ("back to lay", III, agenda({"what": "lay_back", "seats": [7], "about": "age1"}), "impossible-pending", {"pending": "lay_back age1"}),
    ("age to lay out", I, agenda(TURN, {"what": "lay_out", "about": "4"}), "impossible-pending", {"pending": "lay_out 4"}),
    ("group of the draft", I, agenda(TURN, {"what": "draft", "about": "3"}), "impossible-pending", {"pending": "draft 3"}),
]  # fmt: skip
"""What cannot be read, checked or not: its name, the position, what is done to it, the reason."""


IMPOSSIBLE: list[Broken] = [
    ("card in structure and city", I, add("cities", 0, "cards", A_CARD_OF_I), "impossible-card-twice", {"card": A_CARD_OF_I}),
    ("card in pile and structure", I, add("discards", A_CARD_OF_I), "impossible-card-twice", {"card": A_CARD_OF_I}),
    ("card under a wonder and in the structure", I, put("cities", 0, "wonders", "pyramids", A_CARD_OF_I), "impossible-card-twice", {"card": A_CARD_OF_I}),
    ("card in two slots", I, put("structure", "r5c1", A_CARD_OF_I), "impossible-card-twice", {"card": A_CARD_OF_I}),
    ("card in both cities", II, both(add("cities", 0, "cards", "brewery"), add("cities", 1, "cards", "brewery")), "impossible-card-twice", {"card": "brewery"}),
    ("card of a later age in a city", I, add("cities", 0, "cards", "palace"), "impossible-too-early", {"card": "palace"}),
    ("card of a later age in the structure", I, put("structure", "r5c1", "brewery"), "impossible-too-early", {"card": "brewery"}),
    ("card in a city during the set-up", I, both(put("age", 0), put("structure", {}), put("agenda", None), add("discards", "altar")), "impossible-too-early", {"card": "altar"}),
    ("a card too many", I, lambda data: data["discards"].append(missing_card(data, 1)), "impossible-count", {"what": "age1", "given": 21, "expected": "20"}),
    ("a card too few", I, lambda data: data["structure"].pop(open_slot(data)), "impossible-count", {"what": "age1", "given": 19, "expected": "20"}),
    ("a card of an earlier age too few", II, lambda data: data["discards"].pop(0), "impossible-count", {"what": "age1", "given": 19, "expected": "20"}),
    ("a guild too many", III, lambda data: data["backs"].update({open_slot(data): "guild"}), "impossible-count", {}),
    ("a covered card is gone", I, cover_nothing, "impossible-slot-covered", {"slot": "r1c5"}),
    ("an open row lies face down", I, put("structure", "r5c1", "?age1"), "impossible-slot-face", {"slot": "r5c1"}),
    ("a far open row lies face down", I, put("structure", "r1c5", "?age1"), "impossible-slot-face", {"slot": "r1c5"}),
    ("a covered row lies face up", I, lambda data: put("structure", "r2c4", missing_card(data, 1))(data), "impossible-slot-face", {"slot": "r2c4"}),
    ("an age card with the back of a guild", III, both(lambda data: data["backs"].pop(next(iter(data["backs"]))), lambda data: data["backs"].update({open_slot(data): "guild"})), "impossible-back", {}),
    ("a wonder of both players", I, put("cities", 0, "wonders", "colossus", None), "impossible-wonders", {}),
    ("a wonder of a player not dealt", I, add("undealt", "pyramids"), "impossible-wonders", {}),
    ("a wonder of a player shown", I, put("shown", ["pyramids"]), "impossible-wonders", {}),
    ("a wonder nowhere", I, lambda data: data["undealt"].pop(), "impossible-wonders", {}),
    ("five wonders", I, both(put("cities", 0, "wonders", "sphinx", None), lambda data: data["undealt"].remove("sphinx")), "impossible-wonders", {}),
    ("eight wonders built", III, raise_all, "impossible-wonders", {}),
    ("seven wonders built and one waits", III, raise_seven, "impossible-wonders", {}),
    ("a token in two places", I, lambda data: data["cities"][0]["progress"].append(data["board"][0]), "impossible-count", {"what": "progress", "given": 11, "expected": "10"}),
    ("a token nowhere", I, lambda data: data["box"].pop(), "impossible-count", {"what": "progress", "given": 9, "expected": "10"}),
    ("a token twice and another nowhere", I, lambda data: data["box"].__setitem__(0, data["board"][0]), "impossible-count", {"what": "progress"}),
    ("the pawn beyond a small token", I, put("pawn", 3), "impossible-pawn", {"pawn": 3}),
    ("the pawn beyond a small token of seat 0", I, put("pawn", -3), "impossible-pawn", {"pawn": -3}),
    ("the pawn beyond a large token", I, both(put("pawn", 6), put("military_tokens", [["small", "large"], ["large"]])), "impossible-pawn", {"pawn": 6}),
    ("the pawn in a capital", I, both(put("pawn", 9), put("military_tokens", [[], []])), "impossible-over", {}),
    ("the pawn in the capital of seat 0", I, both(put("pawn", -9), put("military_tokens", [[], []])), "impossible-over", {}),
    ("the turn of both", I, agenda({"what": "turn", "seats": [0, 1]}, END), "impossible-pending", {"pending": "turn"}),
    ("the turn of the other", I, agenda({"what": "turn", "seats": [1]}, END), "impossible-pending", {"pending": "turn"}),
    ("the turn of nature", I, agenda({"what": "turn", "seats": [7]}, END), "impossible-pending", {"pending": "turn"}),
    ("a player deals", I, agenda({"what": "draw_token", "seats": [0]}, {"what": "library", "seats": [0]}, END), "impossible-pending", {"pending": "draw_token"}),
    ("nothing to take", I, both(agenda({"what": "library", "seats": [0]}, END)), "impossible-pending", {"pending": "library"}),
    ("nothing to build", I, agenda({"what": "mausoleum", "seats": [0]}, END), "impossible-pending", {"pending": "mausoleum"}),
    ("nothing to throw out", I, agenda({"what": "discard_card", "seats": [0], "about": "grey"}, END), "impossible-pending", {"pending": "discard_card"}),
    ("nothing to pick", I, agenda({"what": "pick_wonder", "seats": [0]}, END), "impossible-pending", {"pending": "pick_wonder"}),
]  # fmt: skip
"""What can be read but not come about in a game."""


def six_symbols(data: Data) -> None:
    """Give seat 0 six kinds of symbols; the cards come from wherever they are."""
    for card in ("scriptorium", "pharmacist", "workshop", "apothecary", "academy", "university"):
        for city in data["cities"]:
            if card in city["cards"]:
                city["cards"].remove(card)
        if card in data["discards"]:
            data["discards"].remove(card)
    data["cities"][0]["cards"] += [
        *("scriptorium", "pharmacist", "workshop", "apothecary", "academy", "university")
    ]


UNNOTICED: list[Broken] = [
    ("a card of an earlier age in the structure", II, swap_in(1), "impossible-back", {}),
    ("a card in the structure during the set-up", I, both(put("age", 0), put("agenda", [{"what": "pick_wonder", "seats": [0]}]), put("shown", ["sphinx"]), lambda data: data["undealt"].remove("sphinx")), "", {}),
    ("no end of the turn", I, agenda(TURN), "impossible-pending", {}),
    ("nothing after the deal", I, both(agenda({"what": "draw_token", "seats": [7]}), put("drawn", [])), "impossible-pending", {}),
    ("a second turn of the other", I, agenda(TURN, {"what": "turn", "seats": [1]}, END), "impossible-pending", {}),
    ("a card to deal that lies open", I, put("to_deal", ["r5c1"]), "", {}),
    ("a card to deal during a turn", I, put("to_deal", ["r4c2"]), "", {}),
    ("tokens drawn, and nobody to choose", I, lambda data: data["drawn"].append(data["box"].pop()), "", {}),
    ("wonders shown after the draft", I, lambda data: data["shown"].append(data["undealt"].pop()), "impossible-wonders", {}),
    ("six tokens on the board", I, lambda data: data["board"].append(data["box"].pop()), "", {}),
    ("military, without a capital", I, put("outcome", {"kind": "military", "winners": [0]}), "impossible-over", {}),
    ("military, for the loser", I, both(put("pawn", 9), put("military_tokens", [["small", "large"], []]), put("outcome", {"kind": "military", "winners": [1]})), "impossible-over", {}),
    ("scientific, without six symbols", I, put("outcome", {"kind": "scientific", "winners": [0]}), "impossible-over", {}),
    ("civilian, with cards left", I, put("outcome", {"kind": "civilian", "winners": [0]}), "impossible-over", {}),
    ("shared, by one", I, put("outcome", {"kind": "shared", "winners": [0]}), "impossible-over", {}),
    ("nobody wins", I, put("outcome", {"kind": "civilian", "winners": []}), "impossible-over", {}),
    ("a stranger wins", I, put("outcome", {"kind": "civilian", "winners": [5]}), "impossible-over", {}),
    ("a winner below", I, put("outcome", {"kind": "civilian", "winners": [-1]}), "impossible-over", {}),
    ("a political victory", I, put("outcome", {"kind": "political", "winners": [0]}), "impossible-over", {}),
]  # fmt: skip


def names(cases: list[Broken]) -> list[str]:
    return [name for name, *_ in cases]


def broken(data: Data, change: Change) -> Data:
    changed: Data = json.loads(json.dumps(data))
    change(changed)
    return changed


def refuse(data: Data, reason: str, arguments: dict[str, object], *, is_checked: bool) -> None:
    with pytest.raises(Impossible) as error:
        position.load(data, is_checked=is_checked)
    if reason:
        assert error.value.message_id == error.value.reason == reason
    assert arguments.items() <= error.value.arguments.items()
    assert is_told_clearly(error.value)


@pytest.mark.parametrize("case", UNREADABLE, ids=names(UNREADABLE))
@pytest.mark.parametrize("is_checked", [True, False])
def test_what_makes_no_sense_is_refused_checked_or_not(case: Broken, is_checked: bool) -> None:
    _, data, change, reason, arguments = case
    refuse(broken(data, change), reason, arguments, is_checked=is_checked)


@pytest.mark.parametrize("case", IMPOSSIBLE, ids=names(IMPOSSIBLE))
def test_what_no_game_leads_to_is_refused(case: Broken) -> None:
    _, data, change, reason, arguments = case
    refuse(broken(data, change), reason, arguments, is_checked=True)
    assert position.load(broken(data, change), is_checked=False)


@pytest.mark.parametrize("case", UNNOTICED, ids=names(UNNOTICED))
def test_what_contradicts_itself_is_refused(case: Broken) -> None:
    _, data, change, reason, arguments = case
    refuse(broken(data, change), reason, arguments, is_checked=True)


def test_six_symbols_end_the_game() -> None:
    data = broken(III, six_symbols)
    with pytest.raises(Impossible):
        position.load(data)
    state = position.load(data, is_checked=False)
    assert state.outcome() is None


def test_every_reason_is_provoked_here() -> None:
    reasons = {case[3] for case in (*UNREADABLE, *IMPOSSIBLE)}
    told = {
        "impossible-back",
        "impossible-card-twice",
        "impossible-coins",
        "impossible-count",
        "impossible-over",
        "impossible-pawn",
        "impossible-pending",
        "impossible-slot-covered",
        "impossible-slot-face",
        "impossible-too-early",
        "impossible-unknown-id",
        "impossible-wonders",
    }
    assert reasons == told


# What is not a position at all

MISFITS: list[tuple[str, object]] = [
    ("age", "one"),
    ("age", 1.5),
    ("age", None),
    ("age", True),
    ("first", []),
    ("active", {}),
    ("extra_turn", 1),
    ("extra_turn", "yes"),
    ("pawn", "center"),
    ("military_tokens", []),
    ("military_tokens", [["small"]]),
    ("military_tokens", [[], [], []]),
    ("military_tokens", [[1], []]),
    ("cities", []),
    ("cities", [{}]),
    ("cities", [{}, {}, {}]),
    ("cities", [{}, []]),
    ("cities", [{}, {"coins": "7"}]),
    ("cities", [{}, {"cards": "altar"}]),
    ("cities", [{}, {"cards": [1]}]),
    ("cities", [{}, {"wonders": ["sphinx"]}]),
    ("cities", [{}, {"wonders": {"sphinx": 5}}]),
    ("cities", [{}, {"gold": 7}]),
    ("structure", []),
    ("structure", {"r5c1": 5}),
    ("structure", {"r5c1": None}),
    ("backs", {"r5c1": None}),
    ("to_deal", "r5c1"),
    ("discards", {}),
    ("board", [None]),
    ("box", 5),
    ("agenda", {}),
    ("agenda", [[]]),
    ("agenda", [{}]),
    ("agenda", [{"what": "turn", "seats": 0}]),
    ("agenda", [{"what": "turn", "seats": ["0"]}]),
    ("agenda", [{"what": "turn", "about": 5}]),
    ("agenda", [{"what": "turn", "who": 0}]),
    ("outcome", "civilian"),
    ("outcome", {"kind": "civilian"}),
    ("outcome", {"kind": "civilian", "winners": 0}),
    ("outcome", {"kind": "civilian", "winners": [0], "by": 3}),
    ("variant", 7),
    ("options", []),
    ("options", {"first": 0}),
    ("gold", 7),
    ("", 7),
]


@pytest.mark.parametrize(("field", "value"), MISFITS)
def test_a_field_that_does_not_fit_is_refused(field: str, value: object) -> None:
    data = {**first_turn(1), field: value}
    for form in (data, json.dumps(data)):
        with pytest.raises(ThaumataError) as error:
            position.load(form)
        assert error.value.message_id in ("error-position", "error-position-field")
        assert is_told_clearly(error.value)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"variant": "chess"}, "error-unknown-variant"),
        ({"variant": ""}, "error-unknown-variant"),
        ({"variant": "duel+"}, "error-unknown-expansion"),
        ({"variant": "duel+atlantis"}, "error-unknown-expansion"),
        ({"variant": "duel-3"}, "error-seats"),
        ({"variant": "duel-²"}, "error-unknown-variant"),
        ({"options": {"speed": "high"}}, "error-unknown-option"),
        ({"options": {"first": "2"}}, "error-option-value"),
    ],
)
def test_a_variant_or_an_option_that_there_is_not_is_refused(data: Data, message: str) -> None:
    with pytest.raises(ThaumataError) as error:
        position.load({**first_turn(1), **data})
    assert error.value.message_id == message
    assert is_told_clearly(error.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "}",
        '{"age": 1',
        '{"age": 1,}',
        "{age: 1}",
        "{'age': 1}",
        '{"age": 01}',
        '{"age": NaN}',
        '{"age": 1e999}',
        '{"variant": "\\ud800"}',
        '{"age": 1} {"age": 1}',
        "null",
        "true",
        "5",
        '"duel"',
        "[]",
        "[{}]",
        b"\xff\xfe",
        b'{"variant": "\xff"}',
        b"\x00",
        "r5c1: altar",
        "[" * 100_000,
        '{"structure":' * 100_000,
        '{"variant": "\ud800"}',
    ],
    ids=lambda text: repr(text)[:24],
)
def test_what_is_no_json_object_is_refused(text: str | bytes) -> None:
    with pytest.raises(ThaumataError) as error:
        position.load(text)
    assert error.value.message_id == "error-not-json"
    assert str(error.value)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (put("cities", 0, "coins", 2**63), "impossible-coins"),
        (put("cities", 0, "coins", 10**30), "impossible-coins"),
        (put("pawn", 10**30), "impossible-pawn"),
        (put("pawn", -(2**64)), "impossible-pawn"),
        (put("age", 10**30), "impossible-count"),
        (agenda({"what": "turn", "seats": [10**30]}), "impossible-pending"),
        (put("outcome", {"kind": "civilian", "winners": [10**6]}), "impossible-over"),
        (agenda(*[TURN] * 60, END), "impossible-pending"),
        (agenda(TURN, *[END] * 100), "impossible-pending"),
        (put("variant", "duel-" + "2" * 5000), ""),
    ],
)
def test_numbers_and_lists_without_measure_are_refused(change: Change, reason: str) -> None:
    data = broken(I, change)
    for is_checked in (True, False):
        with pytest.raises(ThaumataError) as error:
            position.load(data, is_checked=is_checked)
        assert reason in ("", error.value.message_id)
        assert is_told_clearly(error.value)


def test_many_coins_are_no_reason_to_refuse_a_position() -> None:
    """D10: the bank always pays, so a treasury may hold more than all pieces are worth."""
    state = position.load(broken(I, put("cities", 0, "coins", 200)))
    finish(state, 3)
    assert state.outcome() is not None
