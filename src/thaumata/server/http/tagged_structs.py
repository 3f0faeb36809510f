"""The OpenAPI schema of structs that stand for their subclasses, told apart by a tag."""

from __future__ import annotations

from typing import Any, Final

from litestar.openapi.spec import OpenAPIType, Reference, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from thaumata.events import Event
from thaumata.views import View

_TAGS: Final[dict[type, str]] = {Event: "event", View: "family"}
"""The field that has the tag of each."""


class TaggedStructs(OpenAPISchemaPlugin):
    """Describes an event and a view by their tags: all their fields are in ``thaumata schema``."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is Event or value is View

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """Return an object with a tag and any other fields."""
        tag = _TAGS[field_definition.annotation]
        properties: dict[str, Reference | Schema] = {tag: Schema(type=OpenAPIType.STRING)}
        return Schema(type=OpenAPIType.OBJECT, properties=properties, required=[tag])
