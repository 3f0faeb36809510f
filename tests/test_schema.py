"""The schema describes the data that is really sent."""

import json
from typing import Any

import msgspec
import pytest

import thaumata as th
from tests.cli.terminal import run
from tests.proof.walk import steps
from thaumata.components import components_of
from thaumata.events import event_classes, read_events
from thaumata.events.played import Played
from thaumata.schema import schema

SCHEMA = schema()
DEFINED = SCHEMA["$defs"]


def fits(value: Any, rule: dict[str, Any], defined: dict[str, Any] = DEFINED) -> bool:
    """Check a value against the parts of JSON Schema that the schema uses."""
    if "$ref" in rule:
        return fits(value, defined[rule["$ref"].removeprefix("#/$defs/")], defined)
    if "anyOf" in rule:
        return any(fits(value, each, defined) for each in rule["anyOf"])
    if "enum" in rule:
        return value in rule["enum"]
    kinds: dict[str, Any] = {
        "object": dict,
        "array": list,
        "string": str,
        "integer": int,
        "number": (int, float),
        "boolean": bool,
        "null": type(None),
    }
    if "type" in rule and not isinstance(value, kinds[rule["type"]]):
        return False
    if isinstance(value, dict):
        return _fits_object(value, rule, defined)
    if isinstance(value, list):
        items = rule.get("items", {})
        firsts = rule.get("prefixItems", [])
        rest = value[len(firsts) :] if items else []
        return all(
            fits(each, first, defined) for each, first in zip(value, firsts, strict=False)
        ) and all(fits(each, items, defined) for each in rest)
    return True


def _fits_object(value: dict[str, Any], rule: dict[str, Any], defined: dict[str, Any]) -> bool:
    fields = rule.get("properties", {})
    others = rule.get("additionalProperties", {})
    return set(rule.get("required", ())) <= value.keys() and all(
        fits(each, fields.get(name, others if isinstance(others, dict) else {}), defined)
        and (name in fields or not fields)
        for name, each in value.items()
    )


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def test_where_to_begin_is_defined() -> None:
    for entry in ("AnyView", "AnyAction", "AnyPreview", "AnyEvent", "AnyPosition", "ComponentList"):
        assert entry in DEFINED
    assert {"Advice", "Analysis"} <= DEFINED.keys()


def test_every_reference_leads_somewhere_by_a_name_that_code_can_have() -> None:
    text = json.dumps(SCHEMA)
    named = {part.split('"')[0] for part in text.split('"#/$defs/')[1:]}
    assert named <= DEFINED.keys()
    assert all(name.isidentifier() for name in DEFINED)


def test_every_event_is_defined() -> None:
    kinds = [kind for family in ("duel", "classic") for kind in event_classes(family)]
    kinds.append(Played)  # of a user's own game
    assert len(DEFINED["AnyEvent"]["anyOf"]) == len(kinds)


@pytest.mark.parametrize(
    "variant", ["duel", "duel+pantheon+agora", "classic-3+cities", "classic-2"]
)
def test_what_a_game_sends_fits_the_schema(variant: str) -> None:
    game = th.Game(variant)
    for number, (state, seat, action) in enumerate(steps(game, 1)):
        if number % 25:
            continue
        shown = plain(th.view(state, seat if seat != th.NATURE else None))
        assert fits(shown, DEFINED["AnyView"])
        for each in shown["actions"][:2]:
            assert fits(each, DEFINED["AnyAction"])
            assert fits(each["preview"], DEFINED["AnyPreview"])
        assert fits(plain(th.position.dump(state)), DEFINED["AnyPosition"])
        copy = state.copy()
        copy.log = []
        copy.perform(seat, action)
        for event in read_events(game, copy.log):
            assert fits(plain(event), DEFINED["AnyEvent"])


@pytest.mark.parametrize("variant", ["duel+pantheon+agora", "classic-3+cities"])
def test_the_components_fit_the_schema(variant: str) -> None:
    assert fits(plain(components_of(th.Game(variant))), DEFINED["ComponentList"])


def test_what_is_not_sent_does_not_fit() -> None:
    shown = plain(th.view(th.Game("duel").start()))
    assert not fits({**shown, "age": "first"}, DEFINED["DuelView"])
    assert not fits({name: shown[name] for name in ("age", "seat")}, DEFINED["DuelView"])


def test_the_command_writes_the_schema() -> None:
    code, out, err = run("schema")
    assert (code, err) == (0, "")
    assert json.loads(out) == SCHEMA
