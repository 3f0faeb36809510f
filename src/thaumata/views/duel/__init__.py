"""The view of a duel."""
