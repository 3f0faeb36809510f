"""The description of the service is true: types, requests, answers."""

import json
import runpy
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.client import Guest, table_of_two
from tests.test_schema import fits
from thaumata.server import messages
from thaumata.server.http.openapi import openapi, service_schema

PROJECT = Path(__file__).resolve().parents[2]


def test_the_written_types_and_descriptions_have_not_drifted() -> None:
    made = runpy.run_path(str(PROJECT / "scripts" / "make_types.py"))["made"]()
    for path, text in made.items():
        assert path.read_text("utf-8") == text, f"{path.name}: make types"


def test_every_message_is_in_the_schema() -> None:
    defined = service_schema()["$defs"]
    for name in ("Act", "Undo", "Resign", "Say", "Update", "Answer", "Said", "Complaint"):
        assert name in defined
    text = json.dumps(defined)
    named = {part.split('"')[0] for part in text.split('"#/$defs/')[1:]}
    assert named <= defined.keys()


def test_every_request_is_described_with_what_may_go_wrong() -> None:
    for path, methods in openapi()["paths"].items():
        assert path.startswith("/api/")
        for described in methods.values():
            assert described["responses"].keys() >= {"400", "404", "429"}
            refused = described["responses"]["400"]["content"]["application/json"]["schema"]
            assert refused["$ref"].endswith("/Problem")


def test_no_page_of_the_service_asks_another_origin(anna: Guest) -> None:
    assert anna.get("/api/schema/openapi.json")["paths"].keys() == openapi()["paths"].keys()
    assert anna.http.get("/api/schema/swagger").status_code == 404


@pytest.mark.parametrize("variant", ["duel+pantheon+agora", "classic-2+cities"])
def test_what_is_sent_can_be_read_as_the_messages_say(
    anna: Guest, bohdan: Guest, variant: str
) -> None:
    id = table_of_two(anna, bohdan, variant)
    with anna.at(id, since=0) as seat:
        update = seat.until_update().update
    defined = service_schema()["$defs"]
    assert fits(update, defined["Update"], defined)
    assert not fits({**update, "number": "one"}, defined["Update"], defined)
    msgspec.convert(update["table"], messages.TableInfo)
    msgspec.convert(anna.get(f"/api/tables/{id}"), messages.MyTable)


def test_requests_that_are_made_up_are_refused_and_never_fail(anna: Guest, stranger: Guest) -> None:
    """Send every request with bodies and ids that do not fit, with and without a cookie."""
    bodies: list[object] = [None, {}, [], 7, {"seat": 3}, {"name": "x"}, {"is_ready": True}]
    bodies += [{"key": "k"}, {"token": "t", "seat": 6}, {"seat": 0, "computer": "easy"}]
    for path, methods in openapi()["paths"].items():
        for method in methods:
            for guest in (stranger, anna):
                for body in bodies if method == "post" else bodies[:1]:
                    if path == "/api/me" and method == "delete":
                        continue
                    url = path.replace("{id}", "none").replace("{variant}", "none")
                    answer = guest.http.request(method.upper(), url, json=body)
                    check(answer)


def check(answer: httpx.Response) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json()["text"]
        assert "Traceback" not in answer.text
