"""The position of a duel as data."""
