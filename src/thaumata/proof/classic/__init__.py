"""Invariants of a table of Classic."""
