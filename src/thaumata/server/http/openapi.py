"""The description of the service: OpenAPI for requests, JSON Schema for every message."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from thaumata.schema import schema
from thaumata.server import messages
from thaumata.server.app import make_app
from thaumata.server.ops.listening import Endpoint
from thaumata.server.settings import Settings

_REQUESTS: Final = (
    messages.NewName,
    messages.Me,
    messages.MyKey,
    messages.MyData,
    messages.Games,
    messages.NewTable,
    messages.Invitation,
    messages.Chair,
    messages.SeatNumber,
    messages.ClockWish,
    messages.Ready,
    messages.MyTable,
    messages.Tables,
    messages.ServiceInfo,
    messages.TableStory,
    messages.TablePosition,
    messages.PointsOverTime,
    messages.Problem,
)

_UNIONS: Final = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}

_ANY: Final = {"View": "AnyView", "Event": "AnyEvent"}
"""The unions that stand for a base: a message holds the view of some family, and any event."""


def openapi() -> dict[str, Any]:
    """Return the OpenAPI document."""
    found: dict[str, Any] = make_app(Settings(), Endpoint()).openapi_schema.to_schema()
    return found


def service_schema() -> dict[str, Any]:
    """Return the schema of everything that ``thaumata schema`` has, and of the messages."""
    document = schema()
    wanted = [*_REQUESTS, *_UNIONS.values()]
    template = "#/$defs/{name}"
    found, definitions = msgspec.json.schema_components(wanted, ref_template=template)
    defined = {name: each for name, each in definitions.items() if _is_message(name)}
    for name, union in zip(_UNIONS, found[-len(_UNIONS) :], strict=True):
        defined[name] = {"anyOf": union["anyOf"]}
    text = msgspec.json.encode(defined).decode()
    for base, union_name in _ANY.items():
        text = text.replace(f'"#/$defs/{base}"', f'"#/$defs/{union_name}"')
    added = msgspec.json.decode(text)
    both = added.keys() & document["$defs"].keys()
    if both:
        raise ValueError(f"two structs have the same name: {sorted(both)}")
    return {**document, "$defs": {**document["$defs"], **added}}


def _is_message(name: str) -> bool:
    """Return whether a struct is a message of the service; the views have those of the game."""
    struct = getattr(messages, name, None)
    return getattr(struct, "__module__", "") == messages.__name__
