"""The view of a game of Classic."""
