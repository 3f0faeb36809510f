"""Random requests and messages: refused in words, and without an effect."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.client import Guest, Service, table_of_two
from thaumata.server.http.openapi import openapi

SCHEMA = schemathesis.openapi.from_dict(openapi())
OPERATIONS = {
    found.ok().label: found.ok()
    for found in SCHEMA.get_all_operations()
    if not isinstance(found, Err)
}

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

few = settings(
    max_examples=25,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class Mallory:
    """A guest who sends random requests, at the tables of others too."""

    def __init__(self, service: Service, table: str) -> None:
        self.service = service
        self.table = table
        self.there = {"id": table, "variant": "classic-2+cities"}
        self.guest = Guest(service.url, "Mallory")

    def ask(self, case: Any, is_known: bool, is_there: bool) -> None:
        """Send a request, and check the answer."""
        for name in (case.path_parameters or {}) if is_there else ():
            case.path_parameters[name] = self.there.get(name, case.path_parameters[name])
        cookies = {"thaumata": str(self.guest.http.cookies["thaumata"])} if is_known else {}
        answer = case.call(base_url=self.service.url, cookies=cookies)
        case.validate_response(answer, checks=CHECKS)
        assert "Traceback" not in answer.text
        if answer.status_code >= 400:
            assert answer.json()["text"]
        if case.method == "DELETE" and answer.status_code == 200:
            self.guest.http.cookies.clear()
            self.guest.post("/api/me", name="Mallory")


@pytest.fixture
def mallory(service: Service, anna: Guest, bohdan: Guest) -> Iterator[Mallory]:
    """Check that the table of the others is the same byte by byte after the test."""
    id = table_of_two(anna, bohdan, "classic-2+cities")
    before = [shown(anna, id), shown(bohdan, id)]
    somebody = Mallory(service, id)
    yield somebody
    somebody.guest.http.close()
    assert [shown(anna, id), shown(bohdan, id)] == before


def shown(guest: Guest, id: str) -> str:
    """Return everything that a guest can read of a table."""
    with guest.at(id, since=0) as seat:
        return json.dumps(seat.until_update().update)


@pytest.mark.parametrize("label", OPERATIONS)
def test_a_request_made_up_by_the_description_is_answered_as_described(
    mallory: Mallory, label: str
) -> None:
    operation = OPERATIONS[label]
    modes = GenerationMode if operation.body else [GenerationMode.POSITIVE]
    made_up = st.one_of([operation.as_strategy(mode) for mode in modes])

    @few
    @given(made_up, st.booleans(), st.booleans())
    def trial(case: Any, is_known: bool, is_there: bool) -> None:
        mallory.ask(case, is_known, is_there)

    trial()


# Over the socket

scalars = st.none() | st.booleans() | st.integers(-9, 99) | st.floats() | st.text(max_size=30)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
types = st.sampled_from(["act", "undo", "resign", "say", "hint", "analyse", "cancel", "update"])
fields = st.fixed_dictionaries(
    {},
    optional={
        "type": types | anything,
        "text": st.sampled_from(["pass", "sell altar", "undo 1", "resign"]) | anything,
        "number": st.integers(0, 60) | anything,
        "key": st.text(max_size=50) | anything,
        "phrase": st.just("phrase-hello") | anything,
        "level": st.just("easy") | anything,
        "seat": st.integers(0, 7) | anything,
    },
)
messages = fields.map(json.dumps) | anything.map(json.dumps) | st.text() | st.binary(max_size=99)


@settings(few, max_examples=40)
@given(said=st.lists(messages, min_size=1, max_size=15))
def garble(mallory: Mallory, said: list[str | bytes]) -> None:
    """Send anything at the table of others, to the end."""
    with mallory.guest.at(mallory.table) as seat:
        seat.until_update()
        for message in said:
            seat.socket.send(message)
        seat.say("undo", number=0, key="last")
        while not seat.others or seat.others[-1].get("key") != "last":
            seat.receive()
    assert len(seat.others) <= len(said) + 1
    for answer in seat.others:
        assert answer["type"] in ("complaint", "answer")
        assert answer.get("result", "refused") == "refused"
        assert answer["problem"]["text"]


def test_whatever_is_said_at_the_table_of_others_is_refused_in_words(mallory: Mallory) -> None:
    garble(mallory)


@settings(few, max_examples=40)
@given(said=st.lists(messages, min_size=1, max_size=15))
def mumble(guest: Guest, table: str, said: list[str | bytes]) -> None:
    """Send messages without a type at the own table."""
    with guest.at(table) as seat:
        seat.until_update()
        for message in said:
            seat.socket.send(message if isinstance(message, bytes) else f"[{message}]")
        seat.say("cancel", key="nothing")
        seat.say("act", text="?", number=10**6, key="last")
        while not seat.others or seat.others[-1].get("key") != "last":
            seat.receive()
    assert [each["type"] for each in seat.others] == ["complaint"] * len(said) + ["answer"]
    assert seat.others[-1]["result"] == "stale"


def test_what_is_no_message_changes_nothing_at_the_own_table(
    mallory: Mallory, anna: Guest, bohdan: Guest
) -> None:
    for guest in (anna, bohdan):
        mumble(guest, mallory.table)


def test_messages_of_other_protocols_change_nothing(mallory: Mallory, anna: Guest) -> None:
    """Messages of browsers, proxies and other services: each is refused."""
    foreign: list[str | bytes] = [
        '{"jsonrpc":"2.0","method":"act","id":1}',
        '42["act",{"text":"pass"}]',
        "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        "CONNECT\naccept-version:1.2\n\n\0",
        '{"type":"update","number":1,"table":{}}',
        '{"type":"answer","key":"k","result":"done","number":1}',
        b"\x10\x0c\x00\x04MQTT\x04\x02\x00<\x00\x00",
        json.dumps({"type": "act", "text": "pass", "number": 0, "key": "k", "table": "other"}),
    ]
    with anna.at(mallory.table) as seat:
        seat.until_update()
        for message in foreign:
            seat.socket.send(message)
            assert seat.receive()["type"] == "complaint"
