"""``thaumata schema``: print the JSON Schema of everything that is sent or stored as JSON."""

from __future__ import annotations

from typing import Final

from thaumata.cli.console import print_json
from thaumata.cli.errors import reporting_errors
from thaumata.cli.options import Language
from thaumata.schema import schema as make_schema

EXAMPLES: Final = """\
thaumata schema
"""


def schema(language: Language = "") -> None:
    """Print the JSON Schema of views, actions, previews, events, positions and components."""
    with reporting_errors(language):
        print_json(make_schema(), is_indented=True)
