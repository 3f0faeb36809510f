"""Writes the types of the browser's client and the description of the service from its messages.

python scripts/make_types.py            writes them
python scripts/make_types.py --check    fails where the files are not what would be written
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from thaumata.server.http.openapi import openapi, service_schema

PROJECT = Path(__file__).resolve().parents[1]
TYPES = PROJECT / "web" / "types" / "service.ts"
OPENAPI = PROJECT / "docs" / "openapi.json"

HEAD = """\
// Made by scripts/make_types.py from the messages of the service: do not edit.
"""

PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def type_of(rule: dict[str, Any]) -> str:
    """Write a schema as a type."""
    if "$ref" in rule:
        return str(rule["$ref"]).rpartition("/")[2]
    if "anyOf" in rule:
        return " | ".join(dict.fromkeys(type_of(each) for each in rule["anyOf"]))
    if "enum" in rule:
        return " | ".join(json.dumps(each) for each in rule["enum"])
    if "const" in rule:
        return json.dumps(rule["const"])
    kind = rule.get("type")
    if isinstance(kind, list):
        return " | ".join(type_of({**rule, "type": each}) for each in kind)
    if kind == "array":
        return array_of(rule)
    if kind == "object":
        return object_of(rule)
    return PLAIN.get(str(kind), "unknown")


def array_of(rule: dict[str, Any]) -> str:
    """Write a list, or a tuple where each place has a type of its own."""
    if "prefixItems" in rule:
        return f"[{', '.join(type_of(each) for each in rule['prefixItems'])}]"
    items = rule.get("items")
    inner = type_of(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def object_of(rule: dict[str, Any], indent: str = "") -> str:
    """Write a struct with its fields, or a map."""
    if "properties" not in rule:
        others = rule.get("additionalProperties")
        return f"Record<string, {type_of(others) if isinstance(others, dict) else 'unknown'}>"
    needed = set(rule.get("required", ()))
    fields = [
        f"  {name}{'' if name in needed else '?'}: {type_of(each)};"
        for name, each in rule["properties"].items()
    ]
    return "\n".join(["{", *fields, "}"])


def comment_on(rule: dict[str, Any]) -> str:
    """Write the docstring of a struct as a comment."""
    said = str(rule.get("description", "")).split("\n")[0]
    return f"/** {said} */\n" if said else ""


def typescript() -> str:
    """Write all types, by name."""
    parts = [HEAD]
    for name, rule in sorted(service_schema()["$defs"].items()):
        is_struct = rule.get("type") == "object" and "properties" in rule
        kind = f"export interface {name} " if is_struct else f"export type {name} = "
        parts.append(f"{comment_on(rule)}{kind}{type_of(rule)}{'' if is_struct else ';'}\n")
    return "\n".join(parts)


def made() -> dict[Path, str]:
    """Return the text that each file should have."""
    described = json.dumps(openapi(), indent=1, ensure_ascii=False, sort_keys=True)
    return {TYPES: typescript(), OPENAPI: described + "\n"}


def main(arguments: list[str]) -> None:
    """Write the files, or compare them."""
    for path, text in made().items():
        if "--check" in arguments:
            if not path.exists() or path.read_text("utf-8") != text:
                sys.exit(f"{path.relative_to(PROJECT)} has drifted: make types")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
