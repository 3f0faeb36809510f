"""The record of a game: a text from which it can be replayed.

Undo, save, resume, replay and recovery after a crash all replay the record: it includes nature's
actions, so no generator is needed. ``docs/records.md`` describes the format.
"""

from thaumata.record.file import RecordFile
from thaumata.record.record import Move, Record
from thaumata.record.source import RULES_VERSION, BrokenRecord

__all__ = ["RULES_VERSION", "BrokenRecord", "Move", "Record", "RecordFile"]
