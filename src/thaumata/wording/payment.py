"""Receipts in words: each line says its message, told with what stands in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from thaumata.wording.message import Argument, Message, list_of

if TYPE_CHECKING:
    from thaumata.wording.family import FamilyWords

Teller = Callable[["FamilyWords", Any], list[Message]]
"""Tells a line of a receipt, and perhaps why it is so."""

Tellers = Mapping[str, Teller]
"""For each kind of line that needs more than its fields how it is told."""


def messages_of(family: FamilyWords, line: Any) -> list[Message]:
    """Tell a line of a receipt."""
    teller = family.tellers.get(line.kind)
    return teller(family, line) if teller else [line_message(family, line)]


def line_message(family: FamilyWords, line: Any, id: str = "") -> Message:
    """Tell a line by its fields, under the id of its kind or another."""
    told: dict[str, Argument] = {}
    for field in line.__struct_fields__:
        value = getattr(line, field)
        if field == "resource":
            told[field] = family.amount(value, line.amount)
        elif field == "resources":
            told[field] = list_of([family.amount(good, n) for good, n in value.items()])
        elif hasattr(value, "kind"):
            told[field] = family.name(value.kind, value.id)
        elif isinstance(value, str):
            told[field] = family.name(field, value)
        elif isinstance(value, int):
            told[field] = value
    return Message(id or f"payment-{line.kind}", told)
