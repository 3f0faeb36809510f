"""Receipts in words: the messages of each line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from thaumata.wording.message import Argument, Message, list_of

if TYPE_CHECKING:
    from thaumata.wording.family import FamilyWords

Teller = Callable[["FamilyWords", Any], list[Message]]
"""Returns the messages of a line of a receipt, with its reason."""

Tellers = Mapping[str, Teller]
"""The functions for kinds of lines that need more than their fields."""


def messages_of(family: FamilyWords, line: Any) -> list[Message]:
    """Return the messages of a line of a receipt."""
    teller = family.tellers.get(line.kind)
    return teller(family, line) if teller else [line_message(family, line)]


def line_message(family: FamilyWords, line: Any, id: str = "") -> Message:
    """Return the message of a line with its fields, under the id of its kind or another."""
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
