"""Invariants of every table, and random games that are checked against them."""
