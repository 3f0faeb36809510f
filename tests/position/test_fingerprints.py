"""The hash in records is that of a written position, not of a state's numbers."""

import json
from typing import Any

import pytest

import thaumata as th
from tests.auction import Auction
from tests.proof.walk import steps
from thaumata import Game, ThaumataError, position
from thaumata.duel import Duel
from thaumata.game import register
from thaumata.position.fingerprints import hash_of
from thaumata.record import Record


class HouseDuel(Duel):
    """A user's own family, built on Duel."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "house"


register(HouseDuel())

TABLE: dict[str, Any] = {
    "variant": "duel",
    "options": {"wonders": "draft"},
    "whole": True,
    "age": 1,
    "discards": ["altar"],
}


def test_the_hash_of_a_position_is_known() -> None:
    """If it changed, older records would be refused."""
    assert hash_of(TABLE) == "c6195744"
    state = Game("duel").start()
    assert position.fingerprint(state) == "e20a2b67"


def test_fields_that_say_nothing_do_not_count() -> None:
    more = {**TABLE, "box": None, "extra_turn": False, "drawn": [], "parts": {"fair": {}}}
    assert hash_of(more) == hash_of(TABLE)


MINERVA = {"variant": "duel+pantheon", "structure": {"r5c1": "baths"}, "pawn": 1}

PUZZLES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (
        {"structure": {"r5c1": "baths"}, "cities": [{"wonders": {"pyramids": None}}, {}]},
        {"structure": {"r5c1": "baths"}, "cities": [{}, {"wonders": {"pyramids": None}}]},
    ),
    (
        {"variant": "classic-3", "cities": [{"coins": 0}]},
        {"variant": "classic-3", "cities": [{"coins": 3}]},
    ),
    (
        {**MINERVA, "parts": {"pantheon": {"gods": [["minerva"], []]}}},
        {**MINERVA, "parts": {"pantheon": {"gods": [["minerva"], []], "minerva": 0}}},
    ),
]
"""Pairs of tables that differ by a zero, or by a piece without a value."""


@pytest.mark.parametrize("pair", PUZZLES)
def test_a_zero_and_a_waiting_wonder_count(pair: tuple[dict[str, Any], dict[str, Any]]) -> None:
    one, other = (position.load(puzzle) for puzzle in pair)
    assert position.fingerprint(one) != position.fingerprint(other)


def test_the_order_of_fields_does_not_count_but_that_of_lists_does() -> None:
    assert hash_of(dict(reversed(TABLE.items()))) == hash_of(TABLE)
    one, other = ({**TABLE, "discards": ids} for ids in (["altar", "baths"], ["baths", "altar"]))
    assert hash_of(one) != hash_of(other)


def test_options_are_no_part_of_a_table() -> None:
    assert hash_of({**TABLE, "options": {}, "variant": "duel+fair"}) == hash_of(TABLE)


@pytest.mark.parametrize("variant", ["duel+pantheon+agora", "classic-3+cities"])
def test_positions_that_differ_have_different_fingerprints(variant: str) -> None:
    prints = [position.fingerprint(state) for state, _seat, _action in steps(Game(variant), 1)]
    assert len(set(prints)) == len(prints)


def test_a_record_carries_the_fingerprint_in_words() -> None:
    record = Record(Game("duel"))
    state = record.game.start()
    dealer = th.Dealer(1)
    while state.pending:
        seat = 7 if state.pending == 2**7 else int(state.pending) // 2
        action = int(dealer.choose(state)) if seat == 7 else state.legal_actions(seat)[0]
        record.play(state, seat, action)
    assert record.moves[-1].mark.endswith(position.fingerprint(state))


# Families of users


def test_a_family_without_a_format_is_written_plainly_and_not_read() -> None:
    register(Auction())
    state = Game("auction").start()
    data = position.dump(state)
    assert (data["variant"], data["numbers"]) == ("auction", state.numbers())
    assert data["agenda"][0]["what"] == state.decision()
    assert json.loads(json.dumps(data)) == data
    with pytest.raises(ThaumataError, match="A position of “auction” cannot be read"):
        position.load(data)
    assert position.fingerprint(state) == state.fingerprint()


def test_a_family_that_is_built_on_another_has_its_positions() -> None:
    for number, (state, _seat, _action) in enumerate(steps(Game("house"), 1)):
        if number % 10 == 0:
            data = position.dump(state)
            assert (data["variant"], data["whole"]) == ("house", True)
            assert position.load(data).numbers() == state.numbers()
