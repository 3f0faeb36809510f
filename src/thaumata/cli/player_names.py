"""Names of players on the screen."""

from __future__ import annotations

from thaumata.play.seating import computers_of
from thaumata.players.characters import name_of_level
from thaumata.record import Record
from thaumata.wording.words import Words


def names_of(words: Words, record: Record) -> list[str]:
    """Return the names of a record's players, no two of them the same."""
    computers = computers_of(record)
    names = [
        name_of_level(words, name) or words("label-computer")
        if seat in computers
        else "".join(filter(str.isprintable, name)) or words("seat", number=seat + 1)
        for seat, name in enumerate(record.players)
    ]
    return [
        f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]
