"""``thaumata schema``: the JSON Schema of all that goes over a wire."""

from __future__ import annotations

from typing import Final

import msgspec

from thaumata.cli.options import Language
from thaumata.cli.speaking import speaking
from thaumata.schema import schema as make_schema

EXAMPLES: Final = """\
thaumata schema
"""


def schema(language: Language = "") -> None:
    """Write the JSON Schema of views, actions, previews, events, positions and components."""
    with speaking(language):
        print(msgspec.json.format(msgspec.json.encode(make_schema()), indent=1).decode())
