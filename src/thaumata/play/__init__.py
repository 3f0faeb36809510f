"""A game being played: its record, its story, saves and undo."""
