"""Hints for a position and analyses of whole games, in numbers and words."""
