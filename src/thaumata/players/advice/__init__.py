"""Advice: what a search thinks of a position, in numbers and in words, and of a whole game."""
