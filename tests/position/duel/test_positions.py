"""Positions both ways: read exactly as written, and with optional fields omitted."""

import json

import pytest

from tests.rules.duel.positions import Data, copy_of, finish, first_turn, samples
from tests.rules.duel.table import CARDS, TOKENS, WONDERS, duel, pending_seat, play, texts
from thaumata import NATURE, Dealer, position
from thaumata.agenda import Step
from thaumata.position import Unsound
from thaumata.rng import Rng

ALL = [(kind, n) for kind, found in samples().items() for n in range(len(found))]
every_sample = pytest.mark.parametrize(("kind", "n"), ALL)


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
    """Defaults are new objects for each state."""
    first, second = duel(open=("altar", "baths")), duel(open=("altar", "baths"))
    play(first, "discard altar")
    assert position.dump(second)["discards"] == []
    assert position.dump(duel(open=("altar",)))["discards"] == []


# Optional fields


def structure_alone() -> Data:
    """Return a position as written by hand: the structure of the first age."""
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
    assert written["military_tokens"] == [["small", "large"]] * 2
    assert [city["coins"] for city in written["cities"]] == [7, 7]
    assert (written["board"], len(written["box"])) == ([], 10)
    assert written["undealt"] == list(WONDERS)
    assert written["agenda"] == [{"what": "turn", "seats": [0]}, {"what": "end_turn"}]
    assert state.decision() == "turn"
    finish(state, 2)
    assert state.outcome() is not None


def test_the_active_player_is_asked_where_the_agenda_is_left_out() -> None:
    state = position.load({**structure_alone(), "first": 1, "active": 1})
    assert state.pending == 2


def test_tokens_and_wonders_that_are_not_named_are_in_the_box() -> None:
    mine = {"progress": ["economy"], "wonders": {"sphinx": None}}
    given = {"board": ["law"], "cities": [mine, {}]}
    state = position.load({**structure_alone(), **given})
    written = position.dump(state)
    assert set(written["box"]) == set(TOKENS) - {"law", "economy"}
    assert written["undealt"] == [wonder for wonder in WONDERS if wonder != "sphinx"]


def test_a_back_of_its_own_may_be_named_in_the_structure_alone() -> None:
    data = first_turn(3)
    hidden = [slot for slot, card in data["structure"].items() if card == "?guild"]
    assert hidden, "choose another game"
    whole = position.load(data).fingerprint()
    for slot in hidden:
        del data["backs"][slot]
    assert position.load(data).fingerprint() == whole


# Puzzles

FIVE: Data = {
    "structure": {
        "r5c1": "baths",
        "r5c3": "altar",
        "r5c5": "palisade",
        "r5c7": "quarry",
        "r5c9": "theater",
    }
}


def test_a_puzzle_with_five_cards_is_played_to_the_end_and_read_exactly_on_the_way() -> None:
    """Missing cards are out of the game."""
    state = position.load(FIVE)
    assert "build altar" in texts(state, 0)
    assert not position.dump(state)["whole"]
    dealer, rng = Dealer(2), Rng(2)
    while state.pending:
        seat = pending_seat(state)
        actions = state.legal_actions(seat)
        chosen = dealer.choose(state) if seat == NATURE else actions[rng.below(len(actions))]
        state.apply(seat, int(chosen))
        assert position.load(position.dump(state)).numbers() == state.numbers()
    assert state.outcome() is not None


@pytest.mark.parametrize(
    ("variant", "age", "structure", "back"),
    [
        ("duel", 3, {"r7c5": "builders_guild"}, "guild"),
        ("duel+pantheon", 3, {"r7c5": "greek_grand_temple"}, "temple"),
        ("duel+agora", 1, {"r5c1": "politician_left_1"}, "senator"),
        ("duel+agora", 2, {"r5c5": "conspirator_2"}, "senator"),
    ],
)
def test_an_open_card_tells_its_back(variant: str, age: int, structure: Data, back: str) -> None:
    state = position.load({"variant": variant, "age": age, "structure": structure})
    assert list(position.dump(state)["backs"].values()) == [back]


def test_seven_wonders_stand_without_a_word_about_the_others() -> None:
    """D46: the eighth went back to the box."""
    names, cards = list(WONDERS), ["altar", "baths", "theater", "quarry", "tavern", "press"]
    mine = dict(zip(names[:4], cards[:4], strict=True))
    theirs = dict(zip(names[4:7], [*cards[4:], "stable"], strict=True))
    cities = [{"wonders": mine}, {"wonders": theirs}]
    state = position.load({"age": 3, "structure": {"r7c5": "palace"}, "cities": cities})
    assert position.dump(state)["undealt"] == names[8:]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"structure": {}}, "agenda"),
        ({"agenda": []}, "agenda"),
        ({"agenda": [{"what": "turn", "seats": [0]}]}, "agenda[0]"),
        ({"agenda": [{"what": "take_token", "seats": [0]}, {"what": "end_turn"}]}, "agenda"),
        ({"discards": ["altar"]}, "structure"),
        ({"cities": [{"cards": ["palace"]}, {}]}, "age"),
        ({"structure": {"r5c1": "?age1"}}, "structure.r5c1"),
        ({"structure": {"r4c2": "altar", "r5c1": "baths"}}, "structure.r4c2"),
        ({"pawn": 3, "military_tokens": [["small"], ["small"]]}, "military_tokens"),
    ],
)
def test_a_puzzle_that_cannot_be_is_refused_with_the_field(change: Data, field: str) -> None:
    with pytest.raises(Unsound) as error:
        position.load({**FIVE, **change})
    assert error.value.field == field


def test_options_may_be_given() -> None:
    state = position.load({**structure_alone(), "options": {"progress": "may_decline"}})
    assert state.game.options["progress"] == "may_decline"


def test_the_schema_names_every_field() -> None:
    schema = json.dumps(position.schema())
    for field in first_turn(1):
        assert f'"{field}"' in schema


@pytest.mark.parametrize(
    ("pawn", "left"),
    [
        (0, [["small", "large"], ["small", "large"]]),
        (2, [["small", "large"], ["small", "large"]]),
        (3, [["small", "large"], ["large"]]),
        (6, [["small", "large"], []]),
        (-5, [["large"], ["small", "large"]]),
        (-8, [[], ["small", "large"]]),
    ],
)
def test_the_military_tokens_that_a_pawn_has_come_to_are_gone_unless_they_are_told(
    pawn: int, left: list[list[str]]
) -> None:
    """D54."""
    puzzle = {"pawn": pawn, "structure": {"r5c1": "baths"}}
    assert position.dump(position.load(puzzle))["military_tokens"] == left
    told = {**puzzle, "military_tokens": [[], []]}
    assert position.dump(position.load(told))["military_tokens"] == [[], []]
