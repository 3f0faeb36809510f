"""The record of a game: the text from which it can be played again.

Undo, save, resume, replay and recovery after a crash are all "play the record again": nature's
actions stand in it like everybody else's, so no generator is needed. ``docs/records.md`` describes
the text.
"""

from thaumata.record.file import RecordFile
from thaumata.record.record import Move, Record
from thaumata.record.source import RULES_VERSION, BrokenRecord

__all__ = ["RULES_VERSION", "BrokenRecord", "Move", "Record", "RecordFile"]
