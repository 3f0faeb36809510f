"""The JSON Schema of all that goes over a wire: views with their actions, events, positions, ...

A client makes its types from it. The definitions ``AnyView``, ``AnyAction``, ``AnyPreview``,
``AnyEvent``, ``AnyPosition``, ``Advice``, ``Analysis`` and ``ComponentList`` are where to begin;
each of the first is one of those of the families.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from thaumata import position
from thaumata.components import ComponentList
from thaumata.events import event_classes
from thaumata.events.families import FAMILIES as EVENT_FAMILIES
from thaumata.events.played import Played
from thaumata.players.advice.structs import Advice, Analysis
from thaumata.views import (
    Action,
    ClassicAction,
    ClassicPreview,
    ClassicView,
    DuelAction,
    DuelPreview,
    DuelView,
    PlainView,
    Preview,
)

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

_TEMPLATE: Final = "#/$defs/{name}"

_ROOMS: Final = {"events": "Event", "views": "View"}
"""What is added to the name of a struct of a room that another one has as well."""


def schema() -> dict[str, Any]:
    """Return one schema with everything defined in it."""
    entries: dict[str, tuple[Any, ...]] = {
        "AnyView": (DuelView, ClassicView, PlainView),
        "AnyAction": (DuelAction, ClassicAction, Action),
        "AnyPreview": (DuelPreview, ClassicPreview, Preview),
        "AnyEvent": (
            *(kind for family in EVENT_FAMILIES for kind in event_classes(family)),
            Played,
        ),
    }
    listed = [struct for members in entries.values() for struct in members]
    structs = dict.fromkeys([*listed, ComponentList, Advice, Analysis])
    found, definitions = msgspec.json.schema_components(structs, ref_template=_TEMPLATE)
    references = dict(zip(structs, found, strict=True))
    positions = position.schema()
    defined = {**definitions, **positions["$defs"]}
    for entry, members in entries.items():
        defined[entry] = {"anyOf": [references[member] for member in members]}
    defined["AnyPosition"] = {"anyOf": positions["anyOf"]}
    return _renamed({"$schema": DIALECT, "title": "Thaumata", "$defs": defined})


def _renamed(document: dict[str, Any]) -> dict[str, Any]:
    """Call what two families or rooms have under one name by names that code can have."""
    text = msgspec.json.encode(document).decode()
    for name in document["$defs"]:
        if "." in name:
            _, room, family, *_, struct = name.split(".")
            text = text.replace(name, f"{family.capitalize()}{struct}{_ROOMS[room]}")
    renamed: dict[str, Any] = msgspec.json.decode(text)
    return renamed
