"""Games in play: record, story, undo and saves; at one terminal or online."""
