"""Invariants of a table of Duel."""
