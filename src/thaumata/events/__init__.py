"""Typed events, made from the numbers that a state notes in its log.

Attach a list to ``state.log``, play, and read the list here. Events tell a story: they animate a
screen and fill a log. The truth about a position is its view. Each family of games has a folder of
events, and each of its expansions a module there.
"""

from thaumata.events.event import Event, describe
from thaumata.events.families import event_classes, has_events
from thaumata.events.reading import merge_moves, read_events

__all__ = ["Event", "describe", "event_classes", "has_events", "merge_moves", "read_events"]
