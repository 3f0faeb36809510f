"""The JSON Schema of everything sent to a client: views with their actions, events, positions, ...

A client generates its types from it. The entry points are the definitions ``AnyView``,
``AnyAction``, ``AnyPreview``, ``AnyEvent``, ``AnyPosition``, ``Advice``, ``Analysis`` and
``ComponentList``; each of the first five is a union over the families.
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
"""Suffixes for structs whose name occurs in another room as well."""


def schema() -> dict[str, Any]:
    """Return one schema that defines everything."""
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
    """Rename definitions that two families or rooms share a name for to valid, distinct names."""
    text = msgspec.json.encode(document).decode()
    for name in document["$defs"]:
        if "." in name:
            _, room, family, *_, struct = name.split(".")
            text = text.replace(name, f"{family.capitalize()}{struct}{_ROOMS[room]}")
    renamed: dict[str, Any] = msgspec.json.decode(text)
    return renamed
