"""The position of a game of Classic as data."""
